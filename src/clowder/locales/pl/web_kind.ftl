# Wyciszanie, blokowanie i zgłaszanie; osiem kotów obok czatu; strona gospodarzy.

kind-person = Opcje: { $name }
kind-mute = Wycisz
kind-mute-about = Przy żadnym stole nie zobaczysz już, co pisze { $name }. Nikt się o tym nie dowie.
kind-unmute = Cofnij wyciszenie
kind-block = Zablokuj
kind-block-about = Już się nie spotkacie: żadne z was nie usiądzie przy stole drugiego ani nie zobaczy go w lobby. Trwająca gra toczy się dalej.
kind-unblock = Odblokuj
kind-is-muted = wyciszenie
kind-is-blocked = blokada
kind-report = Zgłoś gospodarzom
kind-report-reason = O co chodzi?
kind-reason-rude = Grubiaństwo albo obelgi
kind-reason-spam = Spamowanie
kind-reason-name = Nieodpowiednie imię
kind-reason-cheating = Oszukiwanie
kind-reason-other = Coś innego
kind-report-words = W paru słowach
kind-report-note = Gospodarze dostaną twoje słowa i ostatnie linijki czatu, a niczyich kart nie zobaczą.
kind-report-send = Wyślij
kind-report-back = Wróć
kind-report-sent = Dziękujemy. Gospodarze się temu przyjrzą.
log-shut = Gospodarz zamknął ten stół. Gra kończy się bez wyniku i nikt nie przegrał.

## Osiem kotów

kind-cats = Pokaż kota
kind-cat-purr = Mruczy
kind-cat-laugh = Śmieje się
kind-cat-gasp = Dziwi się
kind-cat-sleepy = Ziewa
kind-cat-hiss = Prycha
kind-cat-love = Uwielbia
kind-cat-think = Hm…
kind-cat-bow = Kłania się
kind-cat-said-purr = { $name } mruczy.
kind-cat-said-laugh = { $name } się śmieje.
kind-cat-said-gasp = { $name } nie może się nadziwić.
kind-cat-said-sleepy = { $name } ziewa.
kind-cat-said-hiss = { $name } prycha.
kind-cat-said-love = { $name } śle serduszka.
kind-cat-said-think = { $name } się zastanawia.
kind-cat-said-bow = { $name } się kłania.

## Własna strona

kind-mutes-title = Wyciszeni i zablokowani
kind-mutes-since = od { $day }
kind-mutes-end-muted = Cofnij wyciszenie: { $name }
kind-mutes-end-blocked = Odblokuj: { $name }
kind-bar-title = Na razie nie możesz tu grać
kind-bar-until = Do { $day }.
kind-bar-good = Na stałe.
kind-bar-reason = Tak zdecydował gospodarz. Powód: { $reason }.
kind-bar-still = Zakończone gry są nadal twoje: możesz je oglądać i zabrać ze sobą.
kind-desk-link = Na stronę gospodarzy

## Strona gospodarzy

kind-desk-no = Ta strona jest dla gospodarzy
kind-desk-no-about = Gospodarzy wyznacza ten, kto prowadzi serwer, poleceniem „clowder hosts --add”.
kind-desk-enter = Chcesz być tu gospodarzem?
kind-desk-enter-about = Będziesz czytać zgłoszenia, zamykać stoły i zakazywać gry. Zgódź się tylko wtedy, gdy ten link jest naprawdę dla ciebie.
kind-desk-enter-go = Tak, chcę
kind-desk-keep = Gospodarz powinien mieć drogę powrotu: utwórz frazę odzyskiwania na stronie „Ty”.
kind-desk-open = Otwarte zgłoszenia
kind-desk-none = Nikt niczego nie zgłasza. Tak trzymać.
kind-desk-settled = Załatwione zgłoszenia
kind-desk-by = Zgłasza { $name }, { $at }
kind-desk-by-nobody = Zgłasza ktoś z gości, { $at }
kind-desk-called = Przy stole: { $name }
kind-desk-since = Tutaj od { $day }
kind-desk-count = { $count ->
    [one] { $count } zgłoszenie
    [few] { $count } zgłoszenia
    [many] { $count } zgłoszeń
   *[other] { $count } zgłoszenia
}
kind-desk-is-host = gospodarz
kind-desk-chat = Czat, który mogli czytać wszyscy przy stole
kind-desk-settle = Załatwione
kind-desk-settle-named = Załatwione: zgłoszenie, { $name }
kind-desk-settled-by = Załatwione przez: { $name }, { $at }
kind-desk-settled-at = Załatwione { $at }
kind-desk-close = Zamknij stół
kind-desk-close-field = Link do stołu albo jego nazwa
kind-desk-close-sure = Zamknąć ten stół? Gra skończy się bez wyniku i nikt nie dostanie punktów.
kind-desk-close-title = Zamknij stół
kind-desk-closed = Stół jest zamknięty.
kind-desk-look = Zobacz stół
kind-desk-bar = Zakaz gry: { $name }
kind-desk-bar-about = Na żadnym swoim urządzeniu nigdzie nie usiądzie i nic nie napisze. W trwającej grze liczy się jak ktoś, kto odszedł.
kind-desk-bar-day = Na dzień
kind-desk-bar-week = Na tydzień
kind-desk-bar-good = Na stałe
kind-desk-bars = Kto ma zakaz gry
kind-desk-bars-none = Wszyscy mogą grać.
kind-desk-until = zakaz do { $day }
kind-desk-for-good = zakaz na stałe
kind-desk-lift = Cofnij zakaz
kind-desk-lift-named = Cofnij zakaz: { $name }
kind-desk-acts = Co zrobili gospodarze
kind-desk-hosts = Gospodarze: { $names }
kind-desk-act-host = { $host } jest teraz gospodarzem.
kind-desk-act-revoke = { $name } nie jest już gospodarzem.
kind-desk-act-settle = Załatwione zgłoszenie: { $name } (gospodarz: { $host }).
kind-desk-act-close = Zamknięty stół { $table } (gospodarz: { $host }).
kind-desk-act-bar = Zakaz do { $day }: { $name } (gospodarz: { $host }).
kind-desk-act-bar-good = Zakaz na stałe: { $name } (gospodarz: { $host }).
kind-desk-act-lift = Cofnięty zakaz: { $name } (gospodarz: { $host }).
kind-desk-somebody = ktoś z gości
