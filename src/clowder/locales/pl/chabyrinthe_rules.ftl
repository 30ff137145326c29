# Zasady Kotobiryntu naszymi słowami, według numerów, na które powołują się odmowy.
# (D) oznacza nasz projekt, (R) nasze rozstrzygnięcie tam, gdzie drukowane zasady milczą.

cha-opening =
    Wokół kanałów pod miastem błąkają się bezdomne koty, a czekają na nie dwie dobre opiekunki. Obracasz i przesuwasz kanały, aż od kota do którejś z nich poprowadzi droga.
    Każdy kot jest wart 3, 4 albo 5 punktów. Wygrywa, kto ma najwięcej punktów. Można też grać razem albo w pojedynkę: wtedy staracie się sprowadzić wszystkie koty do domu w jak najmniejszej liczbie tur.
    Twoja tura ma dwie akcje. Obróć kartę. Albo wsuń nową, tak że przesunie się cały rząd. Jeśli teraz droga łączy kota z opiekunką, kot jest twój.
    Potem opiekunka przechodzi dalej i przychodzi nowy kot, czasem wprost na następną drogę. Gdy w domu jest piętnasty kot, gra się kończy.

cha-section-components = Co jest w pudełku
cha-section-setup = Zanim zaczniecie
cha-section-turn = Tura
cha-section-homing = Koty trafiają do domu
cha-section-end = Koniec
cha-section-variants = Jak można grać

rule-cha-c1 = W grze jest 26 kart kanałów, 15 kotów i 2 opiekunki (w druku: Opiekunowie).
rule-cha-c2 = Kanały (D): 9 kolanek, 7 prostych, 6 trójników, 1 skrzyżowanie i 3 mosty, na których dwie proste drogi krzyżują się, ale nie spotykają. Pięć kotów jest wartych 3 punkty, pięć 4 punkty i pięć 5 punktów.
rule-cha-c3 = Przy obrocie 0 kolanko prowadzi na północ i wschód, prosty kanał na północ i południe, trójnik na wschód, południe i zachód (D). Obrót 1, 2 i 3 to tyle ćwierćobrotów zgodnie z ruchem wskazówek zegara. Prosty kanał wygląda na dwa sposoby, skrzyżowanie i most na jeden.
rule-cha-1 = Kanały tworzą kwadrat cztery na cztery. Na dole po lewej i na górze po prawej leżą kolanka otwarte do środka (D), więc na początku nic nie jest połączone. Pozostałe karty są losowe co do rodzaju i obrotu.
rule-cha-2 = Na obu końcach każdego rzędu i każdej kolumny jest jedno miejsce. Wszystkie 16 numeruje się zgodnie z ruchem wskazówek zegara od miejsca nad lewą górną kartą: 0–3 u góry, 4–7 po prawej, 8–11 u dołu, 12–15 po lewej. Koty zaczynają na miejscach 0 i 8 (D), odkryte (R), opiekunki na miejscach 4 i 12.
rule-cha-3 = Pozostałe kanały tworzą talię. Jej wierzchnią kartę widzą wszyscy; kolejność pod nią jest ukryta (R), oprócz kart podłożonych pod spód podczas gry. Pozostałe koty tworzą zakrytą talię.
rule-cha-4 = Kto zaczyna, rozstrzyga los, potem gra się zgodnie z ruchem wskazówek zegara. Tura to dokładnie dwie akcje w dowolnym połączeniu.
rule-cha-5 = Obrót: obróć kartę o ćwierć obrotu w prawo albo w lewo lub o pół obrotu. Wolno obrócić także kartę, po której tego nie widać.
rule-cha-6 = Wsunięcie: weź kartę z brzegu i połóż ją na spodzie talii, przesuń jej rząd albo kolumnę w stronę luki, a wierzchnią kartę talii wsuń z drugiego końca, z dowolnym obrotem (R). Wskazujesz miejsce, przy którym wchodzi nowa karta.
rule-cha-7 = Koty i opiekunki nie przesuwają się razem z rzędem ani kolumną.
rule-cha-8 = Po każdej akcji sprawdzasz drogi. Jeśli kota łączy z opiekunką nieprzerwana droga, zawsze zdobywasz tego kota. Droga biegnie od otwartego boku do otwartego boku, nigdy poza kwadratem i nigdy z jednej drogi mostu na drugą. Odnogi i ślepe końce nie szkodzą.
rule-cha-9 = Potem ta opiekunka przechodzi o jedno miejsce zgodnie z ruchem wskazówek zegara, a następny kot z talii przychodzi o jedno miejsce dalej niż miejsce zdobytego kota. Zajęte miejsca się pomija. Miejsce dopiero co opuszczone jest wolne.
rule-cha-10 = Potem sprawdzasz drogi znowu i tak dalej, dopóki coś jest połączone: jedna akcja może sprowadzić do domu cały łańcuszek kotów.
rule-cha-11 = Koty połączone przy tym samym sprawdzeniu zdobywasz naraz. Potem opiekunki przychodzą po nie po kolei, w wybranej przez ciebie kolejności; za każdym razem wybierasz dopiero, gdy widać ostatniego nowego kota (R). Jeśli droga prowadziła do obu opiekunek, wybierasz, która się przesunie, nawet jeśli tymczasem już się ruszyła (R). Drogi sprawdzasz znowu, gdy wszystkie koty są odebrane (R).
rule-cha-12 = Droga od kota do kota albo od opiekunki do opiekunki nic nie znaczy. Sąsiednie miejsca nie są połączone.
rule-cha-13 = Gdy talia kotów jest pusta, opiekunka i tak się przesuwa, a nowy kot nie przychodzi.
rule-cha-14 = Gra kończy się w chwili, gdy ktoś zdobędzie 15. kota, także w środku tury: nic już nie następuje (R). Wygrywa, kto ma najwięcej punktów, przy remisie kto ma więcej kotów, a przy dalszym remisie wygrana jest wspólna (R).
rule-cha-15 = Kotki: kwadrat trzy na trzy z 12 miejscami, koty na miejscach 0 i 6, opiekunki na miejscach 3 i 9. Gra się wszystkimi 15 kotami.
rule-cha-16 = Solo: licz tury; ta, w której gra się kończy, liczy się cała (R). Zależnie od liczby tur dostajesz jeden z siedmiu tytułów: do 7, 9, 11, 13, 15 lub 17 tur albo 18 i więcej; ta sama skala obowiązuje na kwadracie trzy na trzy (R). Punkty nie mają znaczenia.
rule-cha-17 = Razem: od dwóch do czterech osób prowadzi do domu wszystkie koty i liczy wspólne tury, z tytułami jak w grze solo. Punkty nie mają znaczenia.
rule-cha-18 = Drużyny: z czterech osób pierwsze dwie grają przeciwko dwóm następnym. Partnerzy siedzą obok siebie. Punkty, a przy remisie koty (R), sumuje się.
rule-cha-19 = Pierwsze wydanie: co najmniej jedną z dwóch akcji musi być obrót. Po wsunięciu wolno już tylko obracać.
rule-cha-20 = Po 200 turach z rzędu bez kota gra się kończy i podlicza się punkty; solo i razem jest przegrana (R).
