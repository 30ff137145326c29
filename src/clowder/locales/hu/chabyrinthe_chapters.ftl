# A Cicalabirintus a játék sorrendjében; a bekezdés végi számok a szabályai.

cha-chapter-setup = Mielőtt elkezditek
cha-chapter-setup-text =
    A csatornák négyszer négyes négyzetben fekszenek, körülöttük 16 hely van. Ott vár két cica és két gondozó. Még semmi sincs összekötve. (CHA-1, CHA-2)
    A többi csatorna a pakli; a felső lapját mindig látjátok. A kezdőjátékost sorsoljátok, utána az óramutató járása szerint haladtok. Minden körödben két akciód van. (CHA-3, CHA-4)

cha-chapter-rotate = Fordíts el egy lapot
cha-chapter-rotate-text =
    Válaszd a négyzet bármelyik lapját, és fordítsd el a helyén: negyedfordulattal balra vagy jobbra, vagy félfordulattal. (CHA-5)

cha-chapter-slide = Tolj be egy lapot
cha-chapter-slide-text =
    Végy el egy lapot a négyzet széléről, és tedd a pakli alá. Told a sorát vagy oszlopát a rés felé, a pakli felső lapját pedig told be a másik végén, úgy fordítva, ahogy akarod. (CHA-6)
    A cicák és a gondozók a helyükön maradnak; csak a csatornák mozdulnak. (CHA-7)

cha-chapter-home = Egy cica hazatalál
cha-chapter-home-text =
    Minden akció után nézd meg az utakat. Ha valamelyik megszakítás nélkül vezet egy cicától egy gondozóhoz, tiéd a cica, és vele 3, 4 vagy 5 pont. A hídon két út keresztezi egymást, de nem találkozik. (CHA-8, CHA-C2)
    A cicától cicáig vagy gondozótól gondozóig vezető út nem ér semmit. (CHA-12)

cha-chapter-chain = És jön a következő
cha-chapter-chain-text =
    Most a gondozó az óramutató járása szerint a következő szabad helyre lép, az új cica pedig egy hellyel arrébb érkezik, mint ahol az előző várt. Nézd meg újra: ha most is összeköt valakit egy út, az a cica is a tiéd. (CHA-9, CHA-10)
    Ha egyszerre több cica van összekötve, mind a tiéd, és te döntöd el, milyen sorrendben lépnek a gondozók. Ha egy cicától mindkettőhöz vezet út, te választod ki, melyik lép. (CHA-11)

cha-chapter-end = A vége
cha-chapter-end-text =
    Ha már nincs új cica, a gondozók akkor is továbblépnek. A 15. cicával azonnal véget ér a játék. Az nyer, akinek a legtöbb pontja van; döntetlennél az, akinek több cicája van. (CHA-13, CHA-14)

cha-chapter-ways = Más játékmódok
cha-chapter-ways-text =
    Egyedül és együtt pontok helyett köröket számoltok: minél kevesebb, annál jobb a cím. Csapatban ketten játszanak kettő ellen, és összeadják a pontjaikat. (CHA-16, CHA-17, CHA-18)
    A Kiscicák kis, háromszor hármas négyzeten játszható. Az első kiadásban a két akció közül legalább az egyiknek fordításnak kell lennie. (CHA-15, CHA-19)
