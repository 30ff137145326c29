# A macska és a torony leckéi: egy magányos játékos első körei. Lásd lessons.py.

tow-lesson-cards-title = Körönként egy lap
tow-lesson-cards-text = A fekete kiscica Toto. A mamája csillag lett, ezért fel akar jutni hozzá: kezdésnek a 10. emeletre. Minden körben választasz egyet a két felfordított akciólapból. Vedd azt, amelyik téglával és ablakkal épít!
tow-lesson-cards-praise = Két fal és egy padló: ez egy szint.
tow-lesson-cards-again = Ezt is szabad, és sor is kerül rá. De előbb egy szint: tégla és ablak.

tow-lesson-wall-title = Fal a kézben
tow-lesson-wall-text = A fal egy lap, amit meghajtasz. Mozgasd a padló fölött húzással, a gombokkal, a nyilakkal vagy számokkal. Fordítsd el, hajlítsd meg, maradj egy pillanatig nyugton, és engedd el. Onnantól a gravitáció dönt.
tow-lesson-wall-praise = Ennyi az egész. Ha egy fal nem áll meg, egyszerűen újra a kezedben van.

tow-lesson-floor-title = És rá egy padló
tow-lesson-floor-text = Mindkét fal áll. Most tedd rájuk a következő padlót! Mindkettőn feküdjön, a közepe a kettő között. Az ablak kicsit magasabb, mint a tégla, ezért meg fog dőlni. Itt ez a szokás.
tow-lesson-floor-praise = Ha a padló megáll, a lap kész.

tow-lesson-friend-title = A barátok is jönnek
tow-lesson-friend-text = A 2. emeleten már ül egy narancs barát. Tegyél mellé vagy a hátára egy másikat, bármilyen színűt. Az emeletet a „Számokkal” alatt vagy a Page Up és a Page Down gombbal választod.
tow-lesson-friend-praise = A célok a közvetlenül Toto fölötti emelet barátait nézik.

tow-lesson-goal-title = Teljesül egy cél
tow-lesson-goal-text = Toto fölött két azonos színű barát összeér. Pont ezt kéri az egyik cél, ezért világít. Teljesítsd, és Toto felmehet a 2. emeletre!
tow-lesson-goal-praise = Most már csak oda kell vinni.
tow-lesson-goal-again = Egy célt ki is hagyhatsz, de Toto inkább mászna. Teljesítsd!

tow-lesson-climb-title = Fel vele
tow-lesson-climb-text = Toto a kezedben van. Tedd bárhová a 2. emeletre, csak a többi cicára ne.
tow-lesson-climb-praise = Egy emelet megvan. Még kilenc.

tow-lesson-fall-title = Mi eshet le
tow-lesson-fall-text = A leesett padlók és barátok újra használhatók. A korábbi körök leesett falai elvesznek, és mindegyik elvisz egyet az öt bajuszból. Az ötödiknél a torony összedőlt, és mindenki veszített. Ha Toto a 10. emeleten van, számoljatok ötig: ha a torony még áll, megnyertétek a történetet. Most válaszd ki a következő lapot!
tow-lesson-fall-praise = Ennyit kell tudni. A többi a nyugodt kéz dolga.
