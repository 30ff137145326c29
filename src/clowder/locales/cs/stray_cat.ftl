# Zatoulané kotě u stolu. Záznam je v přítomném čase a jména se neskloňují.
# $you je "yes", když je řeč o čtenáři.

str-title = Zatoulané kotě
str-tagline = Někde tady bydlíš. Ale kde?
str-aim = Ztracené kotě a osmnáct domů. Choď, nakukuj, pamatuj si: vyhrává, kdo je první doma.

## Karty, pole a žetony

str-kind = { $kind ->
    [modest] skromné jídlo
    [nourishing] výživné jídlo
    [hearty] vydatné jídlo
    [friend] kočičí kamarád
    [shortcut] zkratka
    [truck] náklaďáček
    [raven] havran
    [dog] pes
    [mouse] myš
    [meeting] kočičí sraz
   *[roadworks] výkop
}
str-place = { $field ->
    [fog] neznámý dílek
    [start] startovní pole
    [one] přízemní dům
    [two] patrový dům
   *[other] pole cesty
}
str-feature = { $feature ->
    [one] přízemní dům
    [two] patrový dům
    [red] červená střecha
    [yellow] žlutá střecha
    [blue] modrá střecha
    [fence] plot
    [tree] strom
   *[flowers] záhon
}
str-token = { $token ->
    [shape] tvar
    [roof] střecha
   *[garden] zahrada
}
str-house = { $shape ->
    [one] přízemní
   *[two] patrový
}, { $roof ->
    [red] červená střecha
    [yellow] žlutá střecha
   *[blue] modrá střecha
}, { $garden ->
    [fence] plot
    [tree] strom
   *[flowers] záhon
}

## Na co se hra ptá

str-ask-look = Hledej s kartami domov, nebo hledej jídlo ({ $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}).
str-ask-walk = Kudy? Zbývající kroky: { $left }.
str-ask-flee = Pes! Utíkej. Zbývající kroky: { $left }.
str-ask-push = Odveď druhé kotě pryč. Zbývající kroky: { $left }.
str-ask-shortcut = Zkratka. Kde vylezeš?
str-ask-truck = Náklaďáček odjíždí. Kde vystoupíš?
str-ask-dog = Kde se objeví pes?
str-ask-meeting = { $count ->
    [one] Na tvůj dílek přijde ještě { $count } kotě.
    [few] Na tvůj dílek přijdou ještě { $count } koťata.
    [many] Na tvůj dílek přijde ještě { $count } kotěte.
   *[other] Na tvůj dílek přijde ještě { $count } koťat.
} Kam si sedne další?
str-ask-roadworks = Kde budou kopat?
str-ask-raven = Havran. Komu sebere kartu?
str-ask-mouse = Myš. Čí kotě se za ní rozběhne?
str-ask-discard = Máš moc karet. Odhoď { $count ->
    [one] { $count } kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}.
str-ask-fight = Rvačka. Potají vyber kartu, vyšší číslo vyhrává.
str-ask-remember = Porovnej žetony s domem. Otoč jeden, který sedí, nebo řekni, že nesedí žádný.
str-ask-suffer = Dvě karty smůly naráz. Která udeří?

## Odpovědi na výběr

str-move-start = určit, kdo začne
str-move-deal = rozložit okolí
str-move-shuffle = zamíchat odhozené karty
str-move-peck = vzít kartu naslepo
str-move-walk = { $steps ->
    [one] jít { $steps } krok, jídla { LIST($cards) }
    [few] jít { $steps } kroky, jídla { LIST($cards) }
    [many] jít { $steps } kroku, jídla { LIST($cards) }
   *[other] jít { $steps } kroků, jídla { LIST($cards) }
}
str-move-luck = { str-kind } ({ $number })
str-move-food = hledat jídlo
str-move-step = krok: { str-place }
str-move-at = { str-place }
str-move-fight = { str-kind } ({ $number })
str-move-suffer = { str-kind }
str-move-discard = odhodit { LIST($cards) }
str-move-remember = { $token ->
    [shape] otočit tvar
    [roof] otočit střechu
    [garden] otočit zahradu
   *[nothing] nic nesedí
}
str-move-pick = hráč na místě { $seat }

