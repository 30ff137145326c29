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
play-hint = Nápad: { $move }. { $reason }
play-hint-others = Další dobré tahy: { $moves }.
play-hint-enter = Zahraješ ho klávesou Enter.
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
play-levels = Jaké myši si s tebou zahrají?
play-levels-ask = { $seats ->
    [1] Číslo (Enter: { $usual })
   *[other] Jedno číslo pro všechny, nebo pro každou zvlášť, třeba 2, 4 (Enter: { $usual })
}
play-levels-again = Napiš čísla od 1 do { $last }, nejvýš { $seats }.
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

## Rady: důvod jednou větou a co tah přinese

hint-only = Jiný tah není.
hint-habit = Tak by hrála nejlepší myš.
hint-always = Nanečisto vyšel pokaždé nejlépe.
hint-equal = Druhý nejlepší tah je asi stejně dobrý.
hint-little = Je o něco lepší než druhý nejlepší tah.
hint-wins = Nanečisto vyhraješ { $count } z 10 her, s druhým nejlepším tahem { $other }.
hint-chance = Máš šanci na výhru asi { $count } z 10, s druhým nejlepším tahem { $other } z 10.
hint-points = Skončíš asi { $count ->
    [one] s 1 bodem
    [few] { S($count) } body
    [many] { S($count) } bodu
   *[other] { S($count) } body
}, s druhým nejlepším tahem: { $other }.
hint-round = V tomto kole přinese asi { $count ->
    [one] 1 bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
}, druhý nejlepší tah { $other }.
hint-soon = Do dvou tahů přinese asi { $count ->
    [one] 1 bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
}, druhý nejlepší tah { $other }.
hint-lead = Do dvou tahů získáš proti ostatním asi { $count ->
    [one] 1 bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
}, s druhým nejlepším tahem { $other }.
hint-cats = Do dvou tahů přivede domů asi { $count ->
    [one] 1 kočku
    [few] { $count } kočky
    [many] { $count } kočky
   *[other] { $count } koček
}, druhý nejlepší tah { $other }.
hint-risk-paradox = Nanečisto skončí tvým paradoxem { $often ->
    [0] sotvakdy
   *[other] { V($often) } z 10 rozdání
}, ostatní tahy { V($other) } z 10.
hint-bid = S takovými kartami získáš asi { $count ->
    [one] 1 štych
    [few] { $count } štychy
    [many] { $count } štychu
   *[other] { $count } štychů
}.
hint-group = Tvoje skupina naroste na { $count ->
    [one] 1 žeton
    [few] { $count } žetony
    [many] { $count } žetonu
   *[other] { $count } žetonů
}.
hint-box-closed = Zavře krabici a přinese ti { $count ->
    [one] 1 bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
}.
hint-box = Tvoje krabice mají potom o { $count ->
    [one] 1 bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
} větší hodnotu.
hint-home = Můžeš se tak dostat domů.
hint-house = Můžeš se tak dostat do domu, který je možná tvůj.
hint-support = Podlaha se opře o { $count ->
    [one] 1 stěnu
    [few] { $count } stěny
    [many] { $count } stěny
   *[other] { $count } stěn
} a { $tilt ->
    [0] věž zůstane stát rovně
   *[other] nejvyšší patro bude mít náklon { $tilt }°
}.
hint-tilt = Nanečisto to drží a { $tilt ->
    [0] věž zůstane stát rovně
   *[other] nejvyšší patro bude mít náklon { $tilt }°
}.
hint-worth-chance = { $count } z 10
hint-worth-points = asi { $count ->
    [one] 1 bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
}
hint-worth-lead = náskok { $count ->
    [one] 1 bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
}
hint-worth-cats = asi { $count ->
    [one] 1 kočka
    [few] { $count } kočky
    [many] { $count } kočky
   *[other] { $count } koček
}

## Proč ne, ve všech hrách stejně

refusal-not-your-turn = Nejsi na tahu.
refusal-not-now = Teď je na řadě něco jiného.
refusal-game-over = Hra už skončila.
refusal-no-such-seat = Takové místo u tohoto stolu není.
short-not-your-turn = nejsi na tahu
