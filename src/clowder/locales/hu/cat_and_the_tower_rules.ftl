# A macska és a torony szabályai a mi szavainkkal, azokkal a számokkal, amelyekre az elutasítások hivatkoznak.
# (D) a mi tervünk, (R) a mi döntésünk, ahol a nyomtatott szabály hallgat.

tow-opening =
    Toto egy fekete kiscica, a mamája pedig csillag. Lapokból építetek neki tornyot, hogy felmászhasson hozzá. Igazi torony ez: megdől, inog, és össze is dőlhet.
    Mind együtt játszotok. Ha Toto a 10. emeleten ül, és a torony öt másodpercig áll, győztetek, és mehettek tovább akár a 20. emeletig.
    Válassz egy akciólapot. Állíts fel két meghajlított falat, rájuk egy padlót, vagy ültess egy cicapajtást a toronyra. Ha a Toto fölötti emelet pajtásai úgy ülnek, ahogy egy céllap mutatja, Toto mászhat.
    A leesett falak elvesznek. Az ötödiknél a torony összedől, és mindenki veszít. Egymás ellen is játszhattok, mindenki a saját kiscicájával.

tow-section-components = Mi van a dobozban
tow-section-setup = Mielőtt elkezditek
tow-section-turn = Egy kör
tow-section-falling = Leesés
tow-section-winning = Győzelem és folytatás
tow-section-against = Egymás ellen
tow-section-details = Részletek

rule-tow-c1 =
    24 padló 1–24 számozással; 54 fal: 12 tégla, 12 ablak, 12 kapu, 12 szobor, 6 oszlop; 16 cicapajtás, 4 színben 4-4; Toto; 20 akciólap, 16 céllap, 5 történetlap (10., 13., 15., 17., 20. emelet).
    Az egymás elleni játékhoz: egy kiscica és egy mancs mind az 5 színben (piros, ő Toto, narancssárga, kék, lila, sárga) és egy rangsorlap.
rule-tow-c2 = A falak magassága: tégla < ablak < kapu < szobor, mindegyik csak egy kicsivel magasabb; az oszlopok jóval magasabbak, és párban állnak. (D) 1,00; 1,05; 1,10; 1,15; 1,9. A fal egy lap, amelyet a játékos letétel előtt meghajlít; a hajlításon múlik, milyen biztosan áll.
rule-tow-c3 = (D) A pajtások színei: narancssárga (ez van a nyomtatott lapokon is), szürke, fehér, barna. Minden harmadik padló közepén lyuk van.
rule-tow-c4 =
    (D, kivéve 1, 2, 13) Akciólapok: T tégla, A ablak, K kapu, S szobor, O oszlop; a „/” azt jelenti, hogy egy oldalt választasz. (* mancsos kezdőlapok)
    1* építés T+A · 2* bármelyik pajtás / építés A+K · 3 építés T+K · 4 építés A+S · 5 építés K+S · 6 építés O+O
    7 narancssárga pajtás / építés T+S · 8 szürke / T+A · 9 fehér / A+K · 10 barna / K+S · 11 narancssárga / A+S · 12 szürke / T+K
    13 bármelyik pajtás, aztán simogasd meg az emelet összes pajtását · 14 fehér / T+S · 15 barna / O+O · 16 narancssárga vagy szürke pajtás · 17 fehér vagy barna pajtás
    18 bármelyik pajtás, aztán simogass meg egy másikat · 19 bármelyik pajtás, aztán simogass meg a tornyon színenként egyet · 20 bármelyik pajtás / építés A+K
rule-tow-c5 =
    (D, kivéve 1, 3) Céllapok; a zárójelben a jutalom: ennyi emelettel mászhat feljebb Toto. (* mancsos kezdő célok)
    1* (2) két azonos színű pajtás összeér · 2 (2) két különböző színű pajtás összeér · 3* (3) narancssárga pajtás két narancssárga pajtás hátán · 4–6 (3) ugyanez szürkével, fehérrel, barnával
    7 (3) három különböző színű pajtás, mindegyik hozzáér egy másikhoz a három közül · 8 (2) bármelyik pajtás egy másik hátán · 9–12 (2) narancssárga, szürke, fehér, illetve barna pajtás egy más színű pajtás hátán · 13–16 (1) van ott narancssárga, szürke, fehér, illetve barna pajtás
