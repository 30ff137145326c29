# Macska a dobozban az asztalnál. A napló jelen idejű, a nevek nem kapnak ragot.
# A $you értéke "yes", ha az olvasóról van szó.

cib-title = Macska a dobozban
cib-tagline = Nincs színe, amíg meg nem mondod.
cib-aim = A lapjaidnak nincs színük, amíg meg nem mondod. Vidd el, amennyi ütést vállaltál, és ki ne fogyj a színekből.

## Színek. A betűk a jelzőkön és a terminálban állnak.

cib-colour = { $colour ->
    [red] piros
    [blue] kék
    [yellow] sárga
   *[green] zöld
}
    .delative = { $colour ->
        [red] pirosról
        [blue] kékről
        [yellow] sárgáról
       *[green] zöldről
    }
cib-letter = { $colour ->
    [red] P
    [blue] K
    [yellow] S
   *[green] Z
}

## Lap a száma szerint

cib-card = { $number ->
    [1] egyes
    [2] kettes
    [3] hármas
    [4] négyes
    [5] ötös
    [6] hatos
    [7] hetes
    [8] nyolcas
    [9] kilences
   *[other] { $number }
}
    .accusative = { $number ->
        [1] egyest
        [2] kettest
        [3] hármast
        [4] négyest
        [5] ötöst
        [6] hatost
        [7] hetest
        [8] nyolcast
        [9] kilencest
       *[other] { $number }
    }
    .the-accusative = { $number ->
        [1] az
        [5] az
       *[other] a
    } { cib-card.accusative }
    .yours = { $number ->
        [1] Az egyesed
        [2] A kettesed
        [3] A hármasod
        [4] A négyesed
        [5] Az ötösöd
        [6] A hatosod
        [7] A hetesed
        [8] A nyolcasod
        [9] A kilencesed
       *[other] { $number }
    }

## Amit a játék kérdez

cib-ask-bury = Tegyél félre egy lapot. Senki sem fogja keresni.
cib-ask-bid = Hány ütést viszel?
cib-ask-lead = Te hívsz. Melyik lapot, és milyen színben?
cib-ask-follow = A hívott szín: { cib-colour }. Melyik lapot játszod ki, és milyen színben?

## Választható válaszok

cib-move-start = döntsd el, ki kezd
cib-move-deal = ossz
cib-move-bury = tedd félre { cib-card.the-accusative }
cib-move-bid = { $tricks } ütés
cib-move-play = { cib-colour } { cib-card }

## Mit hoz a válasz, a gombon

cib-note-follows = követed
cib-note-gives-up = lemondasz a { cib-colour.delative }

## Ami történt

cib-event-start = { $you ->
    [yes] Te kezdesz.
   *[no] { $name } kezd.
}
cib-event-dealt = { $round ->
    [1] Az
    [5] Az
   *[other] A
} { $round }. forduló lapjai kiosztva. { $you ->
    [yes] Az első ütésben te hívsz.
   *[no] Az első ütésben { $name } hív.
}{ $up ->
    [none] {""}
   *[other] {" "}Felfordított lapok: { LIST($up) }.
}
cib-event-buried = { $you ->
    [yes] Félreteszed { cib-card.the-accusative }.
   *[no] { $name } félretesz egy lapot.
}
cib-event-bid = { $you ->
    [yes] { $tricks } ütést vállalsz.
   *[no] { $name } { $tricks } ütést vállal.
}
cib-event-played = { $how ->
    [leads] { $you ->
        [yes] Te hívsz: { cib-colour } { cib-card }.
       *[no] { $name } hív: { cib-colour } { cib-card }.
    }
    [follows] { $you ->
        [yes] Követed a színt: { cib-colour } { cib-card }.
       *[no] { $name } követi a színt: { cib-colour } { cib-card }.
    }
   *[leaves] { $you ->
        [yes] Kijátszod a { cib-colour } { cib-card.accusative }.
       *[no] { $name } kijátssza a { cib-colour } { cib-card.accusative }.
    }
}
cib-event-colour-lost = { $you ->
    [yes] Lemondasz a
   *[no] { $name } lemond a
} { cib-colour.delative }.
cib-event-trick-won = { $you ->
    [yes] { $tricks ->
        [1] Elviszed az első ütésedet.
       *[other] Te viszed az ütést, már { $tricks } ütésed van.
    }
   *[no] { $tricks ->
        [1] { $name } elviszi az első ütését.
       *[other] { $name } viszi az ütést, már { $tricks } ütése van.
    }
}
cib-event-paradox = { $you ->
    [yes] Paradoxon. Egyik lapodnak sem maradt szín: { LIST($hand) }.
   *[no] Paradoxon. { $name } egyik lapjának sem maradt szín: { LIST($hand) }.
}
cib-event-round-scored = { $round ->
    [1] Az
    [5] Az
   *[other] A
} { $round }. forduló pontjai: { $points }.

