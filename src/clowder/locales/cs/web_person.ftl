# Vlastní stránka: cesty zpátky, zařízení a odchod.

person-back-title = Cesta zpátky
person-back-none = Tvoje hry patří jen tomuhle prohlížeči. S frází ze šesti slov se k nim vrátíš odkudkoli.
person-back-more = S frází ze šesti slov se ke hrám vrátíš odkudkoli.
person-back-has = Obnovovací frázi máš. Znovu ti ji nikdo neukáže, ale můžeš dostat novou.
person-phrase-make = Vytvořit frázi
person-phrase-anew = Vytvořit novou frázi
person-phrase-anew-note = Dosavadní fráze tím přestane platit.
person-phrase-title = Tvoje obnovovací fráze
person-phrase-once = Opiš si ji hned: ukáže se jen jednou. Kdo ji má, ten je tady tebou.
person-phrase-kept = Mám ji opsanou
person-phrase-copy = Kopírovat frázi
person-copied = Zkopírováno.
person-return-title = Už tě tu známe?
person-return-about = Napiš svou frázi, nebo šest písmen, která ukazuje tvoje druhé zařízení. Tvoje zdejší hry půjdou s tebou.
person-return-field = Fráze nebo šest písmen
person-return-go = To jsem já
person-return-bad = Fráze má šest slov po čtyřech písmenech, kód šest písmen.
person-returned = Vítej zpátky, { $name }.
person-join-title = Je tohle zařízení tvoje?
person-join-about = Potvrď to, jen pokud je ten odkaz tvůj a vznikl právě teď. Tvoje zdejší hry půjdou s tebou.
person-join-go = Ano, je moje
person-devices-title = Tvoje zařízení
person-device-here = tohle
person-device-unknown = Nějaký prohlížeč
person-device-since = od { $day }
person-device-end = Odhlásit
person-device-end-named = Odhlásit: { $device }
person-device-add = Přidat zařízení
person-device-add-about = Namiř sem jeho fotoaparát, nebo na něm otevři odkaz. Anebo na něm otevři tuhle stránku, zvol „{ web-have-code }“ a „{ web-person-back }“ a napiš těch šest písmen.
person-device-come = Hotovo, přibylo: { $device }. Tvoje hry jsou i tam.
person-device-qr = Odkaz jako obrázek pro fotoaparát druhého zařízení
person-device-link-copy = Kopírovat odkaz
person-device-left = { $seconds ->
    [0] Čas vypršel. Vytvoř si nový.
    [one] Platí jednou, ještě { $seconds } sekundu.
    [few] Platí jednou, ještě { $seconds } sekundy.
    [many] Platí jednou, ještě { $seconds } sekundy.
   *[other] Platí jednou, ještě { $seconds } sekund.
}
person-device-again = Vytvořit nový
person-leave-title = Odchod
person-leave = Odhlásit se tady
person-leave-sure = Odhlásit se z tohohle prohlížeče?
person-leave-kept = S frází nebo z druhého zařízení se sem zase dostaneš.
person-leave-lost = Nikde jinde tě neznáme: odhlášením svoje hry ztratíš. Nejdřív si vytvoř frázi.
person-leave-anyway = Přesto odhlásit
person-stay = Zůstat

## Vlastní hry

person-games-running = Rozehrané
person-games-game = Hra
person-games-any = Všech pět
person-games-opponent = S kým
person-games-record = Uložit soubor s hrou
person-games-archive = Všechny v jednom archivu
person-games-none = Žádná dohraná hra tomu neodpovídá.
person-games-empty = Zatím tu není nic dohraného.
person-take-title = Všechno tvoje
person-take-about = Soubor s každou hrou a všechno, co o tobě máme, v jednom archivu.
person-take = Vzít si to s sebou
person-forget = Zapomenout na mě
person-forget-sure = Máme na tebe navždy zapomenout?
person-forget-about = Jméno, frázi, zařízení, výsledky i tvoje slova v povídání smažeme tady i na všech tvých zařízeních. Nic z toho nejde vrátit.
person-forget-games = Hry, které s tebou hráli ostatní, jim zůstanou; místo tebe v nich bude „A guest“. Kde ještě hraješ, dohraje za tebe myš.
person-forget-go = Navždy zapomenout

## Přístupové klíče

person-passkey-make = Uložit přístupový klíč
person-passkey-about = Přístupový klíč zůstane v tvém zařízení nebo ve správci hesel: nic se neopisuje.
person-passkey-has = { $count ->
    [one] Máš přístupový klíč.
    [few] Máš { $count } přístupové klíče.
    [many] Máš { $count } přístupového klíče.
   *[other] Máš { $count } přístupových klíčů.
}
person-passkey-remove = Odebrat přístupové klíče
person-passkey-use = Vrátit se s přístupovým klíčem
person-passkey-failed = Tvoje zařízení přístupový klíč nedodalo.
