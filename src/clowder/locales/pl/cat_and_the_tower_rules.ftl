# Zasady gry Kot i wieża naszymi słowami, według numerów, na które powołują się odmowy.
# (D) to nasz pomysł, (R) nasze rozstrzygnięcie tam, gdzie drukowane zasady milczą.

tow-opening =
    Toto to mały czarny kociak, a jego mama jest gwiazdą. Budujecie dla niego wieżę z kart, żeby mógł wspiąć się do mamy. To prawdziwa wieża: przechyla się, chwieje i może runąć.
    Gracie wszyscy razem. Jeśli Toto siedzi na piętrze 10, a wieża postoi pięć sekund, wygrywacie i możecie iść dalej aż na piętro 20.
    Wybierz kartę akcji. Ustaw dwie zgięte ściany i połóż na nich podłogę albo posadź na wieży kociego przyjaciela. Gdy przyjaciele na piętrze nad Toto zrobią to, co pokazuje karta celu, Toto może się wspinać.
    Ściany, które spadną, przepadają. Przy piątej wieża się wali i wszyscy przegrywają. Można też grać przeciw sobie, każdy z własnym kociakiem.

tow-section-components = Co jest w pudełku
tow-section-setup = Zanim zaczniecie
tow-section-turn = Tura
tow-section-falling = Spadanie
tow-section-winning = Wygrana i co dalej
tow-section-against = Gra przeciw sobie
tow-section-details = Szczegóły

rule-tow-c1 =
    24 podłogi z numerami 1–24; 54 ściany: 12 z cegieł, 12 z oknem, 12 z portalem, 12 z posągiem, 6 filarów; 16 kocich przyjaciół, po 4 w 4 kolorach; Toto; 20 kart akcji, 16 kart celów, 5 kart opowieści (piętra 10, 13, 15, 17, 20).
    Do gry przeciw sobie: kociak i łapka w każdym z 5 kolorów (czerwony, czyli Toto, pomarańczowy, niebieski, fioletowy, żółty) oraz karta klasyfikacji.
rule-tow-c2 = Wysokości ścian: cegły < okno < portal < posąg, każdy następny rodzaj jest tylko odrobinę wyższy; filary są dużo wyższe i stoją parami. (D) 1,00; 1,05; 1,10; 1,15; 1,9. Ściany to karty, które gracz zgina przed ustawieniem; od zgięcia zależy, jak dobrze stoją.
rule-tow-c3 = (D) Kolory przyjaciół: pomarańczowy (ten jest też na drukowanych kartach), szary, biały, brązowy. Co trzecia podłoga ma dziurę pośrodku.
rule-tow-c4 =
    (D oprócz 1, 2, 13) Karty akcji: C cegły, O okno, P portal, S posąg, F filar; „/” oznacza, że wybierasz jedną stronę. (* karty startowe z łapką)
    1* budowa C+O · 2* dowolny przyjaciel / budowa O+P · 3 budowa C+P · 4 budowa O+S · 5 budowa P+S · 6 budowa F+F
    7 pomarańczowy przyjaciel / budowa C+S · 8 szary / C+O · 9 biały / O+P · 10 brązowy / P+S · 11 pomarańczowy / O+S · 12 szary / C+P
    13 dowolny przyjaciel, potem pogłaszcz wszystkich przyjaciół na tym piętrze · 14 biały / C+S · 15 brązowy / F+F · 16 pomarańczowy albo szary przyjaciel · 17 biały albo brązowy przyjaciel
    18 dowolny przyjaciel, potem pogłaszcz jednego innego · 19 dowolny przyjaciel, potem pogłaszcz na wieży po jednym przyjacielu każdego koloru · 20 dowolny przyjaciel / budowa O+P
rule-tow-c5 =
    (D oprócz 1, 3) Karty celów; nagroda w nawiasie to liczba pięter, o którą Toto może się wspiąć. (* cele startowe z łapką)
    1* (2) dwaj przyjaciele jednego koloru się stykają · 2 (2) dwaj przyjaciele różnych kolorów się stykają · 3* (3) pomarańczowy przyjaciel na grzbietach dwóch pomarańczowych · 4–6 (3) to samo z szarym, białym i brązowym
    7 (3) trzej przyjaciele trzech kolorów, każdy styka się z innym z tej trójki · 8 (2) dowolny przyjaciel na grzbiecie innego · 9–12 (2) pomarańczowy, szary, biały lub brązowy przyjaciel na grzbiecie przyjaciela innego koloru · 13–16 (1) jest tam pomarańczowy, szary, biały lub brązowy przyjaciel