rule-tow-1 =
    Az asztalon az 1. padló fekszik, rajta Toto. Minden más a készlet. A két kezdő akciólap és a két kezdő cél képpel fölfelé fekszik; a többit egy akciópakliba és egy célpakliba keveritek. Kiteszitek a 10. emelet történetlapját. Véletlenszerűen kiválasztott játékos kezd, utána az óramutató járása szerint.
    (R) Ha egyedül játszol, minden kör a tiéd. Az 1. padló rögzített, sosem esik le.
rule-tow-2 = Válaszd ki a két felfordított akciólap egyikét (ha két oldala van, az egyik oldalt), és hajtsd végre. (R) A választás végleges; a 16-os és a 17-es lapnak két oldala van.
rule-tow-3 = Építés: állítsd a lapon látható mindkét falat, (R) tetszőleges sorrendben, a legfelső padlóra. Aztán fektesd le a szám szerint következő padlót, (R) a legkisebbet, amelyik nincs a tornyon, a legfelső emelet falaira. (R) Egy leesett padló után ott maradt falak is számítanak; ezek ott maradnak.
rule-tow-4 = Pajtás: ültess egy megfelelő színű pajtást bármelyik padlóra, (R) az 1.-re is, vagy más pajtásokra, egyenesen; (R) Totóra vagy kiscicára nem.
rule-tow-5 =
    Simogatás: érintsd meg finoman a pajtásokat, akiket a lap megnevez; elmozdulhatnak, és velük az is, amit visznek. (D) Az érintés oldalát választod, nem az erejét.
    (R) Egyiket a másik után, tetszőleges sorrendben. A 13-as lapnál az épp leültetett pajtást is meg kell simogatni (azon az emeleten, ahol megállt), a 19-esnél lehet. Aki közben leesett, kimarad; ha nincs ott senki, nem történik semmi.
rule-tow-6 = Amíg el nem engeded, igazíthatsz a darabon, de ami már áll a tornyon, azt nem szabad meglökni. (R) Azt a letételt, amelynél a darab belelógna egy már álló darabba, vagy meglökné, a játék az elengedés előtt visszautasítja; ez csak sikertelen próbának számít (TOW-26).
rule-tow-7 = Aztán a lapot eldobod, és új jön a pakliból, (R) akkor is, ha az akciót feladtad, vagy nem volt hatása.
rule-tow-8 =
    Aztán a célok: ha egy felfordított cél teljesül, beválthatod (körönként legfeljebb egyet, és nem kötelező). Csak a pontosan eggyel Toto fölötti emelet pajtásai számítanak. Toto 1–N emelettel mászhat feljebb, ahol N a jutalom, legfeljebb a legfelső padlóig. A célt eldobod, és új jön helyette.
    (R) Egy pajtás azon a padlón van, amelyik tartja, közvetlenül vagy más cicákon át; ha kettő tartja, az alsón. Ha Toto a legfelső padlón van, egy cél sem teljesül.
rule-tow-9 = Összeér, ami bárhogy érintkezik. Valaki hátán: egy vagy több pajtáson nyugszik, és nem ér padlóhoz. (R) „A hátukon”: mindkettőn nyugszik. (R) A felborult pajtások ugyanúgy számítanak, mint az állók; Toto és a kiscicák nem pajtások.
rule-tow-10 = Az üres paklit az eldobott lapokból kell újrakeverni, (R) amikor húzni kell, az épp eldobottal együtt. A nem választott lap a helyén marad. Az eldobott lapokat bárki megnézheti.
rule-tow-11 =
    Ha egy falfajta elfogyott, vegyél bármilyen másik falat, (R) egyenként (az utolsó oszlopot is fel kell használni). A pótlás a hiányzó fajta helyett áll, ezért a készletben még meglévő fajtát is le kell tenni. (R) Az építéshez egy padló és két fal kell a készletből.
    Ha egy szín mind a négy pajtása a tornyon van, vedd le az egyiket, (R) akár mások alól is, és ültesd le újra. (R) „Bármelyik pajtás”: a készletben lévő szín; csak ha mind a 16 a tornyon van, akkor azok egyike.
    (R) Ha egy lapot sem lehet használni, dobj el egyet hatás nélkül; különben olyan oldalt kell választanod, amelyik használható.
