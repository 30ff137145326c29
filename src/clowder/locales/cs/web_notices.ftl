# Upozornění, dovolená a co se říká, když stůl čeká. $you je „yes“, když jde o čtenáře.

## Co stojí v upozornění. Jména patří ostatním u stolu.

notice-turn = { $count ->
    [0] Jsi na řadě.
    [one] Jsi na řadě. U stolu: { $names }.
    [few] Jsi na řadě. U stolu: { $names }.
    [many] Jsi na řadě. U stolu: { $names }.
   *[other] Jsi na řadě. U stolu: { $names }.
}
notice-sat = { $free ->
    [0] { $name } si přisedá. Všechny krabice jsou obsazené.
    [one] { $name } si přisedá. Volná je jedna krabice.
    [few] { $name } si přisedá. Volné jsou { $free } krabice.
    [many] { $name } si přisedá. Volné je { $free } krabice.
   *[other] { $name } si přisedá. Volných je { $free } krabic.
}
notice-rematch = { $name } si chce zahrát znovu.
notice-rematch-somebody = Někdo si chce zahrát znovu.
notice-several = { $count ->
    [one] Čeká na tebe { $count } novinka
    [few] Čekají na tebe { $count } novinky
    [many] Čeká na tebe { $count } novinky
   *[other] Čeká na tebe { $count } novinek
}
notice-more = { $count ->
    [one] A ještě { $count } další.
    [few] A ještě { $count } další.
    [many] A ještě { $count } další.
   *[other] A ještě { $count } dalších.
}

## Jak o ně požádat

notices-title = Upozornění
notices-about = Krátká zpráva na obrazovce, když jsi v pomalé hře na řadě, když si k tvému stolu někdo přisedne nebo si chce zahrát znovu. Stojí v ní jen hra a hráči, nic z toho, co kdo skrývá.
notices-start = Dávat mi vědět tady
notices-stop = Vypnout tady
notices-stop-all = Vypnout všude
notices-here = Na tomhle zařízení ti dáváme vědět.
notices-elsewhere = { $count ->
    [one] Dáváme ti vědět ještě na { $count } dalším zařízení.
    [few] Dáváme ti vědět ještě na { $count } dalších zařízeních.
    [many] Dáváme ti vědět ještě na { $count } dalšího zařízení.
   *[other] Dáváme ti vědět ještě na { $count } dalších zařízeních.
}
notices-denied = Prohlížeč téhle stránce upozornění nedovolí. Změnit se to dá v jeho nastavení.
notices-impossible = Tenhle prohlížeč upozornění neumí. Na iPhonu nebo iPadu si stránku nejdřív přidej na plochu.
notices-failed = Prohlížeč teď upozornění přijímat nemůže. Zkus to později.
notices-kinds = O čem
notices-kind-turn = Jsem na řadě v pomalé hře
notices-kind-sat = Někdo si přisedá k mému stolu
notices-kind-rematch = Někdo si chce zahrát znovu
notices-quiet = Tiché hodiny
notices-quiet-about = Upozornění počkají do jejich konce a přijdou najednou.
notices-quiet-begins = Od
notices-quiet-ends = Do
notices-offer = Máme ti dát vědět, až budeš na řadě?
notices-offer-about = Tah tu může trvat i dny. Stránka nemusí být otevřená.
notices-offer-yes = Ano, dejte vědět
notices-offer-no = Teď ne
notices-offer-done = Dáme vědět. Kdykoli to můžeš vypnout na své stránce.

## Dovolená

holiday-form = Dny dovolené pro každého
holiday-none = žádné
holiday-agreed = { $days ->
    [one] každý má { $days } den dovolené
    [few] každý má { $days } dny dovolené
    [many] každý má { $days } dne dovolené
   *[other] každý má { $days } dnů dovolené
}
holiday-take = Dovolená
holiday-left = { $days ->
    [0] Dovolená u tohoto stolu ti už došla.
    [one] O dovolené tvoje hodiny stojí a všichni vidí, do kdy. Zbývá ti { $days } den.
    [few] O dovolené tvoje hodiny stojí a všichni vidí, do kdy. Zbývají ti { $days } dny.
    [many] O dovolené tvoje hodiny stojí a všichni vidí, do kdy. Zbývá ti { $days } dne.
   *[other] O dovolené tvoje hodiny stojí a všichni vidí, do kdy. Zbývá ti { $days } dnů.
}
holiday-days = Kolik dnů
holiday-go = Tak já jdu
holiday-back = Jsem zpátky
holiday-until = { $you ->
    [yes] Máš dovolenou. Konec: { $day }.
   *[no] { $name } má dovolenou. Konec: { $day }.
}
log-holiday = { $you ->
    [yes] Bereš si dovolenou.
   *[no] { $name } si bere dovolenou.
}
log-rested = { $you ->
    [yes] Jsi zpátky z dovolené.
   *[no] { $name } je zpátky z dovolené.
}

## Nikdo nečeká věčně

table-gone-now = { $name } je pryč.
table-gone-soon = Do rozhodnutí, co dál, zbývá { $time }.
table-stop = Skončit bez výsledku
table-stop-note = Hrají s tebou jen myši, takže nikdo nečeká.
