# Słowa domu: stół w terminalu i to, co wspólne dla wszystkich gier.

## Gracze. Miejsce przy stole to futerko; czytająca osoba to "ty".

you = Ty
fur-0 = Rudy
fur-1 = Dymek
fur-2 = Śmietanka
fur-3 = Kakao
fur-4 = Łatka

## Kolumny

column-name = Nazwa
column-title = Gra
column-players = Gracze
column-about = O co chodzi
column-rank = #
column-player = Gracz
column-points = Punkty
column-sheet = Zapis punktów

## Przy terminalu

play-welcome = Witaj w grze { $title }. Wpisz numer, ruch albo „{ play-command-help }”.
play-refused = { $reason } ({ $rule })
play-ask-why = Zasadę pokaże „{ play-command-why }”.
play-allowed = Ten ruch jest dozwolony.
play-nothing-refused = Żaden ruch nie został jeszcze odrzucony. Żeby zapytać o konkretny, wpisz „{ play-command-why }” i ten ruch.
play-not-understood = To ani ruch, ani polecenie: „{ $text }”. Wpisz ruch, na przykład „{ $example }”, albo „{ play-command-help }”.
play-no-such-number = Nie ma odpowiedzi { $number }. Do wyboru masz: { LIST($listed) }.
play-hint = Pomysł: { $move }. { $reason }
play-hint-others = Inne dobre ruchy: { $moves }.
play-hint-enter = Klawisz Enter zagra ten ruch.
play-no-help = W tym trybie nie ma podpowiedzi i na tym polega zabawa.
play-undone = Cofnięte.
play-cannot-undo = Nie da się nic cofnąć: w międzyczasie wyszło na jaw coś ukrytego albo nie masz jeszcze za sobą żadnego ruchu.
play-saved = Zapisano: { $path }
play-not-saved = Nie zapisano. { $reason }
play-not-saved-over = Nie zapisano. Taki plik już istnieje, wybierz inną nazwę: { $path }
play-parked = Twoja gra jest bezpieczna. Wrócisz do niej tak: { $command }
play-kept = Gra zapisana: { $path }
play-resumed = Znów przy stole.
play-nothing-to-resume = Nie czeka tu żadna niedokończona gra: { $title }.
play-prompt = Twoja odpowiedź
play-pause = Naciśnij Enter, żeby grać dalej.
play-levels = Jakie myszy mają z tobą zagrać?
play-levels-ask = { $seats ->
    [1] Numer (Enter: { $usual })
   *[other] Jeden numer dla wszystkich albo osobny dla każdej, na przykład 2, 4 (Enter: { $usual })
}
play-levels-again = Wpisz numery od 1 do { $last }, najwyżej { $seats }.
play-won = { $count ->
    [1] Wygrywasz.
   *[other] Dzielisz się zwycięstwem.
}
play-lost = { $count ->
    [1] { $name } wygrywa.
   *[other] Zwycięstwo jest wspólne: { $name }.
}
play-lost-together = Nikt nie wygrywa.
replay-unfinished = Gra nie została dokończona.

## Polecenia, tak jak się je wpisuje (angielskie słowa działają zawsze)

play-command-help = pomoc
play-command-why = dlaczego
play-command-hint = rada
play-command-undo = cofnij
play-command-log = dziennik
play-command-save = zapisz
play-command-rules = zasady
play-command-quit = koniec

play-help-why = dlaczego gra odrzuciła ostatni ruch; z ruchem: czy jest dozwolony
play-help-hint = co zrobiłby rozsądny kot
play-help-undo = cofa twój ostatni ruch
play-help-log = co się dotąd wydarzyło
play-help-save = zapisuje grę w pliku: { play-command-save } PLIK
play-help-rules = zasady gry
play-help-quit = wyjście; gra na ciebie poczeka

## Podpowiedzi: powód w jednym zdaniu i co ruch przyniesie