## Co se stalo

str-event-start = { $you ->
    [yes] Začínáš.
   *[no] { $name } začíná.
}
str-event-dealt = Okolí leží lícem dolů. Vzpomínky taky.
str-event-shuffled = Z odhozených karet je nový balíček. Karty: { $count }.
str-event-searched = { $you ->
    [yes] Hledáš jídlo.
   *[no] { $name } hledá jídlo.
} Karty k dobrání: { $count }.
str-event-meals = { $you ->
    [yes] Jdeš
   *[no] { $name } jde
} { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroky
    [many] { $steps } kroku
   *[other] { $steps } kroků
}.
str-event-luck = { $you ->
    [yes] Hraješ
   *[no] { $name } hraje
}: { str-kind } ({ $number }).
str-event-drew = { $you ->
    [yes] Dobíráš
   *[no] { $name } dobírá
}: { str-kind } ({ $number }).
str-event-drew-unseen = { $you ->
    [yes] Dobíráš kartu.
   *[no] { $name } dobírá kartu.
}
str-event-discarded = { $you ->
    [yes] Odhazuješ
   *[no] { $name } odhazuje
}: { LIST($cards) }.
str-event-pushed = { $you ->
    [yes] Končíš v nějakém domě
   *[no] { $name } končí v nějakém domě
}.
str-event-jumped = { $you ->
    [yes] Objevuješ se jinde
   *[no] { $name } se objevuje jinde
}.
str-event-gathered = { $you ->
    [yes] Jsi na srazu
   *[no] { $name } je na srazu
}.
str-event-turned = { $count ->
    [one] Nový dílek: { $count } dům.
    [few] Nový dílek: { $count } domy.
    [many] Nový dílek: { $count } domu.
   *[other] Nový dílek: { $count } domů.
}
str-event-dog = Objevuje se pes.
str-event-works = Rozkopávají cestu.
str-event-fight = { $you ->
    [yes] Začínáš rvačku
   *[no] { $name } začíná rvačku
}. Soupeř: { $rival }.
str-event-hidden = { $you ->
    [yes] Kartu máš vybranou.
   *[no] { $name } má vybranou kartu.
}
str-event-nobody = Oba jsou na rvačku moc hladoví. Každý druhého odstrčí o krok.
str-event-unarmed = { $you ->
    [yes] Vyhráváš, s prázdným žaludkem se nikdo nepere.
   *[no] { $name } vyhrává, s prázdným žaludkem se nikdo nepere.
}
str-event-fought = { $you ->
    [yes] Vyhráváš rvačku
   *[no] { $name } vyhrává rvačku
}, { $high } proti { $low }.
str-event-visited = { $you ->
    [yes] Nahlížíš dovnitř
   *[no] { $name } nahlíží dovnitř
}: { str-house }.
str-event-nothing = { $you ->
    [yes] Nic tu domov nepřipomíná.
   *[no] { $name } si na nic nevzpomíná.
}
str-event-remembered = { $you ->
    [yes] Vzpomínáš si
   *[no] { $name } si vzpomíná
}: { str-feature }.
str-event-bad = { $you ->
    [yes] Dobíráš kartu smůly
   *[no] { $name } dobírá kartu smůly
}: { str-kind }. Tentokrát bez následků.
str-event-struck = { $you ->
    [yes] Máš smůlu
   *[no] { $name } má smůlu
}: { str-kind }.
str-event-idle = { $you ->
    [yes] Máš smůlu
   *[no] { $name } má smůlu
}: { str-kind }. Nic se neděje.
str-event-picked = { $you ->
    [yes] Vybíráš
   *[no] { $name } vybírá
}: { $rival } ({ str-kind }).
str-event-pecked = { $you ->
    [yes] Přicházíš o kartu
   *[no] { $name } přichází o kartu
}: { str-kind } ({ $number }).
str-event-home = { $you ->
    [yes] Jsi doma.
   *[no] { $name } je doma.
}
str-event-late = Je pozdě. Každý spí tam, kde je.

## Proč ne

