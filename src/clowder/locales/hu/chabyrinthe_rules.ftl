# A Cicalabirintus szabályai a mi szavainkkal, azokkal a számokkal, amelyekre az elutasítások hivatkoznak.
# (D) a saját elgondolásunk, (R) a mi döntésünk ott, ahol a nyomtatott szabály hallgat.

cha-opening =
    A város alatti csatornák körül kóbor cicák tévedtek el, és két kedves gondozó várja őket. Forgatod és tologatod a csatornákat, amíg út nem vezet egy cicától valamelyikükhöz.
    Minden cica 3, 4 vagy 5 pontot ér. Az nyer, akinek a legtöbb pontja van. Együtt vagy egyedül is játszhattok: akkor minél kevesebb körben kell minden cicát hazavezetni.
    A körödben két akciód van. Fordíts el egy lapot. Vagy tolj be egy újat, és az egész sor továbbcsúszik. Ha most út köt össze egy cicát egy gondozóval, tiéd a cica.
    Utána a gondozó továbblép, és új cica érkezik, néha épp a következő útra. Amikor a tizenötödik cica is hazaért, vége a játéknak.

cha-section-components = Mi van a dobozban
cha-section-setup = Mielőtt elkezditek
cha-section-turn = Egy kör
cha-section-homing = A cicák hazatalálnak
cha-section-end = A vége
cha-section-variants = Hogyan lehet játszani

rule-cha-c1 = 26 csatornalap, 15 cica és 2 gondozó van.
rule-cha-c2 = A csatornák (D): 9 kanyar, 7 egyenes, 6 elágazás, 1 kereszteződés és 3 híd, ahol két egyenes út találkozás nélkül keresztezi egymást. Öt cica 3, öt 4, öt pedig 5 pontot ér.
rule-cha-c3 = A 0. állásban a kanyar északra és keletre, az egyenes északra és délre, az elágazás keletre, délre és nyugatra nyílik (D). Az 1., 2. és 3. állás ennyi negyedfordulat az óramutató járása szerint. Az egyenes kétféleképp nézhet ki, a kereszteződés és a híd egyféleképp.
rule-cha-1 = A csatornák négyszer négyes négyzetet alkotnak. A bal alsó és a jobb felső sarokban befelé nyíló kanyar van (D), így az elején semmi sincs összekötve. A többi lap fajtája és állása véletlen.
rule-cha-2 = Minden sor és oszlop mindkét végén van egy hely. A 16 helyet az óramutató járása szerint számozzuk a bal felső lap fölöttitől: 0–3 fent, 4–7 jobbra, 8–11 lent, 12–15 balra. A cicák a 0. és a 8. helyen kezdenek (D), képpel felfelé (R), a gondozók a 4. és a 12. helyen.
rule-cha-3 = A többi csatorna a pakli. A felső lapját mindenki látja; az alatta lévők sorrendje rejtett (R), kivéve a játék közben alátett lapokat. A többi cica képpel lefelé alkot paklit.
rule-cha-4 = A kezdőjátékost sorsoljátok, utána az óramutató járása szerint haladtok. Egy kör pontosan két akció, tetszőleges párosításban.
rule-cha-5 = Fordítás: fordíts el egy lapot negyedfordulattal jobbra vagy balra, vagy félfordulattal. Olyan lapot is elfordíthatsz, amelyen ez nem látszik.
rule-cha-6 = Betolás: végy el egy lapot a négyzet széléről, és tedd a pakli alá, told a sorát vagy oszlopát a rés felé, a pakli felső lapját pedig told be a másik végén, tetszőleges állásban (R). Azt a helyet nevezed meg, amely mellett az új lap bekerül.
rule-cha-7 = A cicák és a gondozók nem mozdulnak el a sorral vagy oszloppal.
rule-cha-8 = Minden akció után megnézed az utakat. Ha megszakítatlan út köt össze egy cicát egy gondozóval, a cica mindig a tiéd. Az út nyitott oldaltól nyitott oldalig halad, sosem a négyzeten kívül, és sosem a híd egyik útjáról a másikra. Mellékágak és nyitott végek nem számítanak.
rule-cha-9 = Ezután az a gondozó egy hellyel továbblép az óramutató járása szerint, a pakli következő cicája pedig a megszerzett cica helye után eggyel érkezik. A foglalt helyeket át kell ugrani. Az éppen elhagyott hely szabad.
rule-cha-10 = Ezután újra megnézed az utakat, és így tovább, amíg bármi össze van kötve: egyetlen akció cicák egész sorát hazahozhatja.
rule-cha-11 = Az egyszerre összekötött cicák mind egyszerre a tieid. Utána a gondozók egyenként jönnek értük, tetszőleges sorrendben, és mindig azután választasz, hogy láttad a legutóbbi új cicát (R). Ha egy cica útja mindkét gondozóhoz vezetett, te választod ki, melyik lép, még ha közben el is mozdult (R). Az utakat akkor nézed meg újra, ha minden cicára sor került (R).
rule-cha-12 = A cicától cicáig vagy gondozótól gondozóig vezető út nem ér semmit. A szomszédos helyek nincsenek összekötve.
rule-cha-13 = Ha a cicák paklija elfogyott, a gondozó akkor is továbblép, de új cica nem érkezik.
rule-cha-14 = A játék abban a pillanatban véget ér, amikor valaki megszerzi a 15. cicát, a kör közepén is: utána nem következik semmi (R). Az nyer, akinek a legtöbb pontja van, döntetlennél az, akinek több cicája van, és ha az is egyenlő, a győzelem közös (R).
rule-cha-15 = Kiscicák: háromszor hármas négyzet 12 hellyel, cicák a 0. és a 6., gondozók a 3. és a 9. helyen. Mind a 15 cica játszik.
rule-cha-16 = Egyedül: számold a köreidet; az a kör, amelyben a játék véget ér, egésznek számít (R). A körök száma szerint hét cím egyikét kapod: legfeljebb 7, 9, 11, 13, 15 vagy 17 kör, illetve 18 vagy több; ugyanez a skála érvényes a háromszor hármason is (R). A pontok nem számítanak.
rule-cha-17 = Együtt: két-négy játékos vezeti haza az összes cicát, és a közös köröket számoljátok, ugyanazokkal a címekkel, mint egyedül. A pontok nem számítanak.
rule-cha-18 = Csapatok: négy játékosból az első kettő játszik a másik kettő ellen. A társak egymás mellett ülnek. A pontok, döntetlennél a cicák (R), összeadódnak.
rule-cha-19 = Első kiadás: a két akció közül legalább az egyiknek fordításnak kell lennie. Betolás után már csak fordítani lehet.
rule-cha-20 = Ha egymás után 200 körben senki sem szerez cicát, a játék véget ér, és az állás számít; egyedül és együtt ez vereség (R).
