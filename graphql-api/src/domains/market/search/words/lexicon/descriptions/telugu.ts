/**
 * What people say of a thing in Telugu, in Latin letters, where they do not know its name or do not use it: the English name, and after ":" the
 * descriptions. A search that has the words of one, in any order and form, asks for the thing.
 */
export const TELUGU_DESCRIPTIONS = `
study lamp: table meeda light, table lamp, study lamp, chadive light, chaduvukune deepam, rathri chaduvukune light, tebul lyampu, room mate ki light padakunda, chaduvukodaniki lamp, desk light
trekking bag: trip ki pedda bag, kondalu ekke bag, pedda veepu bag, hiking bag
batteries: remote cells, gadiyaram cell, aa cells, pencil cell, pencil sellu, remote ki vese
lab record book: lab record, record book, observation book, lab manual, practical record, lab lo rase book, experiments rase pustakam
tshirt: round neck, ti shartu, banian lantidi, casual chokka, daily vese tshirt, room lo vese
phone: matladukune phone, smart fonu
keypad phone: internet leni phone, kevalam calls ki
phone holder: phone pattukune di, phone nilabette di, padukoni phone chudataniki, video chusetappudu phone pettadaniki
phone cover: phone venaka cover, back pouch, phone ki thodugu, phone padina pagalakunda
screen guard: screen guardu, phone addam, phone paina glass, screen pagalakunda, gorilla glass, screen ki geethalu padakunda, phone meeda athikinche di
charging cable: charging teega, phone ki guchhe wire, usb wire, charging pette wire
phone charger: phone ekkinchadaniki
laptop charger: laptop chargeru, computer charger, lappy ki guchhe di, laptop power cable
laptop: computer mosukellede, coding chese computer, bag lo patte computer, project cheyadaniki system, odilo pettukune computer
gaming laptop: graphics card unna lappy
tablet: pedda screen phone, ipad lantidi, notes rase tab, padam geese tab, palaka lanti phone, pdf chadive tab
laptop sleeve: laptop ki thodugu, laptop pette cover, laptop ki geethalu padakunda
cooling pad: laptop kinda fan, laptop challaga unchedi, laptop vedekkakunda, lappy cooling stand
laptop bag: laptop bagu, laptop pette bag, lappy mose bag, laptop tisukelle bag
laptop stand: laptop pettukune stand, laptop ettu ga pettadaniki, lappy stand, laptop nilabette di, meda noppi rakunda laptop, laptop kinda pettedi
neckband: medalo vese earphones, meda lo vesukune di, meda ki tagilinche earphones, medalo vele earphones, wire less patalu vine
earbuds: chevilo pettukune buds, airpods lantivi, chevulo dooredi
earphones: iyar phones, chevi lo wire
headphones: talaki pettukune headset, tala meeda pettukune
cotton cap: tala ki pettukune, enda ki topi, enda tagalakunda topi
ear tips: chevilo rubber mukka, earphones chivara rubber, ear buds thodugulu, earphones ki buds
speaker: patalu pette dabba, gattiga patalu vinadaniki, sound vachhe dabba, pata petti
power bank: phone charge chese battery, bayata charging pettadaniki, current lekunda charging, mose charger, extra battery
pen drive: pen draivu, cinemalu ekkinche di, system ki guchhe memory
memory card: memory cardu, phone lo vese chip, patalu ekkinche chip, micro sd, space penche chip
hard disk: cinemalu dachukune di, data backup ki, files dachipette dabba, movies store chese
monitor: pc screen
monitor arm: monitor pattukune cheyi, monitor ni tippe stand, screen ni pattukune rod, monitor gaalilo pettedi
mouse: computer eluka, click chese di, laptop mousu, system mouse, cursor kadipe di
keyboard: kee board, typing board, type chese di, laptop ki keyboard, buttons board, mechanical keyboard, computer typing ki
mouse pad: mouse pad, mouse kinda pettedi, mouse kinda mat, mouse kinda gudda, mouse kadipe mat
webcam: interview ki camera, system ki camera
printer: print theese machine, xerox machine, kagitam meeda achhu vese, printout teesedi, mudrana yantram
router: internet ichhe dabba
lan cable: ethernet wire, net wire, internet vairu, wifi box ki wire, laptop ki net cable, lan cabulu, net kosam teega
extension box: ekkuva pluglu pette di, chala plugs pettadaniki, board ki duram ga unte
usb hub: usb hub, usb ports penche di, laptop ki extra ports, chala pendrive lu pette, type c hub, laptop lo ports chalaka
hdmi cable: hdmi wire, tv ki laptop kalipe wire, monitor kalipe wire, projector wire, hdmi cabulu, laptop ni tv ki, screen kalipe teega
camera: photolu teese di, fotolu teese machine
tripod: moodu kaalla stand, camera nilabette di, reels teese stand, phone pette pedda stand
projector: goda meeda cinema, goda pai bomma vese, cinema vese machine, match pedda ga chudataniki, room lo theatre
television: cinema chuse petti, match chudataniki tv, bommala petti, goda tv
arduino: arduino board, mini project board
raspberry pi: iot board, card antha computer
soldering iron: wire lu atikinche di, wires kalipi kaalche, seesam karigiche, circuit atikinchadaniki, solder chese rod, tagaram karigiche di
multimeter: multi meetaru, voltage chuse meter, current kolise di, battery unda ledaa chuse, ece lab meter
breadboard: bread board, circuit pette board, wires guchhe board, ece lab board, randralu unna board, circuit kalipe board
smartwatch: touch watch, phone kalipe gadiyaram, heart beat chuse vachi
watch: cheti gadiyaram, cheyi watch, time chusukune di, mullula watch, cheti ki kattukune gadiyaram
alarm clock: alarm gadiyaaram, table clock, poddunna lepedi, nidra lepe gadiyaram, time ki lepe di, moge gadiyaram
wall clock: goda gadiyaram, wall clock, goda vaachi, goda ki pette clock, goda meeda time, room lo time chudataniki
game controller: remote tho game, ps controller, games aade remote, fifa aade joystick, chetilo pattukoni game
scientific calculator: lekkala machine, lekkalu chese di
calculator: lekkalu kattedi, kudikalu tisivethalu chese
drafter: first year drawing tool
drafting sheet: chart lu, drawing charts, pedda tella kagitam, bommalu vese kagitalu
drawing board: drawing bordu, drawing vese chekka, eg board, drawing sheet pette balla, bomma geese balla, drawing ki chekka
lab coat: lab ki vese tella chokka
apron: fitting lab dress, workshop khaki chokka
safety goggles: lab addalu, kallaku addalu, kallalo acid padakunda, chemistry lab kalladdalu, kallu kapade addalu
geometry box: vrutham geese di, maths box, vrutta lekhini, compass petti
scale: geethalu geeyadaniki, adugu badda
notebook: geethala pustakam
pen: rasukune pen, rayadaniki pen, exam rayadaniki pennu
pencil: cheripe pencil, lead pencil, bommalu geese pencil, cherapagaligina pen
eraser: rubber mender, pencil chekke di, cheripe rubber, tappu cheripe di, pencil mukku chese
highlighters: mukhyam line ki rangu, important lines ki pen, merise pen
sketch pens: rangu pennulu, rangulu vese pens, bomma rangulu, sketch pen set, chart ki colour pens
exam pad: raase atta, clip unna atta, exam lo paper kinda, paper kinda pette atta, pareekshalo vade chekka
whiteboard: tella bordu, rasi cheripe board, duster board, vait board
sticky notes: sticky notes, atikinche kagitalu, gum unna kagitalu, goda ki atikinche notes, pasupu kagitalu, gurthu kosam kagitam, chinna atuku papers
glue: kagitam atikinchadaniki, atikinche gum, pagilindi atikinche
stapler: stepler pins, kagitalu guchhe di, papers ki pin kotte, papers kalipi kotte, pinnu machine, assignment ki pin
file folder: file folder, certificates pette file, kagitalu pette cover, documents file, certificate cover, papers dachipette
scissors: cut chese di, kagitam kattirinche, paper kosedi, battalu kattirinche
college bag: kaleji bagu, veepu ki vese bag, back pack, books mose bag, bhujaniki vese bag
chemistry book: chemistry book, kemistri pustakam, chemistry pustakam, rasayana sastram, organic book, acids reactions book, jee chemistry
maths book: integration book
c programming book: c language book
cpp book: c plus plus
python book: python book, paithan book, python pustakam, python nerchukune book, python coding di, pythan basics
operating systems book: os pustakam, os subject book
computer networks book: network subject book, internet ela panichestundo book
digital electronics book: stld book, gates flipflop book
signals book: fourier book
thermodynamics book: vedi energy book
strength of materials book: beams book
mechanics book: engineering mechanics, mechanics pustakam, em book, mech first year book, statics dynamics book
electrical book: bee book, electrical pustakam, eee book, circuits book, basic electrical, current subject book, machines book eee
biology book: biology book, bio pustakam, jeeva sastram, neet biology, bi pi si book, botany zoology book
gate book: gate book, mtech entrance book
aptitude book: reasoning book, job exam lekkalu, campus test book
question papers: previous papers, patha question papers, mid papers, model papers, prasna patralu, sem papers
vocabulary book: english padalu book, vocabulary pustakam, spoken english, angla padalu
dictionary: english telugu nighantuvu, padala ardham book, meanings book, ardhalu chuse pustakam
novel: kadhala pustakam, timepass book, chaduvukune katha, fiction book
self help book: motivational pustakam, personality development, manchi alavatla book, jeevitham marche book
harry potter: magic pillodi books, manthrala school katha
bookends: pustakalu padakunda, pustakalu nilabette di, books padipokunda, book lu pakkana aapedi
book stand: pustakam nilabette, book stand, pustakam pettukune stand, chadive stand, book teruchi pette, book pattukune di
mattress: mancham pai vese di
foldable bed: foldable bed, kinda vesukune bed, madatha pette parupu, nela meeda padukune
mattress cover: parupu cover, parupu thodugu, bed tadavakunda cover, parupu murikavvakunda, bed ki zip cover
bedsheet: parupu meeda vese, bed paina parise gudda, bed meeda gudda
blanket: kappukune duppati, chalikalam duppati, manda duppati, doodi duppati
pillow: tala kinda pettukune, padukunetappudu tala ki
floor mat: nela meeda parise, kinda kurchune chapa, nela chapa, kinda padukune chapa
door mat: door mat, kaallu tudichedi, kaallu tudiche patta, gummam daggara mat, dar mat, kaalla patta, talupu daggara vese
curtain: kitiki tera, kitikee ki vese gudda, enda rakunda kurtain, door ki vese gudda, velugu rakunda gudda
bucket: snanam ki bucket, neellu pattukune di, snanaala gadi bucket
bottle: neellu pattukelle, water baatil, steel baatil
mug: neellu munche di, tala meeda neellu posukune
stool: snanam peeta, bathroom lo kurchune, kurchune chinna peeta, plastic peeta, battalu utikedappudu kurchune
basin tub: battalu nanabette tub, plastic tubbu, neella thotti, battalu utike tubbu
towel: ollu tuduchukune, snanam tarvata tuduchukune, ollu tudiche gudda, tala tuduchukune gudda
soap box: soap box, sabbu dabba, sabbu pette dabba, sabbu petti, sabbu unchadaniki, sabbu karagakunda
hair dryer: hair dryer, juttu aarabettedi, juttu aarabette machine, tala arabettedi, juttu ki vedi gali, hair draiyar, tala tvaraga aaradaniki
trimmer: gaddam teese machine, gaddam trim, gaddam geesukune, gaddam chinnaga cheyadaniki, juttu kattirinche machine, beard machine
shaving kit: gaddam geesukune di, shaving kit, gaddam set, gaddam geese blade, shaving set
mirror: moham chusukune
comb: tala duvvukune, juttu duvvukune di
drying rack: battalu endabettadaniki, room lo battalu arabette
clothesline: battalu aarese tadu, battalu aarese teega, nylon tadu, battala dandem, room lo katte tadu
clothes clips: battalu egiripokunda, battalu gaaliki padakunda, battalaki pette clips, dandem clippulu
hanger: battalu tagilinche di, chokka tagilinche, shirt vese hanger, battalu velade deese, almara lo battala ki
iron box: battalu iron chese di, mudathalu teese di, battala mudathalu poye
heater rod: baketu lo pette rod, neellu vedi chese di, neellu kaagabette
room heater: room heater, gadi vedi chese, chali ki heater, room vedi ga unchadaniki, chali kalam heater, vedi gali machine, chali tattukodaniki
table fan: gaali pankha, gali vachhe fan, ukka posthe fan
clip fan: current leka poina gaali, mancham ki pette fan, charging pette phanu
cooler: challa gaali machine, room challaga avvadaniki, ac badulu cooler
mosquito net: domalu kuttakunda net
mosquito machine: domala mandu, domalu povadaniki machine, domalu rakunda liquid, plug ki pette domala mandu, doma mandu
mosquito racket: current bat
mosquito coil: mosquito coil, domala chakram, domala coil, poga vachhe domala mandu, kaliche domala mandu, tortoise coil, doma battilu
padlock: tala kappa, thaalam kappa, room ki talam, talupu ki vese talam, almara ki taalam, dongalu rakunda lock
number lock: number pette lock, chain lock
trunk: mancham kinda pette, battala inapa petti
suitcase: suit case, chakrala petti, laage bag, laagukelle petti, oorelle petti, ooriki velle bag, wheels unna bag, prayanam petti, oorelle bag, battala bag, battala sanchi, prayanam bag, cheti bag, ooriki battalu pette bag, duffel bag
emergency light: current poina velige, chargable lantern, emerjensi lait
bulb: lightu balb, room ki bulb, velugu kosam bulb, holder ki pette light, tube light
laundry bag: murikibattalu vese
laundry basket: battala butta, laundry butta, muriki battala butta, vidichina battalu vese, buttalo battalu, battala bin, laundry baasket
washing brush: battala brush, battalu utike brush, battalu ruddhe di, muriki vadile brush, battalu tome brush, collar ruddhe brush
broom: chipuru katta, room oodche cheepuru, gadi oodvadaniki, room clean chese, chetta oodche
mop: room tudiche karra, nela tudiche di, tadi gudda karra, gadi tudavadaniki, floor tudiche, karra tho tudiche gudda
dustbin: chetta butta, chetta dabba, chetta vese di, chettha vese dabba, room lo chetta vese, chetta kundi, dust binnu
room freshener: room lo kampu pokunda, kampu poye spray
raincoat: vaana lo vesukune, tadavakunda coat, varsham lo vesukune dress
umbrella: enda tagalakunda
kettle: tea pettukune di, guddu udakabette, neellu kaachukune jug, tagadaniki vedi neellu
gas stove: gas poyyi, gyas stov, vanta poyyi, cylinder stove, manta poyyi, vanta chese di gas tho
cooker: vijil vese, pappu vande di
rice cooker: raisu kukkar, current lo annam, biyyam udike
pan: maggi chese ginne, dosalu vese, kura vepe, nune lo vepe, vepudu chese di
cooking pot: vanta ginne, kura chese ginne, paalu kaache ginne, vanta patra, sambar chese ginne, kura vande di
thermos flask: vediga unde bottle, tea vediga unche, vedi neella flask, coffee vedi poku, vedi taggakunda
tiffin: box lo annam, annam pettukelle
coffee mug: kaafi kappu, paalu tage kappu, horlicks cup
glass: neellu tage glass, steel glaasu, manchineella gilasa, tagadaniki glass
plate: annam vaddinchukune
bowl: maggi tine bowl, perugu ginne, kura vesukune, oats tine bowl
knife: kuragayalu kose, ullipayalu koyadaniki, pandlu kose chaaku, apple kose, kooragayala katti
storage containers: pachhadi dabba, snacks dabba, uppu pappu dabbalu, jantikalu pette dabba, gaali doorani dabba, pickle dabba
blender: majjiga chilike, juice chese machine, pachhadi rubbe
sandwich maker: sandvich machine, bread kaalche di, bread toast chese, bread vedi chese, sandwich chesukune
microwave oven: annam vedi chese, food vedi chesukune, challarindi vedi chese, maikro oven, pizza vedi chese
mini fridge: challaga unche petti, neellu challaga pette, paalu padavakunda, cool drinks pette, ice vachhe petti
weighing scale: weight machine, baruvu chuse machine, baruvu tuche di, weight chusukune, enta baruvu chudataniki, wait machine
shaker: protein bottle, whey kalipe di
cycle: tokke bandi, pedal bandi, petrol lekunda bandi
gear cycle: gears unna cycle, kondalu ekke cycle
ladies cycle: aadapillala cycle
cycle pump: tyre gaali nimpe
cycle light: rathri tokkadaniki light
cycle bell: cycle bell, saikil bellu, addam vaste kotte bell, tring tring bell
cycle helmet: cycle tala ki, padithe tala ki debba, tala kapade cycle di
two wheeler helmet: bandi helmet, bandi meeda pettukune, police pattukokunda helmet
cricket bat: bantini kotte, cricket adukovadaniki
cricket ball: cricket banthi
tennis ball: mettani banthi, rubber banthi, galli cricket banthi, mettani ball
badminton racket: cock kotte bat, shuttle adadaniki, bat badminton di
shuttle: eekala bantini, eekala cock, badminton lo kotte
table tennis bat: table tennis bat, tt aade chekka, tt adadaniki, tebul tennis batu
football: kaalitho tanne bantini, kaalu tho aade ball, tanne ball
basketball: ring lo vese ball, butta lo vese banthi, egiri vese ball, pedda orange ball
volleyball: vaali ball, net meeda kotte ball, chetulato kotte banthi
football shoes: mullu unna shoes, kinda mullula shoes
slippers: bathroom cheppulu, room lo vese cheppulu, rubber cheppulu, hawai cheppulu, kaallaki vesukune
dumbbells: body penchadaniki, baruvu etti
skipping rope: skiping tadu, egire tadu, dookudu tadu, weight taggadaniki tadu, jump rope, gentule tadu
yoga mat: yogasanalu chapa, kinda vesukoni exercise
swim goggles: eeta addalu, eetha kotte addalu, kallalo neellu pokunda, eethaki kalladdalu, pool lo pettukune
carrom: kaaram balla
chess: cess board, chadarangam balla, chess balla, raju mantri aata, buddhi tho aade game, chess pavulu
study table: chadukodaniki balla, pustakalu pette table, sorugu unna table
playing cards: peka mukkalu, pekata mukkalu, rummy aade cards, uno cards, playing kardulu
guitar: teegalu meete
guitar picks: guitar meete mukka, guitar ki clip, teega meete chinna di
guitar strings: guitar strings, guitar teegalu, gitar teega, gitaru vairlu, teegi poyina string, strings set
guitar stand: guitar nilabette di, guitar aanchedi
guitar bag: guitar bag, gitar bagu, guitar cover, guitar mose bag, gitaru sanchi, guitar pette cover
piano: kee bord music, nalupu telupu buttons, melodi vayinche
ukulele: nalugu teegala guitar, potti guitar
flute: pillana grovi, oodhe vayidyam, krishnudi murali, noti tho oode di
cajon: chekka petti drum, chetho kotte dappu, kurchoni kotte petti
tabla: kotte vayidyam, chetulato vayinche, mrudangam lantidi
mic: patalu paade mic, voice record chese, karaoke mic, matlade maiku, recording mic
hoodie: topi unna sweater, cap unna tshirt, chalikalam vese
sweater: chali sweater, chali ki vesukune, woollen sweater, chali kotu, chalikalam chokka
jacket: paina vesukune coat
jeans: jeen pyantu, denim pant, blue jeans pant, casual pyant
track pants: track pant, night pant, gym pant, jogging pant, room lo vese pant, parigette pant, nightu pyantu
shorts: half pant, mokali daaka pant, game ki nikkar, room lo nikkaru
blazer: interview ki kotu, shirt meeda vese coat, pelli coat
formal shoes: polish chese boots
saree: farewell ki cheera, pattu cheera, traditional day cheera, kattukune cheera, function cheera
lehenga: function dress ammayi
kurta: pandaga ki vesukune, sherwani lantidi
winter cap: chevulu moose topi, mankey kyap
tie: meda ki kattukune, placements ki tai, shirt ki kattede, mudi vese tie
belt: nadumu belt, pyant jaarakunda, nadumu ki pettukune, leather beltu, pant loose ayithe
socks: kaali socks, shoes lo vese, boots lopala vese, kaallaki chali socks
wallet: dabbulu pettukune, dabbulu pette purse, jebu purse, cards pette, gents parsu
sunglasses: enda addalu, enda ki glasses, style addalu
neck pillow: neck pillow, meda dindu, bus lo nidra ki dindu, train lo meda pillow, journey dindu, meda noppi rakunda, prayanam talagada
bed table: mancham meeda pette balla, odilo pettukune table, madiche chinna balla
office chair: wheels unna kurchi, tirige cheir, computer kurchi, veepu noppi rakunda kurchi, system mundu kurchune, gaming kurchi
bean bag: mettani kurchi, balls unna sanchi kurchi, kurchune sanchi, mettaga kurchune, kinda kurchune mettani
cot: inapa mancham, parupu vese mancham
shoe stand: cheppulu pette rack, chepulu pette di
cupboard: battalu sardukune almara, gudda almara
wall hooks: goda hook, battalu tagilinche hook, goda ki atikinche hooks, sanchi tagilinchadaniki, bag vela deese
screwdriver set: screw driver, skru draivar, screw bigiche di, screw oodadeese, bolts bigiche, repair saamanu, maralu bigiche, spanner set
double sided tape: double tape, rendu vaipula atuku, goda ki atikinche tape, cello tape, atikinche tepu, poster atikinche
posters: goda bommalu, goda ki atikinche bomma, hero photo goda ki, room decoration bommalu, wall poster
first aid kit: first aid kit, mandula dabba, debba tagilithe mandulu, pradhama chikitsa, gaayam ki kattu, bandage box, fast aid, jwaram mandulu
water filter: water filter, neella filter, neellu shubram chese, manchineellu chese, tage neella machine
water can: neella dabba, neella tin, iravai litres can, manchineella kyanu, neella drum
hot water bag: hot water bag, vedi neella sanchi, noppi ki vedi bag, kaapadam bag, veepu noppi ki, periods noppi ki bag, vedi kaapu, nadumu noppi bag
sewing kit: sooti daram, soodi daram, kuttukune set, gundeelu kutte, chirigindi kuttadaniki, buttons kuttukune
tent: camping tent, bayata padukune gudaram, trip lo padukune, kondala meeda padukune
sleeping bag: sleeping bag, doori padukune bag, padukune sanchi, camping lo padukune, zip duppati, trek lo nidra ki, sanchi lanti parupu
`;