rule-tow-1 =
    Na stole leży podłoga 1, a na niej Toto. Cała reszta to zapas. Dwie startowe karty akcji i dwa startowe cele leżą odkryte; pozostałe tasuje się w talię akcji i talię celów. Wyłożona jest karta opowieści z piętra 10. Zaczyna losowy gracz, dalej zgodnie z ruchem wskazówek zegara.
    (R) W grze solo rozgrywasz wszystkie tury. Podłoga 1 jest nieruchoma i nigdy nie spada.
rule-tow-2 = Wybierz jedną z dwóch odkrytych kart akcji (a jeśli ma dwie strony, jedną z nich) i wykonaj ją. (R) Wybór jest ostateczny; karty 16 i 17 mają dwie strony.
rule-tow-3 = Budowa: ustaw obie ściany z karty, (R) w dowolnej kolejności, pionowo na najwyższej podłodze. Potem połóż następną podłogę według numeru, (R) najniższą, której na wieży nie ma, na ścianach najwyższego piętra. (R) Liczą się też ściany, które zostały tam po spadłej podłodze; te zostają.
rule-tow-4 = Przyjaciel: posadź przyjaciela danego koloru na dowolnej podłodze, (R) także na podłodze 1, albo na innych przyjaciołach, prosto; (R) nie na Toto ani na kociaku.
rule-tow-5 =
    Głaskanie: dotknij lekko przyjaciół wskazanych na karcie; mogą się poruszyć, a z nimi to, co niosą. (D) Wybierasz stronę dotyku, nie jego siłę.
    (R) Jednego po drugim, w dowolnej kolejności. Karta 13 każe pogłaskać także właśnie posadzonego (na piętrze, na którym się zatrzymał), a przy karcie 19 można go wybrać. Kto tymczasem spadł, tego pomijasz; gdy nikogo nie ma, nic się nie dzieje.
rule-tow-6 = Dopóki nie puścisz elementu, możesz go poprawiać, ale nie wolno popychać tego, co stoi na wieży. (R) Ustawienie, przy którym element wszedłby w inny albo go popchnął, gra odrzuca, zanim puścisz; liczy się ono tylko jako nieudana próba (TOW-26).
rule-tow-7 = Potem kartę się odrzuca i zastępuje nową z talii, (R) także po rezygnacji z akcji albo gdy nic nie dała.
rule-tow-8 =
    Potem cele: jeśli któryś odkryty cel jest spełniony, możesz go zrealizować (najwyżej jeden na turę i nie musisz). Liczą się tylko przyjaciele na piętrze położonym dokładnie o jedno wyżej niż Toto. Toto wspina się o 1 do N pięter, gdzie N to nagroda, najwyżej na najwyższą podłogę. Cel się odrzuca i zastępuje nowym.
    (R) Przyjaciel jest na tej podłodze, która go podtrzymuje, wprost albo przez inne koty; jeśli podtrzymują go dwie, na niższej. Gdy Toto jest na najwyższej podłodze, żaden cel nie jest spełniony.
rule-tow-9 = Stykają się: wystarczy najlżejsze dotknięcie. Na grzbiecie: spoczywa na jednym lub kilku przyjaciołach i nie dotyka podłogi. (R) „Na grzbietach”: spoczywa na obu. (R) Przewróceni przyjaciele liczą się tak samo jak stojący; Toto i kociaki to nie przyjaciele.
rule-tow-10 = Pustą talię tworzy się od nowa z odrzuconych kart, (R) gdy trzeba dobrać, razem z właśnie odrzuconą. Niewybrana karta zostaje na miejscu. Odrzucone karty może oglądać każdy.
rule-tow-11 =
    Gdy skończy się jakiś rodzaj ścian, weź dowolną inną, (R) jedną po drugiej (ostatniego filara też się używa). Zastępcza zajmuje miejsce rodzaju, którego brakuje, więc ten rodzaj, który jest jeszcze w zapasie, też trzeba ustawić. (R) Budowa wymaga podłogi i dwóch ścian w zapasie.
    Gdy wszyscy czterej przyjaciele danego koloru są na wieży, weź jednego z nich, (R) także spod innych, i posadź na nowo. (R) „Dowolny przyjaciel” to kolor z zapasu; dopiero gdy na wieży jest wszystkich 16, bierze się jednego z nich.
    (R) Gdy nie da się użyć żadnej karty, odrzuć jedną bez efektu; w przeciwnym razie musisz wybrać stronę, której da się użyć.
