# Z kim się gra: współgracze, znajomi, zaproszenia i wyniki gier.

people-friends = Znajomi
people-friends-none = Nie masz tu jeszcze znajomych. Zapytaj kogoś, z kim już grasz, albo wyślij swój link.
people-since = od { $day }
people-invite = Zaproś
people-invite-named = Zaproś: { $name }
people-invite-which = Otworzy się stół dla was dwojga; miejsca starczy i dla innych.
people-compare = Wspólne gry
people-compare-named = Wspólne gry: { $name }
people-end = Zakończ
people-end-named = Zakończ znajomość: { $name }
people-end-about = Znajomość skończy się dla obu stron. Rozegrane gry zostaną.
people-end-go = Zakończ
people-stay = Zostańmy znajomymi
people-asking = Chcą cię mieć wśród znajomych
people-accept = Tak
people-accept-named = Tak: { $name }
people-decline = Nie
people-decline-named = Nie: { $name }
people-decline-note = O twoim „nie” nikt się nie dowie.
people-asked = Twoje prośby o dodanie
people-withdraw = Cofnij
people-withdraw-named = Cofnij prośbę: { $name }
people-partners = Ostatnio przy twoim stole
people-partners-none = Jeszcze nikogo. Kto z tobą zagra, pojawi się tutaj.
people-partners-friends = Sami znajomi. Kto jeszcze z tobą zagra, pojawi się tutaj.
people-games = { $count ->
    [one] { $count } gra
    [few] { $count } gry
    [many] { $count } gier
   *[other] { $count } gry
}
people-now = gracie teraz
people-ask = Dodaj
people-ask-named = Dodaj do znajomych: { $name }
people-ask-done = prośba wysłana
people-link-title = Link do ciebie
people-link-about = Kto w ciągu doby go otworzy i powie „tak”, będzie wśród twoich znajomych.
people-link-make = Utwórz link
people-link-anew = Utwórz nowy link
people-link-end = Wyłącz link
people-link-copy = Kopiuj link
people-link-copied = Skopiowano.
people-link-qr = Link jako obrazek dla aparatu
people-link-until = Twój link wygasa: { $time }.
people-befriend-title = Dodać do znajomych: { $name }?
people-befriend-about = Zobaczycie nawzajem swoje imię, kota i wyniki wspólnych gier. Będzie też można zapraszać się do stołu.
people-befriend-go = Tak, dodaj
people-befriended = Jesteście teraz znajomymi.

## Zaproszenia

invited-title = Ktoś na ciebie czeka
invited-by = { $name } czeka przy stole.
invited-again = { $name } chce zagrać jeszcze raz.
invited-asking = { $count ->
    [one] Ktoś chce cię mieć wśród znajomych.
    [few] { $count } osoby chcą cię mieć wśród znajomych.
    [many] { $count } osób chce cię mieć wśród znajomych.
   *[other] { $count } osoby chce cię mieć wśród znajomych.
}
invited-come = Usiądź
invited-come-to = Usiądź: { $game }
invited-not = Nie teraz
invited-not-to = Nie teraz: { $game }
invited-friends = Zaproś znajomych
invited-sent = zaproszenie wysłane

## Wspólne gry

compare-none = Nie macie jeszcze wspólnie skończonej gry, która się liczy.
compare-ahead = wyżej
compare-level = po równo
compare-behind = niżej
compare-points = różnica punktów
compare-together = Po tej samej stronie
compare-wins = wygrane

## Wyniki

results-none = Nie ma jeszcze czego liczyć. Skończ grę, a pojawi się tutaj.
results-people = wśród ludzi
results-bots = z myszami
results-alone = w pojedynkę
results-games = Gry
results-wins = Wygrane
results-mean = Średnio
results-likely = zapewne od { $low } do { $high }
results-luck = czystym trafem { $share }
results-few = Za mało gier, by coś wiedzieć na pewno: przedział pojawi się od { $count } gier.
results-alike = Jak dotąd zawsze tyle samo: nic nie mówi, jak będzie następnym razem.
results-points-plot = Gra po grze
results-points-about = { $count ->
    [one] { $count } gra, { $least }.
    [few] { $count } gry, najmniej { $least }, najwięcej { $most }, średnio { $mean }.
    [many] { $count } gier, najmniej { $least }, najwięcej { $most }, średnio { $mean }.
   *[other] { $count } gry, najmniej { $least }, najwięcej { $most }, średnio { $mean }.
}
results-last = { $count ->
    [one] Ostatnia gra.
    [few] Ostatnie { $count } gry.
    [many] Ostatnich { $count } gier.
   *[other] Ostatnie { $count } gry.
}
results-spread-plot = Jak często
results-spread-about = Najczęściej { $points }: { $count ->
    [one] raz
    [few] { $count } razy
    [many] { $count } razy
   *[other] { $count } razy
}.
results-table = Jako tabela
results-when = Kiedy
results-points = Punkty
results-times = Gry
results-won = wygrana
results-shared = wygrana dzielona
results-how = W 19 przypadkach na 20 prawdziwa średnia leży w przedziale. Dzielona wygrana liczy się częściowo. Gry z myszami są osobno, bo nie da się ich porównać.
results-uncounted = { $count ->
    [one] Poza tym { $count } gra się nie liczy.
    [few] Poza tym { $count } gry się nie liczą.
    [many] Poza tym { $count } gier się nie liczy.
   *[other] Poza tym { $count } gry się nie liczy.
} Pomijamy gry bez wyniku, dokończone przez mysz, z cofniętymi ruchami innych, będące dalszym ciągiem innej gry i rozgrywane w kilka osób przy jednym ekranie.
