# Pravidla hry Koťátko, nespadni! našimi slovy, podle čísel, na která odkazují odmítnutí.
# (D) značí náš návrh, (R) náš výklad tam, kde tištěná pravidla mlčí.

tow-opening =
    Toto je malé černé koťátko a jeho maminka je hvězda. Stavíte mu z karet věž, aby k ní mohl vylézt. Je to opravdová věž: naklání se, kýve se a může spadnout.
    Hrajete všichni spolu. Když Toto sedí v 10. patře a věž vydrží stát pět sekund, vyhráli jste a můžete jít dál až do 20. patra.
    Vyber akční kartu. Postav dvě ohnuté stěny a na ně podlahu, nebo posaď na věž kočičího kamaráda. Když kamarádi v patře nad Totem udělají, co ukazuje karta cíle, smí Toto šplhat.
    Spadlé stěny jsou pryč. S pátou se věž zřítí a všichni prohrají. Hrát se dá i proti sobě, každý s vlastním koťátkem.

tow-section-components = Co je v krabici
tow-section-setup = Než začnete
tow-section-turn = Tah
tow-section-falling = Padání
tow-section-winning = Výhra a co dál
tow-section-against = Hra proti sobě
tow-section-details = Podrobně

rule-tow-c1 =
    24 podlah s čísly 1–24; 54 stěn: 12 cihlových zdí, 12 oken, 12 portálů, 12 soch, 6 sloupů; 16 kočičích kamarádů, po 4 ve 4 barvách; Toto; 20 akčních karet, 16 karet cílů, 5 karet příběhu (10., 13., 15., 17. a 20. patro).
    Pro hru proti sobě: koťátko a tlapka v každé z 5 barev (červená, to je Toto, oranžová, modrá, fialová, žlutá) a karta pořadí.
rule-tow-c2 = Výšky stěn: cihly < okno < portál < socha, pokaždé jen o kousek; sloupy jsou mnohem vyšší a staví se po dvou. (D) 1,00; 1,05; 1,10; 1,15; 1,9. Stěny jsou karty, které hráč před postavením ohne; na ohybu záleží, jak dobře stojí.
rule-tow-c3 = (D) Barvy kamarádů: oranžová (ta je i na tištěných kartách), šedá, bílá, hnědá. Každá třetí podlaha má uprostřed díru.
rule-tow-c4 =
    (D kromě 1, 2, 13) Akční karty: C cihly, O okno, P portál, S socha, I sloup; „/“ znamená, že si vybereš jednu stranu. (* počáteční karty s tlapkou)
    1* stavba C+O · 2* libovolný kamarád / stavba O+P · 3 stavba C+P · 4 stavba O+S · 5 stavba P+S · 6 stavba I+I
    7 oranžový kamarád / stavba C+S · 8 šedý / C+O · 9 bílý / O+P · 10 hnědý / P+S · 11 oranžový / O+S · 12 šedý / C+P
    13 libovolný kamarád, pak pohlaď všechny kamarády v tom patře · 14 bílý / C+S · 15 hnědý / I+I · 16 oranžový, nebo šedý kamarád · 17 bílý, nebo hnědý kamarád
    18 libovolný kamarád, pak pohlaď jednoho jiného · 19 libovolný kamarád, pak pohlaď na věži po jednom kamarádovi od každé barvy · 20 libovolný kamarád / stavba O+P
rule-tow-c5 =
    (D kromě 1, 3) Karty cílů; odměna v závorce říká, o kolik pater smí Toto vylézt. (* počáteční cíle s tlapkou)
    1* (2) dva kamarádi jedné barvy se dotýkají · 2 (2) dva kamarádi různých barev se dotýkají · 3* (3) oranžový kamarád na hřbetech dvou oranžových · 4–6 (3) totéž v šedé, bílé a hnědé
    7 (3) tři kamarádi tří barev, každý se dotýká jiného z nich · 8 (2) libovolný kamarád na hřbetě jiného · 9–12 (2) oranžový, šedý, bílý, hnědý kamarád na hřbetě kamaráda jiné barvy · 13–16 (1) je tam oranžový, šedý, bílý, hnědý kamarád
