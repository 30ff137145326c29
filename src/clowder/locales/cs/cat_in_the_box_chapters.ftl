# Kočka v krabici tak, jak se hraje, od začátku do konce; čísla na konci odstavce jsou jeho pravidla.

cib-chapter-deal = Před prvním štychem
cib-chapter-deal-text =
    Takhle hrají tři, čtyři nebo pět hráčů; pro dva platí trochu jiná pravidla, najdeš je níž. Každý dostane 10 karet, při hře v pěti 9. Na kartě je číslo a nic jiného. (CIB-C1, CIB-2)
    Vyber si jednu kartu a odlož ji lícem dolů; udělejte to všichni najednou. Do konce kola je ze hry. (CIB-3)
    Pak každý nahlas řekne svůj odhad, kolik štychů získá. Ve třech se vybírá 1, 3 nebo 4, ve čtyřech a v pěti 1, 2 nebo 3. Podívej se na své vysoké karty: právě jimi se štychy získávají. (CIB-4)

cib-chapter-trick = Štych kartu po kartě
cib-chapter-trick-text =
    Začínající hráč vynese jednu kartu v jedné barvě: modré, žluté nebo zelené. Řekneš „5, modrá“ a na to pole desky výzkumu položíš svůj žeton. Pak po směru hodinových ručiček stejně zahrají po jedné kartě i ostatní. (CIB-5, CIB-8)
    Omezují tě dvě věci. Pole, na kterém už leží žeton, je obsazené, takže stejnou kartu už nikdo říct nemůže. A říct smíš jen barvu, jejíž žeton máš ještě na své desce hráče. (CIB-6, CIB-7)
    Barvu štychu ctít nemusíš. Když ale řekneš jinou, tvrdíš tím, že barvu štychu nemáš: odebereš její žeton ze své desky a do konce kola už ji říct nesmíš. (CIB-9)
    Štych získá nejvyšší červená karta. Když červenou nikdo nezahrál, získá ho nejvyšší karta v barvě štychu. Kdo štych získal, vynáší příště. Červenou smíš vynést, jakmile v červeném řádku leží žeton, nebo když nic jiného vynést nemůžeš. (CIB-8, CIB-10)

cib-chapter-paradox = Když už nic nejde
cib-chapter-paradox-text =
    Deska výzkumu se plní a barev ubývá. Když jsi na tahu a žádné své kartě nemůžeš dát barvu, způsobíš paradox. Ukážeš karty v ruce a kolo končí pro všechny. (CIB-12)
    Mysli proto dopředu: nech si pro poslední karty nějakou barvu. Bez paradoxu kolo skončí, když každému zbývá jedna karta. (CIB-11)

cib-chapter-count = Počítání a konec
cib-chapter-count-text =
    Každý štych je za 1 bod. Pokud způsobíš paradox, každý tě naopak 1 bod stojí. (CIB-13)
    Získáš přesně tolik štychů, kolik zněl tvůj odhad, a nezpůsobíš paradox? Pak najdi na desce výzkumu svou největší skupinu žetonů spojených stranami. Každý z nich je za 1 bod. Rohy nespojují. (CIB-14)
    Karta začínajícího hráče se pak posune doleva a začíná další kolo. Hraje se tolik kol, kolik je hráčů, takže každý jednou začíná. Vyhrává, kdo má nejvíc bodů; při shodě rozhodne poslední kolo. (CIB-1, CIB-15)

cib-chapter-two = Ve dvou
cib-chapter-two-text =
    Hraje se s čísly 1 až 5. Po rozdání se otočí ještě 3 karty a každá zablokuje jedno pole neutrálním žetonem: v zeleném řádku, a pokud už to číslo přišlo, ve žlutém nebo v modrém. (CIB-16)
    Štychy se neodhadují. Kdo získá nejvýš 4 štychy a nezpůsobí paradox, má body za svou největší skupinu. (CIB-17)

cib-chapter-options = Pro dobrou paměť
cib-chapter-options-text =
    V Schrödingerově režimu během kola nikdo nevidí desku výzkumu ani to, kdo se které barvy vzdal. Všechno si musíte pamatovat. Nedovolený tah hra i tak odmítne. (CIB-18)
