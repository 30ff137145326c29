# Slova domu: stůl v terminálu a to, co mají všechny hry společné.

## Hráči. Místo u stolu je kožíšek; čtenář je "ty".

you = Ty
fur-0 = Zrzek
fur-1 = Kouřek
fur-2 = Smetánka
fur-3 = Kakao
fur-4 = Flíček

## Sloupce

column-name = Název
column-title = Hra
column-players = Hráči
column-about = O co jde
column-rank = #
column-player = Hráč
column-points = Body
column-sheet = Bodový zápis

## U terminálu

play-welcome = Vítej u hry { $title }. Napiš číslo, tah nebo „{ play-command-help }“.
play-refused = { $reason } ({ $rule })
play-ask-why = Pravidlo ti ukáže „{ play-command-why }“.
play-allowed = Ten tah je dovolený.
play-nothing-refused = Zatím nebyl odmítnut žádný tah. Chceš-li se zeptat na některý tah, napiš „{ play-command-why }“ a za něj ten tah.
play-not-understood = To není tah ani příkaz: „{ $text }“. Napiš tah, třeba „{ $example }“, nebo „{ play-command-help }“.
play-no-such-number = Odpověď { $number } tu není. Na výběr máš: { LIST($listed) }.
play-hint = Nápad: { $move }.
play-no-help = V tomto režimu se neradí, o to v něm jde.
play-undone = Vráceno.
play-cannot-undo = Vrátit není co: mezitím se ukázalo něco skrytého, nebo za sebou ještě žádný tah nemáš.
play-saved = Uloženo: { $path }
play-not-saved = Neuloženo. { $reason }
play-not-saved-over = Neuloženo. Takový soubor už existuje, zvol jiný název: { $path }
play-parked = Tvoje hra je v bezpečí. Vrátíš se k ní takto: { $command }
play-kept = Hra je uložená: { $path }
play-resumed = Zpátky u stolu.
play-nothing-to-resume = Hru { $title } tu rozehranou nemáš.
play-prompt = Tvoje odpověď
play-pause = Pokračuj klávesou Enter.
play-won = { $count ->
    [1] Vyhráváš.
   *[other] Dělíš se o vítězství.
}
play-lost = { $count ->
    [1] { $name } vyhrává.
   *[other] Vítězství je společné: { $name }.
}
play-lost-together = Nikdo nevyhrává.
replay-unfinished = Hra není dohraná.

## Příkazy, jak se píšou (anglická slova platí vždycky)

play-command-help = pomoc
play-command-why = proč
play-command-hint = rada
play-command-undo = zpět
play-command-log = záznam
play-command-save = uložit
play-command-rules = pravidla
play-command-quit = konec

play-help-why = proč hra odmítla poslední tah; s tahem: zda je dovolený
play-help-hint = co by udělala rozumná kočka
play-help-undo = vrátí tvůj poslední tah
play-help-log = co se zatím stalo
play-help-save = uloží hru do souboru: { play-command-save } SOUBOR
play-help-rules = pravidla hry
play-help-quit = odchod; hra na tebe počká

## Proč ne, ve všech hrách stejně

refusal-not-your-turn = Nejsi na tahu.
refusal-not-now = Teď je na řadě něco jiného.
refusal-game-over = Hra už skončila.
refusal-no-such-seat = Takové místo u tohoto stolu není.
short-not-your-turn = nejsi na tahu
