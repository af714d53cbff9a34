// SPDX-License-Identifier: Apache-2.0

extension BuiltInTexts {
    /// Spanish, in the "tú" form.
    static let spanish = BuiltInTexts(
        purposes: [
            .init(
                id: 1, name: "Guardar información en tu dispositivo y leerla",
                description: "En tu dispositivo pueden guardarse cookies, identificadores publicitarios e información"
                    + " similar, y consultarse más adelante para reconocerlo cuando vuelvas.",
                illustrations: [
                    "Un identificador guardado hoy permite saber la semana que viene que se trata del mismo teléfono."
                ]),
            .init(
                id: 2, name: "Elegir anuncios sin un perfil tuyo",
                description: "Los anuncios pueden elegirse con pocos datos: lo que estás viendo, tu zona aproximada,"
                    + " el tipo de dispositivo y cuántas veces has visto ya un anuncio.",
                illustrations: ["En una app de recetas ves un anuncio de sartenes, y no más de tres veces al día."]),
            .init(
                id: 3, name: "Crear un perfil tuyo para anuncios",
                description: "Lo que haces aquí y en otros sitios puede reunirse a lo largo del tiempo en un perfil de"
                    + " tus intereses probables, que se usa para la publicidad.",
                illustrations: ["Lees varias pruebas de bicicletas y tu perfil anota que te interesa el ciclismo."]),
            .init(
                id: 4, name: "Mostrar anuncios según tu perfil",
                description: "Un perfil publicitario tuyo, creado aquí o en otro sitio, puede determinar qué anuncios"
                    + " ves.",
                illustrations: ["Tu perfil menciona el ciclismo, así que un juego te muestra anuncios de bicicletas."]),
            .init(
                id: 5, name: "Crear un perfil tuyo para contenido",
                description: "Lo que haces aquí y en otros sitios puede reunirse en un perfil que sirve para sugerirte"
                    + " artículos, vídeos y otras cosas que no son anuncios.",
                illustrations: ["Ves dos vídeos de jardinería y tu perfil anota que te gustan los jardines."]),
            .init(
                id: 6, name: "Mostrar contenido según tu perfil",
                description: "Un perfil de tus intereses puede determinar qué contenido ves y en qué orden.",
                illustrations: ["Un vídeo sobre rosas sube al principio de tu lista."]),
            .init(
                id: 7, name: "Medir el rendimiento de los anuncios",
                description: "Puede registrarse qué anuncios has visto y si los has tocado o has comprado algo"
                    + " después, para saber si han funcionado.",
                illustrations: ["Una tienda sabe cuántas personas han llegado a través de un anuncio en esta app."]),
            .init(
                id: 8, name: "Medir el rendimiento del contenido",
                description: "Puede registrarse qué lees, qué ves o a qué juegas, y durante cuánto tiempo, para saber"
                    + " si ese contenido llega a la gente.",
                illustrations: ["Una redacción ve que la mayoría deja de leer tras el primer párrafo."]),
            .init(
                id: 9, name: "Conocer mejor a grupos de personas",
                description: "Los datos de varias fuentes pueden combinarse en informes sobre lo que tienen en común"
                    + " distintos grupos de personas.",
                illustrations: [
                    "Un informe muestra que el tráiler de una película lo ven sobre todo personas de más de cuarenta"
                        + " años."
                ]),
            .init(
                id: 10, name: "Mejorar servicios y crear otros nuevos",
                description: "Puede estudiarse cómo usas los anuncios y el contenido para mejorar productos o crear"
                    + " otros nuevos. Eso no incluye crear perfiles tuyos.",
                illustrations: ["Mucha gente no ve un botón pequeño, así que en la siguiente versión es más grande."]),
            .init(
                id: 11, name: "Elegir contenido sin un perfil tuyo",
                description: "Los artículos, los vídeos y otros contenidos pueden elegirse con pocos datos: lo que"
                    + " estás viendo, tu zona aproximada y el tipo de dispositivo.",
                illustrations: ["En un teléfono se te ofrece la versión corta de un vídeo."]),
        ],
        specialPurposes: [
            .init(
                id: 1, name: "Garantizar la seguridad, evitar fraudes y corregir fallos",
                description: "Se usan datos para detectar ataques y clics falsos, y para encontrar y reparar lo que"
                    + " falla.",
                illustrations: ["Mil clics por segundo desde un mismo lugar delatan a un programa."]),
            .init(
                id: 2, name: "Enviar anuncios y contenido a tu dispositivo",
                description: "Hacen falta datos técnicos, como tu dirección IP o el tamaño de la pantalla, para que lo"
                    + " que se envía llegue y se vea bien.",
                illustrations: ["Una imagen se envía con el tamaño de tu pantalla."]),
            .init(
                id: 3, name: "Recordar tus opciones de privacidad",
                description: "Lo que decides aquí se guarda y se comunica a los socios para que puedan respetarlo.",
                illustrations: ["Rechazas una finalidad y un socio lo lee antes de hacer nada."]),
        ],
        features: [
            .init(
                id: 1, name: "Añadir datos de otras fuentes",
                description: "Para las finalidades anteriores, los datos sobre ti que vienen de otras fuentes, como"
                    + " una tarjeta de fidelización, pueden combinarse con los de esta app."),
            .init(
                id: 2, name: "Saber qué dispositivos van juntos",
                description: "Para las finalidades anteriores, puede deducirse que tu teléfono, tu tableta o tu"
                    + " ordenador los usa la misma persona o el mismo hogar."),
            .init(
                id: 3, name: "Distinguir dispositivos por lo que ya envían",
                description: "Para las finalidades anteriores, lo que revela cualquier conexión, como la dirección IP"
                    + " o el navegador, puede usarse para distinguir tu dispositivo de otros."),
        ],
        specialFeatures: [
            .init(
                id: 1, name: "Usar tu ubicación exacta",
                description: "Si aceptas, tu posición, con un margen de hasta 500\u{A0}metros, puede usarse para las"
                    + " finalidades anteriores."),
            .init(
                id: 2, name: "Examinar tu dispositivo para reconocerlo",
                description: "Si aceptas, pueden consultarse expresamente características de tu dispositivo, como sus"
                    + " tipos de letra, para distinguirlo de otros."),
        ])
}
