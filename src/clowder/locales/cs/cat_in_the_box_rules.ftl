# Pravidla Kočky v krabici našimi slovy, pod čísly, na která se odvolává odmítnutý tah.
# (D) je náš návrh, (R) naše rozhodnutí tam, kde tištěná pravidla mlčí.

cib-opening =
    Nikdo tu neví, jakou barvu karta má, ani ten, kdo ji drží. Řekneš to, až když ji zahraješ.
    Hraje se o štychy. Štych tvoří po jedné kartě od každého; získá ho nejvyšší karta první barvy, nebo nejvyšší červená. Než začnete, řekneš, kolik štychů získáš. Každý štych je bod, a když svůj odhad trefíš přesně, máš body navíc.
    Vyber kartu, řekni její barvu, polož žeton na její pole. To pole je teď obsazené: nikdo jiný totéž říct nemůže. Cti barvu štychu, nebo se jí do konce kola vzdej.
    Když nemůžeš zahrát nic, je to paradox: kolo končí a štychy tě stojí body. Hraje se tolik kol, kolik je hráčů, a vyhrává, kdo má nejvíc bodů.

cib-section-components = Co je v krabici
cib-section-rounds = Jedno kolo
cib-section-tricks = Štychy
cib-section-paradox = Paradox
cib-section-scoring = Bodování
cib-section-two = Hra ve dvou
cib-section-options = Varianty

rule-cib-c1 = Od každého čísla je tu pět kočičích karet. Ve dvou se hraje s čísly 1 až 5, ve třech 1 až 6, ve čtyřech 1 až 8 a v pěti 1 až 9.
rule-cib-c2 = Deska výzkumu má řádek pro každou barvu, shora červený, modrý, žlutý a zelený (R), a sloupec pro každé číslo v balíčku.
rule-cib-c3 = Každý má svou desku hráče. Na každé ze čtyř barev na ní leží jeden žeton a od tří hráčů výš je na ní i místo pro odhad. Žetony nikdy nedojdou (R).
rule-cib-c4 = Červená je trumf. Obě strany karet výzkumu se liší jen vzhledem.
rule-cib-1 = Hraje se tolik kol, kolik je hráčů. Kdo začne v prvním kole, určí los (R). Karta začínajícího hráče pak putuje po směru hodinových ručiček, takže každý začíná v jednom kole.
rule-cib-2 = Každý dostane 10 karet, při hře v pěti 9.
rule-cib-3 = Každý odloží jednu kartu lícem dolů, tajně a všichni najednou. Tato karta je do konce kola ze hry.
rule-cib-4 = Od začínajícího hráče po směru hodinových ručiček každý nahlas řekne, kolik štychů získá: ve třech 1, 3 nebo 4, ve čtyřech a v pěti 1, 2 nebo 3.
rule-cib-5 = Do prvního štychu vynáší začínající hráč, do každého dalšího ten, kdo získal předchozí. Po směru hodinových ručiček každý zahraje jednu kartu, řekne, jakou má barvu, a na její pole na desce výzkumu položí svůj žeton. Tuto barvu má karta až do konce kola.
rule-cib-6 = Pravidlo 1: pole s touto barvou a číslem musí být volné.
rule-cib-7 = Pravidlo 2: nemůžeš říct barvu, jejíž žeton už na své desce hráče nemáš.
rule-cib-8 = Vynáší se modrá, žlutá nebo zelená. Červenou můžeš vynést, až když v červeném řádku leží žeton některého hráče, nebo když by žádná karta v tvé ruce nemohla mít jinou barvu.
rule-cib-9 = Vynesená barva je barvou štychu. Ctít ji nemusíš nikdy. Když ale řekneš jinou, na zbytek kola odebereš ze své desky hráče žeton barvy štychu, pokud tam ještě leží. Platí to i tehdy, když se vynese červená.
rule-cib-10 = Štych získá nejvyšší červená karta. Když v něm červená není, získá ho nejvyšší karta v barvě štychu. Kdo štych získal, dá karty stranou jako jeden štych.
rule-cib-11 = Kolo končí, když každému zbývá jedna karta: po 8 štyších, při hře v pěti po 7. Poslední karta se nehraje.
rule-cib-12 = Když jsi na tahu a žádné své kartě nemůžeš dát žádnou barvu, způsobíš paradox, i při výnosu. Vybrat si ho nemůžeš. Ukážeš karty v ruce a kolo hned končí. Tento štych nezíská nikdo a všechny žetony zůstanou, kde jsou.
rule-cib-13 = Za každý získaný štych máš 1 bod. Pokud způsobíš paradox, každý tě naopak 1 bod stojí.
rule-cib-14 = Pokud získáš přesně tolik štychů, kolik zněl tvůj odhad, a nezpůsobíš paradox, máš i body za svou největší skupinu: 1 bod za každý z tvých žetonů, které jsou na desce výzkumu spojené stranami. Rohy nespojují.
rule-cib-15 = Vyhrává, kdo má ze všech kol dohromady nejvíc bodů. Při shodě vyhrává, kdo má víc bodů z posledního kola; když se shodují i ty, vítězství je společné.
rule-cib-16 = Ve dvou: z 5 karet, které zbudou po rozdání, se 3 otočí lícem nahoru. Za každou se na její číslo v zeleném řádku položí neutrální žeton; za druhou se stejným číslem do žlutého řádku, za třetí do modrého. Neutrální žetony nepatří nikomu a své pole blokují.
rule-cib-17 = Ve dvou se štychy neodhadují. Kdo získá nejvýš 4 štychy, třeba i žádný, a nezpůsobí paradox, má body za svou největší skupinu.
rule-cib-18 = Schrödingerův režim (D): během kola nikdo nevidí desku výzkumu ani to, o které barvy kdo přišel, v záznamu nezůstávají karty dohraných štychů a hra s tahy neradí. Nedovolený tah přesto odmítne a řekne proč.
