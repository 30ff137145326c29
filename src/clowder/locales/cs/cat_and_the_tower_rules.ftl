# Pravidla hry Koťátko, nespadni! našimi slovy, podle čísel, na která odkazují odmítnutí.
# (D) značí náš návrh, (R) náš výklad tam, kde tištěná pravidla mlčí.

tow-section-components = Co je v krabici
tow-section-setup = Než začnete
tow-section-turn = Tah
tow-section-falling = Padání
tow-section-winning = Výhra a co dál
tow-section-against = Proti sobě, a mez

rule-tow-c1 = 24 podlah očíslovaných 1 až 24. 54 stěn: 12 cihlových, 12 s oknem, 12 portálů, 12 soch, 6 sloupů. 16 kočičích kamarádů, po 4 ve 4 barvách. Toto. 20 akčních karet, 16 karet cílů, 5 karet příběhu (podlahy 10, 13, 15, 17, 20). Proti sobě: kotě a tlapka v každé z 5 barev (červená, to je Toto, oranžová, modrá, fialová, žlutá) a karta pořadí.
rule-tow-c2 = Výšky stěn: cihly < okno < portál < socha, vždy o kousek. Sloupy jsou mnohem vyšší a staví se po dvou. (D) 1,00; 1,05; 1,10; 1,15; 1,9. Stěny jsou karty, které hráč před postavením ohne; na ohybu záleží, jak dobře stojí.
rule-tow-c3 = (D) Barvy kamarádů: oranžová (tištěná), šedá, bílá, hnědá. Každá třetí podlaha má uprostřed díru.
rule-tow-c4 = (D kromě 1, 2, 13) Akční karty říkají, které dvě stěny se staví, nebo jaký kamarád se sází a koho potom pohladit. Karty se dvěma stranami dávají na výběr. Karty 1 a 2 s tlapkou jsou počáteční.
rule-tow-c5 = (D kromě 1, 3) Karty cílů; odměna je, o kolik podlah smí Toto vylézt. 1 (2) dva jedné barvy se dotýkají, 2 (2) dva různých barev se dotýkají, 3 až 6 (3) jeden na hřbetech dvou téže barvy, 7 (3) tři barvy, každý se dotýká jiného, 8 (2) kdokoli na hřbetě, 9 až 12 (2) daná barva na hřbetě jiné, 13 až 16 (1) daná barva tam je.
rule-tow-1 = Na stole leží podlaha 1 a na ní Toto. Všechno ostatní je zásoba. Dvě počáteční akční karty a dva počáteční cíle leží lícem vzhůru, ostatní se zamíchají do dvou balíčků. Venku je příběh 10. Začíná náhodný hráč, dál po směru hodin. (R) Sám hraje hráč každý tah. Podlaha 1 je pevná a nikdy nespadne.
rule-tow-2 = Vyber jednu ze dvou akčních karet (a kde má dvě strany, jednu z nich) a proveď ji. (R) Volba platí; karty 16 a 17 mají dvě strany.
rule-tow-3 = Stavba: obě stěny z karty, (R) v libovolném pořadí, svisle na nejvyšší podlahu, pak další podlaha podle čísla, (R) nejnižší, která na věži není, na stěny nejvyššího patra, (R) i na ty, které tam zbyly po spadlé podlaze.
rule-tow-4 = Kamarád: posaď kamaráda dané barvy na libovolnou podlahu, (R) i na podlahu 1, nebo na jiné kamarády, vzpřímeně; (R) ne na Toto ani na kotě.
rule-tow-5 = Hlazení: lehce se dotkni jmenovaných; mohou se pohnout, i to, co nesou. (R) Jednoho po druhém v pořadí podle hráče; karta 13 hladí i právě posazeného a karta 19 smí. Kdo mezitím spadl, se přeskočí; když tam nikdo není, nic se neděje. (D) Hráč volí stranu doteku, ne sílu.
rule-tow-6 = Dokud díl nepustíš, můžeš ho upravovat; čím věž už stojí, to se nesmí odsunout. (R) Umístění, které by do něčeho řezalo nebo strkalo, se odmítne dřív, než díl pustíš, a je to jen nezdařený pokus (TOW-26).
rule-tow-7 = Potom se karta odhodí a nahradí z balíčku, (R) i když akci vzdáš nebo nic nezpůsobila.
rule-tow-8 = Pak cíle: platí-li otevřený cíl podle kamarádů na podlaze přesně o jednu nad Totem, smíš ho uplatnit (nejvýš jeden za tah, nemusíš). Toto vyleze o 1 až N podlah, N je odměna, nejvýš na nejvyšší podlahu. Cíl se odhodí a nahradí. (R) Na podlaze: nese ho přímo nebo přes kočky; nesou-li dvě, platí nižší. Je-li Toto nejvýš, neplatí nic.
rule-tow-9 = Dotyk je jakýkoli dotyk. Na hřbetě: spočívá na kamarádech a nedotýká se podlahy. (R) „Na hřbetech“: spočívá na obou. (R) Převrácení se počítají; Toto a koťata nejsou kamarádi.
rule-tow-10 = Prázdný balíček se udělá znovu z odhozených karet, (R) když je třeba lízat, i s tou právě odhozenou. Nevybraná karta zůstává. Odhozené smí vidět každý.
rule-tow-11 = Došel-li druh stěny, vezmi jinou, (R) jednu po druhé. Jsou-li všichni čtyři dané barvy na věži, vezmi jednoho z nich, (R) i zpod jiných, a posaď ho znovu. (R) „Libovolný“ je barva v zásobě; až je všech 16 na věži, kdokoli. (R) Stavba potřebuje podlahu a dvě stěny v zásobě. Nejde-li použít žádná karta, (R) jednu odhoď; jinak použij stranu, která jde.
rule-tow-12 = Spadlé je to, co opustilo své místo a leží celé na stole a nedotýká se žádné stojící podlahy (R: 1 a těch, které se nedotýkají stolu). Co se podlahy ještě dotýká, vrátí se co nejpřesněji zpět. (R) Ležet na spadlém je ležet na stole. (R) Opustit místo: stěna překlopená (D: přes 45°) nebo mimo podlahu, podlaha mimo své stěny nebo dotýkající se jiné, kočka mimo svou podlahu. Co se jen pohnulo, zůstává. (R) Nemá-li se kam vrátit, jde do zásoby a nepočítá se.
rule-tow-13 = Padne-li díl, který právě umísťuješ, nepočítá se: zkus to znovu (TOW-26).
rule-tow-14 = Spadlé stěny z dřívějších tahů se odloží natrvalo a počítají se. Podlahy a kamarádi jdou do zásoby. (R) Stěny z tohoto tahu se nepočítají nikdy: staví se znovu, nebo po stavbě jdou do zásoby. Kamarád, který spadne až po posazení, jde do zásoby také.
rule-tow-15 = Spadne-li Toto, vrátí se na podlahu, kde byl na začátku tahu; není-li, na nejvyšší pod ní. (R) Tak i když spadne jeho podlaha.
rule-tow-16 = Co visí tak, že se nedá hrát, je spadlé. (R) To jest: podlaha, pod níž chybí předchozí číslo, a vše na spadlé podlaze; i to, co po trojím vrácení zase opustí místo (TOW-25).
rule-tow-17 = Zřícení: 5 a více spadlých stěn celkem (R: za celý život věže). Všichni prohráli. (R) Hned; zbytek tahu odpadá.
rule-tow-25 = (R) Události: díl puštěný, zvednutý, jedno pohlazení, počítání z TOW-18. Po každé v tomto pořadí: věž se uklidní; TOW-12 a TOW-16 řeknou, co spadlo; to se odnese a stěny se spočítají; TOW-17; co opustilo místo, pak Toto nebo koťata, vrátí stůl, nejnižší první; věž se znovu uklidní a je-li třeba, vše se opakuje, nejvýš třikrát.
rule-tow-26 = (R) Umístění drží, když díl spočívá, kde má: stěna svisle na nejvyšší podlaze, podlaha jen na stěnách nejvyššího patra, kamarád vzpřímeně na dovolené podlaze, Toto nebo kotě na své. Jinak je zpět v ruce a zkouší se znovu; jiné škody se vyřídí dřív. Stěny tohoto tahu, které spadly, se staví znovu; podlaha přijde, až stojí obě. Po 5 nezdařených pokusech v akci se smí vzdát: stěny tohoto tahu nebo kamarád z ruky jdou do zásoby, nehladí se a tah pokračuje.
rule-tow-18 = Je-li Toto na podlaze 10 nebo výš a věž pak vydrží 5 sekund, je vyhráno a příběh se otočí. (R) Počítá se hned, jak výstup drží, než se cíl nahradí. Vyhráno je, když se věž nezřítí a Toto je pořád dost vysoko; jinak se hraje dál.
rule-tow-19 = Pak se smí hrát dál se stejnou věží na 13, 15, 17, 20; začíná hráč vlevo. Po zřícení se začíná zase od 10. (R) Jen když souhlasí všichni; karty i spočítané stěny zůstávají. Jedno počítání vyhraje všechny dosažené příběhy. Po 20 je konec. Vyhrané zůstává.
rule-tow-27 = (R) Výstup je zvednutí a umístění: hráč řekne cíl a podlahu, Toto (nebo kotě) se zvedne a posadí kamkoli na tu podlahu, ne na kočky; obojí je událost. Zmizí-li podlaha, platí nejvyšší zbylá. Když to vzdáš: zpět jako v TOW-15 a cíl je pryč.
rule-tow-20 = 2 až 5 hráčů, každý má kotě vedle podlahy 1 (výška 0) a tlapku v pořadí. Všech 20 akčních karet se zamíchá, tři leží otevřené. Každý má dva tajné cíle. (R) Všech 16 cílů; na podlaze 1 není Toto. Kotě ve výšce 0 není na žádné podlaze.
rule-tow-21 = Tah: (1) zahraj jednu ze tří akčních karet, povinně; (2) smíš přenést jednoho kamaráda z podlahy svého kotěte výš; (3) smíš uplatnit jeden svůj cíl, nebo jeden vyměnit. (R) Karta se nahradí po (1). (2) je zvednutí a umístění; když to vzdáš, jde kamarád do zásoby. (3) odhodí lícem vzhůru, pak lízne.
rule-tow-22 = Cíle počítají kamarády na kterékoli podlaze nad vlastním kotětem, (R) všechny na jedné. Leze se od výšky kotěte, 1 až N, jako v TOW-8.
rule-tow-23 = Po výstupu se tlapka posune; při stejné výšce přijde navrch. (R) Koťata padají jako Toto a tlapka s nimi, také navrch; lépe stojící jde první, kdo leze, poslední.
rule-tow-24 = Zřícení končí hru: kdo ho způsobil, je poslední; z ostatních vyhrává nejvyšší kotě, při shodě kdo přišel dřív. Tak i když všichni dojdou na 24. (R) Způsobil ten, kdo je na tahu. Výšky platí z doby před událostí; kdo neopustil výšku 0, dělí se o místo. Pět sekund se nepočítá.
rule-tow-28 = (R) Mez pro počítač: po 300 tazích hra končí a dvacátý nezdařený pokus akci vzdává; společně zůstává, co bylo vyhráno, proti sobě platí pořadí a nikdo nic nezpůsobil.
