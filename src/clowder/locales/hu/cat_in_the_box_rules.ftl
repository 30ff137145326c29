# A Macska a dobozban szabályai a saját szavainkkal, azokkal a számokkal, amelyekre a visszautasítások hivatkoznak.
# A (D) a saját ötletünk, az (R) a saját döntésünk ott, ahol a nyomtatott szabály hallgat.

cib-opening =
    Itt senki sem tudja, milyen színű egy lap, még az sem, akinek a kezében van. Akkor mondod meg, amikor kijátszod.
    Ütésekért játszotok. Egy ütés mindenkitől egy lap; az első szín legmagasabb lapja viszi el, vagy a legmagasabb piros. Mielőtt elkezditek, megmondod, hány ütést viszel el. Minden ütés egy pont, és ha a vállalásod pontos, további pontokat kapsz.
    Válassz lapot, mondd meg a színét, tedd a jelződet a mezőjére. Az a mező most foglalt: más már nem mondhatja ugyanazt. Kövesd a hívott színt, vagy mondj le róla a forduló végéig.
    Ha semmit sem tudsz kijátszani, az paradoxon: a forduló véget ér, és az ütéseid pontokba kerülnek. Annyi forduló van, ahány játékos, és az nyer, akinek a legtöbb pontja van.

cib-section-components = Mi van a dobozban
cib-section-rounds = Egy forduló
cib-section-tricks = Ütések
cib-section-paradox = Paradoxon
cib-section-scoring = Pontozás
cib-section-two = Két játékos
cib-section-options = Változatok

rule-cib-c1 = Minden számból öt macskás lap van. Ketten 1-től 5-ig, hárman 1-től 6-ig, négyen 1-től 8-ig, öten 1-től 9-ig használjátok a számokat.
rule-cib-c2 = A kutatótáblán minden színnek van egy sora, felülről lefelé piros, kék, sárga és zöld (R), és a pakli minden számának egy oszlopa.
rule-cib-c3 = Mindenkinek van egy játékostáblája. Rajta a négy szín mindegyikén egy jelző van, és három játékostól felfelé a vállalásnak is van helye. A jelzők sosem fogynak el (R).
rule-cib-c4 = A piros az adu. A kutatólapok két oldala csak külsőre különbözik.
rule-cib-1 = Annyi fordulót játszotok, ahányan vagytok. Hogy az elsőben ki kezd, azt sorsolás dönti el (R). Utána a kezdőlap az óramutató járása szerint vándorol, így mindenki egy fordulóban kezd.
rule-cib-2 = Mindenki 10 lapot kap, öt játékosnál 9-et.
rule-cib-3 = Mindenki félretesz egy lapot képpel lefelé, titokban és egyszerre. Ez a lap kimarad a fordulóból.
rule-cib-4 = A kezdőjátékostól indulva, az óramutató járása szerint mindenki hangosan megmondja, hány ütést visz: hárman 1-et, 3-at vagy 4-et, négyen és öten 1-et, 2-t vagy 3-at.
rule-cib-5 = Az első ütésben a kezdőjátékos hív, utána mindig az, aki az előző ütést vitte. Az óramutató járása szerint mindenki kijátszik egy lapot, megmondja, milyen színű, és egy saját jelzőt tesz a lap mezőjére a kutatótáblán. A lap a forduló végéig ilyen színű marad.
rule-cib-6 = 1. szabály: az adott szín és szám mezőjének szabadnak kell lennie.
rule-cib-7 = 2. szabály: nem mondhatsz olyan színt, amelynek a jelzője már nincs a saját játékostábládon.
rule-cib-8 = Hívni kéket, sárgát vagy zöldet lehet. Pirosat csak akkor hívhatsz, ha a piros sorban már ott van valamelyik játékos jelzője, vagy ha a kezedben egyetlen lap sem lehetne más színű.
rule-cib-9 = A hívott szín az ütés színe. Sosem kötelező követned, de ha más színt mondasz, leveszed a játékostábládról a hívott szín jelzőjét, ha még ott van, és a forduló végéig nem is kerül vissza. Piros hívásnál is így van.
rule-cib-10 = Az ütést a legmagasabb piros lap viszi. Ha nincs benne piros, a hívott szín legmagasabb lapja viszi. Aki vitte, a lapokat egy ütésként maga mellé teszi.
rule-cib-11 = A forduló akkor ér véget, amikor mindenkinek egy lapja maradt: 8 ütés után, öt játékosnál 7 után. Az utolsó lapot nem játsszátok ki.
rule-cib-12 = Ha te jössz, és egyik lapodnak sem adhatsz semmilyen színt, paradoxont okozol, akkor is, ha te hívsz. Ez sosem választás kérdése. Megmutatod a kezedben lévő lapokat, és a forduló azonnal véget ér. Ezt az ütést senki sem viszi, és minden jelző a helyén marad.
rule-cib-13 = Minden elvitt ütésed 1 pontot ér. Ha te okoztad a paradoxont, ehelyett mindegyik 1 pontodba kerül.
rule-cib-14 = Ha pontosan annyi ütést vittél, amennyit vállaltál, és nem okoztál paradoxont, a legnagyobb csoportodért is pontot kapsz: 1 pontot minden saját jelződért, amely benne van. Egy csoportba a kutatótáblán az oldalukkal érintkező jelzők tartoznak, a sarkukkal érintkezők nem.
rule-cib-15 = Az nyer, akinek az összes fordulóból együtt a legtöbb pontja van. Holtverseny esetén az nyer, aki az utolsó fordulóban több pontot szerzett; ha ez is egyenlő, a győzelem közös.
rule-cib-16 = Két játékosnál: az osztás után maradt 5 lapból fordítsatok fel 3-at. Mindegyikért kerüljön egy semleges jelző a zöld sorba, a lap számához; ha ugyanaz a szám másodszor is előjön, a sárga sorba, ha harmadszor is, a kékbe. A semleges jelzők senkihez sem tartoznak, és lezárják a mezőjüket.
rule-cib-17 = Két játékosnál nincs vállalás. Aki legfeljebb 4 ütést vitt, akár egyet sem, és nem okozott paradoxont, pontot kap a legnagyobb csoportjáért.
rule-cib-18 = Schrödinger-mód (D): a forduló alatt senki sem látja a kutatótáblát és azt, hogy ki melyik színről mondott le, a naplóban nem maradnak meg a lezárt ütések lapjai, és a játék nem segít a lépésekben. A szabálytalan kijátszást így is visszautasítja, és megmondja, miért.
