# Lekcje gry Co się zmieści: kilka tur z nakręcaną myszą. Zobacz lessons.py.

fit-lesson-corner-title = Bok do boku
fit-lesson-corner-text = Chcesz mieć koty w dobrych pudłach: wygrywa, kto zdobędzie najwięcej punktów. Pudło jest warte tyle, ile jego zabawki, a punkty bierze ten, kto ma w nim najwięcej kotów. Każda karta to kawałek kartonowego pudła. Grube krawędzie to ścianki, pozostałe są otwarte. Nowa karta musi dotykać innej całym bokiem. Sprawdź to: spróbuj położyć swoje pudło startowe przy rogu tego na stole.
fit-lesson-corner-praise = Właśnie tak, na to gra nie pozwala: róg nie wystarczy. Koty chcą całego boku.
fit-lesson-corner-again = Tak wolno i zaraz do tego dojdziemy. Najpierw spróbuj rogu.

fit-lesson-start-title = Twoje pudło startowe
fit-lesson-start-text = Teraz przyłóż je do któregoś boku. Możesz je obrócić o pół obrotu. Ścianki nie przeszkadzają: dwie mogą stać plecami do siebie.
fit-lesson-start-praise = Leży. Odtąd to pudło jak każde inne.

fit-lesson-draw-title = Tura
fit-lesson-draw-text = Przyłożyliśmy twoje pudło startowe z prawej, obrócone: spotkały się dwa otwarte boki, więc to jedno pudło. W turze dobierasz kartę i zagrywasz jedną z trzech. Dobierz.
fit-lesson-draw-praise = Trzy karty na ręce. Teraz jedną zagrasz.
fit-lesson-draw-again = Tak wolno: zamiast tego może zasnąć kot. Tym razem dobierz.

fit-lesson-join-title = Jedno pudło
fit-lesson-join-text = Gdzie stykają się dwa otwarte boki, karty są jednym pudłem. Ścianka na którymkolwiek je rozdziela. Połóż myszkę bez ścianek tak, by połączyła się z pudłami startowymi: pod lewym albo nad prawym.
fit-lesson-join-praise = Połączone. Myszka jest w pudle, a myszka to punkt.
fit-lesson-join-again = Tak wolno, ale z dużym pudłem się nie łączy albo to inna karta. Połóż myszkę bez ścianek pod lewym pudłem startowym.

fit-lesson-late-title = Wszystko w swoim czasie
fit-lesson-late-text = Twój kot może spać na stole, jakby był pudłem. Ale o tym decydujesz przed dobraniem, a karta jest już dobrana. Spróbuj mimo to: połóż śpiącego kota.
fit-lesson-late-praise = Za późno. Może w następnej turze.
fit-lesson-late-again = Tak wolno, ale najpierw spróbuj tego, czego nie wolno: śpiącego kota.

fit-lesson-wall-title = Nie na ściance
fit-lesson-wall-text = Na stole leżą już dwie twoje myszki. Po pudle może się wprowadzić jeden twój kot: w poprzek styku dwóch kart złączonych długim bokiem, a jedną z nich jest ta nowa. Karta po prawej ma tam ściankę. Spróbuj położyć kota na niej.
fit-lesson-wall-praise = Koty lubią pudła. Ścianki w plecach nie lubi nikt.
fit-lesson-wall-again = Tam leżeć wolno. Najpierw jednak spróbuj ścianki.

fit-lesson-settle-title = Przeprowadzka
fit-lesson-settle-text = Teraz połóż go w poprzek otwartego styku po lewej. Na karcie mieści się najwyżej jeden kot, więc wybieraj styki.
fit-lesson-settle-praise = Zmieścił się, to siedzi. Pudło jest twoje, póki nikt nie ma w nim więcej kotów.
fit-lesson-settle-again = Tak wolno, ale puste pudło nic nie daje. Niech kot się wprowadzi.

fit-lesson-rival-title = Ktoś tam mieszka
fit-lesson-rival-text = Masz na ręce dużą mysz. Leży w poprzek styku, jak kot. W pudle po prawej jest cudzy kot, a twojego nie ma. Spróbuj położyć tam zabawkę.
fit-lesson-rival-praise = Zajęte. Nikt się nie wprowadza do obcych i nie zostawia tam prezentów.
fit-lesson-rival-again = Tak wolno, ale najpierw spróbuj drugiego pudła, tego po prawej.

fit-lesson-toy-title = Prezent dla siebie
fit-lesson-toy-text = Specjalna zabawka liczy się za dwie i pasuje na dowolny wolny styk pudła, do którego mogą wejść twoje koty. Połóż dużą mysz w poprzek obu pudeł startowych.
fit-lesson-toy-praise = Sześć myszek w jednym pudle. Liczy się tylko najczęstsza zabawka, więc opłaca się trzymać jednego rodzaju.
fit-lesson-toy-again = Tak wolno, ale teraz połóż zabawkę: w poprzek obu pudeł startowych.

fit-lesson-princess-title = Księżniczka
fit-lesson-princess-text = Spryskiwacz kosztuje twoje pudło punkt. Masz na ręce Księżniczkę. Zajmuje miejsce dowolnego kota, a on wraca do domu. Wyślij ją do kota po prawej.
fit-lesson-princess-praise = Nie należy do nikogo, nie daje punktów i zostaje.
fit-lesson-princess-again = Tak wolno, ale wiesz, o którego kota chodzi: tego po prawej.

fit-lesson-sleep-title = Drzemka
fit-lesson-sleep-text = Pudło po prawej nie należy teraz do nikogo. Śpiącego kota kładzie się jak pudło i może dołączyć do każdego; robi się to zamiast dobierania. Połóż go na prawo od kłębka, gdzie połączy się z tym pudłem.
fit-lesson-sleep-praise = Zajęte. Punkty da dopiero razem z twoim obudzonym kotem.
fit-lesson-sleep-again = Tak wolno, ale niech zaśnie na prawo od kłębka.

fit-lesson-close-title = Zamknij pudło
fit-lesson-close-text = Pudło jest zamknięte, gdy żaden otwarty bok nie wychodzi na puste miejsce. Wtedy liczy się podwójnie, spryskiwacze też. Twoja myszka u góry z lewej jest otwarta tylko z prawej. Połóż obok dwa kłębki, obrócone, żeby nic nie zostało otwarte.
fit-lesson-close-praise = Zamknięte. Dwa kłębki liczą się za cztery.
fit-lesson-close-again = Tak wolno, ale nie zamyka pudła. Połóż kłębki na prawo od myszki u góry z lewej, obrócone.

fit-lesson-move-title = I kota do środka
fit-lesson-move-text = Zamknięte pudło bez kota jest niczyje. Niech któryś się wprowadzi.
fit-lesson-move-praise = Do tego pudła nikt już nie dołączy.
fit-lesson-move-again = Tak wolno, ale szkoda by było. Niech kot się wprowadzi.

fit-lesson-end-title = Liczenie
fit-lesson-end-text = Duże pudło: sześć myszek minus spryskiwacz to 5. Zamknięte: dwa kłębki podwójnie to 4. Razem 9. Każdy kolejny twój obudzony kot w tym samym pudle daje punkt. Gdy stos jest pusty albo ktoś ma na stole wszystkie pięć kotów, wszyscy dogrywają swoje karty. Wygrywa, kto ma najwięcej punktów.
