# A Cicalabirintus leckéi: játék egy felhúzhatós egér ellen, aztán más játékmódok. Lásd lessons.py.

cha-lesson-turn-title = A város alatt
cha-lesson-turn-text = Vezesd haza a kóbor cicákat a csatornákon: az nyer, akinek a cicái a legtöbb pontot érik. A négyzet körül két cica és két gondozó vár. A cica akkor ér haza, ha megszakítatlan út köti össze egy gondozóval. Kezdd egyetlen lappal: fordítsd el bármelyiket jobbra, balra vagy félfordulattal.
cha-lesson-turn-praise = Ez egy akció volt. Egy kör pontosan kettőből áll.
cha-lesson-turn-again = Ez szabad, és sorra is kerül. De előbb fordítsd el a négyzet egyik lapját.

cha-lesson-slide-title = Told el a sort
cha-lesson-slide-text = Jön a második akciód. A pakli következő lapját mindenki látja. Told be bármelyik helynél: az egész sor vagy oszlop továbbcsúszik, a túlsó végén kieső lap pedig a pakli alá kerül.
cha-lesson-slide-praise = A lapok elcsúsztak. A cicák és a gondozók nem.
cha-lesson-slide-again = Ez szabad, de most tolj be egy lapot: vedd a következőt, és válassz neki helyet.

cha-lesson-home-title = Út hazafelé
cha-lesson-home-text = Pár körrel később az egyik út már majdnem kész. Jobbra lent vár az 5 pontos Üstökös, ugyanannak a sornak a bal végén pedig Edit. Csak egy lap áll rosszul. Hozd rendbe, és tiéd a cica.
cha-lesson-home-praise = Tiéd a cica. Edit egy hellyel továbblép az óramutató járása szerint, és előkerül a következő cica: Korom, egy hellyel odébb, mint ahol Üstökös várt.
cha-lesson-home-again = Ez szabad, de még nincs út. Fordítsd el a jobb alsó sarokban lévő lapot.

cha-lesson-next-title = Jöhet a következő
cha-lesson-next-text = Most lent Korom vár, a harmadik sor bal végén pedig Edit. A következő lap egy egyenes. Közvetlenül egy gondozó mellett is betolhatod. Told be ott, ahol befejezi az utat.
cha-lesson-next-praise = Hazaért. Egy kör, két akció, két cica. A foglalt helyeket mindig át kell ugrani: cicák és gondozók sosem osztoznak egy helyen.
cha-lesson-next-again = Ez szabad, de Korom még mindig vár. A harmadik sornak egy lappal jobbra kell csúsznia.

cha-lesson-bridge-title = Vigyázz, híd!
cha-lesson-bridge-text = A hídon két út keresztezi egymást, de nem találkozik: ott mindig egyenesen kell menni. Lent Admirális vár, a második sor mellett Edit. Fordíts el egy lapot. A felfelé vezető rövid út átmegy egy hídon, és elkerüli Editet. A hosszú kerülő a jó.
cha-lesson-bridge-praise = Egyenesen át két hídon, és már otthon is van. A mellékágak és a nyitott végek nem számítanak. A hézagok igen.
cha-lesson-bridge-again = Ez szabad, de senki sem ért haza. Kövesd a cica útját jobbra: a sarokban lévő lap kivezeti a négyzetből.

cha-lesson-chain-title = Egyik a másik után
cha-lesson-chain-text = Fent Grófnő vár, közvetlenül mellette Edit. A cica alatti lap kétféleképp is összekötheti őket. Gondolkodj egy lépéssel előre: Edit a megszerzett cica helyére lép, az új cica pedig közvetlenül mellé érkezik. A két mód közül az egyik neki is utat ad.
cha-lesson-chain-praise = Két cica egyetlen akcióval. Minden cica után újra megnézed az utakat, és amelyik cica akkor össze van kötve, az is hazaér.
cha-lesson-chain-again = Ez szabad, de ez még nem két cica. A fenti cica alatti lap balra, jobbra és felfelé nyíljon.

cha-lesson-guardian-title = Ki jön érte?
cha-lesson-guardian-text = Az út mindkét gondozóhoz elvezet, és te választod ki, ki jön a cicáért. Ő utána egy hellyel továbblép. Ha Ágota jön, felszabadítja a helyét a következő cicának, és onnan út vezet a másik gondozóhoz. Különben a következő cicának át kell ugrania Ágota helyét.
cha-lesson-guardian-praise = A felszabadult helyre Moha érkezik, és már megy is haza, a másik gondozóhoz.
cha-lesson-guardian-again = Ez szabad, de Ágota útban marad: az új cica átugorja a helyét, és nem jut sehová. Jöjjön inkább ő.

cha-lesson-order-title = Kettő egyszerre
cha-lesson-order-text = Mindkét cica a tiéd. Ágota egyenként jön értük, és minden alkalommal előkerül egy új cica. Itt mindegy a sorrend.
cha-lesson-order-praise = Ágota kétszer lépett, és két új cica vár. Az utakat akkor nézed meg újra, ha minden cicára sor került.

cha-lesson-last-title = Az utolsó cica
cha-lesson-last-text = Tizennégy cica otthon van, a cicák paklija pedig elfogyott, ezért legutóbb már nem jött új. Egy maradt, lent: Gomb. Vezesd el egy gondozóhoz, és a játék rögtön véget ér, akkor is, ha még van akciód.
cha-lesson-last-praise = Mind a tizenöt otthon van.
cha-lesson-last-again = Ez szabad, de az utolsó cica még vár. A fölötte lévő lap épp fordítva áll.

cha-lesson-end-title = A számolás
cha-lesson-end-text = A te tizenegy cicád 43 pontot ér, az egér négy cicája 17 pontot. Az nyer, akinek a legtöbb pontja van, döntetlennél az, akinek a legtöbb cicája.

cha-lesson-due-title = Ahogy az első kiadásban
cha-lesson-due-text = Egy régebbi szabály szerint is lehet játszani: a két akció egyikének fordításnak kell lennie. Egy lapot épp most toltál be. Próbálj meg betolni még egyet.
cha-lesson-due-praise = Abban a kiadásban nem. Betolás után már csak fordítani lehet.
cha-lesson-due-again = Ez szabad: ez fordítás. De előbb próbáld ki, amit nem szabad: tolj be még egy lapot.

cha-lesson-kittens-title = Kis négyzet, egyedül
cha-lesson-kittens-text = A Kiscicák ugyanez a játék, háromszor hármas négyzeten. Itt pedig egyedül játszol: a pontok nem számítanak, a körök igen. Ez a nyolcadik köröd, és egy cica maradt: Moha. Vezesd el a jobb felső gondozóhoz, Ágotához.
cha-lesson-kittens-praise = Hazaért, a nyolcadik körben.
cha-lesson-kittens-again = Ez szabad, de az utolsó cica még vár. A jobb oldali oszlop középső lapja van útban.

cha-lesson-alone-title = Jár érte egy cím
cha-lesson-alone-text = Nyolc kör: minden cica hazaért, mielőtt kihűlt volna a leves. Hét vagy kevesebb kör a legjobb címet éri, tizennyolc vagy több az utolsót. Ha együtt játszotok, mindenki körei számítanak, és a címek ugyanazok.