rule-tow-12 =
    Element spadł, gdy opuścił swoje miejsce, leży w całości na stole i nie dotyka żadnej stojącej podłogi. Element, który jeszcze jej dotyka, wraca możliwie dokładnie tam, gdzie był.
    (R) Stojące są podłoga 1 i podłogi, które nie dotykają stołu. Leżeć na spadłych elementach to leżeć na stole; co stojąca podłoga utrzymuje przez inne elementy, nie spadło.
    (R) Ściana opuściła swoje miejsce, gdy się przewróciła (D: ponad 45°) albo nie stoi na swojej podłodze; podłoga, gdy nie leży już na swoich ścianach albo leży na podłodze pod nią (swoje miejsce opuściła tylko ta górna); kot, gdy nie jest już na swojej podłodze.
    To, co się tylko poruszyło, i przyjaciel przewrócony na swojej podłodze zostają tak, jak leżą.
    (R) Gdy element nie ma dokąd wrócić (nie ma już podłogi ściany lub przyjaciela albo ściany pod podłogą), idzie do zapasu i się nie liczy.
rule-tow-13 = Jeśli spada element, który właśnie ustawiasz, nie liczy się jako spadły: spróbuj jeszcze raz (TOW-26).
rule-tow-14 = Spadłe ściany z wcześniejszych tur odkłada się na zawsze i liczy. Podłogi i przyjaciele, którzy spadli, wracają do zapasu. (R) Ściany z tej tury nie liczą się nigdy: ustawia się je ponownie, a po skończonej budowie wracają do zapasu. Przyjaciel, który się trzymał i spada dopiero później, też idzie do zapasu i nie sadza się go ponownie.
rule-tow-15 = Gdy spada Toto, wraca na podłogę, na której był na początku tury; gdy jej nie ma, na najwyższą pozostałą pod nią. (R) Tak samo, gdy spada jego podłoga.
rule-tow-16 =
    Część wieży, która wisi tak, że nie da się grać dalej, liczy się jako spadła.
    (R) Czyli: podłoga, pod którą brakuje poprzedniego numeru, i wszystko, co jest jeszcze na spadłej podłodze; także to, co po trzykrotnym odstawieniu na miejsce znów opuszcza swoje miejsce (TOW-25). Podłogi na wieży idą więc zawsze od 1 do najwyższej bez luk.
rule-tow-17 = Zawalenie: łącznie 5 lub więcej spadłych ścian (R: przez całe życie tej wieży). Wszyscy przegrywają. (R) Od razu; reszta tury przepada.
rule-tow-18 =
    Jeśli Toto jest na piętrze 10 lub wyżej, a wieża postoi potem 5 sekund, wygrywacie; kartę opowieści się odwraca.
    (R) Liczenie zaczyna się, gdy tylko wejście jest udane, zanim cel zostanie zastąpiony. Wygrana jest wtedy, gdy po TOW-25 wieża się nie zawaliła, a Toto wciąż jest na piętrze opowieści lub wyżej; inaczej gra trwa, a przy następnym wejściu tam liczy się od nowa.
rule-tow-19 =
    Potem można grać dalej z tą samą wieżą do pięter 13, 15, 17 i 20; zaczyna gracz po lewej stronie tego, kto grał ostatni. Po zawaleniu zaczyna się znów od 10.
    (R) Tylko jeśli wszyscy się zgodzą; karty, talie i policzone ściany zostają. Jednym liczeniem wygrywacie wszystkie opowieści, których piętro Toto osiągnął. Po piętrze 20 gra się kończy. Opowieści wygrane przed zawaleniem zostają wygrane.
rule-tow-20 =
    2–5 graczy, każdy z kociakiem obok podłogi 1 (wysokość 0) i łapką na karcie klasyfikacji. Wszystkie 20 kart akcji się tasuje, a trzy leżą odkryte. Każdy gracz ma dwa tajne cele.
    (R) Gra się wszystkimi 16 celami; na podłodze 1 nie ma Toto; zaczyna losowy gracz, dalej zgodnie z ruchem wskazówek zegara. Kociak na wysokości 0 nie jest na żadnej podłodze i nic nie może go przewrócić.
