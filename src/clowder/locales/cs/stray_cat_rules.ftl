# Pravidla Zatoulaného kotěte vlastními slovy, podle čísel, na která se odvolávají odmítnutí.
# (D) je náš vlastní návrh, (R) naše rozhodnutí tam, kde tištěná pravidla mlčí.

str-opening =
    Jsi zatoulané kotě. Někde v tomhle okolí máš domov, ale už nevíš, jak vypadá. Říkají to tři žetony: tvar, střecha a zahrada. Leží lícem dolů a podívat se nesmíš.
    Vyhrává kotě, které jako první stojí ve vlastním domě a má všechny tři žetony otočené.
    Jez, nebo hledej jídlo. Za jídlo ujdeš tolik kroků, kolik na něm je; nové dílky se cestou otáčejí. Když cesta skončí v domě, soused se podívá na tvé žetony a jeden, který sedí, otočí.
    Dvě koťata na jednom poli se perou: každé potají zahraje kartu a vítěz odvede poraženého pryč. Hledání jídla může přinést i smůlu: psa, myš nebo havrana.

str-section-components = Co je v krabici
str-section-setup = Než začnete
str-section-turn = Tah
str-section-luck = Smůla
str-section-fights = Rvačky
str-section-end = Konec

rule-str-c1 = Karet je 38. Jídla: 11 skromných (1 krok), 8 výživných (2), 5 vydatných (3). Štěstí: 2 kočičí kamarádi, 4 zkratky, 2 náklaďáčky. Smůla: havran, pes, myš a kočičí sraz po jednom a 2 výkopy.
rule-str-c2 = Dílků je 16: 4 startovní a 12 dílků okolí, se startovními poli, poli cesty a domy. Z každého dílku vede cesta prostředkem každé strany, takže se cesty vždy spojí. Přejít na sousední dílek je jeden krok. Na okraji mapy cesta končí (R).
rule-str-c3 = Žetonů domu je 18: tvar (přízemní a patrový, po třech), střecha (červená, žlutá, modrá, po dvou) a zahrada (plot, strom, záhon, po dvou). K tomu jedna značka výkopu a čtyři koťata.
rule-str-c4 = Každý z 18 možných domů stojí v okolí právě jednou (D). Každý dílek má na každé straně jeden východ: N, E, S a W podle neotočeného dílku. Uvnitř tvoří cesty křižovatku (se středem C), okruh (s dvorkem Y u N), nebo dva ohyby (N–E přes a, S–W přes b) spojené uličkou. Dům je slepá ulička u jednoho pole.
rule-str-c5 = Čísla pro rvačky jsou všechna různá (D): skromná jídla 1 až 11, výživná 12 až 19, vydatná 20 až 24, kočičí kamarád 25 a 26, zkratka 27 až 30, náklaďáček 31 a 32. Smůla žádné nemá.
rule-str-1 = Obvyklé rozložení je čtyři krát čtyři, startovní dílky leží lícem nahoru v rozích. Ostatní se zamíchají, náhodně natočí a leží lícem dolů. Každé kotě začíná na startovním poli svého dílku. Hráči startovní dílky dostávají podle pořadí u stolu po směru hodinových ručiček od levého horního rohu; při hře ve dvou první a třetí (R).
rule-str-2 = Jiná rozložení: startovní dílky uprostřed, dlouhá ulice dva krát osm, nebo jakýkoli tvar z 16 dílků spojených hranami, v němž jsou čtyři startovní dílky označené podle pořadí hráčů (R).
rule-str-3 = Každý druh žetonů se zamíchá zvlášť a každý dostane od každého jeden, lícem dolů. Nikdo se na ně nesmí podívat. Dvě koťata mohou mít stejný domov.
rule-str-4 = Každý začíná se dvěma skromnými jídly a jedním výživným, náhodně rozdanými (R). Ostatní karty se zamíchají do balíčku.
rule-str-5 = Kdo začne, rozhodne los nebo dohoda. Pak se hraje po směru hodinových ručiček.
rule-str-6 = Dílky, které se dotýkají, třeba jen rohem, spolu sousedí. Žádný dílek nesousedí sám se sebou.
rule-str-7 = Hledání domova: zahraj jednu kartu štěstí, nebo jedno či více jídel dohromady, nikdy obojí. Zahrané karty se odhodí lícem nahoru, ještě než zapůsobí (R). S prázdnou rukou můžeš jen hledat jídlo.
rule-str-8 = Jídla posunou tvé kotě po cestách přesně o tolik kroků, kolik mají dohromady. Žádný krok nevede rovnou zpátky; obejít okruh se smí (R). Jídla, na která cesta takové délky není, zahrát nelze. Krok smíš udělat, jen když se pak dají ujít i všechny zbývající; dílky lícem dolů se berou jako průchozí a koťata nepřekážejí (R).
rule-str-9 = Před vstupem na dílek lícem dolů zvolíš, kudy přejdeš. Pak se dílek natrvalo otočí, jak leží, a jde se dál. Nejde-li už ujít plný počet kroků, jde se co nejdál a tam se končí (R).
rule-str-10 = Na pole s výkopem nesmí nikdo, nikdy a žádným způsobem.
rule-str-11 = Kdo vstoupí na pole s jiným kotětem, hned se pere, i po zkratce nebo z náklaďáčku (R). Kdo přišel, útočí. Chodec, který vyhraje, dojde zbývající kroky, až skončí všechny další rvačky; kdo nevyhraje, končí cestu a na nic si nevzpomene (R). S více koťaty se pere postupně po směru hodinových ručiček, dokud útočník vyhrává (R).
rule-str-12 = Skončí-li cesta zaplacená jídly v domě, po případné rvačce (R), podívá se tvůj soused vlevo na všechny tři tvé žetony. Shoduje-li se s domem některý, který leží lícem dolů, otočí právě jeden podle své volby (R); neshoduje-li se žádný, dozvíš se jen to. Na co se soused jednou podíval, na to se smí dívat dál.
rule-str-13 = Dům je slepá ulička, stejně jako startovní pole: cesta v něm může skončit, ale nemůže jím vést dál. Kdo odejde a zase přijde, ptá se znovu.
rule-str-14 = Kočičí kamarád: dober 4 karty, jednu po druhé (R). Karty smůly mezi nimi se odhodí bez účinku; byly-li to všechny čtyři, dobírej dál, dokud nepřijde jiná. Pak si z karet v ruce nech libovolné 4.
rule-str-15 = Zkratka: přesuň se na libovolné pole cesty sousedního dílku okolí, který leží lícem nahoru, nikdy na startovní dílek. Není-li takový, zahrát ji nelze.
rule-str-16 = Náklaďáček: přesuň se na startovní pole kteréhokoli startovního dílku, jen ne na to, na kterém stojíš (R).
rule-str-17 = Hledání jídla: na poli cesty dober 1 kartu, v domě 2. Na startovním poli 2, když máš prázdnou ruku, jinak 1.
rule-str-18 = Takto dobraná smůla hned udeří a odhodí se. Ze dvou najednou si jednu vybereš, druhá se odhodí bez účinku. Smůla se nikdy nedrží v ruce. Nejdřív se doberou všechny karty, pak odhodíš karty nad limit, pak udeří smůla (R).
rule-str-19 = V ruce jsou vždy nejvýš 4 karty. Co odhodíš, vybíráš ty, a to hned (R); vítěz rvačky ještě před přesunem poraženého.
rule-str-20 = Prázdný balíček se vytvoří znovu ze zamíchaných odhozených karet, když se má dobrat další (R). Vždy je co dobrat, takže nikdo nikdy nevynechává.
rule-str-21 = Havran: vyber soupeře s kartami. Jedna z nich, vybraná naslepo (R), se odhodí. Nemá-li karty nikdo, nic se nestane.
rule-str-22 = Pes: vyber libovolné pole libovolného otočeného dílku okolí, třeba i s kotětem (R). Každé kotě na tom dílku, nejdřív to tvoje a pak po směru hodinových ručiček, utíká 3 kroky cestou, kterou volí jeho majitel (R), nikdy na pole psa; nejde-li to, co nejdál. Kdo se mezitím pral a nevyhrál, utíkat nemusí (R). Bez takového dílku se nic nestane.
rule-str-23 = Kočičí sraz: každé kotě ze sousedních dílků postavíš, po směru hodinových ručiček jedno po druhém (R), na jiné volné pole cesty svého dílku. Rvačky nejsou a místo je vždy.
rule-str-24 = Myš: vyber soupeře a posuň jeho kotě o 3 kroky cestou podle své volby; nejde-li to, co nejdál.
rule-str-25 = Výkop: polož nebo přesuň značku na pole cesty kteréhokoli otočeného dílku (R), kde není kotě a kde značka ještě neleží.
rule-str-26 = Ve rvačce si oba potají vyberou kartu, i když mají jen jednu, a ukážou je zároveň. Vyšší číslo vyhrává. Obě karty se odhodí.
rule-str-27 = Vítěz dobere kartu. Smůla se odhodí a dobírá se další.
rule-str-28 = Pak vítěz posune poraženého o 3 kroky cestou podle své volby; nejde-li to, co nejdál. Dílky lícem dolů, na které poražený vstoupí, se otočí.
rule-str-29 = Kdo nemá kartu, hned prohrává; vítěz žádnou nehraje, ale dobírá. Nemá-li ji nikdo, nikdo nevyhrává ani nedobírá: každý posune kotě druhého o 1 krok. Nejdřív jde napadené kotě a hned proběhnou všechny rvačky tam, kam dojde (R); pak útočící, ale ne na pole, kam šlo to druhé. Kotě zůstane, není-li kudy jinudy, nebo pokud s ním mezitím pohnula jiná rvačka (R).
rule-str-30 = Kotě, se kterým pohne rvačka, pes nebo myš, si na nic nevzpomene a neobrací se rovnou zpátky; dojde-li na pole s jiným kotětem, útočí. Cestou ostatní míjí (R). První krok smí kamkoli; ujde plný počet kroků, kde to jde, jinak co nejvíc (R). Nemůže-li nikam, zůstane, a dvě koťata pak smějí být na jednom poli bez další rvačky.
rule-str-31 = Hra končí hned, jakmile je kotě ve vlastním domě a všechny jeho tři žetony leží lícem nahoru. Ten hráč vyhrává, ještě před případnou rvačkou (R). Ostatní se dělí o poslední místo (R).
rule-str-32 = Technické limity (R): po 20 rvačkách v jednom tahu už další nezačne. Po 200 kolech hra končí a první je, kdo má nejvíc otočených žetonů.
