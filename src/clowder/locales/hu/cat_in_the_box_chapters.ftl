# A Macska a dobozban a játék sorrendjében; a bekezdés végi számok a szabályai.

cib-chapter-deal = Az első ütés előtt
cib-chapter-deal-text =
    Így hárman, négyen vagy öten játszotok; két játékosnál kicsit mások a szabályok, ezeket lejjebb találod. Mindenki 10 lapot kap, öt játékosnál 9-et. A lapon egy szám van, semmi más. (CIB-C1, CIB-2)
    Válassz ki egy lapot, és tedd félre képpel lefelé; ezt mindannyian egyszerre teszitek meg. A lap kimarad a fordulóból. (CIB-3)
    Utána mindenki hangosan megmondja, hány ütést visz. Hárman 1, 3 vagy 4 lehet a vállalás, négyen és öten 1, 2 vagy 3. Nézd meg a magas lapjaidat: azok viszik az ütéseket. (CIB-4)

cib-chapter-trick = Egy ütés lapról lapra
cib-chapter-trick-text =
    A kezdőjátékos hív egy lapot egy színben: kékben, sárgában vagy zöldben. Azt mondod: „5, kék”, és egy jelződet ráteszed erre a mezőre a kutatótáblán. Utána az óramutató járása szerint a többiek is ugyanígy kijátszanak egy-egy lapot. (CIB-5, CIB-8)
    Két dolog köt meg. Amelyik mezőn már van jelző, az foglalt, tehát ugyanazt a lapot már senki sem mondhatja. És csak olyan színt mondhatsz, amelynek a jelzője még ott van a saját játékostábládon. (CIB-6, CIB-7)
    A hívott színt nem kötelező követned. De ha mást mondasz, azt állítod, hogy abból nincs lapod: leveszed a jelzőjét a tábládról, és ebben a fordulóban többé nem mondhatod. (CIB-9)
    Az ütést a legmagasabb piros lap viszi. Ha senki sem játszott ki pirosat, a hívott szín legmagasabb lapja viszi. Aki az ütést vitte, az hív legközelebb. Pirosat akkor hívhatsz, ha a piros sorban már van jelző, vagy ha mást nem tudsz hívni. (CIB-8, CIB-10)

cib-chapter-paradox = Amikor már semmi sem jó
cib-chapter-paradox-text =
    A kutatótábla megtelik, a színek fogynak. Ha te jössz, és egyik lapodnak sem adhatsz színt, paradoxont okozol. Megmutatod a kezedben lévő lapokat, és a forduló mindenki számára véget ér. (CIB-12)
    Ezért gondolkodj előre: tarts meg egy színt az utolsó lapjaidra. Paradoxon nélkül a forduló akkor ér véget, amikor mindenkinek egy lapja maradt. (CIB-11)

cib-chapter-count = Számolás és a vége
cib-chapter-count-text =
    Minden ütés 1 pontot ér. Ha te okoztad a paradoxont, ehelyett minden ütés 1 pontodba kerül. (CIB-13)
    Pontosan annyi ütést vittél, amennyit vállaltál, és nem okoztál paradoxont? Akkor keresd meg a kutatótáblán az oldalukkal érintkező jelzőid legnagyobb csoportját. Mindegyik 1 pontot ér. A sarkok nem kötnek össze. (CIB-14)
    Utána a kezdőlap balra vándorol, és jön a következő forduló. Annyi forduló van, ahányan vagytok, így mindenki egyszer kezd. Az nyer, akinek a legtöbb pontja van; holtverseny esetén az utolsó forduló dönt. (CIB-1, CIB-15)

cib-chapter-two = Ketten
cib-chapter-two-text =
    Az 1-től 5-ig tartó számokkal játszotok. Osztás után még 3 lapot felfordítotok, és mindegyik lezár egy mezőt egy semleges jelzővel: a zöld sorban, vagy ha az a szám már előjött, a sárgában vagy a kékben. (CIB-16)
    Vállalás nincs. Aki legfeljebb 4 ütést visz, és nem okoz paradoxont, pontot kap a legnagyobb csoportjáért. (CIB-17)

cib-chapter-options = Jó memóriájúaknak
cib-chapter-options-text =
    Schrödinger-módban a forduló alatt senki sem látja a kutatótáblát, és azt sem, hogy ki melyik színről mondott le. Mindent nektek kell megjegyeznetek. A szabálytalan kijátszást a játék így is visszautasítja. (CIB-18)
