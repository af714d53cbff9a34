// SPDX-License-Identifier: Apache-2.0

extension FormTexts {
    /// Spanish, in the "tú" form; the one language here that has the US form's texts too.
    static let spanish: [FormText: String] = [
        .title: "Tus datos en {app_name}: tú decides",
        .body: "{app_name} y sus socios ({partner_count}) quieren guardar información en este dispositivo, consultarla"
            + " y usar datos personales, como identificadores y lo que haces en la app, para elegir, mostrar y medir"
            + " anuncios y contenido.\n\nPuedes aceptar, rechazar o decidir finalidad por finalidad. Algunos socios se"
            + " basan en un interés legítimo en lugar del consentimiento; puedes oponerte a ello. Puedes cambiar tu"
            + " elección en cualquier momento en las opciones de privacidad de la app.",
        .consent: "Aceptar",
        .doNotConsent: "Rechazar",
        .manageOptions: "Gestionar opciones",
        .close: "Cerrar sin aceptar",
        .privacyPolicy: "Política de privacidad",

        .optionsTitle: "Decidir en detalle",
        .optionsBody: "Activa lo que aceptes. Lo que dejes desactivado se considera rechazado. No se guarda nada hasta"
            + " que lo confirmes.",
        .saveChoices: "Confirmar selección",
        .back: "Atrás",
        .purposesHeading: "Finalidades",
        .specialFeaturesHeading: "Solo si aceptas",
        .specialPurposesHeading: "Lo que se hace siempre",
        .featuresHeading: "Cómo pueden usarse los datos para estas finalidades",
        .dataCategoriesHeading: "Datos que pueden usarse",
        .informationNote: "Para tu información: estos usos no se pueden desactivar.",
        .partnersHeading: "Socios ({partner_count})",
        .adTechProvidersHeading: "Otros proveedores de tecnología publicitaria",
        .consentSwitch: "Consentimiento",
        .legitimateInterestSwitch: "Interés legítimo",
        .legitimateInterestNote: "Un socio que se basa en un interés legítimo no pide tu consentimiento. Desactívalo"
            + " para oponerte.",
        .consentLabel: "Consentimiento: {name}",
        .legitimateInterestLabel: "Interés legítimo: {name}",
        .purposePartners: "Socios que lo solicitan: {count}",
        .partnerPolicy: "Política de privacidad de {name}",
        .partnerLegitimateInterest: "Interés legítimo de {name}",
        .partnerRetention: "Plazo máximo de conservación, en días: {days}",
        .adTechProvider: "Proveedor de tecnología publicitaria {id}",

        .usTitle: "Tus opciones de privacidad",
        .usBody: "{app_name} puede vender o compartir información personal, o usarla para publicidad dirigida, tal"
            + " como la ley de tu estado define estos términos. Puedes excluirte de cada uno de estos usos. Hacerlo no"
            + " te cuesta nada y seguirás viendo anuncios, pero serán menos los que se basen en lo que haces en otros"
            + " sitios.",
        .usSave: "Confirmar selección",
        .usClose: "Cerrar sin cambios",
        .usOptOutLabel: "Excluirme: {name}",
        .usGPCNotice: "Tu navegador o dispositivo envía la señal Global Privacy Control (control global de"
            + " privacidad). Se respeta: tu exclusión de la venta, del uso compartido y de la publicidad dirigida ya"
            + " está activada. Lo que confirmes aquí la reemplaza en esta app.",
        .usSaleName: "Venta de información personal",
        .usSaleDescription: "Entregar tu información personal a otras empresas a cambio de dinero o de otra cosa de"
            + " valor.",
        .usSharingName: "Uso compartido para publicidad en otros sitios",
        .usSharingDescription: "Entregar tu información personal a otras empresas para que puedan mostrarte anuncios"
            + " en otras apps y otros sitios web.",
        .usTargetedAdvertisingName: "Publicidad dirigida",
        .usTargetedAdvertisingDescription: "Mostrarte anuncios elegidos según lo que haces a lo largo del tiempo en"
            + " apps y sitios web de distintas empresas.",
        .usSensitiveHeading: "Información sensible",
        .usSensitiveNote: "Exclúyete del uso de la información sobre ti que la ley considera sensible.",
        .usRacialOrEthnicOrigin: "Origen racial o étnico",
        .usReligiousOrPhilosophicalBeliefs: "Creencias religiosas o filosóficas",
        .usHealth: "Estado de salud y diagnósticos",
        .usSexLifeOrSexualOrientation: "Vida sexual u orientación sexual",
        .usCitizenshipOrImmigrationStatus: "Ciudadanía o situación migratoria",
        .usGeneticData: "Datos genéticos",
        .usBiometricData: "Datos biométricos",
        .usPreciseGeolocation: "Ubicación exacta",
        .usIdentityDocuments: "Números de documentos de identidad",
        .usAccountCredentials: "Datos de acceso a cuentas y números de cuentas financieras",
        .usUnionMembership: "Afiliación sindical",
        .usMessageContents: "Contenido del correo postal, los correos electrónicos y los mensajes de texto",

        .currentAll: "Hasta ahora has aceptado todo.",
        .currentNone: "Hasta ahora has rechazado todo.",
        .currentPartial: "Hasta ahora has decidido en detalle.",
        .keepChoice: "Mantener mi selección",
        .sending: "Guardando tu selección…",
        .saved: "Tu selección está guardada.",
        .notSaved: "Tu selección aún no está guardada porque no hay conexión con el servidor. Se conserva en esta"
            + " página, que sigue intentándolo.",
        .outdated: "Este formulario ha cambiado entretanto y tu selección no se ha guardado. Vuelve a elegir.",
        .rejected: "No se ha podido guardar tu selección.",
        .tryAgain: "Volver a intentarlo",
        .examples: "Ejemplos",
        .searchPartners: "Buscar socios",
        .showMore: "Mostrar más",
        .noPartners: "No se ha encontrado ningún socio",
        .allPartners: "Todos los socios",

        .errorTitle: "No se puede mostrar este formulario",
        .errorNothing: "Ahora mismo no hay nada que decidir aquí.",
        .errorRequest: "La app ha pedido este formulario de una forma que no funciona. Avisa a quienes la hacen.",
        .errorOrigin: "El sitio web en el que estás no puede mostrar este formulario.",
        .errorServer: "Algo ha fallado por nuestra parte. Vuelve a intentarlo en un momento.",

        .idfaTitle: "Lo que viene ahora",
        .idfaBody: "En la siguiente pantalla, tu dispositivo te preguntará si permites que {app_name} rastree tu"
            + " actividad en apps y sitios web de otras empresas. Si lo permites, los anuncios podrán elegirse según"
            + " lo que haces en ellos. Si no, seguirás viendo anuncios y la app funcionará igual. Puedes cambiarlo en"
            + " los ajustes de tu dispositivo.",
        .idfaContinue: "Continuar",
    ]
}
