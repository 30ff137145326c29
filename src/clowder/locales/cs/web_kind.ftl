# Ztlumení, blokování a hlášení; osm koček vedle povídání; stránka správců.

kind-person = Možnosti: { $name }
kind-mute = Ztlumit
kind-mute-about = U žádného stolu už neuvidíš, co { $name } píše. Nikdo se to nedozví.
kind-unmute = Zrušit ztlumení
kind-block = Zablokovat
kind-block-about = Už se nepotkáte: ani jeden si nesedne ke stolu toho druhého a v herně ho neuvidí. Rozehraná hra se dohraje.
kind-unblock = Odblokovat
kind-is-muted = ztlumeno
kind-is-blocked = zablokováno
kind-report = Nahlásit správcům
kind-report-reason = O co jde?
kind-reason-rude = Hrubé nebo urážlivé chování
kind-reason-spam = Spamování
kind-reason-name = Nevhodné jméno
kind-reason-cheating = Podvádění
kind-reason-other = Něco jiného
kind-report-words = Pár slov k tomu
kind-report-note = Správci dostanou, co napíšeš, a poslední řádky povídání. Ničí karty neuvidí.
kind-report-send = Odeslat
kind-report-back = Zpátky
kind-report-sent = Díky. Správci se na to podívají.
log-shut = Správce tenhle stůl zavřel. Hra končí bez výsledku a nikdo neprohrál.

## Osm koček

kind-cats = Ukázat kočku
kind-cat-purr = Vrní
kind-cat-laugh = Směje se
kind-cat-gasp = Žasne
kind-cat-sleepy = Zívá
kind-cat-hiss = Prská
kind-cat-love = Zamilovaná
kind-cat-think = Přemýšlí
kind-cat-bow = Klaní se
kind-cat-said-purr = { $name } vrní.
kind-cat-said-laugh = { $name } se směje.
kind-cat-said-gasp = { $name } žasne.
kind-cat-said-sleepy = { $name } zívá.
kind-cat-said-hiss = { $name } prská.
kind-cat-said-love = { $name } posílá srdíčka.
kind-cat-said-think = { $name } přemýšlí.
kind-cat-said-bow = { $name } se klaní.

## Vlastní stránka

kind-mutes-title = Ztlumení a zablokovaní
kind-mutes-since = od { $day }
kind-mutes-end-muted = Zrušit ztlumení: { $name }
kind-mutes-end-blocked = Odblokovat: { $name }
kind-bar-title = Teď tu hrát nemůžeš
kind-bar-until = Do { $day }.
kind-bar-good = Natrvalo.
kind-bar-reason = Rozhodl tak správce. Důvod: { $reason }.
kind-bar-still = Dohrané hry ti zůstávají: můžeš se na ně dívat i si je odnést.
kind-desk-link = Na stránku správců

## Stránka správců

kind-desk-no = Tahle stránka je pro správce
kind-desk-no-about = Správce jmenuje ten, komu patří server, příkazem „clowder hosts --add“.
kind-desk-enter = Chceš tu být správcem?
kind-desk-enter-about = Budeš číst hlášení a budeš moct zavírat stoly a zakazovat hru. Přijmi to, jen pokud je ten odkaz opravdu pro tebe.
kind-desk-enter-go = Ano, chci
kind-desk-keep = Správce má mít cestu zpátky: vytvoř si na stránce „Ty“ obnovovací frázi.
kind-desk-open = Nevyřízená hlášení
kind-desk-none = Nikdo nic nehlásí. Tak to má být.
kind-desk-settled = Vyřízená hlášení
kind-desk-by = Hlásí { $name }, { $at }
kind-desk-by-nobody = Hlásí někdo z hostů, { $at }
kind-desk-called = U stolu: { $name }
kind-desk-since = Tady od { $day }
kind-desk-count = { $count } hlášení
kind-desk-is-host = správce
kind-desk-chat = Povídání, jak ho mohli číst všichni u stolu
kind-desk-settle = Vyřízeno
kind-desk-settle-named = Vyřízeno: hlášení, { $name }
kind-desk-settled-by = Vyřídil správce { $name }, { $at }
kind-desk-settled-at = Vyřízeno { $at }
kind-desk-close = Zavřít stůl
kind-desk-close-field = Odkaz na stůl nebo jeho jméno
kind-desk-close-sure = Zavřít tenhle stůl? Hra skončí bez výsledku a nikdo nedostane body.
kind-desk-close-title = Zavřít stůl
kind-desk-closed = Stůl je zavřený.
kind-desk-look = Podívat se na stůl
kind-desk-bar = Zakázat hru: { $name }
kind-desk-bar-about = Nikam si nesedne a nic nenapíše, z žádného svého zařízení. V rozehrané hře se to bere jako odchod.
kind-desk-bar-day = Na den
kind-desk-bar-week = Na týden
kind-desk-bar-good = Natrvalo
kind-desk-bars = Kdo nesmí hrát
kind-desk-bars-none = Hrát smí všichni.
kind-desk-until = zákaz do { $day }
kind-desk-for-good = zákaz natrvalo
kind-desk-lift = Zrušit zákaz
kind-desk-lift-named = Zrušit zákaz: { $name }
kind-desk-acts = Co udělali správci
kind-desk-hosts = Správci: { $names }
kind-desk-act-host = { $host } je nově správcem.
kind-desk-act-revoke = { $name } už není správcem.
kind-desk-act-settle = Vyřízené hlášení: { $name } (správce: { $host }).
kind-desk-act-close = Zavřený stůl { $table } (správce: { $host }).
kind-desk-act-bar = Zákaz do { $day }: { $name } (správce: { $host }).
kind-desk-act-bar-good = Zákaz natrvalo: { $name } (správce: { $host }).
kind-desk-act-lift = Zrušený zákaz: { $name } (správce: { $host }).
kind-desk-somebody = někdo z hostů
