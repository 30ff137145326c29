# Egy lejátszott játék visszanézése és az osztás ellenőrzése.
# A pecsét az asztal megnyitásakor közzétett kötelezettség (SHA-256).

replay-web-title = Visszanézés
replay-web-unfinished = Még senki sem tudja, mi lesz a vége.
replay-web-unfinished-more = A játék még tart, ezért a lapok rejtve vannak. Gyere vissza, ha véget ért.
replay-web-to-table = Az asztalhoz

## Léptetés

replay-web-controls = Vezérlés
replay-web-slider = Hol tart a játék
replay-web-step = { $step }. lépés / { $steps }
replay-web-first = Az elejére
replay-web-previous = Egyet vissza
replay-web-play = Lejátszás
replay-web-pause = Szünet
replay-web-next = Egyet előre
replay-web-last = A végére
replay-web-speed = Sebesség
replay-web-keys = Nyilak: léptetés. Szóköz: lejátszás.

## Kinek a szemével

replay-web-viewpoint = Kinek a szemével?
replay-web-viewpoint-all = Minden lap látszik
replay-web-viewpoint-of = Nézőpont: { $name }

## Mit lehet tenni

replay-web-moves = Lépésről lépésre
replay-web-menu = Továbbiak
replay-web-copy = A lépés linkjének másolása
replay-web-copied = A link a vágólapon van.
replay-web-share = A lépés megosztása
replay-web-fork = Innen játszom tovább
replay-web-fork-who = Melyik hely a tiéd?
replay-web-fork-about = Ettől a lépéstől saját asztalnál folytatod. A többiek helyett egerek játszanak.
replay-web-fork-over = Itt már vége a játéknak. Lépj vissza, és onnan folytathatod.
replay-web-download = A játék mentése fájlba
replay-web-check = Az osztás ellenőrzése

## Az osztás pontról pontra

replay-web-check-wait = Minden húzás még egyszer lefut.
replay-web-check-again = Próbáld újra
replay-web-check-fair = Az osztás már a játék előtt eldőlt.
replay-web-check-unfair = Ez az asztal nem bizonyít semmit.
replay-web-check-broken = Valami nem stimmel.
replay-web-check-fixed = A titkos számot egy próba kedvéért előre megadták. Aki megadta, ismerte az osztást.
replay-web-check-origin = Egy másik asztal egyik lépésétől folytatódik. Amit addig kiosztottak, az onnan származik.
replay-web-check-hidden = Az osztás még le van pecsételve.
replay-web-check-hidden-about = Mások még játszhatnak vele. A titkos szám a napja vége után egy órával látható; akkor mindent újra ki lehet húzni.
replay-web-check-daily = Mindenki ugyanazt az osztást kapta, és a szerver a pecsét közzététele után nem változtathatta meg. A számot egyedül húzta, és megnézhette: az osztás mindenkinek ugyanaz, ezért egyetlen játékos sem adhat hozzá saját véletlent.
replay-web-verdict-yes = Rendben:
replay-web-verdict-no = Nincs rendben:
replay-web-verdict-open = Nem tudni:
replay-web-check-seal-yes = Ez a böngésző feljegyezte a pecsétet, amikor leültél, és azóta is ugyanaz.
replay-web-check-seal-no = Ez a böngésző más pecsétet jegyzett fel, amikor leültél.
replay-web-check-seal-open = Ez a böngésző nem ült az asztalnál, így nem jegyzett fel pecsétet. Ha te igen, vesd össze!
replay-web-check-seed-yes = A pecsét illik a titkos számhoz, amelyet a szerver most mutat. Ezt a böngésző maga számolta ki.
replay-web-check-seed-no = A pecsét nem illik a titkos számhoz, amelyet a szerver most mutat.
replay-web-check-seed-open = A titkos szám még nem látható.
replay-web-check-share-yes = A véletlen bájtok, amelyeket ez a böngésző a leüléskor adott, ott vannak a belekevertek között.
replay-web-check-share-no = A véletlen bájtok, amelyeket ez a böngésző a leüléskor adott, nincsenek ott a belekevertek között.
replay-web-check-share-open = Ez a böngésző nem adott véletlen bájtokat ehhez az asztalhoz, így nincs mit keresnie.
replay-web-check-draws-yes = A szerver a számból és a bájtokból mindent újra kihúzott. { $count ->
    [one] Az egyetlen húzás ugyanúgy jött ki.
   *[other] Mind { AZ($count) } húzás ugyanúgy jött ki.
}
replay-web-check-draws-no = A szerver mindent újra kihúzott, és valami másképp jött ki.
replay-web-check-draws-open = Nem minden húzás ezen az asztalon történt, ezért itt nem lehet mindent újra kihúzni.
replay-web-check-proves = A szerver tehát a pecsét közzététele után nem választhatta meg az osztást, ha legalább egy játékos olyan bájtokat adott, amelyeket nem láthatott előre.
replay-web-check-not = Ez nem bizonyítja, hogy a szerver nem nézett bele a lapokba, sem azt, hogy nem játszott össze azzal, aki utoljára ült le.
replay-web-check-numbers = A számok
replay-web-check-commitment = Pecsét, az asztal megnyitásakor közölve
replay-web-check-seed = Titkos szám, a végén közölve
replay-web-check-given = Adott bájtok: { $name }
replay-web-check-yourself = Ha senkinek sem akarsz bemondásra hinni, mentsd el a játékot, és futtasd a „clowder verify” parancsot a saját gépeden.

# Játékfájl, asztal nélkül visszanézve.

replay-web-watch-about = Húzz erre az oldalra egy .game fájlt, vagy válassz egyet. Minden lépését ellenőrizzük a szabályok szerint, és semmit sem őrzünk meg belőle.
replay-web-watch-choose = Fájl kiválasztása
replay-web-watch-drop = Engedd el bárhol.
replay-web-watch-wait = Minden lépést ellenőrzünk a szabályok szerint.
replay-web-watch-failed = Ezt a fájlt nem lehet megnézni.
replay-web-watch-too-big = Ez a fájl túl nagy ahhoz, hogy játék legyen.
replay-web-watch-other = Másik fájl megnézése
replay-web-watch-from = Fájlból. Nevek nincsenek benne, ezért a játékosokat a cicájukról neveztük el.
replay-web-check-file-fair = A fájl nem mond ellent önmagának.
replay-web-check-file-no-seed = Az osztást nem lehet ellenőrizni.
replay-web-check-file-no-seed-about = A fájlban nincs titkos szám, amelyből újra lehetne húzni. Csak annyi biztos, hogy minden lépés szabályos volt.
replay-web-check-file-proves = Minden húzás a fájlban lévő számból következik. Hogy ezt a számot már a játék előtt megígérték-e, azt csak azok tudják, akik akkor látták a pecsétjét.
replay-web-check-file-seed-yes = A fájlban lévő pecsét illik a benne lévő titkos számhoz. Ezt a böngésző maga számolta ki.
replay-web-check-file-seed-no = A fájlban lévő pecsét nem illik a benne lévő titkos számhoz.
replay-web-check-file-seed-open = A fájl nem árulja el a titkos számot.
