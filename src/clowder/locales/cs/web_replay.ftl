# Přehrávání dohrané hry a kontrola rozdání.
# Pečeť je závazek (SHA-256) zveřejněný při otevření stolu.

replay-web-title = Přehrát znovu
replay-web-unfinished = Nikdo ještě neví, jak to dopadne.
replay-web-unfinished-more = Hra ještě běží, karty jsou proto zakryté. Vrať se, až skončí.
replay-web-to-table = Ke stolu

## Krokování

replay-web-controls = Ovládání
replay-web-slider = Posuvník záznamu
replay-web-step = Krok { $step } { Z($steps) }
replay-web-first = Na začátek
replay-web-previous = Krok zpět
replay-web-play = Přehrát
replay-web-pause = Pozastavit
replay-web-next = Krok vpřed
replay-web-last = Na konec
replay-web-speed = Rychlost
replay-web-keys = Šipkami krokuješ, mezerníkem přehráváš.

## Čí pohled

replay-web-viewpoint = Čí pohled?
replay-web-viewpoint-all = Všechny karty odkryté
replay-web-viewpoint-of = Pohled: { $name }

## Co se dá dělat

replay-web-moves = Tah po tahu
replay-web-menu = Další možnosti
replay-web-copy = Kopírovat odkaz na tento tah
replay-web-copied = Odkaz je zkopírovaný.
replay-web-share = Sdílet tento tah
replay-web-fork = Hrát odsud dál
replay-web-fork-who = Které místo bude tvoje?
replay-web-fork-about = Od tohoto tahu dál u vlastního stolu. Za ostatní hrají myši.
replay-web-fork-over = Tady už hra skončila. Vrať se o pár tahů a můžeš hrát dál.
replay-web-download = Uložit soubor s hrou
replay-web-check = Ověřit rozdání

## Rozdání bod po bodu

replay-web-check-wait = Všechno se losuje ještě jednou.
replay-web-check-again = Zkusit znovu
replay-web-check-fair = Rozdání bylo dané ještě před hrou.
replay-web-check-unfair = Tento stůl nic nedokazuje.
replay-web-check-broken = Něco tu nesedí.
replay-web-check-fixed = Tajné číslo bylo kvůli zkoušce zvolené předem. Kdo ho zvolil, znal rozdání.
replay-web-check-origin = Hra pokračuje od tahu z jiného stolu. Co bylo rozdáno předtím, pochází odtamtud.
replay-web-check-hidden = Rozdání je ještě zapečetěné.
replay-web-check-hidden-about = Ještě ho může hrát někdo další. Tajné číslo se ukáže hodinu po skončení jeho dne; pak se dá všechno vylosovat znovu.
replay-web-check-daily = Všichni tedy měli stejné rozdání a server ho po zveřejnění pečeti nemohl změnit. Číslo losoval sám a mohl se na něj podívat: rozdání mají všichni stejné, takže k němu žádný hráč nemůže přidat vlastní náhodu.
replay-web-verdict-yes = Platí:
replay-web-verdict-no = Neplatí:
replay-web-verdict-open = Nelze říct:
replay-web-check-seal-yes = Tento prohlížeč si pečeť poznamenal už při usednutí ke stolu a je pořád stejná.
replay-web-check-seal-no = Při usednutí ke stolu si tento prohlížeč poznamenal jinou pečeť.
replay-web-check-seal-open = Tento prohlížeč u stolu neseděl, takže si pečeť nepoznamenal. Pokud ji máš někde poznamenanou, porovnej obě.
replay-web-check-seed-yes = Pečeť souhlasí s tajným číslem, které server ukazuje teď. Spočítal to tento prohlížeč.
replay-web-check-seed-no = Pečeť nesouhlasí s tajným číslem, které server ukazuje teď.
replay-web-check-seed-open = Tajné číslo se ještě neukazuje.
replay-web-check-share-yes = Náhodné bajty, které tento prohlížeč při usednutí přidal, jsou mezi zamíchanými.
replay-web-check-share-no = Náhodné bajty, které tento prohlížeč při usednutí přidal, mezi zamíchanými nejsou.
replay-web-check-share-open = Tento prohlížeč ke stolu žádné náhodné bajty nepřidal, a tak nemá co hledat.
replay-web-check-draws-yes = Server z čísla a bajtů všechno vylosoval znovu. { $count ->
    [one] Jediné losování vyšlo stejně.
    [few] Všechna { $count } losování vyšla stejně.
    [many] Všech { $count } losování vyšlo stejně.
   *[other] Všech { $count } losování vyšlo stejně.
}
replay-web-check-draws-no = Server všechno vylosoval znovu a něco vyšlo jinak.
replay-web-check-draws-open = Ne všechno se losovalo u tohoto stolu, takže se tu nedá všechno vylosovat znovu.
replay-web-check-proves = Server si tedy po zveřejnění pečeti nemohl rozdání vybrat, pokud aspoň jeden hráč přidal bajty, které server nemohl předvídat.
replay-web-check-not = Nedokazuje to, že se server do karet nepodíval, ani že nebyl ve spolku s tím, kdo si sedl poslední.
replay-web-check-numbers = Čísla
replay-web-check-commitment = Pečeť, ukázaná při otevření stolu
replay-web-check-seed = Tajné číslo, ukázané na konci
replay-web-check-given = Přidané bajty: { $name }
replay-web-check-yourself = Nechceš-li věřit nikomu na slovo, ulož soubor s hrou a spusť „clowder verify“ na svém počítači.

# Soubor s hrou, přehraný bez stolu.

replay-web-watch-about = Přetáhni na tuhle stránku soubor .game, nebo ho vyber. Pravidla posoudí každý tah a ze souboru se nic neuloží.
replay-web-watch-choose = Vybrat soubor
replay-web-watch-drop = Pusť ho kamkoli.
replay-web-watch-wait = Pravidla posuzují každý tah.
replay-web-watch-failed = Tento soubor se nedá přehrát.
replay-web-watch-too-big = Na hru je tenhle soubor moc velký.
replay-web-watch-other = Přehrát jiný soubor
replay-web-watch-from = Ze souboru. Jména v něm nejsou, a tak se hráči jmenují podle svých koček.
replay-web-check-file-fair = Soubor si v ničem neodporuje.
replay-web-check-file-no-seed = Rozdání se nedá ověřit.
replay-web-check-file-no-seed-about = V souboru není tajné číslo, ze kterého by se dalo losovat znovu. Jisté je jen to, že všechny tahy byly dovolené.
replay-web-check-file-proves = Všechno vylosované plyne z čísla v souboru. Jestli bylo to číslo slíbené už před hrou, vědí jen ti, kdo tehdy viděli jeho pečeť.
replay-web-check-file-seed-yes = Pečeť v souboru souhlasí s tajným číslem v něm. Spočítal to tento prohlížeč.
replay-web-check-file-seed-no = Pečeť v souboru nesouhlasí s tajným číslem v něm.
replay-web-check-file-seed-open = Tajné číslo v souboru není.
