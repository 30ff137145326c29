# Lekce hry Co se vejde: pár tahů proti myši na klíček. Viz lessons.py.

fit-lesson-corner-title = Stranou ke straně
fit-lesson-corner-text = Chceš mít kočky v dobrých krabicích: vyhrává, kdo má nejvíc bodů. Krabice má hodnotu podle hraček a boduje v ní ten, kdo tam má nejvíc koček. Každá karta je kus kartonové krabice. Tlusté okraje jsou stěny, ostatní jsou otevřené. Nová karta se musí dotýkat jiné celou stranou. Přesvědč se: zkus položit svou výchozí krabici k rohu té na stole.
fit-lesson-corner-praise = Přesně tak, tohle hra nedovolí: roh nestačí. Kočky chtějí celou stranu.
fit-lesson-corner-again = To se smí a hned na to dojde. Nejdřív zkus roh.

fit-lesson-start-title = Tvoje výchozí krabice
fit-lesson-start-text = Teď ji přilož k některé straně. Smíš ji otočit o půl otáčky. Stěny ti nebrání: dvě mohou stát zády k sobě.
fit-lesson-start-praise = Leží. Odteď je to krabice jako každá jiná.

fit-lesson-draw-title = Tah
fit-lesson-draw-text = Tvou výchozí krabici jsme přiložili vpravo, otočenou: potkaly se dvě otevřené strany, takže je to jedna krabice. V tahu dobereš kartu a zahraješ jednu ze tří. Dober.
fit-lesson-draw-praise = Tři karty v ruce. Teď jednu zahraješ.
fit-lesson-draw-again = To se smí: místo toho může usnout kočka. Tentokrát dober.

fit-lesson-join-title = Jedna krabice
fit-lesson-join-text = Kde se potkají dvě otevřené strany, tvoří karty jednu krabici. Stěna na kterékoli straně je odděluje. Polož myšku beze stěn tak, aby se připojila k výchozím krabicím: pod levou, nebo nad pravou.
fit-lesson-join-praise = Spojeno. Myška je v krabici a myška je bod.
fit-lesson-join-again = To se smí, ale k velké krabici se to nepřipojí, nebo je to jiná karta. Polož myšku beze stěn pod levou výchozí krabici.

fit-lesson-late-title = Všechno má svůj čas
fit-lesson-late-text = Tvoje kočka může usnout na stole, jako by byla krabice. Jenže to se volí před dobráním a kartu už máš dobranou. Přesto to zkus: polož spící kočku.
fit-lesson-late-praise = Pozdě. Třeba příště.
fit-lesson-late-again = To se smí, ale nejdřív zkus to zakázané: spící kočku.

fit-lesson-wall-title = Na stěnu ne
fit-lesson-wall-text = Položili jsme dvě myšky. Po položení krabice se může nastěhovat jedna tvoje kočka: přes spoj dvou karet, které leží dlouhou stranou k sobě; jedna z nich musí být ta nová. Karta vpravo tam má stěnu. Zkus kočku položit na ni.
fit-lesson-wall-praise = Kočky mají rády krabice. Stěnu v zádech nemá rád nikdo.
fit-lesson-wall-again = Tam ležet smí. Nejdřív ale zkus stěnu.

fit-lesson-settle-title = Stěhování
fit-lesson-settle-text = Teď ji polož přes otevřený spoj vlevo. Karta unese nejvýš jednu kočku, spoje si tedy vybírej.
fit-lesson-settle-praise = Kam se kočka vejde, tam si sedne. Krabice je tvoje, dokud v ní nikdo nemá víc koček.
fit-lesson-settle-again = To se smí, ale prázdná krabice nic nepřinese. Nastěhuj kočku.

fit-lesson-rival-title = Tam už někdo bydlí
fit-lesson-rival-text = V ruce máš velkou myš. Leží přes spoj, stejně jako kočka. Soupeř má v krabici vpravo kočku a ty žádnou. Zkus tam hračku dát.
fit-lesson-rival-praise = Obsazeno. K cizím se nikdo nestěhuje a dárky se tam nenechávají.
fit-lesson-rival-again = To se smí, ale nejdřív zkus tu druhou krabici, vpravo.

fit-lesson-toy-title = Dárek pro sebe
fit-lesson-toy-text = Zvláštní hračka platí za dvě a hodí se na kterýkoli volný spoj krabice, kam smí tvoje kočky. Polož velkou myš přes obě výchozí krabice.
fit-lesson-toy-praise = Šest myšek v jedné krabici. Počítá se jen nejčastější hračka, takže se vyplatí držet se jednoho druhu.
fit-lesson-toy-again = To se smí, ale teď dej hračku: přes obě výchozí krabice.

fit-lesson-princess-title = Princezna
fit-lesson-princess-text = Rozprašovač stojí tvou krabici bod. V ruce máš Princeznu. Zabere místo kterékoli kočce a ta jde domů. Pošli ji na kočku vpravo.
fit-lesson-princess-praise = Nikomu nepatří, za nic se nepočítá a zůstává.
fit-lesson-princess-again = To se smí, ale víš, kterou kočku myslíme: tu vpravo.

fit-lesson-sleep-title = Šlofík
fit-lesson-sleep-text = Krabice vpravo teď nepatří nikomu. Spící kočka se pokládá jako krabice a smí se připojit ke kterékoli; udělej to místo dobrání. Polož ji vpravo od klubíčka, kde se k té krabici připojí.
fit-lesson-sleep-praise = Obsazeno. Bodovat bude, až tam s ní bude tvoje probuzená kočka.
fit-lesson-sleep-again = To se smí, ale nech ji usnout vpravo od klubíčka.

fit-lesson-close-title = Zavři krabici
fit-lesson-close-text = Krabice je zavřená, když žádná otevřená strana nehledí do prázdna. Pak se počítá dvakrát, rozprašovače také. Tvoje myška vlevo nahoře je otevřená jen vpravo. Polož vedle ní dvě klubíčka, otočená, aby nic nezůstalo otevřené.
fit-lesson-close-praise = Zavřeno. Dvě klubíčka platí za čtyři.
fit-lesson-close-again = To se smí, ale krabici to nezavře. Polož klubíčka vpravo od myšky vlevo nahoře, otočená.

fit-lesson-move-title = A kočku do ní
fit-lesson-move-text = Zavřená krabice bez kočky nepatří nikomu. Nastěhuj do ní jednu.
fit-lesson-move-praise = K téhle krabici se už nikdo nepřipojí.
fit-lesson-move-again = To se smí, ale byla by to škoda. Nastěhuj kočku.

fit-lesson-end-title = Počítání
fit-lesson-end-text = Velká krabice: šest myšek minus rozprašovač je 5. Zavřená: dvě klubíčka dvakrát jsou 4. Dohromady 9. Za každou svou další probuzenou kočku v téže krabici máš bod. Když dojde balíček nebo má někdo venku všech pět koček, dohrají všichni své karty. Vyhrává, kdo má nejvíc bodů.
