# Pravidla Kočičího labyrintu našimi slovy, podle čísel, na která odkazují odmítnutí.
# (D) značí náš návrh, (R) náš výklad tam, kde tištěná pravidla mlčí.

cha-opening =
    Kolem stok pod městem se zatoulaly kočky a čekají na ně dvě hodné opatrovnice. Otáčíš a posouváš stoky, dokud od kočky k některé z nich nevede cesta.
    Každá kočka má hodnotu 3, 4 nebo 5 bodů. Vyhrává, kdo má nejvíc bodů. Hrát se dá i společně nebo o samotě: pak se snažíte přivést všechny kočky domů na co nejméně tahů.
    Tvůj tah má dvě akce. Otoč kartu. Nebo zasuň novou, takže se posune celá řada. Spojuje-li teď cesta kočku s opatrovnicí, kočka je tvoje.
    Opatrovnice se pak posune a přijde nová kočka, někdy rovnou na další cestu. Jakmile je doma patnáctá kočka, hra končí.

cha-section-components = Co je v krabici
cha-section-setup = Než začnete
cha-section-turn = Tah
cha-section-homing = Kočky jdou domů
cha-section-end = Konec
cha-section-variants = Jak se dá hrát

rule-cha-c1 = Ve hře je 26 karet stok, 15 koček a 2 opatrovnice.
rule-cha-c2 = Stoky (D): 9 kolen, 7 rovných, 6 odboček, 1 křižovatka a 3 mosty, na nichž se dvě rovné cesty kříží, aniž by se potkaly. Pět koček má hodnotu 3 body, pět 4 body a pět 5 bodů.
rule-cha-c3 = S natočením 0 vede koleno na sever a na východ, rovná stoka na sever a na jih, odbočka na východ, na jih a na západ (D). Natočení 1, 2 a 3 je tolik čtvrtotáček po směru hodinových ručiček. Rovná stoka vypadá dvěma způsoby, křižovatka a most jedním.
rule-cha-1 = Stoky tvoří čtverec čtyři krát čtyři. Vlevo dole a vpravo nahoře leží kolena otevřená dovnitř (D), takže na začátku není nic spojené. Ostatní karty jsou náhodné druhem i natočením.
rule-cha-2 = Na obou koncích každé řady a sloupce je jedno místo. Všech 16 míst se čísluje po směru hodinových ručiček od místa nad levou horní kartou: 0 až 3 nahoře, 4 až 7 vpravo, 8 až 11 dole, 12 až 15 vlevo. Kočky začínají na místech 0 a 8 (D), lícem nahoru (R), opatrovnice na místech 4 a 12.
rule-cha-3 = Zbylé stoky tvoří balíček. Jeho vrchní kartu vidí všichni; pořadí pod ní je skryté (R), kromě karet vložených dospod během hry. Zbylé kočky tvoří balíček lícem dolů.
rule-cha-4 = První hráč se losuje, pak se hraje po směru hodinových ručiček. Tah jsou přesně dvě akce v libovolné kombinaci.
rule-cha-5 = Otočení: otoč kartu o čtvrt otáčky doprava či doleva, nebo o půl otáčky. Smíš otočit i kartu, na které to není vidět.
rule-cha-6 = Zasunutí: vezmi kartu z okraje a dej ji dospod balíčku, posuň její řadu nebo sloupec do mezery a vrchní kartu balíčku zasuň na druhém konci, v libovolném natočení (R). Určuješ místo, u kterého nová karta vstupuje.
rule-cha-7 = Kočky a opatrovnice se s řadou ani sloupcem neposouvají.
rule-cha-8 = Po každé akci zkontroluješ cesty. Spojuje-li kočku s opatrovnicí nepřerušená cesta, kočku vždy získáváš. Cesta vede od otevřené strany k otevřené straně, nikdy mimo čtverec a nikdy z jedné cesty mostu na druhou. Odbočky a volné konce nevadí.
rule-cha-9 = Pak tato opatrovnice přejde o jedno místo po směru hodinových ručiček a další kočka z balíčku přijde o jedno místo dál po směru, než byla ta získaná. Obsazená místa se přeskakují. Právě opuštěné místo je volné.
rule-cha-10 = Pak cesty zkontroluješ znovu, a tak dál, dokud je něco spojené: jediná akce může přivést domů celou řadu koček.
rule-cha-11 = Kočky spojené při téže kontrole získáš všechny naráz. Pak si pro ně opatrovnice přicházejí po jedné, v pořadí, jaké chceš; vybíráš vždy až poté, co vidíš poslední novou kočku (R). Vedla-li cesta k oběma opatrovnicím, vybíráš, která se posune, i když se mezitím posunula (R). Cesty znovu zkontroluješ, až jsou vyzvednuté všechny kočky (R).
rule-cha-12 = Cesta od kočky ke kočce nebo od opatrovnice k opatrovnici nic neznamená. Sousední místa spojená nejsou.
rule-cha-13 = Když je balíček koček prázdný, opatrovnice se posune i tak a nová kočka nepřijde.
rule-cha-14 = Hra končí ve chvíli, kdy někdo získá 15. kočku, i uprostřed tahu: nic dalšího nenásleduje (R). Vyhrává, kdo má nejvíc bodů, při shodě kdo má víc koček, a při další shodě se o výhru dělíte (R).
rule-cha-15 = Koťata: čtverec tři krát tři s 12 místy, kočky na místech 0 a 6, opatrovnice na místech 3 a 9. Hraje se se všemi 15 kočkami.
rule-cha-16 = Sólo: počítej tahy; ten, ve kterém hra skončí, se počítá celý (R). Podle počtu tahů získáš jeden ze sedmi titulů: do 7, 9, 11, 13, 15 nebo 17 tahů, anebo 18 a víc; stejná stupnice platí pro čtverec tři krát tři (R). Na bodech nezáleží.
rule-cha-17 = Společně: dva až čtyři hráči vedou domů všechny kočky a počítají tahy dohromady, s tituly jako v sólové hře. Na bodech nezáleží.
rule-cha-18 = Týmy: ze čtyř hráčů hrají první dva proti zbylým dvěma. Partneři sedí vedle sebe. Body, a při shodě kočky (R), se sčítají.
rule-cha-19 = První vydání: aspoň jedna ze dvou akcí musí být otočení. Po zasunutí smíš už jen otáčet.
rule-cha-20 = Po 200 tazích v řadě bez kočky hra končí a boduje se podle stavu, v jakém je; sólo a společně je prohraná (R).
