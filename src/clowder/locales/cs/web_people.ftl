# S kým se hraje: spoluhráči, přátelé, pozvánky a jak hry dopadly.

people-friends = Přátelé
people-friends-none = Zatím tu žádné přátele nemáš. Zeptej se některého spoluhráče, nebo pošli svůj odkaz.
people-since = od { $day }
people-invite = Pozvat
people-invite-named = Pozvat: { $name }
people-invite-which = Otevře se stůl pro vás dva; místo se najde i pro další.
people-compare = Vzájemné hry
people-compare-named = Vzájemné hry: { $name }
people-end = Ukončit
people-end-named = Ukončit přátelství: { $name }
people-end-about = Přátelství tím skončí pro obě strany. Odehrané hry zůstanou.
people-end-go = Ukončit
people-stay = Zůstat přáteli
people-asking = Chtějí se s tebou přátelit
people-accept = Ano
people-accept-named = Ano, buďme přátelé: { $name }
people-decline = Ne
people-decline-named = Ne: { $name }
people-decline-note = O tvém „ne“ se nikdo nedozví.
people-asked = Tvoje žádosti o přátelství
people-withdraw = Vzít zpět
people-withdraw-named = Vzít zpět žádost: { $name }
people-partners = Poslední spoluhráči
people-partners-none = Zatím nikdo. Kdo si s tebou zahraje, bude tady.
people-partners-friends = Jen přátelé. Kdo další si s tebou zahraje, bude tady.
people-games = { $count ->
    [one] { $count } hra
    [few] { $count } hry
    [many] { $count } hry
   *[other] { $count } her
}
people-now = právě hrajete
people-ask = Spřátelit se
people-ask-named = Spřátelit se: { $name }
people-ask-done = žádost odeslána
people-link-title = Odkaz na tebe
people-link-about = Kdo ho do jednoho dne otevře a řekne „ano“, přibude mezi tvoje přátele.
people-link-make = Vytvořit odkaz
people-link-anew = Vytvořit nový odkaz
people-link-end = Zrušit odkaz
people-link-copy = Kopírovat odkaz
people-link-copied = Zkopírováno.
people-link-qr = Odkaz jako obrázek pro fotoaparát
people-link-until = Platnost tvého odkazu končí: { $time }.
people-befriend-title = Spřátelit se: { $name }?
people-befriend-about = Uvidíte navzájem svoje jméno a kočku i to, jak dopadly vaše hry, a budete se moct zvát ke stolu.
people-befriend-go = Ano, buďme přátelé
people-befriended = Teď jste přátelé.

## Pozvánky

invited-title = Někdo na tebe čeká
invited-by = { $name } čeká u stolu.
invited-again = { $name } si chce zahrát znovu.
invited-asking = { $count ->
    [one] Někdo se s tebou chce přátelit.
    [few] { $count } lidé se s tebou chtějí přátelit.
    [many] { $count } lidí se s tebou chce přátelit.
   *[other] { $count } lidí se s tebou chce přátelit.
}
invited-come = Přisednout
invited-come-to = Přisednout: { $game }
invited-not = Teď ne
invited-not-to = Teď ne: { $game }
invited-friends = Pozvat přátele
invited-sent = pozvánka odeslána

## Vzájemné hry

compare-none = Ještě jste spolu nedohráli hru, která se počítá.
compare-ahead = napřed
compare-level = nastejno
compare-behind = pozadu
compare-points = bodový rozdíl
compare-together = Na stejné straně
compare-wins = výhry

## Výsledky

results-none = Zatím není co počítat. Dohraj hru a bude tady.
results-people = mezi lidmi
results-bots = s myšmi
results-alone = bez spoluhráčů
results-games = Hry
results-wins = Výhry
results-mean = Průměr
results-likely = nejspíš { $low } až { $high }
results-luck = čistou náhodou { $share }
results-few = Na jistotu je to málo her: interval se ukáže od { $count } her.
results-alike = Zatím vždycky stejně: jak to dopadne příště, se z toho nepozná.
results-points-plot = Hra za hrou
results-points-about = { $count ->
    [one] { $count } hra, { $least }.
    [few] { $count } hry, nejméně { $least }, nejvíce { $most }, průměr { $mean }.
    [many] { $count } hry, nejméně { $least }, nejvíce { $most }, průměr { $mean }.
   *[other] { $count } her, nejméně { $least }, nejvíce { $most }, průměr { $mean }.
}
results-last = { $count ->
    [one] Poslední hra.
    [few] Poslední { $count } hry.
    [many] Poslední { $count } hry.
   *[other] Posledních { $count } her.
}
results-spread-plot = Jak často
results-spread-about = Nejčastěji { $points }: { $count ->
    [one] jednou
    [few] { $count }×
    [many] { $count }×
   *[other] { $count }×
}.
results-table = Jako tabulka
results-when = Kdy
results-points = Body
results-times = Hry
results-won = výhra
results-shared = dělená výhra
results-how = V 19 z 20 případů leží skutečný průměr v intervalu. Dělená výhra se počítá jen zčásti. Hry s myšmi jsou zvlášť, protože se nedají srovnávat.
results-uncounted = { $count ->
    [one] { $count } další hra se nepočítá.
    [few] { $count } další hry se nepočítají.
    [many] { $count } další hry se nepočítá.
   *[other] { $count } dalších her se nepočítá.
} Vynecháváme hry bez výsledku, dohrané myší, s vrácenými tahy ostatních, navazující na jinou hru a hrané ve více lidech u jedné obrazovky.
