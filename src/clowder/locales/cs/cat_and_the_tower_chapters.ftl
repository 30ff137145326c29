# Koťátko, nespadni! tak, jak se hraje, od začátku do konce; čísla na konci odstavce jsou jeho pravidla.

tow-chapter-setup = Společně: než začnete
tow-chapter-setup-text =
    Na stole leží podlaha 1 a na ní sedí Toto. Lícem vzhůru leží dvě akční karty a dvě karty cílů, vyložená je i karta příběhu 10. patra. Hrajete všichni spolu, po směru hodinových ručiček; v sólové hře hraješ všechny tahy ty. (TOW-1)

tow-chapter-build = Postav patro
tow-chapter-build-text =
    Ve svém tahu si vybereš jednu ze dvou akčních karet. Má-li dvě strany, zvolíš i stranu. Volba je konečná. (TOW-2)
    Na kartě stavby jsou dvě stěny. Stěna je karta, kterou ohneš: díky ohybu stojí. Postav obě na nejvyšší podlahu a navrch polož další podlahu. Cihly, okna, portály a sochy se výškou trochu liší, takže se podlaha nakloní. Sloupy jsou mnohem vyšší. (TOW-3, TOW-C2)
    Dokud dílek držíš, můžeš ho posouvat a natáčet. Do toho, co už stojí, strkat nesmíš. Když dílek nedrží, vezmi ho a zkus to znovu; po 5 nezdařených pokusech to smíš vzdát. (TOW-6, TOW-13, TOW-26)

tow-chapter-friends = Kamarádi a hlazení
tow-chapter-friends-text =
    Jiné karty přivedou kočičího kamaráda: oranžového, šedého, bílého nebo hnědého. Posaď ho na kteroukoli podlahu nebo na hřbety jiných kamarádů, jen nikdy ne na Tota. (TOW-4)
    Karty 13, 18 a 19 po tobě chtějí víc: posaď na věž kamaráda a pak některé kamarády pohlaď. Vybereš si, ze které strany. Pohlazení je jen lehký dotek, ale hlazené kočky se pohnou, a s nimi třeba i věž. (TOW-5, TOW-C4)

tow-chapter-goals = Díky cílům Toto šplhá
tow-chapter-goals-text =
    Teď se podívej na cíle. Karta cíle ukazuje kamarády, kteří se dotýkají, sedí někomu na hřbetě, nebo tam prostě jsou. Počítají se jen kamarádi v patře přímo nad Totem. Je-li cíl splněný, smíš ho uplatnit, jeden za tah. (TOW-8, TOW-9)
    Číslo na kartě říká, o kolik pater smí Toto nejvýš vylézt. Zvedneš ho a posadíš do patra, které si vybereš. Opatrně: i tím se věž může zřítit. Místo uplatněného cíle pak přijde nový. (TOW-8, TOW-27)

tow-chapter-falling = Co spadne
tow-chapter-falling-text =
    Po každém doteku se věž uklidní. Spadlé podlahy a kamarádi se vracejí do zásoby a dají se použít znovu. Spadlé stěny z dřívějších tahů jsou ztracené a počítají se. (TOW-12, TOW-14)
    Když spadne Toto, vrátí se do patra, kde byl na začátku tahu. Jakmile je spadlých stěn celkem 5, věž se zřítí a všichni prohrají. (TOW-15, TOW-17)

tow-chapter-story = Společná výhra
tow-chapter-story-text =
    Jakmile je Toto v 10. patře nebo výš, všichni na 5 sekund zatají dech. Když věž vydrží stát, vyhráli jste a karta příběhu se otočí. (TOW-18)
    Chcete-li všichni, hrajte se stejnou věží dál: do 13., 15., 17. a 20. patra. Co jste vyhráli, zůstane vyhrané, i kdyby se věž později zřítila. (TOW-19)

tow-chapter-against = Proti sobě: tvůj tah
tow-chapter-against-text =
    2 až 5 hráčů má každý své koťátko vedle podlahy 1 a tlapku na kartě pořadí. Na věži zatím nikdo nesedí. Tři akční karty leží lícem vzhůru a každý má dva tajné cíle. (TOW-20)
    Tah má tři části. Zahraješ akční kartu. Smíš přenést jednoho kamaráda z patra svého koťátka do některého vyššího. Pak smíš uplatnit jeden svůj cíl, nebo jeden vyměnit za nový. (TOW-21)
    Pro tvé cíle platí kamarádi v kterémkoli patře nad tvým koťátkem, jen musí být všichni v jednom. Když koťátko vyleze výš, posune se i jeho tlapka. Při stejné výšce přijde navrch na ostatní: kdo přišel dřív, leží vespod, a to je lepší. (TOW-22, TOW-23)

tow-chapter-ending = Proti sobě: konec
tow-chapter-ending-text =
    Když se věž zřítí, hra končí. Způsobil to ten, kdo je na tahu, a skončí poslední. Z ostatních vyhrává nejvyšší koťátko, při stejné výšce to, které tam bylo dřív. Hra končí i tehdy, když všechna koťátka dojdou do 24. patra. (TOW-24)
