# Stůl v prohlížeči: co stojí kolem každé hry. $you je „yes“, když jde o čtenáře.

## Lišta a místa

table-back = Do herny
table-menu = Nastavení
table-own = Tvoje krabice
table-hands = Karty všech hráčů
table-seats = Ostatní u stolu
table-side = Průběh a povídání
table-drawer = Průběh a povídání{ $count ->
    [0] {""}
    [one] , 1 nový zápis
    [few] , { $count } nové zápisy
    [many] , { $count } nového zápisu
   *[other] , { $count } nových zápisů
}
table-you = Ty
table-player = Hráč
table-your-turn = Jsi na tahu

## Kdo kde sedí

table-seat-free = Prázdná krabice
table-seat-waiting = Čeká: { $name }
table-seat-turn = Na tahu: { $name }
table-seat-lost = Chvilku tu není: { $name }
table-seat-away = { $name }: hraje myš

## Otázka

table-thinking = { $count ->
    [one] Přemýšlí { $name }.
    [few] Ještě přemýšlejí: { $name }.
    [many] Ještě přemýšlejí: { $name }.
   *[other] Ještě přemýšlejí: { $name }.
}
table-answers = { $count ->
    [one] Na výběr je 1 odpověď.
    [few] Na výběr jsou { $count } odpovědi.
    [many] Na výběr je { $count } odpovědi.
   *[other] Na výběr je { $count } odpovědí.
}
table-clock = Čas
table-undo = Vrátit tah
table-hint = Poradit
table-hinted = rada
table-hint-play = Zahrát
table-undo-asked = { $name } chce vrátit tah. Souhlasíš?
table-undo-agree = Klidně
table-undo-decline = Radši ne
table-undo-waiting = Chceš vrátit tah. Čeká se na odpověď: { $name }.
table-undo-withdraw = Nechat být
table-away = { $you ->
    [yes] Hraje za tebe myš.
   *[no] { $name }: hraje myš.
}
table-come-back = Jsem zpátky
table-gone = { $name } je pryč už { $minutes ->
    [one] minutu
    [few] { $minutes } minuty
    [many] { $minutes } minuty
   *[other] { $minutes } minut
}.
table-gone-wait = Počkat
table-gone-bot = Ať hraje myš
table-gone-stop = Skončit

## Nejde to

table-instead = Jde to takhle:
table-rule = Pravidlo { $rule }
table-rulebook = Celá pravidla

## Spojení

table-lost = Spojení uteklo oknem. Voláme ho zpátky. Tvůj poslední tah je uložený, nic se neztratilo.
table-offline = Jsi bez připojení. Stůl počká a naváže sám, jakmile budeš zpátky.
table-lost-full = Díváš se na moc stolů najednou. Zavři jiné okno a zkus to znovu.
table-lost-now = Zkusit hned

## Průběh a povídání

table-log = Co se stalo
table-fold = Skrýt průběh
table-log-empty = Zatím nic.
table-chat = Povídání
table-chat-say = Napiš něco
table-chat-send = Poslat
table-chat-watching = (divák)

## Víc hráčů u jedné obrazovky

table-pass = Podej obrazovku dál: { $name }.
table-pass-note = Na obrazovce teď nejsou vidět ničí karty.
table-pass-ready = Jsem tu

## Diváci

table-watching = { $count ->
    [0] Díváš se.
    [one] Díváš se.
    [few] Díváš se. Diváků: { $count }.
    [many] Díváš se. Diváků: { $count }.
   *[other] Díváš se. Diváků: { $count }.
}

## Bodování a konec

table-sheets = Bodový zápis
table-go-on = Dál
table-points = { $count ->
    [one] 1 bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
}
table-points-unit = { $count ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
}
table-end-you = Vyhráváš.
table-end-you-whisker = Vyhráváš o fous.
table-end-you-by = Vyhráváš o { $count }.
table-end-other = { $name } vyhrává.
table-end-other-whisker = { $name } vyhrává o fous.
table-end-other-by = { $name } vyhrává o { $count }.
table-end-others = Vyhrávají: { $name }.
table-end-others-whisker = Vyhrávají o fous: { $name }.
table-end-others-by = Vyhrávají o { $count }: { $name }.
table-end-shared = O výhru se dělí: { $name }.
table-end-nobody = Nikdo nevyhrává.
table-end-results = K výsledkům
table-closed-note = Hra končí bez výsledku a nikdo neprohrál.
table-end-again = Ještě jednou
table-end-join = K novému stolu
table-end-offered = Další stůl už čeká.
table-end-look = Přehrát hru
table-end-share = Sdílet
table-end-home = Domů
table-count = Počítání
table-count-at = Počítání · { $at } { Z($of) }
table-count-skip = Přeskočit počítání
table-end-undone = V téhle hře se braly zpět i tahy ostatních.
table-round-next = Další kolo?
table-share-saved = Obrázek je uložený, odkaz zkopírovaný.
table-share-failed = Obrázek se nepovedl.

## Nastavení

table-aids = Zobrazovat herní pomůcky
table-pace = Tempo
table-pace-note = Jak dlouho se tahy ukazují a jak dlouho myši čekají.
table-pace-calm = klidně
table-pace-brisk = svižně
table-pace-at-once = okamžitě
table-sound = Zvuk
table-theme = Den, nebo noc
table-theme-system = podle zařízení
table-theme-light = den
table-theme-dark = noc
table-leave = Odejít od stolu
table-leave-note = Dál za tebe hraje myš. Když stůl zase otevřeš, hraješ ty.
table-stay = Zůstat

## Průběh

log-opened = Stůl je připravený.
log-started = Hra začíná.
log-closed = Stůl byl zrušen.
log-rematch = Na další hru je připravený nový stůl.
log-sat = { $you ->
    [yes] Sedáš si ke stolu.
   *[no] { $name } si sedá ke stolu.
}
log-stood = Jedna krabice je zase volná.
log-away-left = { $you ->
    [yes] Odcházíš, hraje za tebe myš.
   *[no] { $name } odchází, dál hraje myš.
}
log-away-time = { $you ->
    [yes] Došel ti čas, hraje za tebe myš.
   *[no] { $name } už nemá čas, dál hraje myš.
}
log-away-gone = { $you ->
    [yes] Než se vrátíš, hraje za tebe myš.
   *[no] { $name } je pryč, hraje myš.
}
log-back = { $you ->
    [yes] Jsi zpátky.
   *[no] { $name } je zpátky.
}
log-undo-asked = { $you ->
    [yes] Chceš vrátit tah.
   *[no] { $name } chce vrátit tah.
}
log-undo-agreed = { $you ->
    [yes] Souhlasíš.
   *[no] { $name } souhlasí.
}
log-undo-declined = { $you ->
    [yes] Nesouhlasíš.
   *[no] { $name } nesouhlasí.
}
log-undo-done = { $you ->
    [yes] Vracíš tah.
   *[no] { $name } vrací tah.
}
