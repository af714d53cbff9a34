// SPDX-License-Identifier: Apache-2.0

extension FormTexts {
    /// European Portuguese, in the unspoken "você", which Brazil reads as well.
    static let portuguese: [FormText: String] = [
        .title: "Os seus dados em {app_name}: a decisão é sua",
        .body: "{app_name} e os seus parceiros ({partner_count}) gostariam de guardar informações neste dispositivo,"
            + " de as consultar e de usar dados pessoais, como identificadores e o que faz na app, para escolher,"
            + " mostrar e medir anúncios e conteúdos.\n\nPode aceitar, recusar ou decidir finalidade a finalidade."
            + " Alguns parceiros baseiam-se num interesse legítimo em vez do consentimento; pode opor-se. Pode alterar"
            + " a sua escolha em qualquer altura nas opções de privacidade da app.",
        .consent: "Aceitar",
        .doNotConsent: "Recusar",
        .manageOptions: "Gerir opções",
        .close: "Fechar sem aceitar",
        .privacyPolicy: "Política de privacidade",

        .optionsTitle: "Decidir em pormenor",
        .optionsBody: "Ative aquilo que aceita. O que ficar desativado é recusado. Nada é guardado antes de confirmar.",
        .saveChoices: "Confirmar escolhas",
        .back: "Voltar",
        .purposesHeading: "Finalidades",
        .specialFeaturesHeading: "Só se aceitar",
        .specialPurposesHeading: "O que acontece sempre",
        .featuresHeading: "Como os dados podem ser usados para estas finalidades",
        .dataCategoriesHeading: "Dados que podem ser usados",
        .informationNote: "Para sua informação: estes pontos não podem ser desativados.",
        .partnersHeading: "Parceiros ({partner_count})",
        .adTechProvidersHeading: "Outros fornecedores de tecnologia publicitária",
        .consentSwitch: "Consentimento",
        .legitimateInterestSwitch: "Interesse legítimo",
        .legitimateInterestNote: "Um parceiro que se baseia num interesse legítimo não pede o seu consentimento."
            + " Desative esta opção para se opor.",
        .consentLabel: "Consentimento: {name}",
        .legitimateInterestLabel: "Interesse legítimo: {name}",
        .purposePartners: "Parceiros que o pedem: {count}",
        .partnerPolicy: "Política de privacidade de {name}",
        .partnerLegitimateInterest: "Interesse legítimo de {name}",
        .partnerRetention: "Prazo máximo de conservação, em dias: {days}",
        .adTechProvider: "Fornecedor de tecnologia publicitária {id}",

        .currentAll: "Até agora, aceitou tudo.",
        .currentNone: "Até agora, recusou tudo.",
        .currentPartial: "Até agora, decidiu em pormenor.",
        .keepChoice: "Manter a minha escolha",
        .sending: "A guardar a sua escolha…",
        .saved: "A sua escolha está guardada.",
        .notSaved: "A sua escolha ainda não está guardada, porque não há ligação ao servidor. Fica nesta página, que"
            + " continua a tentar.",
        .outdated: "Este formulário mudou entretanto e a sua escolha não foi guardada. Escolha de novo.",
        .rejected: "Não foi possível guardar a sua escolha.",
        .tryAgain: "Tentar de novo",
        .examples: "Exemplos",
        .searchPartners: "Procurar parceiros",
        .showMore: "Mostrar mais",
        .noPartners: "Nenhum parceiro encontrado",
        .allPartners: "Todos os parceiros",

        .errorTitle: "Não é possível mostrar este formulário",
        .errorNothing: "De momento, não há nada a decidir aqui.",
        .errorRequest: "A app pediu este formulário de uma forma que não funciona. Avise quem a faz.",
        .errorOrigin: "O site em que está não pode mostrar este formulário.",
        .errorServer: "Algo correu mal do nosso lado. Tente de novo dentro de momentos.",

        .idfaTitle: "O que vem a seguir",
        .idfaBody: "No próximo ecrã, o seu dispositivo vai perguntar se permite que {app_name} rastreie a sua"
            + " atividade em apps e sites de outras empresas. Se permitir, os anúncios podem ser escolhidos de acordo"
            + " com o que faz neles. Se não permitir, continuará a ver anúncios e a app funcionará da mesma forma."
            + " Pode alterar esta escolha nas definições do seu dispositivo.",
        .idfaContinue: "Continuar",
    ]
}