rule-tow-21 =
    Tura: (1) musisz zagrać jedną z trzech kart akcji; (2) możesz przenieść jednego przyjaciela z piętra swojego kociaka na dowolne wyższe; (3) możesz zrealizować jeden swój cel albo wymienić jeden na nowy.
    (R) Kartę zastępuje się po (1). (2) to podniesienie i ustawienie: przyjaciela możesz wziąć także spod innych, ale nie z wysokości 0 ani z najwyższej podłogi. „Wyższe” liczy się od piętra kociaka sprzed podniesienia. Gdy tymczasem nie zostanie żadna wyższa podłoga albo zrezygnujesz, przyjaciel idzie do zapasu.
    (3) Cel odrzuca się odkryty, dopiero potem dobiera nowy (TOW-10), więc może wrócić ta sama karta.
rule-tow-22 = Do celu liczą się przyjaciele na dowolnym piętrze nad twoim kociakiem, (R) wszyscy na jednym. Wspinaczkę liczy się od wysokości kociaka, o 1 do N pięter, jak w TOW-8.
rule-tow-23 = Po wejściu łapka przesuwa się w klasyfikacji; przy równej wysokości kładzie się ją na wierzch tych, które już tam są. (R) Kociaki spadają tak jak Toto (TOW-15), a łapka z nimi, też na wierzch; jeśli spada kilka, najpierw przesuwa się łapkę tego, który był wyżej w klasyfikacji, a łapkę wspinającego się na końcu.
rule-tow-24 =
    Zawalenie kończy grę: kto je spowodował, jest ostatni; z pozostałych wygrywa kociak, który jest najwyżej, a przy równej wysokości ten, który był tam pierwszy (łapka najniżej). Tak samo, gdy wszyscy dojdą na piętro 24, a wieża stoi.
    (R) Zawalenie powoduje ten, czyja to tura, bez względu na zdarzenie. Liczą się wysokości sprzed tego zdarzenia; kociaki, które nigdy nie opuściły wysokości 0, dzielą miejsce. Odliczania 5 sekund nie ma; piętro 24 sprawdza się, gdy wejście jest udane, a wieża się uspokoiła.
rule-tow-25 =
    (R) Zdarzenie to: element ustawiony i puszczony, element podniesiony do ponownego ustawienia, jedno pogłaskanie albo liczenie z TOW-18. Po każdym zdarzeniu kolejno:
    Wieża się uspokaja. TOW-12 i TOW-16 mówią, co spadło; to się zabiera, a spadłe ściany liczy (TOW-17). To, co opuściło swoje miejsce, potem Toto lub kociaki, gra odstawia na miejsce, od najniższego (to nie jest zdarzenie).
    Wieża znów się uspokaja i w razie potrzeby wszystko się powtarza, najwyżej trzy razy. Potem akcja trwa dalej.
rule-tow-26 =
    (R) Ustawienie jest udane, gdy element stoi tam, gdzie powinien: ściana pionowo na najwyższej podłodze, podłoga tylko na ścianach najwyższego piętra, przyjaciel prosto na dozwolonej podłodze (wprost albo na przyjaciołach), Toto lub kociak prosto na swojej.
    Jeśli nie, bierzesz element do ręki i próbujesz jeszcze raz, choćby gdzie indziej, tym samym elementem (przyjaciel zachowuje kolor, ściana może być inna, na którą karta pozwala). Inne szkody rozpatruje się wcześniej i zostają.
    Ściany z tej tury, które spadną podczas budowy, ustawia się ponownie; jeśli spadły też podłogi, na tej, która jest teraz najwyższa. Następna podłoga przychodzi dopiero, gdy stoją obie ściany; gdy się utrzyma, budowa jest skończona.
    Po 5 nieudanych próbach w jednej akcji możesz zrezygnować, a po 20 akcja kończy się sama. Ściany z tej tury albo przyjaciel z ręki idą do zapasu (to nie jest zdarzenie), nikogo się nie głaszcze, a tura trwa dalej.
rule-tow-27 =
    (R) Wejście to podniesienie i ustawienie: wskazujesz cel i piętro, podnosisz Toto (lub kociaka) i sadzasz go gdziekolwiek na tym piętrze, byle nie na kotach. Jedno i drugie to zdarzenie i może zwalić wieżę.
    Gdy tej podłogi już nie ma, liczy się najwyższa pozostała. Gdy zrezygnujesz (TOW-26), wraca na podłogę, z której został podniesiony, a gdy jej nie ma, na najwyższą pozostałą pod nią; cel przepada.
rule-tow-28 = (R) Limit techniczny: po 300 turach gra się kończy. We wspólnej grze wygrane opowieści zostają; przeciw sobie liczy się klasyfikacja i nikogo nie uznaje się za sprawcę zawalenia.
