# A macska és a torony a játék sorrendjében; a bekezdés végi számok a szabályai.

tow-chapter-setup = Együtt: mielőtt elkezditek
tow-chapter-setup-text =
    Az asztalon az 1. padló fekszik, rajta ül Toto. Két akciólap és két céllap van felfordítva, és ott van a 10. emelet történetlapja is. Mind együtt játszotok, az óramutató járása szerint; ha egyedül játszol, minden kör a tiéd. (TOW-1)

tow-chapter-build = Építs egy emeletet
tow-chapter-build-text =
    A körödben kiválasztod a két akciólap egyikét. Ha két oldala van, az oldalát is. A választás végleges. (TOW-2)
    Az építőlapon két fal látszik. A fal egy lap, amelyet meghajlítasz: a hajlítástól áll meg. Állítsd mindkettőt a legfelső padlóra, és fektesd rájuk a következő padlót. A téglák, ablakok, kapuk és szobrok magassága kicsit eltér, ezért a padló megdől. Az oszlopok jóval magasabbak. (TOW-3, TOW-C2)
    Amíg a darabot fogod, mozgathatod és forgathatod. Ami már áll, azt nem szabad meglökni. Ha a darab nem áll meg, vedd a kezedbe, és próbáld újra; 5 sikertelen próba után feladhatod. (TOW-6, TOW-13, TOW-26)

tow-chapter-friends = Pajtások és simogatás
tow-chapter-friends-text =
    Más lapok cicapajtást hoznak: narancssárgát, szürkét, fehéret vagy barnát. Ültesd bármelyik padlóra vagy más pajtások hátára, csak Totóra ne. (TOW-4)
    A 13-as, a 18-as és a 19-es lap többet kér: ültess egy pajtást a toronyra, aztán simogass meg néhány pajtást. Te választod meg, melyik oldalról. A simogatás csak könnyű érintés, de a megsimogatott cicák megmozdulnak, és velük néha a torony is. (TOW-5, TOW-C4)

tow-chapter-goals = A célokkal Toto följebb jut
tow-chapter-goals-text =
    Most nézd meg a célokat. A céllapon olyan pajtások vannak, akik összeérnek, valakinek a hátán ülnek, vagy egyszerűen csak ott vannak. Csak a közvetlenül Toto fölötti emelet pajtásai számítanak. Ha egy cél teljesül, beválthatod, körönként egyet. (TOW-8, TOW-9)
    A lapon lévő szám mondja meg, legfeljebb hány emelettel mászhat feljebb Toto. Fölemeled, és leülteted a választott emeleten. Óvatosan: ettől is összedőlhet a torony. Utána a cél helyére új jön. (TOW-8, TOW-27)

tow-chapter-falling = Ami leesik
tow-chapter-falling-text =
    Minden érintés után a torony megnyugszik. A leesett padlók és pajtások visszakerülnek a készletbe, és újra használhatók. A korábbi körök leesett falai elvesznek, és számítanak. (TOW-12, TOW-14)
    Ha Toto leesik, visszamegy arra az emeletre, ahol a kör elején volt. Ha összesen 5 fal leesett, a torony összedőlt, és mindenki veszített. (TOW-15, TOW-17)

tow-chapter-story = Közös győzelem
tow-chapter-story-text =
    Amikor Toto a 10. emeleten vagy följebb van, 5 másodpercig mindenki visszatartja a lélegzetét. Ha a torony áll, győztetek, és a történetlapot megfordítjátok. (TOW-18)
    Ha mindenki akarja, ugyanazzal a toronnyal mentek tovább: a 13., a 15., a 17. és a 20. emeletre. Amit megnyertetek, megmarad, akkor is, ha a torony később összedől. (TOW-19)

tow-chapter-against = Egymás ellen: a te köröd
tow-chapter-against-text =
    2–5 játékos játszik, mindenkinek van egy kiscicája az 1. padló mellett és egy mancsa a rangsorlapon. A tornyon még nem ül senki. Három akciólap van felfordítva, és mindenkinek két titkos célja van. (TOW-20)
    Egy kör három részből áll. Kijátszol egy akciólapot. Egy pajtást a kiscicád emeletéről egy magasabbra vihetsz. Utána beválthatod egy célodat, vagy kicserélhetsz egyet egy újra. (TOW-21)
    A céljaidhoz a kiscicád fölötti bármelyik emelet pajtásai számítanak, ha mind egyazon emeleten vannak. Ha a kiscicád feljebb mászik, a mancsa is feljebb kerül. Egyenlő magasságnál a többi tetejére: aki előbb ért oda, alul van, és az a jobb. (TOW-22, TOW-23)

tow-chapter-ending = Egymás ellen: a vége
tow-chapter-ending-text =
    Ha a torony összedől, a játék véget ér. Az okozta, akinek a köre van, és ő lesz az utolsó. A többiek közül a legmagasabban lévő kiscica nyer, egyenlő magasságnál az, aki előbb ért oda. Akkor is vége, ha mindenki eléri a 24. emeletet. (TOW-24)