rule-tow-1 =
    Na stole leží podlaha 1 a na ní Toto. Všechno ostatní je zásoba. Dvě počáteční akční karty a dva počáteční cíle leží lícem vzhůru; ostatní se zamíchají do balíčku akcí a balíčku cílů. Vyložená je karta příběhu 10. patra. Začíná náhodný hráč, dál po směru hodinových ručiček.
    (R) V sólové hře hraješ všechny tahy ty. Podlaha 1 je pevná a nikdy nespadne.
rule-tow-2 = Vyber jednu ze dvou vyložených akčních karet (a má-li dvě strany, jednu z nich) a proveď ji. (R) Volba je konečná; karty 16 a 17 mají dvě strany.
rule-tow-3 = Stavba: postav obě stěny z karty, (R) v libovolném pořadí, svisle na nejvyšší podlahu. Pak polož další podlahu podle čísla, (R) nejnižší, která na věži není, na stěny nejvyššího patra. (R) Platí i stěny, které tam zbyly po spadlé podlaze; ty zůstávají.
rule-tow-4 = Kamarád: posaď kamaráda dané barvy na libovolnou podlahu, (R) i na podlahu 1, nebo na jiné kamarády, vzpřímeně; (R) ne na Tota ani na koťátko.
rule-tow-5 =
    Hlazení: lehce se dotkni kamarádů, které karta jmenuje; mohou se pohnout, a s nimi i to, co nesou. (D) Volíš stranu doteku, ne jeho sílu.
    (R) Jednoho po druhém v pořadí, jaké chceš. U karty 13 se hladí i právě posazený kamarád (v patře, kde se zastavil), u karty 19 ho pohladit můžeš, ale nemusíš. Kdo mezitím spadl, toho přeskoč; když tam nikdo není, nic se neděje.
rule-tow-6 = Dokud dílek nepustíš, můžeš ho upravovat; co už na věži stojí, do toho ale nesmíš strkat. (R) Umístění, při kterém by dílek do něčeho zasahoval nebo něco odstrčil, hra odmítne dřív, než ho pustíš, a počítá se jen jako nezdařený pokus (TOW-26).
rule-tow-7 = Potom se karta odhodí a nahradí z balíčku, (R) i když akci vzdáš nebo nemá žádný účinek.
rule-tow-8 =
    Pak přijdou cíle: je-li některý vyložený cíl splněný, smíš ho uplatnit (nejvýš jeden za tah a nemusíš). Počítají se jen kamarádi v patře přesně o jedno výš než Toto. Toto vyleze o 1 až N pater, kde N je odměna, nejvýš na nejvyšší podlahu. Cíl se odhodí a nahradí.
    (R) Kamarád patří k podlaze, která ho nese, přímo nebo přes jiné kočky; nesou-li ho dvě, k té nižší. Je-li Toto na nejvyšší podlaze, není splněný žádný cíl.
rule-tow-9 = Dotýkají se: stačí sebemenší dotek. Na hřbetě: spočívá na jednom nebo více kamarádech a nedotýká se podlahy. (R) „Na hřbetech“: spočívá na obou. (R) Převrácení kamarádi se počítají jako vzpřímení; Toto a koťátka kamarádi nejsou.
rule-tow-10 = Prázdný balíček se udělá znovu z odhozených karet, (R) když je třeba dobrat, i s tou právě odhozenou. Nevybraná karta zůstává na místě. Odhozené karty si smí prohlédnout každý.
rule-tow-11 =
    Když dojde některý druh stěn, vezmi kteroukoli jinou, (R) za každou chybějící zvlášť (použije se i poslední sloup). Náhrada zastupuje jen druh, který chybí; druh, který v zásobě ještě je, musíš postavit také. (R) Stavba potřebuje podlahu a dvě stěny v zásobě.
    Jsou-li na věži všichni čtyři kamarádi dané barvy, vezmi jednoho z nich, (R) i zpod jiných, a posaď ho znovu. (R) „Libovolný kamarád“ je barva ze zásoby; teprve když je na věži všech 16, je to jeden z nich.
    (R) Nejde-li použít žádná karta, jednu odhoď bez účinku; jinak musíš zvolit stranu, která použít jde.