hint-only = Innego ruchu nie ma.
hint-habit = Tak zagrałaby najlepsza mysz.
hint-always = W próbnych grach za każdym razem wypadł najlepiej.
hint-equal = Drugi najlepszy ruch jest mniej więcej tak samo dobry.
hint-little = Jest trochę lepszy od drugiego najlepszego.
hint-wins = Wygrywasz { $count } na 10 próbnych gier, z drugim najlepszym ruchem { $other }.
hint-chance = Szansa na wygraną to około { $count } na 10, z drugim najlepszym ruchem { $other } na 10.
hint-points = Na koniec masz około { $count ->
    [one] 1 punktu
    [few] { $count } punktów
    [many] { $count } punktów
   *[other] { $count } punktu
}, z drugim najlepszym ruchem { $other }.
hint-round = W tej rundzie przyniesie około { $count ->
    [one] 1 punktu
    [few] { $count } punktów
    [many] { $count } punktów
   *[other] { $count } punktu
}, drugi najlepszy ruch { $other }.
hint-soon = W dwie tury przyniesie około { $count ->
    [one] 1 punktu
    [few] { $count } punktów
    [many] { $count } punktów
   *[other] { $count } punktu
}, drugi najlepszy ruch { $other }.
hint-lead = W dwie tury zyskasz nad innymi około { $count ->
    [one] 1 punktu
    [few] { $count } punktów
    [many] { $count } punktów
   *[other] { $count } punktu
}, z drugim najlepszym ruchem { $other }.
hint-cats = W dwie tury przyprowadzi do domu około { $count ->
    [one] 1 kota
    [few] { $count } kotów
    [many] { $count } kotów
   *[other] { $count } kota
}, drugi najlepszy ruch { $other }.
hint-risk-paradox = Kończy się twoim paradoksem { $often ->
    [0] prawie nigdy
   *[other] w { $often } na 10 próbnych rozdań
}, inne ruchy w { $other } na 10.
hint-bid = Z takimi kartami weźmiesz około { $count ->
    [one] 1 lewy
    [few] { $count } lew
    [many] { $count } lew
   *[other] { $count } lewy
}.
hint-group = Twoja grupa urośnie do { $count ->
    [one] 1 żetonu
    [few] { $count } żetonów
    [many] { $count } żetonów
   *[other] { $count } żetonu
}.
hint-box-closed = Zamyka pudło i daje ci { $count ->
    [one] 1 punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}.
hint-box = Twoje pudła będą warte o { $count ->
    [one] 1 punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
} więcej.
hint-home = Tak możesz dojść do domu.
hint-house = Tak możesz dojść do domu, który może być twój.
hint-support = Podłoga oprze się na { $count ->
    [one] 1 ścianie
    [few] { $count } ścianach
    [many] { $count } ścianach
   *[other] { $count } ściany
}, a { $tilt ->
    [0] wieża będzie stać prosto
   *[other] najwyższe piętro będzie miało przechył { $tilt }°
}.
hint-tilt = W próbie nic nie spada, a { $tilt ->
    [0] wieża stoi prosto
   *[other] najwyższe piętro ma przechył { $tilt }°
}.
hint-worth-chance = { $count } na 10
hint-worth-points = ok. { $count ->
    [one] 1 punktu
    [few] { $count } punktów
    [many] { $count } punktów
   *[other] { $count } punktu
}
hint-worth-lead = { $count ->
    [one] 1 punkt przewagi
    [few] { $count } punkty przewagi
    [many] { $count } punktów przewagi
   *[other] { $count } punktu przewagi
}
hint-worth-cats = ok. { $count ->
    [one] 1 kota
    [few] { $count } kotów
    [many] { $count } kotów
   *[other] { $count } kota
}

## Dlaczego nie, we wszystkich grach tak samo

refusal-not-your-turn = To nie twoja kolej.
refusal-not-now = Teraz pora na coś innego.
refusal-game-over = Gra już się skończyła.
refusal-no-such-seat = Przy tym stole nie ma takiego miejsca.
short-not-your-turn = nie twoja kolej
