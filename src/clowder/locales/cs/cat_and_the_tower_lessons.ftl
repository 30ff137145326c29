# Lekce hry Koťátko, nespadni!: první tahy jednoho hráče. Viz lessons.py.

tow-lesson-cards-title = Jedna karta za tah
tow-lesson-cards-text = Pomozte Totovi nahoru za maminkou: je to hvězda. Dostaňte ho do 10. patra tak, aby věž stála; tak vyhrajete, všichni společně. V každém tahu si vybereš jednu ze dvou vyložených akčních karet. Vezmi tu se stavbou z cihlové zdi a okna.
tow-lesson-cards-praise = Dvě stěny a podlaha, to je patro.
tow-lesson-cards-again = To se smí a ještě na to dojde. Nejdřív ale patro: cihly a okno.

tow-lesson-wall-title = Stěna v ruce
tow-lesson-wall-text = Stěna je karta, kterou ohneš. Posouvej ji nad podlahou tažením, tlačítky, šipkami nebo čísly. Otoč ji, ohni, chvíli vydrž v klidu a pusť. Od té chvíle rozhoduje gravitace.
tow-lesson-wall-praise = A je to. Stěnu, která nestojí, máš prostě zase v ruce.
tow-lesson-wall-again = Nezůstala stát, a tak ji máš zase v ruce. Postav ji celou na podlahu, ohnutou zhruba do pravého úhlu a dál od Tota.

tow-lesson-shove-title = Pozor, někdo tam stojí
tow-lesson-shove-text = Jedna stěna stojí, druhou máš v ruce. Co na věži stojí, do toho se nesmí strkat. Přesto to zkus: podrž stěnu přímo nad Totem a pusť.
tow-lesson-shove-praise = Tady ji pustit nejde. Stěna zůstane v ruce a počítá se to jako nezdařený pokus. Po pěti takových to můžeš vzdát.
tow-lesson-shove-again = To by šlo, ale napřed zkus, co se nesmí: přímo nad Totem.

tow-lesson-beside-title = Na stůl ne
tow-lesson-beside-text = Stěna stojí na nejvyšší podlaze a nikde jinde. Zkus to: podrž ji vedle podlahy, nad holým stolem, a pusť.
tow-lesson-beside-praise = Ani tady ji pustit nejde. Když dílek trochu přečnívá, je to něco jiného: to se smí a rozhodne gravitace.
tow-lesson-beside-again = To není vedle podlahy. Ještě dál: stačí 90 milimetrů dozadu.

tow-lesson-floor-title = A nahoru podlahu
tow-lesson-floor-text = Obě stěny stojí. Teď na ně polož další podlahu. Má ležet na obou, středem mezi nimi. Okno je o trochu vyšší než cihly, takže se podlaha nakloní. U zdejších věží je to běžné.
tow-lesson-floor-praise = Jakmile podlaha drží, je karta hotová.
tow-lesson-floor-again = Sklouzla. Zkus to znovu, středem mezi stěny.

tow-lesson-friend-title = Kamarádi jdou s vámi
tow-lesson-friend-text = Ve 2. patře už sedí oranžový kamarád. Posaď tam dalšího, libovolné barvy, vedle něj nebo na jeho hřbet. Patro změníš pod „Zadat čísly“ nebo klávesami Page Up a Page Down.
tow-lesson-friend-praise = U cílů se počítají jen kamarádi v patře přímo nad Totem.
tow-lesson-friend-again = Ještě ne. Má sedět ve 2. patře, vzpřímeně a dál od okraje.

tow-lesson-goal-title = Cíl je splněný
tow-lesson-goal-text = Dva kamarádi stejné barvy se dotýkají v patře nad Totem. Přesně to chce jeden z cílů, a proto svítí. Uplatni ho a Toto smí do 2. patra.
tow-lesson-goal-praise = Teď ho tam ještě přenést.
tow-lesson-goal-again = Cíl můžeš nechat být, ale Toto by radši šplhal. Uplatni ho.

tow-lesson-climb-title = A jde se nahoru
tow-lesson-climb-text = Tota máš v ruce. Posaď ho kamkoli ve 2. patře, jen ne na ostatní kočky.
tow-lesson-climb-praise = Jedno patro hotové. Zbývá osm.
tow-lesson-climb-again = Tota máš zase v ruce. Najdi mu ve 2. patře volné místo vedle kamarádů.

tow-lesson-pet-title = Pohlaď kočku
tow-lesson-pet-text = Přibyl bílý kamarád a karta žádá ještě něco: pohlaď některého z ostatních. Vyber koho a ze které strany. Je to jen lehký dotek, ale pohlazená kočka se pohne, a s ní třeba i to, co nese.
tow-lesson-pet-praise = Tak se hladí. Na jiných kartách máš pohladit všechny kamarády v patře, nebo po jednom od každé barvy.

tow-lesson-fall-title = Co smí spadnout
tow-lesson-fall-text = Spadlé podlahy a kamarádi se dají použít znovu. Spadlé stěny z dřívějších tahů jsou pryč a každá ti vezme jeden z pěti vousů. S pátou se věž zřítí a všichni prohrají. Až bude Toto v 10. patře, počítejte do pěti: když věž stojí, příběh je vyhraný. Teď si vyber další kartu.
tow-lesson-fall-praise = Pro hru o samotě i pro společnou víc vědět nepotřebuješ. Zbytek je klidná ruka.

tow-lesson-race-title = Proti sobě
tow-lesson-race-text = Hrát se dá i proti sobě: každý má vedle podlahy 1 své koťátko a k tomu dva tajné cíle. Tři karty leží vyložené. Pro jeden ze svých cílů potřebuješ oranžového kamaráda: vezmi kartu, která ho přivede.
tow-lesson-race-praise = Po kartě smíš ještě přenést jednoho kamaráda z patra svého koťátka do některého vyššího.
tow-lesson-race-again = To se smí, ale pro svůj cíl potřebuješ oranžového kamaráda. Vezmi tu kartu.

tow-lesson-secret-title = Tajný cíl
tow-lesson-secret-text = Pro tvé cíle platí kamarádi v kterémkoli patře nad tvým koťátkem. To je ještě na stole a oranžový kamarád sedí na podlaze 1: cíl je splněný. Uplatni ho a koťátko poleze. Cíl se dá i vyměnit za nový.
tow-lesson-secret-praise = Tvoje tlapka se v pořadí posouvá výš. Kdo věž shodí, skončí poslední; z ostatních vyhrává nejvyšší koťátko.
tow-lesson-secret-again = To se smí, ale koťátko by radši lezlo. Uplatni cíl.