rule-tow-12 =
    Dílek spadl, když opustil své místo, leží celý na stole a nedotýká se žádné stojící podlahy. Dílek, který se jí ještě dotýká, se vrátí co nejpřesněji tam, kde byl.
    (R) Stojící je podlaha 1 a podlahy, které se nedotýkají stolu. Ležet na spadlých dílcích je totéž co ležet na stole; co stojící podlaha drží přes jiné dílky, nespadlo.
    (R) Stěna opustila své místo, když se překlopila (D: přes 45°) nebo není na své podlaze; podlaha, když už není na svých stěnách nebo leží na podlaze pod sebou (své místo opustila jen ta horní); kočka, když už není na své podlaze.
    Co se jen pohnulo a kamarád převrácený na své podlaze zůstanou, jak leží.
    (R) Když se dílek nemá kam vrátit (zmizela podlaha pod stěnou či kamarádem, nebo stěna pod podlahou), jde do zásoby a nepočítá se.
rule-tow-13 = Spadne-li dílek, který právě umísťuješ, za spadlý se nepočítá: zkus to znovu (TOW-26).
rule-tow-14 = Spadlé stěny z dřívějších tahů se odloží natrvalo a počítají se. Spadlé podlahy a kamarádi jdou zpátky do zásoby. (R) Stěny z tohoto tahu se nepočítají nikdy: staví se znovu, nebo jdou po dokončené stavbě zpátky do zásoby. Kamarád, který držel a spadne až později, jde také do zásoby a znovu se nesází.
rule-tow-15 = Spadne-li Toto, vrátí se na podlahu, kde byl na začátku tahu; není-li už, na nejvyšší zbylou pod ní. (R) Totéž platí, když spadne jeho podlaha.
rule-tow-16 =
    Část věže, která visí tak, že se nedá hrát dál, se počítá za spadlou.
    (R) To znamená: podlaha, pod níž chybí předchozí číslo, a všechno, co je ještě na spadlé podlaze; také to, co po trojím vrácení znovu opustí své místo (TOW-25). Podlahy na věži tak jdou vždy od 1 po nejvyšší bez mezery.
rule-tow-17 = Zřícení: celkem 5 a více spadlých stěn (R: za celý život téhle věže). Všichni prohráli. (R) Hned; zbytek tahu odpadá.
rule-tow-18 =
    Je-li Toto v 10. patře nebo výš a věž pak vydrží stát 5 sekund, vyhráli jste a karta příběhu se otočí.
    (R) Počítat se začne, jakmile výstup drží, ještě než se cíl nahradí. Vyhráno je, když se po TOW-25 věž nezřítila a Toto je pořád v patře příběhu nebo výš; jinak se hraje dál a při příštím výstupu tam se počítá znovu.
rule-tow-19 =
    Pak se smí hrát dál se stejnou věží do 13., 15., 17. a 20. patra; začíná hráč po levici toho, kdo byl na tahu naposled. Po zřícení se začíná znovu od 10.
    (R) Jen když souhlasí všichni; karty, balíčky i spočítané stěny zůstávají. Jedním počítáním vyhráváte všechny příběhy, jejichž patra Toto dosáhl. Po 20. patře hra končí. Příběhy vyhrané před zřícením zůstávají.
rule-tow-20 =
    2–5 hráčů, každý má koťátko vedle podlahy 1 (výška 0) a tlapku na kartě pořadí. Všech 20 akčních karet se zamíchá a tři leží lícem vzhůru. Každý hráč má dva tajné cíle.
    (R) Hraje se se všemi 16 cíli; na podlaze 1 není Toto; začíná náhodný hráč, dál po směru hodinových ručiček. Koťátko ve výšce 0 není na žádné podlaze a nic ho nemůže shodit.
