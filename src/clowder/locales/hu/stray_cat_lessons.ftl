# A Kóbor cica leckéi: egy rövid játék kettesben, egy felhúzós egérrel. Lásd lessons.py.

str-lesson-meals-title = Eltévedve
str-lesson-meals-text = Találd meg az otthonodat a többiek előtt: így lehet nyerni. Te vagy a cica a bal felső sarokban, és három zseton mondja meg, milyen az otthonod. Lefordítva fekszenek, és még te sem nézheted meg őket. Ahhoz, hogy menj, enned kell: a szerény falat 1 lépésre elég, a tápláló étel 2-re. Játszd ki mindhármat együtt.
str-lesson-meals-praise = Négy lépés. Se több, se kevesebb.
str-lesson-meals-again = Ezt szabad, de jussunk messzebbre: játszd ki mindhárom ételt egyszerre.

str-lesson-back-title = Nincs visszaút
str-lesson-back-text = A négyből megvan az első lépés. Próbálj meg rögtön visszamenni a kezdőmezőre.
str-lesson-back-praise = Így van, ezt nem szabad: az út sosem fordul rögtön vissza oda, ahonnan jöttél. Körbemenni szabad.
str-lesson-back-again = Ezt szabad, és sor is kerül rá. Előbb próbálj visszafordulni.

str-lesson-fog-title = Az ismeretlenbe
str-lesson-fog-text = A következő lapka lefordítva fekszik. Kiválasztod, hol kelsz át, aztán felfordul, és mész tovább. Kelj át.
str-lesson-fog-praise = Mostantól felfordítva marad. Két ház: egy északon, egy délen.

str-lesson-food-title = Éhesen
str-lesson-food-text = Nincs lapod, ezért csak egyet tehetsz: ennivalót keresel. Útmezőn egy lapot húzol.
str-lesson-food-praise = Tápláló étel. Egy házban két lap járt volna.

str-lesson-house-title = Egy ház
str-lesson-house-text = Két lépésed van, és mindkét ház két lépésre van. Ha az út házban ér véget, a bal oldali szomszédod összeveti a házat a zsetonjaiddal. Menj északra, az egyszintes, piros tetős, kerítéses házhoz.
str-lesson-house-praise = Az egér megnézi a zsetonjaidat, és felfordít egyet, amelyik illik: egy szint. Mindig csak egyet.
str-lesson-house-again = Ezt szabad, de most az északi házhoz menj.

str-lesson-nowhere-title = A szerencsének is hely kell
str-lesson-nowhere-text = A rövidebb út egy szomszédos, felfordított lapka útmezőjére visz. Ilyen még nincs. Próbáld meg azért kijátszani.
str-lesson-nowhere-praise = Most nem vezet sehová. Tartsd meg: verekedésben 27-et ér.
str-lesson-nowhere-again = Ezt szabad, de előbb próbáld a rövidebb utat.

str-lesson-mixed-title = Egyszerre csak egyfélét
str-lesson-mixed-text = Vagy ételeket játszol ki, amennyit csak akarsz, vagy egyetlen szerencselapot. Próbálj meg egy ételt a rövidebb úttal együtt kijátszani.
str-lesson-mixed-praise = Vegyesen sosem. Étel több is lehet, a szerencse magában áll.
str-lesson-mixed-again = Ezt szabad, de előbb próbáld a kettőt együtt: egy ételt és a rövidebb utat.

str-lesson-works-title = Balszerencse
str-lesson-works-text = Házban vagy, így az ennivaló keresése két lapot hozott. Az egyik balszerencse, és azonnal lecsap: útjavítás. Válassz egy lapkát, és rajta egy útmezőt, amelyet lezársz.
str-lesson-works-praise = Arra senki sem jár, amíg a jelzőt át nem teszik. A balszerencsének még négy fajtája van.

str-lesson-dog-title = A kutya
str-lesson-dog-text = Megint a házból indulunk, de most a kutya jött. Válaszd meg, hol álljon. Azon a lapkán minden cica három lépést fut, és a tiéd is köztük van.
str-lesson-dog-praise = Akkor futás: három lépés, amerre akarod, csak a kutya mezőjére ne.

str-lesson-mouse-title = Az egér
str-lesson-mouse-text = Most egy egér jött, egy igazi. Egy ellenfél cicája szalad utána, három lépést az általad választott úton. Válaszd ki, kié.
str-lesson-mouse-praise = Oda vezeted, ahová akarod: messze az otthonától, vagy egy másik cicához, és akkor verekednek.

str-lesson-raven-title = A holló
str-lesson-raven-text = És most a holló. Vakon elvesz egy lapot egy ellenféltől, és eldobja. Válaszd ki, kitől.
str-lesson-raven-praise = Eggyel kevesebb lap a verekedéshez. Senki sem látott semmit.

str-lesson-meeting-title = Macskatalálkozó
str-lesson-meeting-text = Végül a macskatalálkozó. Minden szomszédos lapkáról, azokról is, amelyek csak a sarkukkal érnek össze a tiéddel, a te lapkádra jönnek a cicák. Az egér is köztük van. Tedd bármelyik útmezőre.
str-lesson-meeting-praise = Találkozón nincs verekedés. A balszerencse pedig sosem marad a kezedben: lecsap, és eldobod.

str-lesson-truck-title = Fuvar
str-lesson-truck-text = Most kisteherautót húztál, és ki is játszottad. Bármelyik kezdőmezőre elvisz. A jobb alsón az egér ül. Szállj le ott: két cica egy mezőn verekszik.
str-lesson-truck-praise = Te jöttél, tehát te támadsz.
str-lesson-truck-again = Ezt szabad, de ott nincs senki. A jobb alsón szállj le.

str-lesson-fight-title = Verekedés
str-lesson-fight-text = Mindketten titokban választotok egy lapot. Az egér már választott. A nagyobb szám nyer, és mindkét lap elvész. Egy lapod maradt: játszd ki.
str-lesson-fight-praise = 27 a 13 ellen. Nyersz, és húzol egy lapot.

str-lesson-push-title = Indulás!
str-lesson-push-text = A győztes három lépéssel odébb viszi a vesztest, ahová akarja. Tedd meg az elsőt.
str-lesson-push-praise = Az elvitt cica semmire sem emlékszik, házban sem. De ha másik cicához ér, új verekedés kezdődik.

str-lesson-last-title = Majdnem otthon
str-lesson-last-text = Vissza az első történethez. Emlékszel az egy szintre és a piros tetőre, és egy olyan ház előtt állsz, amelyiken mindkettő megvan. Ha a kert is illik, ez az. Menj be.
str-lesson-last-praise = Az egér megnézi az utolsó zsetonodat.
str-lesson-last-again = Ezt szabad, de egy lépésre vagy az ajtótól. Játszd ki a szerény falatot.

str-lesson-end-title = Otthon
str-lesson-end-text = Kerítés: a harmadik zseton a saját házadban fordul fel, és a játék azonnal véget ér. Nyertél. Ha mindhárom már korábban felfordítva feküdt volna, elég lett volna bemenni, vagy hagyni, hogy belökjenek.
