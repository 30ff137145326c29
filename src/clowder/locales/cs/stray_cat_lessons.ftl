# Lekce Zatoulaného kotěte: jedna krátká hra ve dvou, proti myši na klíček. Viz lessons.py.

str-lesson-meals-title = Ztracené
str-lesson-meals-text = Najdi svůj domov dřív než ostatní, tak se vyhrává. Jsi kotě v levém horním rohu a tři žetony říkají, jak tvůj domov vypadá. Leží lícem dolů a dívat se nesmíš ani ty. Kdo chce jít, musí jíst: skromné jídlo vydrží na 1 krok, výživné na 2. Zahraj všechna tři najednou.
str-lesson-meals-praise = Čtyři kroky. Ani víc, ani míň.
str-lesson-meals-again = To se smí, ale pojďme někam dál. Zahraj všechna tři jídla naráz.

str-lesson-back-title = Zpátky ni krok
str-lesson-back-text = První krok ze čtyř je za tebou. Zkus jít rovnou zpátky na startovní pole.
str-lesson-back-praise = Přesně tak, to hra nedovolí: rovnou zpátky na pole, odkud jdeš, se nikdy nechodí. Obejít to můžeš.
str-lesson-back-again = To se smí a dojde na to. Nejdřív se zkus vrátit.

str-lesson-fog-title = Do neznáma
str-lesson-fog-text = Další dílek leží lícem dolů. Zvolíš, kudy přejdeš, pak se otočí a jde se dál. Přejdi.
str-lesson-fog-praise = Odteď leží lícem nahoru. Dva domy, jeden na severu, druhý na jihu.

str-lesson-food-title = Hlad
str-lesson-food-text = Máš prázdnou ruku, takže můžeš jediné: hledat jídlo. Na poli cesty dobíráš jednu kartu.
str-lesson-food-praise = Výživné jídlo. V domě by to byly dvě karty.

str-lesson-house-title = Dům
str-lesson-house-text = Máš dva kroky a oba domy jsou dva kroky daleko. Skončí-li cesta v domě, soused vlevo ho porovná s tvými žetony. Jdi na sever, k přízemnímu domu s červenou střechou a plotem.
str-lesson-house-praise = Myš se dívá na tvé žetony a jeden, který sedí, otáčí: přízemí. Pokaždé jen jeden.
str-lesson-house-again = To se smí, ale tentokrát jdi k domu na severu.

str-lesson-nowhere-title = I štěstí potřebuje místo
str-lesson-nowhere-text = Zkratka vede na pole cesty sousedního dílku, který leží lícem nahoru. Zatím žádný takový není. Zkus ji přesto zahrát.
str-lesson-nowhere-praise = Teď nikam nevede. Nech si ji, ve rvačce platí za 27.
str-lesson-nowhere-again = To se smí, ale nejdřív zkus zkratku.

str-lesson-mixed-title = Jedno po druhém
str-lesson-mixed-text = Hraješ jídla, kolik chceš, nebo jednu kartu štěstí. Zkus jídlo dohromady se zkratkou.
str-lesson-mixed-praise = Nikdy obojí. Jídla spolu, štěstí samo.
str-lesson-mixed-again = To se smí, ale nejdřív zkus obojí najednou: jídlo a zkratku.

str-lesson-works-title = Smůla
str-lesson-works-text = Jsi v domě, takže ti hledání jídla přineslo dvě karty. Jedna z nich je smůla a udeří hned: výkop. Vyber dílek a na něm pole cesty, které se zavře.
str-lesson-works-praise = Nikdo tudy nepůjde, dokud se značka nepřesune. Smůla má ještě čtyři podoby.

str-lesson-dog-title = Pes
str-lesson-dog-text = Znovu z domu, ale tentokrát přišel pes. Vyber, kde bude stát. Každé kotě na tom dílku uteče o tři kroky, a tvoje je mezi nimi.
str-lesson-dog-praise = Tak utíkej: tři kroky, kudy chceš, jen ne na pole, kde stojí pes.

str-lesson-mouse-title = Myš
str-lesson-mouse-text = Teď přišla myš, opravdová. Rozběhne se za ní kotě některého soupeře, tři kroky cestou, kterou určíš ty. Vyber čí.
str-lesson-mouse-praise = Odvedeš ho, kam chceš: daleko od domova, nebo k jinému kotěti, a ta dvě se poperou.

str-lesson-raven-title = Havran
str-lesson-raven-text = A teď havran. Naslepo sebere soupeři jednu kartu a odhodí ji. Vyber komu.
str-lesson-raven-praise = O kartu míň do rvačky. Nikdo nic neviděl.

str-lesson-meeting-title = Kočičí sraz
str-lesson-meeting-text = Poslední je kočičí sraz. Koťata ze všech sousedních dílků, i z těch, které se dotýkají jen rohem, přijdou na tvůj dílek. Myš je mezi nimi. Postav ji na kterékoli pole cesty.
str-lesson-meeting-praise = Na srazu se nikdo nepere. A smůla nikdy nezůstává v ruce: udeří a odhodí se.

str-lesson-truck-title = Svezení
str-lesson-truck-text = Tentokrát přišel náklaďáček a už je zahraný. Odveze tě na kterékoli startovní pole. Na tom vpravo dole sedí myš. Vystup tam: dvě koťata na jednom poli se perou.
str-lesson-truck-praise = To ty jdeš k ní, takže útočíš ty.
str-lesson-truck-again = To se smí, ale nikdo tam není. Vystup vpravo dole.

str-lesson-fight-title = Rvačka
str-lesson-fight-text = Oba si potají vyberou kartu. Myš už má vybráno. Vyšší číslo vyhrává a obě karty jsou pryč. Zbývá ti jedna karta, zahraj ji.
str-lesson-fight-praise = 27 proti 13. Vyhráváš a dobíráš kartu.

str-lesson-push-title = A pryč
str-lesson-push-text = Vítěz odvede poraženého o tři kroky, kam chce. Udělej první.
str-lesson-push-praise = Koho odvedou, ten si na nic nevzpomene, ani v domě. Ale když skončí u dalšího kotěte, začíná nová rvačka.

str-lesson-last-title = Skoro doma
str-lesson-last-text = Zpátky k prvnímu příběhu. Pamatuješ si přízemí a červenou střechu a stojíš před domem, který má obojí. Sedí-li i zahrada, je to on. Vejdi.
str-lesson-last-praise = Myš se dívá na tvůj poslední žeton.
str-lesson-last-again = To se smí, ale ke dveřím je to jediný krok. Zahraj skromné jídlo.

str-lesson-end-title = Doma
str-lesson-end-text = Plot: třetí žeton se otočil ve tvém vlastním domě a hra hned končí. Vyhráváš. Kdyby všechny tři ležely lícem nahoru už předtím, stačilo by vejít, nebo se nechat vstrčit.