rule-tow-21 =
    Tah: (1) musíš zahrát jednu ze tří akčních karet; (2) smíš přenést jednoho kamaráda z patra svého koťátka do kteréhokoli vyššího; (3) smíš uplatnit jeden svůj cíl, nebo jeden vyměnit za nový.
    (R) Karta se nahradí po (1). (2) je zvednutí a umístění: kamaráda smíš vzít i zpod jiných, ne však z výšky 0 ani z nejvyšší podlahy. „Vyšší“ se počítá od patra koťátka před zvednutím. Nezbude-li mezitím žádná vyšší podlaha nebo to vzdáš, jde kamarád do zásoby.
    (3) Cíl se odhodí lícem vzhůru a teprve pak se dobírá (TOW-10), takže se může vrátit i tatáž karta.
rule-tow-22 = Pro cíl platí kamarádi v kterémkoli patře nad tvým koťátkem, (R) ale všichni v jednom. Leze se od výšky koťátka, o 1 až N pater jako v TOW-8.
rule-tow-23 = Po výstupu se tlapka posune v pořadí; při stejné výšce přijde navrch na ty, které už tam jsou. (R) Koťátka padají jako Toto (TOW-15) a tlapka s nimi, také navrch; spadne-li jich víc, přesouvá se napřed tlapka toho, kdo byl v pořadí výš, a tlapka lezoucího koťátka až nakonec.
rule-tow-24 =
    Zřícením hra končí: kdo ho způsobil, je poslední; z ostatních vyhrává nejvyšší koťátko, při stejné výšce to, které tam bylo dřív (tlapka nejníž). Totéž platí, když všichni dojdou do 24. patra a věž stojí.
    (R) Zřícení způsobil ten, kdo je na tahu, ať je událost jakákoli. Platí výšky před tou událostí; koťátka, která nikdy neopustila výšku 0, se dělí o místo. Do 5 sekund se nepočítá; 24. patro se ověřuje, jakmile výstup drží a věž je v klidu.
rule-tow-25 =
    (R) Událost je: dílek umístěný a puštěný, dílek zvednutý k novému umístění, jedno pohlazení nebo počítání z TOW-18. Po každé události v tomto pořadí:
    Věž se uklidní. TOW-12 a TOW-16 řeknou, co spadlo; to se odnese a spadlé stěny se spočítají (TOW-17). Co opustilo své místo, potom Tota nebo koťátka, vrátí hra, od nejnižšího (to není událost).
    Věž se znovu uklidní a je-li třeba, všechno se opakuje, nejvýš třikrát. Pak akce pokračuje.
rule-tow-26 =
    (R) Umístění drží, když dílek spočívá tam, kde má: stěna svisle na nejvyšší podlaze, podlaha jen na stěnách nejvyššího patra, kamarád vzpřímeně na dovolené podlaze (přímo nebo na kamarádech), Toto nebo koťátko vzpřímeně na své.
    Když nedrží, vezmeš dílek do ruky a zkusíš to znovu, třeba jinde, se stejným dílkem (kamarád si nechává barvu, stěna smí být jiná, kterou karta dovoluje). Ostatní škody se vyřídí napřed a zůstávají.
    Stěny z tohoto tahu, které během stavby spadnou, se staví znovu; spadly-li i podlahy, na té, která je teď nejvyšší. Další podlaha přijde, až stojí obě stěny; jakmile drží, je stavba hotová.
    Po 5 nezdařených pokusech v jedné akci to smíš vzdát, po 20 akce končí sama. Stěny z tohoto tahu nebo kamarád v ruce jdou do zásoby (to není událost), nikdo se nehladí a tah pokračuje.
rule-tow-27 =
    (R) Výstup je zvednutí a umístění: řekneš cíl a patro, zvedneš Tota (nebo koťátko) a posadíš ho tam kamkoli, jen ne na kočky. Obojí je událost a může věž shodit.
    Zmizí-li mezitím ta podlaha, platí nejvyšší zbylá. Když to vzdáš (TOW-26), vrátí se na podlahu, odkud byl zvednut, a není-li už, na nejvyšší zbylou pod ní; cíl je pryč.
rule-tow-28 = (R) Technický limit: po 300 tazích hra končí. Ve společné hře vyhrané příběhy zůstávají; proti sobě platí pořadí a nikdo se nepočítá za viníka zřícení.
