// SPDX-License-Identifier: Apache-2.0

extension BuiltInTexts {
    /// Turkish.
    static let turkish = BuiltInTexts(
        purposes: [
            VendorList.Item(
                id: 1, name: "Cihazınızda bilgi saklama ve bu bilgileri okuma",
                description: "Çerezler, reklam tanımlayıcıları ve benzer bilgiler cihazınıza kaydedilebilir ve geri"
                    + " döndüğünüzde cihazınızın tanınması için daha sonra okunabilir.",
                illustrations: ["Bugün kaydedilen bir tanımlayıcı, haftaya bunun aynı telefon olduğunu gösterir."]),
            VendorList.Item(
                id: 2, name: "Profiliniz olmadan reklam seçme",
                description: "Reklamlar az sayıda bilgiyle seçilebilir: şu anda baktığınız şey, yaklaşık olarak"
                    + " bulunduğunuz bölge, cihazınızın türü ve bir reklamı daha önce ne sıklıkta gördüğünüz.",
                illustrations: [
                    "Bir yemek tarifi uygulamasında, günde en fazla üç kez olmak üzere tava reklamı görürsünüz."
                ]),
            VendorList.Item(
                id: 3, name: "Reklamlar için profilinizi oluşturma",
                description: "Burada ve başka yerlerde yaptıklarınız zamanla, olası ilgi alanlarınızı gösteren ve"
                    + " reklamlar için kullanılan bir profilde toplanabilir.",
                illustrations: [
                    "Birkaç bisiklet incelemesi okursunuz ve profilinize bisiklete ilgi duyduğunuz yazılır."
                ]),
            VendorList.Item(
                id: 4, name: "Profilinize uyan reklamları gösterme",
                description: "Burada veya başka bir yerde oluşturulmuş reklam profiliniz, hangi reklamları"
                    + " göreceğinizi belirleyebilir.",
                illustrations: [
                    "Profilinizde bisiklet yazdığı için oynadığınız bir oyunda bisiklet reklamları görürsünüz."
                ]),
            VendorList.Item(
                id: 5, name: "İçerik için profilinizi oluşturma",
                description: "Burada ve başka yerlerde yaptıklarınız; makale, video ve reklam olmayan başka içerikler"
                    + " önermek için kullanılan bir profilde toplanabilir.",
                illustrations: [
                    "Bahçecilikle ilgili iki video izlersiniz ve profilinize bahçeleri sevdiğiniz yazılır."
                ]),
            VendorList.Item(
                id: 6, name: "Profilinize uyan içerikleri gösterme",
                description: "İlgi alanlarınızı gösteren bir profil, hangi içerikleri hangi sırayla göreceğinizi"
                    + " belirleyebilir.",
                illustrations: ["Güllerle ilgili bir video, listenizin en üstüne taşınır."]),
            VendorList.Item(
                id: 7, name: "Reklamların başarısını ölçme",
                description: "Reklamların ne kadar işe yaradığını anlamak için hangi reklamları gördüğünüz, onlara"
                    + " dokunup dokunmadığınız veya sonrasında bir şey satın alıp almadığınız kaydedilebilir.",
                illustrations: ["Bir mağaza, bu uygulamadaki bir reklam üzerinden kaç kişinin geldiğini öğrenir."]),
            VendorList.Item(
                id: 8, name: "İçeriklerin başarısını ölçme",
                description: "İçeriklerin insanlara ne kadar ulaştığını anlamak için neyi, ne kadar süreyle"
                    + " okuduğunuz, izlediğiniz veya oynadığınız kaydedilebilir.",
                illustrations: ["Bir editör, okurların çoğunun ilk paragraftan sonra bıraktığını görür."]),
            VendorList.Item(
                id: 9, name: "İnsan gruplarını tanıma",
                description: "Farklı kaynaklardan gelen veriler, insan gruplarının ortak yönlerine ilişkin raporlarda"
                    + " bir araya getirilebilir.",
                illustrations: [
                    "Bir rapor, bir film fragmanını çoğunlukla kırk yaşın üzerindekilerin izlediğini gösterir."
                ]),
            VendorList.Item(
                id: 10, name: "Hizmetleri iyileştirme ve yenilerini geliştirme",
                description: "Ürünleri iyileştirmek veya yenilerini geliştirmek için reklamları ve içerikleri nasıl"
                    + " kullandığınız incelenebilir. Profilinizin oluşturulması buna dâhil değildir.",
                illustrations: [
                    "Birçok kişi küçük bir düğmeyi fark etmez; bu yüzden düğme sonraki sürümde büyütülür."
                ]),
            VendorList.Item(
                id: 11, name: "Profiliniz olmadan içerik seçme",
                description: "Makaleler, videolar ve benzerleri az sayıda bilgiyle seçilebilir: şu anda baktığınız"
                    + " şey, yaklaşık olarak bulunduğunuz bölge ve cihazınızın türü.",
                illustrations: ["Telefonda size videonun kısa sürümü sunulur."]),
        ],
        specialPurposes: [
            VendorList.Item(
                id: 1, name: "Güvenliği sağlama, dolandırıcılığı önleme ve hataları giderme",
                description: "Veriler, saldırıları ve sahte tıklamaları fark etmek, arızaları bulup gidermek için"
                    + " kullanılır.",
                illustrations: ["Aynı yerden saniyede bin dokunuş gelirse bunun bir program olduğu anlaşılır."]),
            VendorList.Item(
                id: 2, name: "Cihazınıza reklam ve içerik gönderme",
                description: "Gönderilenlerin size ulaşması ve ekranınıza sığması için IP adresiniz veya ekran"
                    + " boyutunuz gibi teknik veriler gerekir.",
                illustrations: ["Bir resim, ekranınızın boyutunda gönderilir."]),
            VendorList.Item(
                id: 3, name: "Gizlilik seçimlerinizi hatırlama",
                description: "Burada verdiğiniz kararlar kaydedilir ve uyabilmeleri için iş ortaklarına iletilir.",
                illustrations: ["Bir amacı reddedersiniz ve iş ortağı herhangi bir işlem yapmadan önce bunu okur."]),
        ],
        features: [
            VendorList.Item(
                id: 1, name: "Başka kaynaklardan veri ekleme",
                description: "Yukarıdaki amaçlar için hakkınızda müşteri kartı gibi başka kaynaklardan gelen veriler,"
                    + " bu uygulamadaki verilerle birleştirilebilir."),
            VendorList.Item(
                id: 2, name: "Hangi cihazların birbirine ait olduğunu anlama",
                description: "Yukarıdaki amaçlar için telefonunuzun, tabletinizin veya bilgisayarınızın aynı kişi ya"
                    + " da hane tarafından kullanıldığı belirlenebilir."),
            VendorList.Item(
                id: 3, name: "Cihazları zaten gönderdikleri bilgilerle ayırt etme",
                description: "Yukarıdaki amaçlar için IP adresi veya tarayıcı gibi her bağlantının ortaya koyduğu"
                    + " bilgiler, cihazınızı diğerlerinden ayırt etmek için kullanılabilir."),
        ],
        specialFeatures: [
            VendorList.Item(
                id: 1, name: "Tam konumunuzu kullanma",
                description: "Kabul ederseniz konumunuz, 500\u{A0}metreye kadar doğrulukla, yukarıdaki amaçlar için"
                    + " kullanılabilir."),
            VendorList.Item(
                id: 2, name: "Tanımak için cihazınızı inceleme",
                description: "Kabul ederseniz yazı tipleri gibi cihaz özellikleriniz, cihazınızı diğerlerinden ayırt"
                    + " etmek için özel olarak sorgulanabilir."),
        ])
}
