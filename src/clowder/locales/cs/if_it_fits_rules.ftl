# Pravidla hry Co se vejde našimi slovy, podle čísel, na která odkazují odmítnutí.
# (D) značí náš návrh, (R) náš výklad tam, kde tištěná pravidla mlčí.

fit-opening =
    Kočky milují krabice. Pokládáš vedle sebe karty se stěnami a mezerami, až z nich vyrostou krabice, a do nich stěhuješ své kočky.
    Body za krabici dostane, kdo v ní má nejvíc koček. Stejné hračky její hodnotu zvyšují, rozprašovače snižují a krabice bez jediné mezery se počítá dvakrát. Vyhrává, kdo má na konci nejvíc bodů.
    Dober kartu. Zahraj jednu ze svých tří karet, většinou kus krabice. Pak můžeš položit kočku přes novou kartu a její sousedku. Místo toho všeho smíš uložit kočku ke spánku.
    Když dojde balíček nebo má někdo na stole všech pět koček, dohrají všichni své karty a počítá se.

fit-section-components = Co je v krabici
fit-section-setup = Než začnete
fit-section-laying = Pokládání krabic
fit-section-turn = Tah
fit-section-cats = Kočky
fit-section-end = Konec a body
fit-section-advanced = Pokročilá hra

rule-fit-c1 = Pět koček (Lilly, Charlie, Milo, Jack a Izzy) má po 5 oboustranných kartách: na jedné straně je kočka vzhůru, na druhé spí. K tomu 5 černých koček jménem Princezna, 5 výchozích krabic, 3 zvláštní hračky a 72 karet krabic.
rule-fit-c2 = Devět vzorů stěn, od každého osm karet (D). Vlevo a vpravo jsou dlouhé strany: beze stěn; nahoře; vlevo; nahoře a dole; vlevo a vpravo; vlevo a nahoře; vlevo a dole; vlevo, nahoře a dole; vlevo, vpravo a nahoře. Každý vzor má 1 myšku, 1 klubíčko, 1 pírko, 1 dvojitou hračku, 1 rozprašovač a 3 prázdné karty. Celkem je to 15 od každé hračky, 9 rozprašovačů a 27 prázdných.
rule-fit-c3 = Na pěti výchozích krabicích jsou stěny vlevo a nahoře a jinak nic (D). Od každého druhu je jedna zvláštní hračka; platí za 2 a je otevřená na všechny strany. Také spící kočka je otevřená na všechny strany.
rule-fit-1 = Každý si vezme pět karet jedné kočky. Princezen je tolik, kolik je hráčů.
rule-fit-2 = Krabice a zvláštní hračky se zamíchají a každý dostane 2 karty, nikdy Princeznu. Zbytek se co nejrovnoměrněji rozdělí na tolik hromádek, kolik je hráčů, větší jsou vespod (R). Do každé se zamíchá jedna Princezna a hromádky se složí na sebe: to je dobírací balíček.
rule-fit-3 = Kdo začne, určí los (R). Po směru hodinových ručiček pak každý položí jednu výchozí krabici podle pravidel pokládání, bez kočky; úplně první leží neotočená (R). Od té chvíle jsou to krabice jako každé jiné. Pak první hráč začíná.
rule-fit-4 = Karty leží v mřížce, neotočené nebo otočené o 180°: dlouhá strana k dlouhé, krátká ke krátké, celou stranou (R). Nic se nepřekrývá. Karta se musí dotýkat jiné stranou; roh nestačí. Otočit kartu, která má po otočení stěny stejně, není jiný tah (R).
rule-fit-5 = Stěny pokládání nikdy nebrání a dvojité stěny nevadí, kromě pokročilé hry. Každá karta má tedy vždycky kam jít.
rule-fit-6 = Dvě otevřené strany, které se potkají, spojí karty v jednu krabici. Stěna na kterékoli z nich je odděluje.
rule-fit-7 = Strana je zavřená, když má stěnu nebo se jí stěna dotýká (R). Krabice je zavřená, když žádná její otevřená strana nehledí do prázdného místa; prázdné místo je i díra uprostřed.
rule-fit-8 = Ve svém tahu dober kartu a zahraj jednu ze svých tří: krabici (a po ní, když chceš, kočku); zvláštní hračku; nebo Princeznu.
rule-fit-9 = Nebo polož jednu ze svých koček jako spící, bez dobírání a bez hraní karty. Rozhodneš se tedy před dobráním.
rule-fit-10 = Po položení krabice můžeš položit jednu probuzenou kočku přes spoj dvou karet spojených otevřenou dlouhou stranou. Jedna z nich musí být právě položená krabice. Nikdy na stěnu.
rule-fit-11 = Karta nese nejvýš jednu kočku, Princeznu nebo hračku položenou napříč (R). Spící kočky a Princezna na místě spící kočky nenesou nic. Výchozí krabice a hračky položené jako krabice ano.
rule-fit-12 = Kočka nesmí do krabice s kočkou jiného hráče, ať je vzhůru, nebo spí, pokud v ní už není některá tvoje. Posuzuje se to po položení krabice.
rule-fit-13 = Spící kočka se pokládá jako krabice kamkoli, kam se karta vejde: smí se připojit k cizí krabici nebo spojit několik krabic v jednu. Krabici obsadí, ale body nemá, dokud v ní není probuzená kočka téhož hráče; pak platí jako každá jiná. Rozhoduje jen stav při počítání (R).
rule-fit-14 = Princezna nahradí kteroukoli kočku, ať je vzhůru, nebo spí, a ať patří komukoli. Kočka se vrací domů. Princezna nepatří nikomu: nic neblokuje, nepřináší body a místo si nechá. Po Princezně už kočku nepokládáš. Dokud na stole žádná kočka není, zahrát ji nejde (R); kdo má v té chvíli jen samé Princezny, jednu ukáže a odhodí.
rule-fit-15 = Zvláštní hračka se pokládá jako kočka, přes volný otevřený dlouhý spoj krabice, do které by směla tvoje kočka: kterýkoli, nejen z tohoto tahu (R). Počítá se do té krabice. Jen když takový spoj není, položí se jako krabice. Po ní už kočku nepokládáš (R).
rule-fit-16 = Závěr začíná, když někdo dobere poslední kartu (ten tah se ještě dohraje), nebo když má někdo na stole všech pět koček. Princezna to nezruší. Od té chvíle se nedobírá ani se nepokládají spící kočky: každý hraje po kartě, dokud všem nedojdou. Probuzené kočky po krabicích pokládat smíš.
rule-fit-17 = Krabici získá, kdo v ní má nejvíc koček. Při shodě dostanou všichni plný počet bodů. Spící kočky platí jen spolu s probuzenou kočkou téhož hráče; krabice jen se spícími nepřinese nikomu nic.
rule-fit-18 = Krabice má bod za každou hračku nejčastějšího druhu (dvojitá i zvláštní platí za 2), minus 1 za každý rozprašovač. Zavřená se počítá dvakrát, plus i minus. Může mít i zápornou hodnotu: kdo ji získá, body ztrácí.
rule-fit-19 = Za každou svou probuzenou kočku v krabici kromě první máš 1 bod, nikdy dvojnásobně, ať krabici získáš, nebo ne (R). Za spící ne (R).
rule-fit-20 = Vyhrává, kdo má nejvíc bodů. Při shodě ten, kdo má nejmíň minusových: počítají se rozprašovače, v zavřené krabici dvojnásobně, v krabicích, které získáš, třeba i při shodě (R). Při další shodě se o výhru dělíte (R).
rule-fit-21 = Pokročilá hra: všech pět Princezen se zamíchá do celého balíčku, až po rozdání (R). Dvě stěny se nesmějí potkat, ani u výchozích krabic (R). Za další kočky nejsou body. Spící kočky platí za půl, pořád jen spolu s probuzenou.
