# Kotobirynt od początku do końca gry; numery na końcu akapitu to jego zasady.

cha-chapter-setup = Zanim zaczniecie
cha-chapter-setup-text =
    Kanały leżą w kwadracie cztery na cztery, a wokół niego jest 16 miejsc. Czekają tam dwa koty i dwie opiekunki. Na razie nic nie jest połączone. (CHA-1, CHA-2)
    Pozostałe kanały tworzą talię; jej wierzchnią kartę widać zawsze. Kto zaczyna, rozstrzyga los, potem gra się zgodnie z ruchem wskazówek zegara. W każdej turze masz dwie akcje. (CHA-3, CHA-4)

cha-chapter-rotate = Obróć kartę
cha-chapter-rotate-text =
    Wybierz dowolną kartę kwadratu i obróć ją na miejscu: o ćwierć obrotu w lewo lub w prawo albo o pół obrotu. (CHA-5)

cha-chapter-slide = Wsuń kartę
cha-chapter-slide-text =
    Weź kartę z brzegu i połóż ją na spodzie talii. Przesuń jej rząd albo kolumnę w stronę luki, a wierzchnią kartę talii wsuń z drugiego końca, dowolnie obróconą. (CHA-6)
    Koty i opiekunki zostają na swoich miejscach; przesuwają się tylko kanały. (CHA-7)

cha-chapter-home = Kot trafia do domu
cha-chapter-home-text =
    Po każdej akcji spójrz na drogi. Jeśli któraś prowadzi bez przerwy od kota do opiekunki, kot jest twój razem ze swoimi punktami: 3, 4 albo 5. Na moście dwie drogi krzyżują się, ale nie spotykają. (CHA-8, CHA-C2)
    Droga od kota do kota albo od opiekunki do opiekunki nic nie znaczy. (CHA-12)

cha-chapter-chain = I następny
cha-chapter-chain-text =
    Teraz opiekunka przechodzi zgodnie z ruchem wskazówek zegara na następne wolne miejsce, a nowy kot przychodzi o jedno miejsce dalej, niż był poprzedni. Spójrz znowu: jeśli droga łączy teraz kogoś jeszcze, ten kot też jest twój. (CHA-9, CHA-10)
    Jeśli naraz połączonych jest kilka kotów, zdobywasz wszystkie i wybierasz, w jakiej kolejności ruszą opiekunki. Jeśli od kota prowadzi droga do obu, decydujesz, która się przesunie. (CHA-11)

cha-chapter-end = Koniec
cha-chapter-end-text =
    Gdy nowych kotów już nie ma, opiekunki i tak się przesuwają. Z 15. kotem gra od razu się kończy. Wygrywa, kto ma najwięcej punktów; przy remisie ten, kto ma więcej kotów. (CHA-13, CHA-14)

cha-chapter-ways = Jak jeszcze można grać
cha-chapter-ways-text =
    Solo i razem zamiast punktów liczy się tury: im mniej, tym lepszy tytuł. W drużynach dwie osoby grają przeciwko dwóm i sumują punkty. (CHA-16, CHA-17, CHA-18)
    W Kotki gra się na małym kwadracie trzy na trzy. W pierwszym wydaniu co najmniej jedną z dwóch akcji musi być obrót. (CHA-15, CHA-19)
