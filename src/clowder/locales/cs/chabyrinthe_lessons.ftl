# Lekce Kočičího labyrintu: hra proti myšce na klíček, pak jiné způsoby hry. Viz lessons.py.

cha-lesson-turn-title = Pod městem
cha-lesson-turn-text = Přiveď toulavé kočky stokami domů: vyhrává, kdo za ně má nejvíc bodů. Kolem čtverce čekají dvě kočky a dvě opatrovnice. Kočka je doma, když ji s opatrovnicí spojí nepřerušená cesta. Začni jedinou kartou: otoč kteroukoli doprava, doleva, nebo o půl otáčky.
cha-lesson-turn-praise = To byla jedna akce. Tah má přesně dvě.
cha-lesson-turn-again = To se smí a dojde i na to. Nejdřív ale otoč některou kartu čtverce.

cha-lesson-slide-title = Posuň řadu
cha-lesson-slide-text = Druhá akce. Další kartu balíčku vidí všichni. Zasuň ji na kterémkoli místě: celá řada nebo sloupec se posune a karta, která na druhém konci vypadne, přijde dospod balíčku.
cha-lesson-slide-praise = Karty se posunuly. Kočky a opatrovnice ne.
cha-lesson-slide-again = To se smí, ale teď kartu zasuň: vezmi tu další a vyber jí místo.

cha-lesson-home-title = Cesta domů
cha-lesson-home-text = O pár tahů později je jedna cesta skoro hotová. Vpravo dole čeká Kometa za 5 bodů, na levém konci téže řady Edita. Jen jedna karta leží špatně. Naprav to a kočka je tvoje.
cha-lesson-home-praise = Kočka je tvoje. Edita přechází o jedno místo po směru hodinových ručiček a přichází další kočka: Mourek, o jedno místo dál, než čekala Kometa.
cha-lesson-home-again = To se smí, ale cesta ještě nevede. Otoč kartu v pravém dolním rohu.

cha-lesson-next-title = A další
cha-lesson-next-text = Teď dole čeká Mourek a na levém konci třetí řady Edita. Další karta je rovná stoka. Zasunout ji smíš i hned vedle opatrovnice. Zasuň ji tam, kde cestu dokončí.
cha-lesson-next-praise = Doma. Jeden tah, dvě akce, dvě kočky. Obsazená místa se vždycky přeskakují: kočky a opatrovnice se o místo nikdy nedělí.
cha-lesson-next-again = To se smí, ale Mourek čeká dál. Třetí řada se musí posunout o jednu kartu doprava.

cha-lesson-bridge-title = Pozor, most
cha-lesson-bridge-text = Na mostě se dvě cesty kříží, ale nepotkají: jde se vždycky rovně. Dole čeká Admirál, u druhé řady Edita. Otoč jednu kartu. Krátká cesta nahoru vede přes most a mine cíl. Správná je ta dlouhá, kolem dokola.
cha-lesson-bridge-praise = Rovně přes dva mosty a domů. Odbočky a volné konce nevadí. Mezery ano.
cha-lesson-bridge-again = To se smí, ale domů nikdo nedošel. Sleduj cestu od kočky doprava: rohová karta ji vyvádí ze čtverce.

cha-lesson-chain-title = Jedna za druhou
cha-lesson-chain-text = Nahoře čeká Hraběnka a hned vedle Edita. Karta pod kočkou je může spojit dvěma způsoby. Mysli o krok dál: Edita přejde na místo získané kočky a nová kočka přijde hned vedle ní. Jeden z těch způsobů má cestu i pro ni.
cha-lesson-chain-praise = Dvě kočky jednou akcí. Po každé kočce cesty kontroluješ znovu, a co je spojené, jde domů taky.
cha-lesson-chain-again = To se smí, ale dvě kočky to nejsou. Karta pod kočkou nahoře má vést doleva, doprava a nahoru.

cha-lesson-guardian-title = Kdo přijde?
cha-lesson-guardian-text = Cesta vede k oběma opatrovnicím a ty vybíráš, která si pro kočku přijde. Ta se pak posune o jedno místo. Přijde-li Agáta, uvolní místo pro další kočku a odtamtud vede cesta ke druhé opatrovnici. Jinak musí další kočka Agátu přeskočit.
cha-lesson-guardian-praise = Na uvolněné místo přichází Mech a jde rovnou domů, ke druhé opatrovnici.
cha-lesson-guardian-again = To se smí, ale Agáta zůstane v cestě: nová kočka ji přeskočí a nikam nedojde. Ať přijde ona.

cha-lesson-order-title = Dvě naráz
cha-lesson-order-text = Obě kočky jsou tvoje. Agáta pro ně přichází postupně a pokaždé se objeví nová kočka. Na pořadí tady nezáleží.
cha-lesson-order-praise = Agáta se posunula dvakrát a čekají dvě nové kočky. Cesty znovu zkontroluješ, až jsou vyzvednuté všechny.

cha-lesson-last-title = Poslední kočka
cha-lesson-last-text = Čtrnáct koček je doma a balíček koček je prázdný, takže naposledy už žádná nová nepřišla. Zbývá jediná, dole: Knoflík. Doveď ji k opatrovnici a hra hned skončí, i když ti ještě zbývá akce.
cha-lesson-last-praise = Všech patnáct je doma.
cha-lesson-last-again = To se smí, ale poslední kočka čeká dál. Karta nad ní leží přesně obráceně.

cha-lesson-end-title = Sečteno
cha-lesson-end-text = Tvých jedenáct koček má hodnotu 43 bodů, čtyři kočky myši 17. Vyhrává, kdo má nejvíc bodů, a při shodě, kdo má nejvíc koček.

cha-lesson-due-title = Jako v prvním vydání
cha-lesson-due-text = Hrát se dá i podle staršího pravidla: jedna ze dvou akcí musí být otočení. Jednu kartu máš právě zasunutou. Zkus zasunout ještě jednu.
cha-lesson-due-praise = V tomhle vydání ne. Po zasunutí už můžeš jen otáčet.
cha-lesson-due-again = To se smí: je to otočení. Napřed ale zkus, co se nesmí: zasunout další kartu.

cha-lesson-kittens-title = Malý čtverec, o samotě
cha-lesson-kittens-text = Koťata jsou stejná hra na čtverci tři krát tři. A tady hraješ o samotě: na bodech nezáleží, počítají se tahy. Tenhle je tvůj osmý a zbývá jediná kočka: Mech. Doveď ji k opatrovnici vpravo nahoře. Čeká tam Agáta.
cha-lesson-kittens-praise = Doma, v osmém tahu.
cha-lesson-kittens-again = To se smí, ale poslední kočka čeká dál. V cestě je prostřední karta pravého sloupce.

cha-lesson-alone-title = Za to je titul
cha-lesson-alone-text = Osm tahů: všechny kočky jsou doma, než vystydla polévka. Za sedm nebo méně je titul nejlepší, za osmnáct a víc ten poslední. Když hrajete společně, počítají se tahy všech a tituly jsou stejné.