## Miért nem

cib-refusal-wrong-hand-size = Mindenkinek { $number } lapot kell kapnia.
cib-refusal-wrong-cards-aside = Nem stimmel az osztás után maradt lapok száma.
cib-refusal-not-the-deck = Ez nem a mi paklink. A miénkben minden számból öt lap van.
cib-refusal-already-buried = Már félretettél egy lapot.
cib-refusal-not-in-hand = Ilyen lap nincs a kezedben: { $number }.
cib-refusal-bid-not-offered = Nem vállalhatsz { $tricks } ütést. Ezekből választhatsz: { LIST($bids) }.
cib-refusal-cell-taken = { cib-card.yours } nem lehet { cib-colour }. { $you ->
    [yes] Azon a mezőn már a te jelződ van.
   *[no] Az a mező már foglalt: { $name }.
}
cib-refusal-cell-blocked = { cib-card.yours } nem lehet { cib-colour }. Azon a mezőn semleges jelző van.
cib-refusal-colour-lost = { cib-card.yours } nem lehet { cib-colour }. Erről a színről már lemondtál ebben a fordulóban.
cib-refusal-trump-lead = Pirosat még nem hívhatsz. Még senki sem játszott ki pirosat, és tudsz más színt hívni.

## Miért nem, a gombon

cib-short-not-in-hand = nincs a kezedben
cib-short-cell-taken = { $you ->
    [yes] már a tiéd
   *[no] foglalt: { $name }
}
cib-short-cell-blocked = semleges jelző
cib-short-colour-lost = lemondtál róla
cib-short-trump-lead = még nem hívhatod

## A pontozólap

cib-sheet-round = { $round }. forduló
cib-sheet-player = Játékos
cib-sheet-bid = Vállalás
cib-sheet-tricks = Ütések
cib-sheet-trick-points = Ütésekért
cib-sheet-bonus = Bónusz
cib-sheet-points = Pont
cib-sheet-total = Összesen
cib-line-tricks = { $round }. forduló, ütések
cib-line-paradox = { $round }. forduló, paradoxon
cib-line-bonus = { $round }. forduló, csoport
cib-result-rounds-played = Minden forduló lement.
cib-tie-last-round = Pontegyenlőség: az utolsó fordulóban szerzett több pont dönt.
cib-decided = Eldőlt { AZ($at) }. fordulóban: utána már senki más nem vezetett.

## Az asztal

cib-research = Kutatótábla
cib-research-hidden = Schrödinger-mód: a kutatótábla a dobozában van. Jegyezd meg, mit játszottak ki.
cib-round = { $round }. forduló { $rounds ->
    [2] a 2-ből
    [3] a 3-ból
    [4] a 4-ből
    [5] az 5-ből
   *[other] / { $rounds }
}
cib-hand = A lapjaid
cib-buried = Félretett lap
cib-colours = Színek
cib-neutral = semleges
cib-trick = { $number }. ütés
cib-option-schrodinger = Schrödinger-mód
cib-option-schrodinger-about = A kutatótábla a forduló alatt a dobozban marad. Jegyezd meg, mit játszottak ki.