rule-tow-12 =
    Egy darab leesett, ha elhagyta a helyét, egészen az asztalon fekszik, és nem ér álló padlóhoz. Ami még ér álló padlóhoz, a lehető legpontosabban visszakerül oda, ahol volt.
    (R) Áll az 1. padló, és minden padló, amelyik nem ér az asztalhoz. Leesett darabon feküdni annyi, mint az asztalon; amit egy álló padló más darabokon át tart, nem esett le.
    (R) A fal elhagyta a helyét, ha felborult (D: 45° fölött), vagy nincs a padlóján; a padló, ha már nincs a falain, vagy az alatta lévő padlón fekszik (csak a felső hagyta el a helyét); a cica, ha már nincs a padlóján.
    Ami csak elmozdult, úgy marad, ahogy van; a padlóján felborult pajtás is.
    (R) Ha nincs hová visszatenni (eltűnt a fal vagy a pajtás padlója, vagy egy fal a padló alól), a darab a készletbe kerül, és nem számít.
rule-tow-13 = Ha az a darab esik le, amelyet épp leteszel, nem számít leesettnek: próbáld újra (TOW-26).
rule-tow-14 = A korábbi körök leesett falai végleg félrekerülnek, és számítanak. A leesett padlók és pajtások visszakerülnek a készletbe. (R) Az ebben a körben letett falak sosem számítanak: újra le kell tenni őket, vagy ha az építés már kész, visszakerülnek a készletbe. Az a pajtás, amelyik már megállt, és később esik le, szintén a készletbe kerül, és nem kell újra leültetni.
rule-tow-15 = Ha Toto leesik, arra a padlóra megy vissza, ahol a kör elején volt; ha az nincs meg, az alatta megmaradt legfelsőre. (R) Akkor is így van, ha a padlója esik le.
rule-tow-16 =
    A toronynak az a része, amely úgy lóg, hogy nem lehet tovább játszani, leesettnek számít.
    (R) Vagyis: az a padló, amely alól hiányzik az előző szám, és minden, ami még leesett padlón van; az is, ami három visszatétel után megint elhagyja a helyét (TOW-25). Így a tornyon a padlók mindig hézag nélkül követik egymást 1-től a legfelsőig.
rule-tow-17 = Összedőlés: összesen 5 vagy több leesett fal (R: ennek a toronynak az egész életében). Mindenki veszít. (R) Azonnal; a kör többi része elmarad.
rule-tow-18 =
    Ha Toto a 10. emeleten vagy följebb van, és a torony utána 5 másodpercig áll, győztetek; a történetlapot megfordítjátok.
    (R) A számolás rögtön kezdődik, amint a mászás sikerült, még a cél pótlása előtt. Győztetek, ha a TOW-25 után a torony nem dőlt össze, és Toto még mindig a történet emeletén vagy följebb van; különben a játék folytatódik, és a következő odamászásnál újra számoltok.
rule-tow-19 =
    Utána ugyanazzal a toronnyal tovább lehet menni a 13., a 15., a 17. és a 20. emeletre; az utoljára lépő játékos bal oldali szomszédja kezd. Összedőlés után megint a 10. emelettel kezditek.
    (R) Csak ha mindenki akarja; a lapok, a paklik és a megszámolt falak maradnak. Egy sikeres számolással minden történet megvan, amelynek az emeletét Toto elérte. A 20. után vége a játéknak. Az összedőlés előtt megnyert történetek megmaradnak.
rule-tow-20 =
    2–5 játékos, mindenkinek van egy kiscicája az 1. padló mellett (0 magasság) és egy mancsa a rangsorlapon. Mind a 20 akciólapot megkeveritek, hármat felfordítotok. Mindenkinek két titkos célja van.
    (R) Mind a 16 céllal játszotok; az 1. padlón nincs Toto; véletlenszerűen kiválasztott játékos kezd, utána az óramutató járása szerint. A 0 magasságban álló kiscica egy padlón sincs rajta, és semmi sem döntheti fel.
