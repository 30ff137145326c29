# Własna strona: drogi powrotu, urządzenia i wyjście.

person-back-title = Droga powrotu
person-back-none = Twoje gry należą tylko do tej przeglądarki. Z frazą z sześciu słów wrócisz do nich z dowolnego miejsca.
person-back-more = Z frazą z sześciu słów wrócisz do swoich gier z dowolnego miejsca.
person-back-has = Masz frazę odzyskiwania. Nikt jej już nie pokaże, ale możesz dostać nową.
person-phrase-make = Utwórz frazę
person-phrase-anew = Utwórz nową frazę
person-phrase-anew-note = Dotychczasowa fraza przestanie działać.
person-phrase-title = Twoja fraza odzyskiwania
person-phrase-once = Zapisz ją od razu: pokazujemy ją tylko raz. Kto ją ma, ten jest tu tobą.
person-phrase-kept = Mam ją zapisaną
person-phrase-copy = Kopiuj frazę
person-copied = Skopiowano.
person-return-title = Już się znamy?
person-return-about = Wpisz swoją frazę albo sześć liter, które pokazuje twoje drugie urządzenie. Twoje gry stąd przejdą razem z tobą.
person-return-field = Fraza albo sześć liter
person-return-go = To ja
person-return-bad = Fraza ma sześć słów po cztery litery, kod sześć liter.
person-returned = Witaj ponownie, { $name }.
person-join-title = Czy to twoje urządzenie?
person-join-about = Potwierdź tylko wtedy, gdy ten link jest twój i powstał przed chwilą. Twoje gry stąd przejdą razem z tobą.
person-join-go = Tak, moje
person-devices-title = Twoje urządzenia
person-device-here = to urządzenie
person-device-unknown = Jakaś przeglądarka
person-device-since = od { $day }
person-device-end = Wyloguj
person-device-end-named = Wyloguj: { $device }
person-device-add = Dodaj urządzenie
person-device-add-about = Skieruj tu jego aparat albo otwórz na nim link. Możesz też otworzyć na nim tę stronę, wybrać „{ web-have-code }” i „{ web-person-back }”, a potem wpisać te sześć liter.
person-device-come = Gotowe, mamy nowe urządzenie: { $device }. Twoje gry są i tam.
person-device-qr = Link jako obrazek dla aparatu drugiego urządzenia
person-device-link-copy = Kopiuj link
person-device-left = { $seconds ->
    [0] Czas minął. Utwórz nowy.
    [one] Działa raz, jeszcze przez { $seconds } sekundę.
    [few] Działa raz, jeszcze przez { $seconds } sekundy.
    [many] Działa raz, jeszcze przez { $seconds } sekund.
   *[other] Działa raz, jeszcze przez { $seconds } sekundy.
}
person-device-again = Utwórz nowy
person-leave-title = Wyjście
person-leave = Wyloguj się tutaj
person-leave-sure = Wylogować się z tej przeglądarki?
person-leave-kept = Dzięki frazie lub drugiemu urządzeniu tu wrócisz.
person-leave-lost = Nigdzie indziej cię nie znamy: nie wrócisz już do swoich gier. Najpierw utwórz frazę.
person-leave-anyway = Wyloguj mimo to
person-stay = Zostań

## Własne gry

person-games-running = W toku
person-games-game = Gra
person-games-any = Wszystkie pięć
person-games-opponent = Z kim
person-games-record = Zapisz plik gry
person-games-archive = Wszystkie w jednym archiwum
person-games-none = Żadna zakończona gra nie pasuje.
person-games-empty = Nic jeszcze nie jest zakończone.
person-take-title = Wszystko, co twoje
person-take-about = Plik każdej gry i wszystko, co o tobie przechowujemy, w jednym archiwum.
person-take = Zabierz ze sobą
person-forget = Zapomnijcie o mnie
person-forget-sure = Zapomnieć o tobie na zawsze?
person-forget-about = Imię, fraza, urządzenia, wyniki i twoje słowa na czacie znikną stąd i ze wszystkich twoich urządzeń. Nic tego nie przywróci.
person-forget-games = Gry, w które grali z tobą inni, zostaną u nich; zamiast ciebie będzie w nich „A guest”. Tam, gdzie jeszcze grasz, dokończy za ciebie mysz.
person-forget-go = Zapomnijcie na zawsze

## Klucze dostępu

person-passkey-make = Zachowaj klucz dostępu
person-passkey-about = Klucz dostępu zostaje w urządzeniu albo w menedżerze haseł: nie trzeba nic zapisywać.
person-passkey-has = { $count ->
    [one] Masz klucz dostępu.
    [few] Masz { $count } klucze dostępu.
    [many] Masz { $count } kluczy dostępu.
   *[other] Masz { $count } klucza dostępu.
}
person-passkey-remove = Usuń klucze dostępu
person-passkey-use = Wróć z kluczem dostępu
person-passkey-failed = Urządzenie nie podało klucza dostępu.
