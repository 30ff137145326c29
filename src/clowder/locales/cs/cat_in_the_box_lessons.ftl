# Lekce Kočky v krabici: jedno kolo ve třech, s dvěma myškami na klíček. Viz lessons.py.

cib-lesson-bury-title = Kočky bez barvy
cib-lesson-bury-text = Hraje se o body: získávej štychy a předem řekni, kolik jich bude. Vyhrává, kdo má nejvíc bodů. Máš deset karet a na nich jen čísla. Barvu karta dostane, až ji zahraješ: řekneš ji ty. Nejdřív ale každý jednu kartu odloží lícem dolů. Vyber kteroukoli.
cib-lesson-bury-praise = Do konce kola je ze hry. Zbývá ti devět karet a osm z nich zahraješ.

cib-lesson-bid-title = Kolik jich bude
cib-lesson-bid-text = Štych je jedna karta od každého a získá ho ta nejlepší. Řekni, kolik štychů získáš: 1, 3 nebo 4. Za přesný odhad je bonus.
cib-lesson-bid-praise = Padlo to nahlas a všichni to slyšeli.

cib-lesson-red-title = Červená počká
cib-lesson-red-text = Pokračujeme s odhadem 3 a do prvního štychu vynášíš ty. Červená je trumf, tak ji zkus: vyber kteroukoli kartu a řekni, že je červená.
cib-lesson-red-praise = Ještě ne. Červenou můžeš vynést, až když v červeném řádku leží nějaký žeton, nebo když nic jiného vynést nejde.
cib-lesson-red-again = To se smí a dojde i na to. Nejdřív ale řekni, že je karta červená.

cib-lesson-lead-title = Vynes barvu
cib-lesson-lead-text = Teď vynes kteroukoli kartu jako modrou, žlutou nebo zelenou. Na její pole na desce výzkumu přijde tvůj žeton.
cib-lesson-lead-praise = To pole je do konce kola tvoje. Stejné číslo ve stejné barvě už nikdo jiný nezahraje.

cib-lesson-follow-title = Získej štych
cib-lesson-follow-text = Myši zahrály modrou dvojku a modrou jedničku. Vynesená je modrá, takže bez červené vyhrává nejvyšší modrá karta. Získej štych modrou kartou.
cib-lesson-follow-praise = Štych je tvůj. Kdo štych získá, vynáší do dalšího.
cib-lesson-follow-again = To se smí, ale tentokrát cti barvu: zahraj modrou kartu. Stačí kterákoli.

cib-lesson-taken-title = Od každé jen jedna
cib-lesson-taken-text = Zelená pětka je jen jedna a právě ji někdo zahrál. Přesto to zkus: řekni, že jedna z tvých pětek je zelená.
cib-lesson-taken-praise = Obsazeno. Na každé pole desky výzkumu se vejde jen jeden žeton. Kdo dřív přijde, ten tam leží.
cib-lesson-taken-again = To se smí, ale napřed zkus, co se nesmí: zelenou pětku.

cib-lesson-leave-title = Necti barvu
cib-lesson-leave-text = Ctít barvu nemusíš nikdy. Když ale řekneš jinou, přijdeš do konce kola o tu vynesenou. Řekni kteroukoli barvu kromě zelené.
cib-lesson-leave-praise = Hotovo. Zelený žeton je z tvé desky hráče pryč.
cib-lesson-leave-again = To se smí: ctíš barvu. Tentokrát řekni jinou a podívej se, co to stojí.

cib-lesson-lost-title = Pryč je pryč
cib-lesson-lost-text = Zase se vynesla zelená a tu už nemáš. Přesto to zkus: řekni, že je tvoje trojka zelená.
cib-lesson-lost-praise = Přesně tak, to hra nedovolí: když zelenou nemáš, tak ji nemáš.
cib-lesson-lost-again = To se smí, ale napřed zkus, co se nesmí: zelenou trojku.

cib-lesson-trump-title = Červená bere
cib-lesson-trump-text = Zelená pro tebe není, ale červená je volná. Nejvyšší červená karta přebije všechno ostatní. Zahraj kteroukoli kartu jako červenou.
cib-lesson-trump-praise = Štych je tvůj. A od téhle chvíle se červená smí i vynášet.
cib-lesson-trump-again = To se smí, ale štych tím nezískáš. Řekni, že je karta červená.

cib-lesson-paradox-title = Pozor na paradox
cib-lesson-paradox-text = Karta potřebuje volné pole v barvě, kterou ještě máš. Tvoje čtyřka už žádné nemá. Když jsi na tahu a nemůžeš zahrát nic, způsobíš paradox: kolo skončí a každý získaný štych tě stojí bod. Zbývají ti dvě možnosti. Jedna z nich dopadne špatně.
cib-lesson-paradox-praise = Dobrý postřeh. Štych získá někdo jiný, ale trojku ještě zahrát můžeš.
cib-lesson-paradox-again = To se smí a štych to získá. Jenže bez žluté už pro pětku není žádné pole: paradox. Vrať se a vyber tu druhou.

cib-lesson-last-title = Dodrž slovo
cib-lesson-last-text = Poslední štych a ze tří odhadnutých máš dva. Úplně poslední kartu nehraje nikdo. Zahraj trojku jako červenou: získá štych a spojí tvoje žetony.
cib-lesson-last-praise = To bude třetí. Jde se počítat.

cib-lesson-end-title = Sečteno
cib-lesson-end-text = Tři štychy jsou 3 body. Tvůj odhad je přesný, takže se počítá i největší skupina: 8 žetonů spojených stranami, 8 bodů. Dohromady 11. Hraje se tolik kol, kolik je hráčů, a vyhrává, kdo má nejvíc bodů.