rule-tow-21 =
    Egy kör: (1) ki kell játszanod egyet a három akciólapból; (2) a kiscicád emeletéről egy pajtást bármelyik magasabb emeletre vihetsz; (3) beválthatod egy célodat, vagy kicserélhetsz egyet egy másikra.
    (R) A lapot az (1) után pótoljátok. A (2) fölemelés és letétel: a pajtást mások alól is elveheted, de a 0 magasságról és a legfelső padlóról nem. A magasabb a kiscica fölemelés előtti emeletétől számít. Ha közben nem marad magasabb padló, vagy feladod, a pajtás a készletbe kerül.
    (3) A célt képpel fölfelé dobod el, és csak utána húzol (TOW-10), így ugyanaz a lap is visszajöhet.
rule-tow-22 = A célhoz a kiscicád fölötti bármelyik emelet pajtásai számítanak, (R) de mind egyazon emeleten. A mászás a kiscica magasságától indul, 1–N emelet, mint a TOW-8-ban.
rule-tow-23 = Mászás után a mancs feljebb kerül a rangsorban; egyenlő magasságnál az ott lévők tetejére. (R) A kiscicák úgy esnek, mint Toto (TOW-15), és a mancs velük megy, szintén felülre; ha többen esnek, előbb annak a mancsa kerül át, aki előrébb állt, a mászóé utoljára.
rule-tow-24 =
    Az összedőlés véget vet a játéknak: aki okozta, az utolsó; a többiek közül a legmagasabban lévő kiscica nyer, egyenlő magasságnál az, aki előbb ért oda (a legalsó mancs). Ugyanígy van, ha mindenki eléri a 24. emeletet, és a torony áll.
    (R) Az okozta, akinek a köre van, bármi is az esemény. Az esemény előtti magasság számít; akik a 0 magasságot sosem hagyták el, osztoznak a helyen. Az 5 másodperces számolás itt nincs; a 24. emeletet akkor kell ellenőrizni, amikor a mászás sikerült, és a torony megnyugodott.
rule-tow-25 =
    (R) Esemény: egy letett és elengedett darab, egy újbóli letételre fölemelt darab, egy simogatás vagy a TOW-18 számolása. Minden esemény után, ebben a sorrendben:
    A torony megnyugszik. A TOW-12 és a TOW-16 megmondja, mi esett le; ezt leveszitek, és megszámoljátok a leesett falakat (TOW-17). A játék visszateszi azt, ami elhagyta a helyét, majd Totót vagy a kiscicákat is, alulról kezdve (ez nem esemény).
    A torony újra megnyugszik, és ha kell, mindez megismétlődik, legfeljebb háromszor. Utána folytatódik az akció.
rule-tow-26 =
    (R) A letétel sikerül, ha a darab ott áll meg, ahol kell: a fal állva a legfelső padlón, a padló csak a legfelső emelet falain, a pajtás egyenesen egy megengedett padlón (közvetlenül vagy pajtásokon), Toto vagy a kiscica egyenesen a sajátján.
    Ha nem sikerül, kézbe veszed, és újra próbálod, akár máshol, ugyanazzal a darabbal (a pajtás színe marad, a fal lehet más, amelyet a lap megenged). A többi kárt előbb kell rendezni, és az megmarad.
    Az ebben a körben letett falakat, ha építés közben leesnek, újra le kell tenni; ha padló is leesett, a most legfelső padlóra. A következő padló csak akkor jön, ha mindkét fal áll; ha megáll, az építés kész.
    Egy akcióban 5 sikertelen próba után feladhatod, 20 után az akció magától véget ér. Az ebben a körben letett falak vagy a kézben lévő pajtás a készletbe kerül (ez nem esemény), simogatás nincs, és a kör folytatódik.
rule-tow-27 =
    (R) A mászás fölemelés és letétel: megnevezed a célt és az emeletet, fölemeled Totót (vagy a kiscicát), és bárhová leteszed azon az emeleten, csak cicára nem. Mindkettő esemény, és ledöntheti a tornyot.
    Ha az a padló közben eltűnt, a megmaradt legfelső számít. Ha feladod (TOW-26), visszakerül arra a padlóra, ahonnan fölemelted, vagy ha az már nincs meg, az alatta megmaradt legfelsőre, és a cél elvész.
rule-tow-28 = (R) Technikai korlát: 300 kör után a játék véget ér. Együtt a megnyert történetek megmaradnak; egymás ellen a rangsor számít, és senki sem számít az összedőlés okozójának.
