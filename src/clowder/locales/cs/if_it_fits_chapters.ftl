# Co se vejde tak, jak se hraje, od začátku do konce; čísla na konci odstavce jsou jeho pravidla.

fit-chapter-setup = Než začnete
fit-chapter-setup-text =
    Každý si vezme pět karet jedné kočky a dostane 2 karty z balíčku. Černá kočka, Princezna, se do balíčku zamíchá jednou za každého hráče. (FIT-1, FIT-2)
    Pak po směru hodinových ručiček každý položí jednu výchozí krabici. Má stěny na dvou stranách. Teď je na čem stavět. (FIT-3)

fit-chapter-boxes = Jak rostou krabice
fit-chapter-boxes-text =
    Polož kartu vedle jiné, celou stranou k celé straně, neotočenou nebo vzhůru nohama. Kde se potkají dvě otevřené strany, tvoří karty jednu krabici. Stěna mezi nimi je odděluje. (FIT-4, FIT-6)
    Krabice je zavřená, když žádná její otevřená strana nehledí do prázdného místa. Stěny pokládání nikdy nebrání: někam se karta vejde vždycky. (FIT-5, FIT-7)

fit-chapter-turn = Tvůj tah
fit-chapter-turn-text =
    Dober kartu a pak zahraj jednu ze svých tří. Většinou je to kus krabice: s hračkami, s rozprašovačem, nebo prázdný. (FIT-8, FIT-C2)

fit-chapter-cats = Kočky se stěhují
fit-chapter-cats-text =
    Po položení krabice můžeš přidat probuzenou kočku přes spoj dvou karet spojených otevřenou dlouhou stranou. Jedna z nich musí být právě položená a obě musí být volné. (FIT-10, FIT-11)
    Do krabice s cizí kočkou nesmíš, leda by v ní už byla některá z tvých. (FIT-12)

fit-chapter-sleep = Radši si schrupnout
fit-chapter-sleep-text =
    Místo dobírání a hraní smíš uložit jednu ze svých koček ke spánku. Pokládá se jako karta krabice a je otevřená na všechny strany: může vklouznout do cizí krabice nebo spojit dvě v jednu. Platí jen tehdy, když je v téže krabici tvoje probuzená kočka. (FIT-9, FIT-13)

fit-chapter-special = Princezna a zvláštní hračky
fit-chapter-special-text =
    Princezna zaujme místo kterékoli kočky na stole a ta se vrátí domů ke svému hráči. Princezna nepatří nikomu a zůstane tam. (FIT-14)
    Zvláštní hračka se pokládá jako kočka, přes volný spoj krabice, do které by směla tvoje kočka. Platí za 2 hračky svého druhu. Po Princezně ani po zvláštní hračce už kočku nepokládáš. (FIT-15, FIT-C3)

fit-chapter-end = Poslední karty a počítání
fit-chapter-end-text =
    Když někdo dobere poslední kartu balíčku nebo má na stole všech pět koček, začíná závěr. Už se nedobírá a žádná kočka nejde spát; každý dohraje karty, které mu zbyly. (FIT-16)
    Pak se počítá krabice po krabici. Kdo v ní má nejvíc koček, dostane její body; při shodě je všichni dostanou celé. Krabice má 1 bod za každou hračku nejčastějšího druhu, minus 1 za každý rozprašovač. Zavřená se počítá dvakrát. (FIT-17, FIT-18)
    Za každou svou další probuzenou kočku v téže krabici máš 1 bod navíc. Vyhrává, kdo má nejvíc bodů; při shodě ten, kdo má nejmíň minusových. (FIT-19, FIT-20)

fit-chapter-advanced = Pokročilá hra
fit-chapter-advanced-text =
    V balíčku je všech pět Princezen, dvě stěny se nikdy nesmějí potkat, spící kočky platí za půl a za další kočky nejsou body. (FIT-21)
