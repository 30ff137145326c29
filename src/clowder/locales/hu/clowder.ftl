# A ház szavai: az asztal a terminálban, és ami minden játékban közös.

## Játékosok. Az asztalnál egy hely egy bunda; az olvasó a „te”.

you = Te
fur-0 = Vöröske
fur-1 = Füstös
fur-2 = Tejszín
fur-3 = Kakaó
fur-4 = Foltos

## Oszlopok

column-name = Név
column-title = Játék
column-players = Játékosok
column-about = Miről szól
column-rank = #
column-player = Játékos
column-points = Pont
column-sheet = Pontozólap

## A terminálnál

play-welcome = Üdv a játékban: { $title }. Írj be egy számot, egy lépést vagy azt, hogy „{ play-command-help }”.
play-refused = { $reason } ({ $rule })
play-ask-why = A szabályt a „{ play-command-why }” mutatja meg.
play-allowed = Ez a lépés szabályos.
play-nothing-refused = Még egy lépésedet sem utasítottuk vissza. Ha egy lépésre vagy kíváncsi, írd be, hogy „{ play-command-why }”, és utána a lépést.
play-not-understood = Ez se nem lépés, se nem parancs: „{ $text }”. Írj be egy lépést, például azt, hogy „{ $example }”, vagy azt, hogy „{ play-command-help }”.
play-no-such-number = Nincs ilyen válasz: { $number }. Ezekből választhatsz: { LIST($listed) }.
play-hint = Ötlet: { $move }. { $reason }
play-hint-others = További jó lépések: { $moves }.
play-hint-enter = Enterrel meglépheted.
play-no-help = Ebben a módban nincs tipp, épp ez benne a jó.
play-undone = Visszavonva.
play-cannot-undo = Nincs mit visszavonni: azóta kiderült valami, ami rejtve volt, vagy még nem léptél.
play-saved = Mentve: { $path }
play-not-saved = Nincs mentve. { $reason }
play-not-saved-over = Nincs mentve. Ilyen fájl már van, válassz másik nevet: { $path }
play-parked = A játékod megvan. Így folytathatod: { $command }
play-kept = A játék elmentve: { $path }
play-resumed = Újra az asztalnál.
play-nothing-to-resume = Nem vár itt félbehagyott játék: { $title }.
play-prompt = A válaszod
play-pause = A folytatáshoz nyomd meg az Entert.
play-levels = Milyen egerek játsszanak veled?
play-levels-ask = { $seats ->
    [1] Egy szám (Enter: { $usual })
   *[other] Egy szám mindnek, vagy mindegyiknek külön, például 2, 4 (Enter: { $usual })
}
play-levels-again = Írj be számokat 1-től { $last }-ig, legfeljebb ennyit: { $seats }.
play-won = { $count ->
    [1] Nyertél.
   *[other] Osztozol a győzelmen.
}
play-lost = { $count ->
    [1] { $name } nyer.
   *[other] A győzelem közös: { $name }.
}
play-lost-together = Senki sem nyer.
replay-unfinished = A játék még nem ért véget.

## Parancsok, ahogy beírod őket (az angol szavak mindig működnek)

play-command-help = súgó
play-command-why = miért
play-command-hint = tipp
play-command-undo = vissza
play-command-log = napló
play-command-save = mentés
play-command-rules = szabályok
play-command-quit = kilépés

play-help-why = miért nem fogadtuk el az utolsó lépést; lépéssel együtt: szabályos-e
play-help-hint = mit tenne egy okos macska
play-help-undo = visszavonja az utolsó lépésedet
play-help-log = mi történt eddig
play-help-save = fájlba menti a játékot: { play-command-save } FÁJL
play-help-rules = a játék szabályai
play-help-quit = kilépés; a játék megvár

## Tippek: az ok egy mondatban, és hogy mit hoz a lépés

hint-only = Nincs más lépés.
hint-habit = A legjobb egér ezt lépné.
hint-always = Minden próbajátékban ez vált be a legjobban.
hint-equal = A második legjobb lépés nagyjából ugyanilyen jó.
hint-little = Egy kicsit jobb, mint a második legjobb lépés.
hint-wins = 10 próbajátékból { $count } a tiéd, a második legjobb lépéssel { $other }.
hint-chance = Az esélyed a győzelemre nagyjából 10-ből { $count }, a második legjobb lépéssel { $other }.
hint-points = A végén nagyjából { $count } pontod lesz, a második legjobb lépéssel { $other }.
hint-round = Ebben a fordulóban nagyjából { $count } pontot hoz, a második legjobb lépés { $other } pontot.
hint-soon = Két körön belül nagyjából { $count } pontot hoz, a második legjobb lépés { $other } pontot.
hint-lead = Két körön belül nagyjából { $count } pontot szerzel a többiekhez képest, a második legjobb lépéssel { $other } pontot.
hint-cats = Két körön belül nagyjából { $count } macskát juttat haza, a második legjobb lépés { $other } macskát.
hint-risk-paradox = A te paradoxonoddal végződik { $often ->
    [0] szinte soha
   *[other] 10 próbaosztásból { $often } esetben
}, a többi lépés 10-ből { $other } esetben.
hint-bid = Ilyen lapokkal nagyjából { $count } ütést viszel.
hint-group = A csoportod { $count } jelzőre nő.
hint-box-closed = Bezár egy dobozt, és { $count } pontot hoz neked.
hint-box = A dobozaid ezzel { $count } ponttal többet érnek.
hint-home = Így hazajuthatsz.
hint-house = Így eljuthatsz egy házhoz, amely az otthonod lehet.
hint-support = A padló { $count } falon nyugszik, és { $tilt ->
    [0] a torony egyenes marad
   *[other] a legfelső emelet dőlése { $tilt }°
}.
hint-tilt = A próbában semmi sem dől össze, és { $tilt ->
    [0] a torony egyenes marad
   *[other] a legfelső emelet dőlése { $tilt }°
}.
hint-worth-chance = 10-ből { $count }
hint-worth-points = kb. { $count } pont
hint-worth-lead = { $count } pont előny
hint-worth-cats = kb. { $count } macska

## Miért nem, minden játékban ugyanúgy

refusal-not-your-turn = Nem te jössz.
refusal-not-now = Ezt most nem teheted.
refusal-game-over = A játék már véget ért.
refusal-no-such-seat = Ennél az asztalnál nincs ilyen hely.
short-not-your-turn = nem te jössz