str-refusal-not-the-tiles = Tohle nejsou dílky z naší krabice.
str-refusal-no-such-turn = Některý dílek leží tak, jak ležet nemůže.
str-refusal-not-the-tokens = Tohle nejsou žetony z naší krabice.
str-refusal-not-the-cards = Tohle nejsou karty z naší krabice.
str-refusal-wrong-hands = Každý začíná se dvěma skromnými jídly a jedním výživným.
str-refusal-not-the-discards = Nový balíček je ze všech odhozených karet.
str-refusal-no-cards = Nejdřív vyber kartu. Nebo hledej jídlo.
str-refusal-not-in-hand = Tahle karta v té ruce není.
str-refusal-each-once = Každou kartu jmenuj jednou a po řadě.
str-refusal-mixed-cards = Hraj jídla dohromady, nebo jednu kartu štěstí. Nikdy obojí.
str-refusal-leads-nowhere = S tou kartou se teď nikam nedostaneš.
str-refusal-no-such-walk = Přesně { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroky
    [many] { $steps } kroku
   *[other] { $steps } kroků
} se tudy ujít nedá.
str-refusal-no-road = Odsud tam cesta nevede.
str-refusal-straight-back = Odtamtud právě jdeš. Rovnou zpátky se nechodí.
str-refusal-roadworks = Tam se kope. Nikdo tam nesmí.
str-refusal-dog-there = Tam je pes. Utíkej jinam.
str-refusal-follows = Tudy právě odešlo druhé kotě. Za ním ne.
str-refusal-no-such-place = Takové pole není vidět.
str-refusal-works-there = Tam je výkop.
str-refusal-kitten-there = Tam už je kotě.
str-refusal-not-there = Tam ne. Vyber jiné pole.
str-refusal-not-your-fight = Tohle není tvoje rvačka.
str-refusal-already-chosen = Kartu už máš vybranou.
str-refusal-wrong-count = V ruce smíš mít nejvýš { $limit } karty. Odhoď jich přesně { $count }.
str-refusal-something-fits = Něco sedí. Jeden žeton otoč.
str-refusal-already-up = Ten žeton už je otočený: { str-token }.
str-refusal-does-not-fit = Ten žeton k domu nesedí: { str-token }.
str-refusal-not-drawn = Tahle karta dobraná nebyla.
str-refusal-not-yourself = Vyber někoho jiného než sebe.
str-refusal-no-cards-there = { $name } nemá žádnou kartu, kterou by šlo vzít.

## Proč ne, na tlačítku

str-short-no-such-walk = tudy to nevyjde
str-short-straight-back = rovnou zpátky
str-short-roadworks = výkop
str-short-mixed-cards = jídla, nebo štěstí
str-short-leads-nowhere = nikam nevede
str-short-does-not-fit = nesedí

## Jak to dopadlo

str-line-tokens = otočené žetony
str-unit-tokens = { $count } ze 3
str-unit-rounds = { $count ->
    [one] { $count } kolo
    [few] { $count } kola
    [many] { $count } kola
   *[other] { $count } kol
}
str-result-home = Kotě je doma.
str-result-too-late = Dvě stě kol. Vyhrává nejlepší paměť.

## Stůl

str-round = { $round }. kolo
str-pile = Balíček: { $count }
str-hand = Tvoje karty
str-counts = Karty: { $count }
str-sheet = Jaký může být tvůj domov:
str-unknown = ?
str-help-step = Napiš číslo cesty, nebo pole: 7.N
str-option-layout = Rozložení
str-option-layout-about = Jak leží šestnáct dílků.
str-option-layout-corners = Start v rozích
str-option-layout-centre = Start uprostřed
str-option-layout-long = Dlouhá ulice
str-option-layout-custom = Vlastní tvar
str-option-shape = Tvar
str-option-shape-about = Šestnáct dílků, které drží pohromadě, čtyři z nich startovní. Klepáním se střídá dílek, startovní dílek a mezera.
str-option-first = Kdo začíná
str-option-first-about = Los, nebo ten, kdo sedí na prvním místě.
str-option-first-by_lot = Los
str-option-first-first_seat = První místo
