# One's own page: ways back, devices, and leaving.

person-back-title = A way back
person-back-none = Your games belong to this browser alone. A phrase of six words brings you back from anywhere.
person-back-more = A phrase of six words brings you back from anywhere.
person-back-has = You have a recovery phrase. Nobody can show it to you again, but you can have a new one.
person-phrase-make = Make a phrase
person-phrase-anew = Make a new phrase
person-phrase-anew-note = Your old phrase stops working then.
person-phrase-title = Your recovery phrase
person-phrase-once = Write it down now: it is shown this once. Whoever has it is you.
person-phrase-kept = I have written it down
person-phrase-copy = Copy the phrase
person-copied = Copied.
person-return-title = Have you been here before?
person-return-about = Type your phrase, or the six letters that your other device shows. What you have played here comes along.
person-return-field = Phrase or six letters
person-return-go = It is me
person-return-bad = A phrase has six words of four letters, a code six letters.
person-returned = Welcome back, { $name }.
person-join-title = Is this device yours?
person-join-about = Say yes only if you have made this link yourself, just now. What you have played here comes along.
person-join-go = Yes, it is mine
person-devices-title = Your devices
person-device-here = this one
person-device-unknown = Some browser
person-device-since = since { $day }
person-device-end = Log out
person-device-end-named = Log out { $device }
person-device-add = Add a device
person-device-add-about = Point its camera here, or open the link on it. Or go to this page there, choose “{ web-have-code }” and “{ web-person-back }”, and type the six letters.
person-device-come = It has come: { $device }. Your games are there, too.
person-device-qr = The link as a picture for your other device’s camera
person-device-link-copy = Copy the link
person-device-left = { $seconds ->
    [0] It is over. Make a new one.
    [one] Works once, for { $seconds } second more.
   *[other] Works once, for { $seconds } seconds more.
}
person-device-again = Make a new one
person-leave-title = Leave
person-leave = Log out here
person-leave-sure = Log out of this browser?
person-leave-kept = Your phrase or your other devices know you still.
person-leave-lost = Nothing else knows you: your games would be lost to you. Make a phrase first.
person-leave-anyway = Log out all the same
person-stay = Stay

## One's games

person-games-running = Going on
person-games-game = Game
person-games-any = All five
person-games-opponent = With whom
person-games-record = Save the game file
person-games-archive = All as one archive
person-games-none = No finished game is like that.
person-games-empty = Nothing is finished yet.
person-take-title = All that is yours
person-take-about = The file of every game, and all that is kept about you, in one archive.
person-take = Take it along
person-forget = Forget me
person-forget-sure = Forget you for good?
person-forget-about = Name, phrase, devices, results and what you have said are deleted here and on all your devices. Nothing brings them back.
person-forget-games = Games that others have played with you stay theirs, with “A guest” in your place. Where you are still playing, a mouse plays on.
person-forget-go = Forget me for good

## Passkeys

person-passkey-make = Keep a passkey
person-passkey-about = A passkey stays in your device or its password manager: nothing to write down.
person-passkey-has = { $count ->
    [one] You have a passkey.
   *[other] You have { $count } passkeys.
}
person-passkey-remove = Remove the passkeys
person-passkey-use = Come back by a passkey
person-passkey-failed = Your device has made no passkey.
