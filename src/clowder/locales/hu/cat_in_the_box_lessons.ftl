# A Macska a dobozban leckéi: egy forduló hárman, két felhúzhatós egérrel. Lásd lessons.py.

cib-lesson-bury-title = Macskák szín nélkül
cib-lesson-bury-text = Pontokért játszotok: vigyél ütéseket, és előre mondd meg, hányat. Az nyer, akinek a legtöbb pontja van. Tíz lapod van, és csak számok vannak rajtuk. A lap akkor kap színt, amikor kijátszod: te mondod meg, milyet. De előbb mindenki félretesz egy lapot, képpel lefelé. Bármelyik megteszi.
cib-lesson-bury-praise = Kimarad a fordulóból. Kilenc lapod maradt, és nyolcat játszol ki belőlük.

cib-lesson-bid-title = Mondj egy számot
cib-lesson-bid-text = Egy ütésbe mindenki egy lapot tesz, és a legjobb lap viszi. Mondd meg, hány ütést viszel: 1, 3 vagy 4. Ha pontosan eltalálod, bónusz jár érte.
cib-lesson-bid-praise = Kimondtad, és mindenki hallotta.

cib-lesson-red-title = A piros még vár
cib-lesson-red-text = Úgy folytatjuk, hogy 3 ütést vállaltál, és az első ütésben te hívsz. A piros az adu, úgyhogy próbáld ki: válassz egy lapot, és mondd, hogy piros.
cib-lesson-red-praise = Még nem. Pirosat csak akkor hívhatsz, ha a piros sorban már van jelző, vagy ha semmi mást nem tudsz hívni.
cib-lesson-red-again = Ez szabad, és sorra is kerül. De előbb mondd egy lapra, hogy piros.

cib-lesson-lead-title = Hívj egy színt
cib-lesson-lead-text = Most hívj egy lapot: legyen kék, sárga vagy zöld. A kutatótáblán a mezőjére a te jelződ kerül.
cib-lesson-lead-praise = Ez a mező a forduló végéig a tiéd. Ezt a számot ebben a színben más már nem játszhatja ki.

cib-lesson-follow-title = Vidd el az ütést
cib-lesson-follow-text = Az egerek a kék kettest és a kék egyest játszották ki. A hívott szín a kék, ezért piros nélkül a legmagasabb kék lap visz. Vidd el az ütést egy kék lappal.
cib-lesson-follow-praise = Tiéd az ütés. Aki elviszi, az hív a következőben.
cib-lesson-follow-again = Ez szabad, de most kövesd a színt: játssz ki egy kék lapot. Bármelyik elég magas.

cib-lesson-taken-title = Mindenből csak egy
cib-lesson-taken-text = Zöld ötös csak egy van, és épp most játszották ki. Azért próbáld meg: mondd az egyik ötösödre, hogy zöld.
cib-lesson-taken-praise = Foglalt. A kutatótábla minden mezőjén csak egy jelző fér el. Aki előbb jön, azé a hely.
cib-lesson-taken-again = Ez szabad, de előbb próbáld ki, amit nem szabad: a zöld ötöst.

cib-lesson-leave-title = Ne kövesd a színt
cib-lesson-leave-text = Követned sosem kötelező. De ha más színt mondasz, a forduló végéig lemondasz a hívott színről. Mondj bármilyen színt, csak zöldet ne.
cib-lesson-leave-praise = Kész. A zöld jelződ lekerült a játékostábládról.
cib-lesson-leave-again = Ez szabad: követi a színt. Most mondj másikat, és nézd meg, mibe kerül.

cib-lesson-lost-title = Ami elveszett, elveszett
cib-lesson-lost-text = Megint zöld a hívott szín, de te a zöldről már lemondtál. Azért próbáld meg: mondd a hármasodra, hogy zöld.
cib-lesson-lost-praise = Így van, ezt nem szabad: azt mondtad, nincs zölded, hát nincs.
cib-lesson-lost-again = Ez szabad, de előbb próbáld ki, amit nem szabad: a zöld hármast.

cib-lesson-trump-title = A piros visz
cib-lesson-trump-text = A zöld már nem a tiéd, de a piros szabad. A legmagasabb piros lap minden mást üt. Játssz ki egy lapot pirosként.
cib-lesson-trump-praise = Tiéd az ütés. És mostantól pirosat hívni is lehet.
cib-lesson-trump-again = Ez szabad, de nem viszi el az ütést. Mondd egy lapra, hogy piros.

cib-lesson-paradox-title = Vigyázz, paradoxon!
cib-lesson-paradox-text = Egy lapnak szabad mező kell egy olyan színben, amely még megvan neked. A négyesednek már nincs. Ha te jössz, és semmit sem tudsz kijátszani, paradoxont okozol: a forduló véget ér, és minden elvitt ütésed 1 pontodba kerül. Két lehetőséged maradt. Az egyik rosszul végződik.
cib-lesson-paradox-praise = Jó szemed van. Az ütést más viszi, de a hármasodat még ki tudod játszani.
cib-lesson-paradox-again = Ez szabad, és el is viszi az ütést. De sárga nélkül az ötösödnek már nincs mezője: paradoxon. Menj vissza, és válaszd a másikat.

cib-lesson-last-title = Tartsd a szavad
cib-lesson-last-text = Az utolsó ütés jön, és a vállalt háromból kettő megvan. Az utolsó lapját senki sem játssza ki. Játszd ki a hármast pirosként: elviszi az ütést, és összeköti a jelzőidet.
cib-lesson-last-praise = Ez lesz a harmadik. Jöhet a számolás.

cib-lesson-end-title = A számolás
cib-lesson-end-text = Három ütés 3 pont. Pontosan ennyit vállaltál, ezért a legnagyobb csoportod is számít: 8 egymás melletti jelző, 8 pont. Összesen 11. Annyi forduló van, ahány játékos, és az nyer, akinek a legtöbb pontja van.
