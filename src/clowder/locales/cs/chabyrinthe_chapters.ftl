# Kočičí labyrint tak, jak se hraje, od začátku do konce; čísla na konci odstavce jsou jeho pravidla.

cha-chapter-setup = Než začnete
cha-chapter-setup-text =
    Stoky leží ve čtverci čtyři krát čtyři a kolem něj je 16 míst. Čekají na nich dvě kočky a dvě opatrovnice. Zatím není nic spojené. (CHA-1, CHA-2)
    Zbylé stoky tvoří balíček; jeho vrchní kartu vidíte vždycky. Kdo začne, určí los, pak se hraje po směru hodinových ručiček. V každém tahu máš dvě akce. (CHA-3, CHA-4)

cha-chapter-rotate = Otoč kartu
cha-chapter-rotate-text =
    Vyber kteroukoli kartu čtverce a otoč ji na místě: o čtvrt otáčky doleva či doprava, nebo o půl otáčky. (CHA-5)

cha-chapter-slide = Zasuň kartu
cha-chapter-slide-text =
    Vezmi kartu z okraje a dej ji dospod balíčku. Posuň její řadu nebo sloupec do mezery a vrchní kartu balíčku zasuň na druhém konci, natočenou, jak chceš. (CHA-6)
    Kočky a opatrovnice zůstávají na místě; posouvají se jen stoky. (CHA-7)

cha-chapter-home = Kočka najde domov
cha-chapter-home-text =
    Po každé akci se podívej na cesty. Vede-li některá bez přerušení od kočky k opatrovnici, kočka je tvoje a s ní i její body: 3, 4 nebo 5. Na mostě se dvě cesty kříží, ale nepotkají. (CHA-8, CHA-C2)
    Cesta od kočky ke kočce nebo od opatrovnice k opatrovnici nic neznamená. (CHA-12)

cha-chapter-chain = A hned další
cha-chapter-chain-text =
    Opatrovnice se teď posune po směru hodinových ručiček na další volné místo a nová kočka přijde o jedno místo dál, než byla ta minulá. Podívej se znovu: spojuje-li teď cesta někoho dalšího, je tvoje i tahle kočka. (CHA-9, CHA-10)
    Je-li spojeno víc koček najednou, získáváš všechny a volíš, v jakém pořadí se opatrovnice pohnou. Vede-li od kočky cesta k oběma, určíš, která se pohne. (CHA-11)

cha-chapter-end = Konec
cha-chapter-end-text =
    Když už nové kočky nejsou, opatrovnice se posouvají dál. S 15. kočkou hra hned končí. Vyhrává, kdo má nejvíc bodů; při shodě ten, kdo má víc koček. (CHA-13, CHA-14)

cha-chapter-ways = Jak jinak se dá hrát
cha-chapter-ways-text =
    Sólo a společně se místo bodů počítají tahy: čím méně, tím lepší titul. V týmech hrají dva proti dvěma a své body sčítají. (CHA-16, CHA-17, CHA-18)
    Koťata se hrají na malém čtverci tři krát tři. V prvním vydání musí být aspoň jedna ze dvou akcí otočení. (CHA-15, CHA-19)
