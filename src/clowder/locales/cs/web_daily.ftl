# Rozdání dne: pro všechny stejné, na stránce hry, která ho má.

web-daily-about = { $mice ->
    [0] Všichni mají stejné rozdání, každý hraje sám a jen jednou. Nic se nevrací a nikdo neradí.
   *[other] Všichni mají stejné rozdání i stejné myši a každý hraje jen jednou. Nic se nevrací a nikdo neradí.
}
web-daily-play = Hrát dnešní rozdání
web-daily-go-on = Pokračovat v dnešním rozdání
web-daily-done = Dnešní rozdání máš odehrané.
web-daily-watch = Přehrát svoji hru
web-daily-next = Do dalšího rozdání, o půlnoci UTC: { $time }
web-daily-results = Výsledky
web-daily-place = Pořadí
web-daily-empty = Tohle rozdání nikdo nedohrál.
web-daily-all = Všechny výsledky
web-daily-more = { $count ->
    [one] Dohráno { $count }krát.
    [few] Dohráno { $count }krát.
    [many] Dohráno { $count }krát.
   *[other] Dohráno { $count }krát.
}
web-daily-before = O den dřív
web-daily-after = O den později
web-daily-look = Přehrát: { $name }
web-daily-fair = Měli to všichni stejné?
web-daily-fair-about = Pečeť tu byla dřív, než den začal. Tajné číslo za ní se ukáže hodinu po skončení dne a pak si rozdání může ověřit každý.
web-daily-seal = Pečeť tohoto dne
web-daily-seal-next = Pečeť dalšího dne
web-daily-number = Tajné číslo
web-daily-rank = { $rank }. místo u stolu pro { $seats }
web-daily-place-of = { $place }. místo { Z($count) }
web-daily-share = Pochlubit se výsledkem
web-daily-shared = Zkopírováno, obrázek je uložený.
web-daily-not-shared = Obrázek se nepodařilo vytvořit.
