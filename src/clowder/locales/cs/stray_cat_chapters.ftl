# Zatoulané kotě tak, jak se hraje, od začátku do konce; čísla na konci odstavce jsou jeho pravidla.

str-chapter-setup = Než začnete
str-chapter-setup-text =
    Okolí tvoří 16 dílků. Startovní leží lícem nahoru v rozích, ostatní lícem dolů. Tvoje kotě začíná na startovním poli svého dílku. (STR-1)
    Každý dostane lícem dolů tři žetony: tvar, střechu a zahradu. Dohromady popisují tvůj domov a podívat se na ně nesmíš. K tomu máš dvě skromná jídla a jedno výživné. (STR-3, STR-4)

str-chapter-walk = Hledání domova: chůze
str-chapter-walk-text =
    Ve svém tahu hledáš buď domov, nebo jídlo. Chceš-li jít, zahraješ jedno nebo více jídel: skromné je na 1 krok, výživné na 2, vydatné na 3. Ujdeš přesně tolik kroků a nikdy ne rovnou zpátky. (STR-7, STR-8, STR-C1)
    Když přijdeš k dílku, který leží lícem dolů, zvol, kudy přejdeš. Dílek se natrvalo otočí a jdeš dál. (STR-9)

str-chapter-home = Zeptej se v domě
str-chapter-home-text =
    Skončí-li tvoje cesta v domě, soused vlevo se podívá na tvoje žetony. Shodují-li se s domem některé, které ještě leží lícem dolů, jeden z nich otočí. Neshoduje-li se žádný, dozvíš se jen to. (STR-12)
    Dům je slepá ulička. Chceš-li se zeptat znovu, odejdi a vrať se. (STR-13)

str-chapter-luck = Karty štěstí
str-chapter-luck-text =
    Místo jídel smíš zahrát jednu kartu štěstí. Zkratka tě přenese na libovolné pole cesty sousedního dílku, který leží lícem nahoru. Náklaďáček tě odveze na startovní pole. Kočičí kamarád ti přinese 4 nové karty; pak si nech libovolné 4. (STR-14, STR-15, STR-16)

str-chapter-food = Hledání jídla
str-chapter-food-text =
    Nebo dobíráš karty: na poli cesty 1, v domě 2. Na startovním poli 2, když máš prázdnou ruku, jinak 1. V ruce nikdy nemáš víc než 4. (STR-17, STR-19)

str-chapter-badluck = Smůla
str-chapter-badluck-text =
    Smůla, kterou dobereš při hledání jídla, udeří hned. Havran vezme kartu soupeři. Pes zažene každé kotě na svém dílku o 3 kroky dál. Myš odláká soupeřovo kotě o 3 kroky. (STR-18, STR-21, STR-22, STR-24)
    Kočičí sraz svolá na tvůj dílek koťata ze všech sousedních. Výkop zavře jedno pole cesty všem, dokud se značka nepřesune. (STR-10, STR-23, STR-25)

str-chapter-fight = Dvě koťata na jednom poli
str-chapter-fight-text =
    Vstoupíš-li na pole s jiným kotětem, perete se. Oba si potají vyberete kartu; vyšší číslo vyhrává a obě karty se odhodí. Kdo kartu nemá, prohrává. (STR-11, STR-26, STR-29)
    Vítěz dobere kartu a odvede poraženého o 3 kroky. Odvedené kotě si na nic nevzpomene, ani v domě. Dojde-li na pole s jiným kotětem, začne nová rvačka. (STR-27, STR-28, STR-30)

str-chapter-end = Doma
str-chapter-end-text =
    Hra končí hned, jakmile je kotě ve vlastním domě a všechny tři jeho žetony leží lícem nahoru. To kotě vyhrálo, ať se tam dostalo jakkoli. (STR-31)
    Až budeš okolí znát, zkus jiné rozložení: startovní dílky uprostřed, dlouhou ulici, nebo tvar podle sebe. (STR-2)
