# A macska és a torony leckéi: egy magányos játékos első körei. Lásd lessons.py.

tow-lesson-cards-title = Körönként egy lap
tow-lesson-cards-text = Segítsetek Totónak feljutni a mamájához: ő egy csillag. Vigyétek fel a 10. emeletre úgy, hogy a torony álljon; így nyertek, mindannyian együtt. Minden körben választasz egyet a két felfordított akciólapból. Vedd azt, amelyik téglával és ablakkal épít!
tow-lesson-cards-praise = Két fal és egy padló: ez egy emelet.
tow-lesson-cards-again = Ezt is szabad, és sor is kerül rá. De előbb egy emelet: tégla és ablak.

tow-lesson-wall-title = Fal a kézben
tow-lesson-wall-text = A fal egy lap, amelyet meghajlítasz. Mozgasd a padló fölött húzással, a gombokkal, a nyilakkal vagy számokkal. Fordítsd el, hajlítsd meg, tartsd egy pillanatig mozdulatlanul, és engedd el. Onnantól a gravitáció dönt.
tow-lesson-wall-praise = Ennyi az egész. Ha egy fal nem áll meg, egyszerűen újra a kezedben van.
tow-lesson-wall-again = Nem állt meg, így újra a kezedben van. Tedd egészen a padlóra, nagyjából derékszögben meghajlítva, Totótól távolabb.

tow-lesson-shove-title = Vigyázz, ott áll valaki!
tow-lesson-shove-text = Az egyik fal már áll, a következő a kezedben van. Ami a tornyon áll, azt nem szabad meglökni. Azért próbáld meg: tartsd a falat pontosan Toto fölé, és engedd el!
tow-lesson-shove-praise = Itt nem lehet elengedni. A fal a kezedben marad, és ez sikertelen próbának számít. Öt ilyen után feladhatod.
tow-lesson-shove-again = Ez így jó lenne, de előbb próbáld ki, amit nem szabad: pontosan Toto fölött.

tow-lesson-beside-title = Az asztalra nem
tow-lesson-beside-text = A fal a legfelső padlón áll, és sehol máshol. Próbáld ki: tartsd a padló mellé, a puszta asztal fölé, és engedd el!
tow-lesson-beside-praise = Itt sem lehet elengedni. Ha egy darab csak egy kicsit lóg túl, az más: azt szabad, és a gravitáció dönt.
tow-lesson-beside-again = Ez nem a padló mellett van. Még kijjebb: 90 milliméter hátrafelé elég.

tow-lesson-floor-title = És rá egy padló
tow-lesson-floor-text = Mindkét fal áll. Most tedd rájuk a következő padlót! Mindkettőn feküdjön, a közepe a kettő között. Az ablak kicsit magasabb, mint a tégla, ezért meg fog dőlni. Itt ez a szokás.
tow-lesson-floor-praise = Ha a padló megáll, végeztél a lappal.
tow-lesson-floor-again = Lecsúszott. Próbáld újra, a közepe a falak közé kerüljön!

tow-lesson-friend-title = A pajtások is jönnek
tow-lesson-friend-text = A 2. emeleten már ül egy narancssárga pajtás. Tegyél mellé vagy a hátára egy másikat, bármilyen színűt. Az emeletet a „Számok megadása” alatt vagy a Page Up és a Page Down billentyűvel választod ki.
tow-lesson-friend-praise = A céloknál csak a közvetlenül Toto fölötti emelet pajtásai számítanak.
tow-lesson-friend-again = Még nem az igazi. A 2. emeleten üljön, egyenesen, a szélétől távolabb.

tow-lesson-goal-title = Teljesül egy cél
tow-lesson-goal-text = Toto fölött két azonos színű pajtás összeér. Pont ezt kéri az egyik cél, ezért világít. Váltsd be, és Toto felmehet a 2. emeletre!
tow-lesson-goal-praise = Most már csak oda kell vinni.
tow-lesson-goal-again = Egy célt ki is hagyhatsz, de Toto inkább mászna. Váltsd be!

tow-lesson-climb-title = Fel vele
tow-lesson-climb-text = Toto a kezedben van. Tedd bárhová a 2. emeletre, csak a többi cicára ne.
tow-lesson-climb-praise = Egy emelet megvan. Még nyolc.
tow-lesson-climb-again = Toto újra a kezedben van. Keress neki szabad helyet a 2. emeleten, a pajtások mellett!

tow-lesson-pet-title = Simogass meg egy cicát
tow-lesson-pet-text = Jött egy fehér pajtás is, és a lap még egyet kér: simogass meg egyet a többi közül. Válaszd ki, melyiket és melyik oldalról. Csak könnyű érintés, de a megsimogatott cica megmozdul, és vele néha az is, amit visz.
tow-lesson-pet-praise = Ez a simogatás. Más lapoknál az emelet összes pajtását meg kell simogatnod, vagy minden színből egyet.

tow-lesson-fall-title = Mi eshet le
tow-lesson-fall-text = A leesett padlók és pajtások újra használhatók. A korábbi körök leesett falai elvesznek, és mindegyik elvisz egyet az öt bajuszszálból. Az ötödiknél a torony összedől, és mindenki veszít. Ha Toto a 10. emeleten van, számoljatok ötig: ha a torony még áll, megnyertétek a történetet. Most válaszd ki a következő lapot!
tow-lesson-fall-praise = Egyedül és együtt játszva ennyit kell tudni. A többi a nyugodt kéz dolga.

tow-lesson-race-title = Egymás ellen
tow-lesson-race-text = Egymás ellen is játszhattok: mindenkinek saját kiscicája van az 1. padló mellett, és két titkos célja. Három lap van felfordítva. Az egyik célodhoz narancssárga pajtás kell: vedd el azt a lapot, amelyik hoz egyet.
tow-lesson-race-praise = A lapod után egy pajtást a kiscicád emeletéről egy magasabbra is vihetsz.
tow-lesson-race-again = Ezt is lehet, de a célodhoz narancssárga pajtás kell. Azt a lapot vedd el.

tow-lesson-secret-title = Titkos cél
tow-lesson-secret-text = A céljaidhoz a kiscicád fölötti bármelyik emelet pajtásai számítanak. A kiscicád még az asztalon van, a narancssárga pajtás pedig az 1. padlón ül: a cél teljesül. Váltsd be, és a kiscicád mászik. A célt ki is cserélheted egy másikra.
tow-lesson-secret-praise = A mancsod feljebb kerül a rangsorban. Aki ledönti a tornyot, utolsó lesz; a többiek közül a legmagasabban lévő kiscica nyer.
tow-lesson-secret-again = Ezt is lehet, de a kiscicád inkább mászna. Váltsd be a célt.
