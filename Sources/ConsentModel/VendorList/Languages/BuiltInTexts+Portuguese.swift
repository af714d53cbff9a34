// SPDX-License-Identifier: Apache-2.0

extension BuiltInTexts {
    /// European Portuguese, in the unspoken "você", which Brazil reads as well.
    static let portuguese = BuiltInTexts(
        purposes: [
            .init(
                id: 1, name: "Guardar informações no seu dispositivo e lê-las",
                description: "Cookies, identificadores de publicidade e informações semelhantes podem ser guardados no"
                    + " seu dispositivo e consultados mais tarde, para que este seja reconhecido quando voltar.",
                illustrations: [
                    "Um identificador guardado hoje revela, na próxima semana, que se trata do mesmo telemóvel."
                ]),
            .init(
                id: 2, name: "Escolher anúncios sem um perfil seu",
                description: "Os anúncios podem ser escolhidos com base em poucos dados: o que está a ver, a sua zona"
                    + " aproximada, o tipo de dispositivo e quantas vezes já viu um anúncio.",
                illustrations: [
                    "Numa app de receitas vê um anúncio de frigideiras, e não mais de três vezes por dia."
                ]),
            .init(
                id: 3, name: "Criar um perfil seu para anúncios",
                description: "O que faz aqui e noutros locais pode ser reunido ao longo do tempo num perfil dos seus"
                    + " prováveis interesses, usado para publicidade.",
                illustrations: [
                    "Lê vários testes de bicicletas e o seu perfil regista que se interessa por ciclismo."
                ]),
            .init(
                id: 4, name: "Mostrar anúncios de acordo com o seu perfil",
                description: "Um perfil publicitário seu, criado aqui ou noutro local, pode determinar que anúncios"
                    + " vê.",
                illustrations: ["O seu perfil menciona ciclismo, por isso um jogo mostra-lhe anúncios de bicicletas."]),
            .init(
                id: 5, name: "Criar um perfil seu para conteúdos",
                description: "O que faz aqui e noutros locais pode ser reunido num perfil que serve para sugerir"
                    + " artigos, vídeos e outras coisas que não são anúncios.",
                illustrations: ["Vê dois vídeos de jardinagem e o seu perfil regista que gosta de jardins."]),
            .init(
                id: 6, name: "Mostrar conteúdos de acordo com o seu perfil",
                description: "Um perfil dos seus interesses pode determinar que conteúdos vê e por que ordem.",
                illustrations: ["Um vídeo sobre rosas sobe para o topo da sua lista."]),
            .init(
                id: 7, name: "Medir o desempenho dos anúncios",
                description: "Pode ficar registado que anúncios viu e se tocou neles ou comprou algo depois, para"
                    + " perceber se resultaram.",
                illustrations: ["Uma loja fica a saber quantas pessoas chegaram através de um anúncio nesta app."]),
            .init(
                id: 8, name: "Medir o desempenho dos conteúdos",
                description: "Pode ficar registado o que lê, vê ou joga, e durante quanto tempo, para perceber se"
                    + " esses conteúdos chegam às pessoas.",
                illustrations: ["Uma redação vê que a maioria das pessoas deixa de ler depois do primeiro parágrafo."]),
            .init(
                id: 9, name: "Conhecer melhor grupos de pessoas",
                description: "Dados de várias fontes podem ser reunidos em relatórios sobre o que grupos de pessoas"
                    + " têm em comum.",
                illustrations: [
                    "Um relatório mostra que o trailer de um filme é visto sobretudo por pessoas com mais de quarenta"
                        + " anos."
                ]),
            .init(
                id: 10, name: "Melhorar serviços e criar outros novos",
                description: "Pode ser estudada a forma como usa anúncios e conteúdos, para melhorar produtos ou criar"
                    + " outros novos. Isto não inclui criar perfis seus.",
                illustrations: [
                    "Muitas pessoas não reparam num botão pequeno, por isso ele fica maior na versão seguinte."
                ]),
            .init(
                id: 11, name: "Escolher conteúdos sem um perfil seu",
                description: "Artigos, vídeos e outros conteúdos podem ser escolhidos com base em poucos dados: o que"
                    + " está a ver, a sua zona aproximada e o tipo de dispositivo.",
                illustrations: ["No telemóvel é-lhe sugerida a versão curta de um vídeo."]),
        ],
        specialPurposes: [
            .init(
                id: 1, name: "Garantir a segurança, evitar fraudes e corrigir falhas",
                description: "Os dados são usados para detetar ataques e cliques falsos, e para encontrar e reparar o"
                    + " que não funciona.",
                illustrations: ["Mil cliques por segundo vindos de um mesmo lugar denunciam um programa."]),
            .init(
                id: 2, name: "Enviar anúncios e conteúdos para o seu dispositivo",
                description: "São necessários dados técnicos, como o seu endereço IP ou o tamanho do ecrã, para que o"
                    + " que é enviado chegue e se veja bem.",
                illustrations: ["Uma imagem é enviada com o tamanho do seu ecrã."]),
            .init(
                id: 3, name: "Memorizar as suas escolhas de privacidade",
                description: "O que decide aqui é guardado e transmitido aos parceiros, para que o possam respeitar.",
                illustrations: ["Recusa uma finalidade, e um parceiro lê essa recusa antes de fazer seja o que for."]),
        ],
        features: [
            .init(
                id: 1, name: "Juntar dados de outras fontes",
                description: "Para as finalidades acima, dados sobre si de outras fontes, como um cartão de"
                    + " fidelização, podem ser associados aos dados desta app."),
            .init(
                id: 2, name: "Perceber que dispositivos estão relacionados",
                description: "Para as finalidades acima, pode ser deduzido que o seu telemóvel, tablet ou computador"
                    + " são usados pela mesma pessoa ou na mesma casa."),
            .init(
                id: 3, name: "Distinguir dispositivos pelo que já enviam",
                description: "Para as finalidades acima, o que qualquer ligação revela, como o endereço IP ou o"
                    + " navegador, pode servir para distinguir o seu dispositivo de outros."),
        ],
        specialFeatures: [
            .init(
                id: 1, name: "Usar a sua localização exata",
                description: "Se aceitar, a sua posição, com uma margem de até 500\u{A0}metros, pode ser usada para"
                    + " as finalidades acima."),
            .init(
                id: 2, name: "Examinar o seu dispositivo para o reconhecer",
                description: "Se aceitar, características do seu dispositivo, como os tipos de letra, podem ser"
                    + " consultadas propositadamente para o distinguir de outros."),
        ])
}
