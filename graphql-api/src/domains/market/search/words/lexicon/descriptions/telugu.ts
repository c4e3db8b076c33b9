/**
 * How people describe things in Telugu, in Latin letters, if they do not know or use the name: the English name, and after ":" the descriptions. A
 * search that contains all words of a description, in any order and form, asks for the thing.
 */
export const TELUGU_DESCRIPTIONS = `
study table: laptop pettukune table, chadukodaniki balla, study table, chaduvukune table, chadivi rasukune balla, pustakalu pette table, sorugu unna table, chaduvukovadaniki balla, chaduvukodaniki balla, rasukodaniki balla, gadilo chaduvukune balla, kurchoni chaduvukune balla
book stand: book stand, pustakam nilabette, pustakam pettukune stand, chadive stand, book teruchi pette, book pattukune di
study lamp: table meeda light, table lamp, chadive light, chaduvukune deepam, rathri chaduvukune light, tebul lyampu, room mate ki light padakunda, chaduvukodaniki lamp, desk light
power bank: bayata charging pettadaniki, power banku, current lekunda charging, journey lo charging ki, mose charger, extra battery, bayata phone charge, bayata charge ayipothe, phone charge ayipothe, phone charge aipothe bayata, journey lo phone charge, train lo phone charge, bus lo charging, charge tvaraga ayipotundi phone, battery ayipothe bayata
extension box: multi plug, extension box, switch board, plug board, ekkuva pluglu pette di, chala plugs pettadaniki, board ki duram ga unte, wire unna plug box, okate socket chala plugs, chala plugs pettali, plug points saripovu, sockets takkuva, oka socket lo aidu plugs, chala chargers okesari, plug point duram, andaram charge pettukovali, board duranga undi
tablet: pedda screen phone, notes rase tab, padam geese tab, palaka lanti phone, pdf chadive tab
tripod: phone pette pedda stand, moodu kaalla stand, camera nilabette di, camera nilabettadaniki, camera nilabette, reels teeyadaniki, moodu kaalla camera, camera mukkali, video teeyadaniki stand, camera nilabette mukkali
sketch pens: rangulu vese pens, rangu pennulu, bomma rangulu, sketch pen set
blender: juice chese machine, lassi chese di, majjiga chilike, pachhadi rubbe, chetho pattukune mixi, juice cheyadaniki, juice chese, lassi cheyadaniki, milkshake cheyadaniki, pachadi rubbadaniki
cycle helmet: cycle tala ki, cycle tokketappudu helmet, padithe tala ki debba, tala kapade cycle di, cycle tokketappudu tala, cycle padithe tala
jacket: jeans jacket, denim jaaket, chali jacket, bike meeda vese jacket, paina vesukune coat, leather jaaket
trekking bag: trip ki pedda bag, pedda veepu bag, kondalu ekke bag, treking bagu, hiking bag
phone: matladukune phone, whatsapp vade phone, smart fonu
keypad phone: keypad phone, basic phone, internet leni phone, noppukune buttons phone, net leni phone, matladadaniki matrame phone, button phone, calls kosam phone, exam time lo phone net lekunda
phone holder: phone pattukune di, phone nilabette di, mancham daggara phone stand, padukoni phone chudataniki, video chusetappudu phone pettadaniki, phone nilabettadaniki, padukoni phone, padukoni video chudadaniki, phone pattukune stand
phone cover: back cover, phone venaka cover, phone pouch, phone ki thodugu, phone padina pagalakunda, mobile venuka case
screen guard: screen guardu, phone addam, phone paina glass, screen pagalakunda, gorilla glass, screen ki geethalu padakunda, phone meeda athikinche di
charging cable: cable vairu, charging teega, phone ki guchhe wire, chargeru cable, usb wire, charging wire, phone ki wire, charger teega
phone charger: charging brick, goda ki guchhe charger, phone ekkinchadaniki, charging pettedi
laptop charger: laptop charging wire, computer charger, lappy ki guchhe di, laptop power cable, laptop charge cheyadaniki, laptop charging
laptop: computer mosukellede, coding chese computer, bag lo patte computer, odilo pettukune computer
gaming laptop: games aade laptop, valorant aade laptop, graphics card unna lappy, heavy games aadataniki, pubg aade system, game lu aadukune laptop
laptop sleeve: lappy cover, laptop pouch, laptop sanchi, laptop ki thodugu, laptop ki geethalu padakunda, laptop geethalu padakunda
laptop bag: laptop sanchi, laptop bagu, lappy mose bag, laptop patte sanchi, laptop tisukelle bag, laptop mosukelle, laptop tisukelladaniki, laptop pettukune bag
cooling pad: laptop cooler, laptop kinda fan, laptop challaga unchedi, laptop vedekkakunda, lappy cooling stand, laptop ki fan, laptop heat avvakunda, laptop vedekkutundi, laptop vedi, laptop challaga, laptop vedekki potundi
laptop stand: laptop ettu ga pettadaniki, lappy stand, laptop nilabette di, meda noppi rakunda laptop, laptop kinda pettedi
neckband: medalo vese earphones, meda lo vesukune di, meda ki tagilinche earphones, bluetooth neckbandu, medalo vele earphones, wire less patalu vine, medalo vesukune earphones, meda lo patalu, medalo vele, medalo vesukoni patalu
earbuds: chevilo pettukune buds, wire leni earphones, chevulo dooredi, chevilo wire lekunda, wire lekunda patalu, chevilo pettukune wireless, bluetooth chevilo
earphones: iyar phones, chevilo pettukune di, patalu vinadaniki, wire earphones, chevi lo wire, paatalu vine wire, chevilo pettukune, chevilo patalu, patalu vinadaniki chevilo
headphones: paatalu vinataniki pedda di, head set, talaki pettukune headset, tala meeda pettukune, chevulu moose headset, chevulu moose, tala meeda patalu, bayata sound vinapadakunda, roommate sound vinapadakunda
cotton cap: tala ki pettukune, enda ki topi, enda tagalakunda topi
ear tips: chevilo rubber mukka, silicone tips, earphones chivara rubber, ear buds thodugulu, earbuds rubber, chevi rubber
speaker: patalu pette dabba, gattiga patalu vinadaniki, room lo patalu pettadaniki, sound vachhe dabba, gattiga patalu, patalu gattiga, room lo patalu, party lo patalu, andaru patalu vinadaniki, patala dabba
pen drive: pen draivu, cinemalu ekkinche di, data pettukune chinnadi, movies copy ki, system ki guchhe memory, files copy cheyadaniki, files tisukelladaniki, cinemalu copy
memory card: memory cardu, phone lo vese chip, patalu ekkinche chip, space penche chip
hard disk: cinemalu dachukune di, files dachipette dabba, movies store chese, chala cinemalu, cinemalu dachukodaniki, photolu anni dachukodaniki, backup dachukodaniki
monitor: laptop ki rendo screen, pedda tera, rendo tera, laptop ki pedda tera, coding ki pedda screen
monitor arm: monitor pattukune cheyi, monitor ni tippe stand, screen ni pattukune rod, table ki bigiche monitor stand, monitor gaalilo pettedi
mouse: computer eluka, click chese di, laptop mousu, cursor kadipe di
keyboard: kee board, typing board, type chese di, laptop ki keyboard, buttons board, mechanical keyboard, computer typing ki
mouse pad: mouse pad, mouse kinda pettedi, mouse kinda mat, mouse kinda gudda, mouse kadipe mat, mouse paddu
webcam: interview ki camera, system ki camera
printer: print theese machine, xerox machine, kagitam meeda achhu vese, printout teesedi, mudrana yantram
router: net box, room lo wifi ki, internet ichhe dabba, wifi machine, room lo wifi, room lo net, net ravatledu room, gadilo internet
lan cable: ethernet wire, net wire, internet vairu, wifi box ki wire, lan cabulu, net kosam teega
usb hub: usb ports penche di, laptop ki extra ports, chala pendrive lu pette, laptop lo ports chalaka
hdmi cable: hdmi wire, tv ki laptop kalipe wire, monitor kalipe wire, projector wire, hdmi cabulu, laptop ni tv ki, screen kalipe teega
camera: photo camera, photolu teese di, photos teeyadaniki, fotolu teese machine, photo teesedi, video teese camera, photolu teeyadaniki, bommalu teeyadaniki, photo teese
projector: goda meeda cinema, goda pai bomma vese, cinema vese machine, match pedda ga chudataniki, room lo theatre
television: cinema chuse petti, match chudataniki tv, bommala petti, goda tv
arduino: ardino kit, arduino board, iot project kit, project ki sensors, mini project board, robo chese kit, robo cheyadaniki, circuit project cheyadaniki, electronics project cheyadaniki
raspberry pi: iot board, card antha computer
soldering iron: soldering iron, soldring gun, solder gun, wire lu atikinche di, wires kalipi kaalche, seesam karigiche, circuit atikinchadaniki, solder chese rod, tagaram karigiche di, wires atikinchadaniki, wire lu kalapadaniki, circuit atikinche
multimeter: multi meetaru, voltage chuse meter, current kolise di, volt meter, battery unda ledaa chuse, ece lab meter, current check chese, current kolavadaniki, voltage kolavadaniki, current chuse meter
breadboard: bread board, wires guchhe board, ece lab board, randralu unna board, circuit kalipe board
smartwatch: smart vaachi, cheti ki pettukune smart, adugulu lekkabette watch, steps chuse watch, phone kalipe gadiyaram, heart beat chuse vachi, cheti gadiyaram adugulu, adugulu lekkinche, cheti ki kattukune
watch: cheti gadiyaram, cheyi watch, time chusukune di, mullula watch, cheti ki kattukune gadiyaram
alarm clock: alarm gadiyaaram, table clock, poddunna lepedi, nidra lepe gadiyaram, time ki lepe di, moge gadiyaram
wall clock: goda gadiyaram, goda vaachi, goda ki pette clock, goda meeda time, room lo time chudataniki
game controller: remote tho game, games aade remote, fifa aade joystick, chetilo pattukoni game
scientific calculator: scientific calculator, sci calci, engineering calculator, exam lo tisukelle calci, lekkala machine, integration chese calci, lekkalu chese di, sems ki calculator, exam lo lekkalu, sin cos lekkalu, engineering lekkalu machine, pareekshalo lekkalu
calculator: mamulu calculator, kirana kottu calculator, lekkalu kattedi, kudikalu tisivethalu chese, ganaka yantram, gst calci, lekkalu cheyadaniki, lekkalu kattadaniki, lekkala machine
drafter: geethalu geese drafter, first year drawing tool, graphics class lo vade, geethalu geeyadaniki, drawing geethalu, engineering drawing geese
drafting sheet: drawing sheetlu, drawing charts, pedda tella kagitam, bommalu vese kagitalu, engineering drawing sheetlu
drawing board: drawing bordu, drawing vese chekka, eg board, drawing sheet pette balla, bomma geese balla
lab coat: tella coat, tella kotu, lab ki vese tella chokka, lab lo vesukune tella, lab lo vesukune, chemistry lab vesukune, lab ki tella kotu
apron: workshop lo vesukune, battalu murikavvakunda apron, workshop khaki chokka, workshop ki battalu
safety goggles: lab addalu, kallaku addalu, kallalo acid padakunda, chemistry lab kalladdalu, kallu kapade addalu, acid kallaki addalu, kallaki acid, kallaki addalu lab, acid padakunda, lab lo kallaki, kallaku addalu lab, lab lo kallu, kallalo acid
lab record book: record book, observation book, lab lo rase book, experiments rase pustakam
geometry box: jamentri box, instrument box, compass scale set, vrutham geese di, maths box, vrutta lekhini, compass petti, vrutham geeyadaniki, gundrani geethalu
scale: scale badda, geetha geese scale, kolise scale, geethalu geeyadaniki, steel scale, roller scale
notebook: notes pustakam, rasukune pustakam, notes rase book, long book, geethala pustakam, notes rasukodaniki, rasukodaniki pustakam, class lo rasukodaniki, notes rayadaniki
pen: rasukune pen, rayadaniki pen, blue pen, exam rayadaniki pennu
pencil: cheripe pencil, bommalu geese pencil, cherapagaligina pen
eraser: rubber mender, pencil chekke di, cheripe rubber, tappu cheripe di, pencil mukku chese
highlighters: lines ki colour vese, mukhyam line ki rangu, important lines ki pen, merise pen, book lo geese colour pen, mukhyamaina line, line ki rangu, pustakam lo geethalu rangu
exam pad: exam pad, pareeksha atta, raase atta, exam lo paper kinda, paper kinda pette atta, pareekshalo vade chekka, pareekshalo rase atta, exam lo rayadaniki atta
whiteboard: white board, tella board, tella bordu, marker tho rase board, goda ki rase board, rasi cheripe board, duster board, plan rase board, vait board, goda meeda rayadaniki, rasi cherapadaniki, goda ki rase
sticky notes: sticky notes, atikinche kagitalu, gum unna kagitalu, goda ki atikinche notes, pasupu kagitalu, chinna atuku papers
glue: kagitam atikinchadaniki, atikinche gum, pagilindi atikinche
stapler: stepler pins, kagitalu guchhe di, papers ki pin kotte, pinnu machine
file folder: kagitalu pette cover, certificate cover, papers dachipette
scissors: cut chese di, kagitam kattirinche, paper kosedi, battalu kattirinche
college bag: kaleji bagu, pustakala bag, pustakala sanchi, veepu ki vese bag, books mose bag, bhujaniki vese bag, pustakalu mose, pustakalu mosukelladaniki, college ki pustakalu bag, veepu meeda bag, pustakalu tisukelle
physics book: physics book, phisics pustakam, bhoutika sastram
chemistry book: chemistry book, kemistri pustakam, chemistry pustakam, rasayana sastram, organic book, acids reactions book, jee chemistry
maths book: maths book, lekkala pustakam, ganitham book, maths pustakam, m one maths, integration book, lekkalu nerchukune book
c programming book: c book, c language book, c programming pustakam, kanetkar book, coding nerchukune book, programming pustakam, coding nerchukovadaniki pustakam, programming nerchukune, c nerchukovadaniki
cpp book: oops book, oop subject book
java book: java book, java nerchukune book, java coding pustakam, java nerchukovadaniki, java nerchukune
python book: python book, paithan book, python pustakam, python nerchukune book, pythan basics
algorithms book: algo pustakam, data structures pustakam, coding interview algo book, algorithms nerchukune, dsa nerchukune
operating systems book: os pustakam, operating system pustakam, os subject book, opareting system, dinosaur pustakam
computer networks book: networks pustakam, network subject book, cn pustakam, internet ela panichestundo book
database book: dbms pustakam, sql book, database pustakam, data base book
digital electronics book: digital design pustakam, dld pustakam, stld book, gates flipflop book
signals book: signals pustakam, ece signals book, fourier book
thermodynamics book: thermodynamics pustakam, vedi energy book, termo dynamics
strength of materials book: som pustakam, bansal book, mech som, civil som book, strength of materials pustakam, beams book
mechanics book: mechanics pustakam, em book, mech first year book, statics dynamics book
electrical book: bee book, electrical pustakam, eee book, circuits book, current subject book, machines book eee
biology book: biology book, bio pustakam, jeeva sastram, neet biology, bi pi si book, botany zoology book
gate book: gate book, gate pustakam, gate previous papers, gate material, gate prep book, geit book, mtech entrance book, gate ki pustakam, gate pareeksha pustakam, gate preparation pustakam
aptitude book: aptitude book, aptitude pustakam, reasoning book, job exam lekkalu, campus test book, placements ki pustakam, udyogam kosam chaduvu, company test pustakam, placements preparation
question papers: mid papers, prasna patralu, sem papers, question paperlu
vocabulary book: english book, norman lewis, english padalu book, english nerchukune pustakam, vocabulary pustakam, angla padalu, english nerchukovadaniki pustakam, english padalu nerchukune, english matladadaniki pustakam
dictionary: english telugu nighantuvu, padala ardham book, meanings book, ardhalu chuse pustakam
novel: katha pustakam, kathala book, kadhala pustakam, timepass book, telugu navala, chaduvukune katha, fiction book, kathalu chadavadaniki, nidra mundu chadavadaniki, train lo chadavadaniki
self help book: self help book, motivational pustakam, manchi alavatla book, jeevitham marche book
harry potter: hari potter, harry potter set, magic pillodi books, manthrala school katha, harry potter pustakalu
bookends: pustakalu padakunda, pustakalu nilabette di, books nilabette stand, books padipokunda, book lu pakkana aapedi, pustakalu padipokunda, pustakalu nilabettadaniki
mattress: nidra poye parupu, mancham meeda parupu, padukune parupu, foam bed, mancham pai vese di, cotton parupu, mettani bed, padukovadaniki parupu, nidra parupu, okariki parupu, padukodaniki mettani, mettani parupu
cot: parupu vese mancham, mancham madiche, folding cot, padukune mancham, navaru mancham, inapa mancham, okkari mancham, madatha mancham, madiche mancham, padukovadaniki mancham, madatha pette mancham, mancham madatha
foldable bed: madiche bed, madiche parupu, foldable bed, folding beddu, chutti pettukune bed, kinda vesukune bed, madatha pette parupu, nela meeda padukune, snehitulu vaste padukodaniki, chuttalu vaste padukovadaniki, nela meeda padukodaniki
mattress cover: parupu cover, parupu thodugu, bed tadavakunda cover, parupu murikavvakunda, bed ki zip cover, mattress coveru, parupu tadavakunda, parupu ki thodugu, parupu meeda cover
bedsheet: bed shitu, parupu meeda vese, bed paina parise gudda, mancham meeda duppati, bed meeda gudda, pakka gudda, parupu meeda duppati, parupu meeda vese duppati, mancham meeda parise, parupu meeda parise, parupu meeda vese gudda
blanket: kappukune duppati, chali ki kappukune, chalikalam duppati, chali vestunte kappukone, mandapati raggu, manda duppati, doodi duppati, chali ki mandamaina, chali ki duppati, chaliki baruvaina duppati, kappukodaniki, chali duppati, baruvaina duppati, chali kappukune, rathri chali kappukodaniki, ac lo kappukodaniki
pillow: tala kinda pettukune, tala kinda dindu, mettani dindu, tala dindu, tala kinda, meda noppi nidra, tala pettukuni padukune
pillow cover: dindu cover, pillow coveru, dindu galeebu, dindu ki thodugu, dindu gudda, talagada thodugu
floor mat: nela meeda parise, kinda kurchune chapa, nela chapa, kinda padukune chapa
door mat: door mat, kaallu tudichedi, kaallu tudiche patta, gummam daggara mat, dar mat, kaalla patta, talupu daggara vese
curtain: kitiki tera, kitikee ki vese gudda, enda rakunda kurtain, door ki vese gudda, velugu rakunda gudda
bucket: neella bucket, snanam ki bucket, neellu pattukune di, plastic baketu, battalu nanabette bucket, pindi baketu, snanaala gadi bucket, snanam bucket, battalu nanabettadaniki, battalu utakadaniki bucket, neellu pattadaniki, battalu uthakadaniki
bottle: neellu pattukelle, neella bottle, neella seesa, water baatil, manchineella bottle, neellu tagadaniki, challaga unde bottle, steel baatil, neellu pattukelladaniki, manchineellu tagadaniki, challati neellu, class ki neellu, neellu tisukelladaniki
mug: snanam maggu, neellu posukune mug, neellu munche di, plastic chembu, tala meeda neellu posukune, neellu posukune, snanam chembu, neellu posukodaniki
stool: snanam peeta, bathroom lo kurchune, kurchune chinna peeta, plastic peeta, battalu utikedappudu kurchune
basin tub: battalu nanabette tub, plastic tubbu, neella thotti, battalu utike tubbu
towel: ollu tuduchukune, snanam tarvata tuduchukune, ollu tudiche gudda, tala tuduchukune gudda
soap box: sabbu dabba, sabbu petti, sabbu unchadaniki, sabbu karagakunda
hair dryer: juttu aarabettedi, juttu aarabette machine, tala arabettedi, juttu ki vedi gali, hair draiyar, tala tvaraga aaradaniki
trimmer: gaddam teese machine, gaddam trim, gaddam geesukune, gaddam chinnaga cheyadaniki, juttu kattirinche machine, beard machine
shaving kit: gaddam geesukune di, gaddam set, gaddam geese blade, shaving set
mirror: moham chusukune, mukham chusukune addam, goda addam, tala duvvukune addam, reddy avvadaniki addam, mukham chusukovadaniki, moham chusukodaniki, tala duvvukodaniki, goda addam mukham
comb: tala duvvukune, juttu duvvukune di
drying rack: battalu aaresukune stand, battala stand, cloth stand, battalu aarabette stand, drying stand, battalu aarese di, tadi battalu vese stand, battalu endabettadaniki, room lo battalu arabette, battalu aarabettukune stand, battalu aarabettadaniki, battalu aarese stand, tadi battalu aarabettadaniki, battalu aaratam ledu, battalu aarabettadaniki chotu, varsham lo battalu aaratledu, battalu endabette
clothesline: battalu aarese tadu, battalu aarese teega, nylon tadu, battala dandem, room lo katte tadu
clothes clips: battala clips, battalu egiripokunda, battalu gaaliki padakunda, cloth clipulu, dandem clippulu, thadu ki pette clips, battalu gaaliki egiripotunnayi, battalu tadu clips, tadu meeda battalu clips
hanger: battalu tagilinche di, chokka tagilinche, shirt vese hanger, battalu velade deese, almara lo battala ki
iron box: battalu istri chese, battalu iron chese di, mudathalu teese di, chokka istri cheyadaniki, battala mudathalu poye, ayaran box, shirt ki istri, battalu istri, battalu iron, battala mudathalu, chokka istri, mudathalu poye battalu
heater rod: water heater, vedi neella rod, neellu kaache rod, vedi neellu kosam, snanam ki vedi neellu, baketu lo pette rod, heater raadu, neellu kaagabette, current rod, snananiki vedi neellu, snananiki neellu vedi, snanam vedi neellu, bucket lo neellu vedi, neellu vedi rod, chali lo snanam vedi, neellu vedi cheyyali snanam
room heater: room heater, gadi vedi chese, chali ki heater, room vedi ga unchadaniki, chali kalam heater, vedi gali machine, chali tattukodaniki
table fan: table fan, table phanu, gaali pankha, gali vachhe fan, ukka posthe fan, visana karra lantidi, balla meeda fan, table meeda gaali, gaali ravatledu, gaali kosam balla, ukka posthundi gaali
clip fan: current poyina tirige fan, current leka poina gaali, battery fan, mancham ki pette fan, charging pette phanu, usb fan, current poyina fan, current lekapoina gaali, current lekunda fan, charging tho tirige fan
cooler: yeyir cooler, neellu pose cooler, challa gaali machine, challani gaali ichhe, vesavi ki cooler, enda kalam cooler, room challaga avvadaniki, endalu ekkuva challa gaali, challa gaali, gadi challaga, room challaga undadaniki, vesavi lo challaga, endalu ekkuva, vedi tattukoleka
mosquito net: doma tera, domalu rakunda tera, mancham ki domatera, domalu kuttakunda net, mosquito nettu, padukunetappudu domalu rakunda, domalu kuttakunda nidra, domalu kuttakunda padukovadaniki, mancham ki domalu, nidralo domalu, padukunte domalu
mosquito machine: domala mandu, domala machine, domalu povadaniki machine, domalu rakunda liquid, plug ki pette domala mandu, domala refill, doma mandu, domala mandu machine, domalu tarimeyadaniki, domalu povadaniki, domalu rakunda plug, domalu parigettinche
mosquito racket: domala bat, dhomala batu, doma bat, domalu champe bat, domalni kotte bat, current bat, mosquito battu, domalu champadaniki, tap mane domala bat, charging domala bat, domalanu kottadaniki, domalu kottadaniki, domalu champali
mosquito coil: domala chakram, domala coil, poga vachhe domala mandu, kaliche domala mandu, doma battilu
door lock: tala kappa, thaalam kappa, room ki talam, talupu ki vese talam, almara ki taalam, dongalu rakunda lock, key unna lock, talupu ki talam, gadi talupu talam, gadi ki talam, talam chevulu, taalam moodu chevulu, room talupu talam, almara talam, chevi unna talam, gadi talupu ki, dongalu rakunda talam
number lock: cycle taalam, saikil talam, number lock, cycle pokunda lock, cycle dongilinchakunda, chakram ki vese talam, chain lock, cycle dongatanam, cycle ki talam, cycle talam number, saikil pokunda
trunk: inapa petti, inumu pette, rekula pette, mancham kinda pette, battala inapa petti, inupa petti, mancham kinda petti, inumu petti, pedda inapa petti, mancham kinda pattedi, saamanlu dachukune petti, ranku petti
suitcase: intiki velle petti, intiki velladaniki petti, illuki velle petti, suit case, trolley bag, chakrala petti, laage bag, laagukelle petti, oorelle petti, ooriki velle bag, wheels unna bag, prayanam petti, travel bag, oorelle bag, luggage bag, battala bag, battala sanchi, prayanam bag, cheti bag, ooriki battalu pette bag, duffel bag, ooriki velladaniki petti, ooru velle petti, ooriki velle chakrala petti, chakralu unna petti, intiki velladaniki battalu, intiki velle pedda bag, ooriki battalu, chakrala bag, prayanam lo battalu
laundry bag: battala vala sanchi, laundry bag, laandry bag, vidichina battala sanchi, murikibattalu vese, muriki battala bag, utakadaniki battalu vese, laundry netbag, vuthike battala sanchi, vidichina battalu, muriki battalu, utakadaniki battalu pette sanchi, murikibattalu pettadaniki
led strip: strip lights, rangu lights, rangula lightlu, goda ki atikinche lights, remote unna lightlu, room lo colour lights, dj lights, goda ki atikinche light, goda rangu light, room decoration light, gadi alankarana light
emergency light: emergency light, current poyinappudu light, current poina velige, karentu pothe light, battery light, chargable lantern, emerjensi lait, current pothe velugu, current poyinappudu velugu, current poyindi light, cheekatlo chaduvukovadaniki velugu, karentu lenappudu velugu, current poyaka light, cheekati velugu
torch: batteri light, torch light, tarchi light, cheekatilo light, rathri nadiche light, chetilo light, cheekati lo velugu kosam
bulb: lightu balb, room ki bulb, velugu kosam bulb, holder ki pette light, tube light
batteries: gadiyaram cell, pencil cell, pencil sellu, remote ki vese
laundry basket: battala butta, laundry butta, muriki battala butta, vidichina battalu vese, buttalo battalu, battala bin, laundry baasket
washing brush: battala brush, battalu utike brush, battalu ruddhe di, muriki vadile brush, battalu tome brush, collar ruddhe brush
broom: chipuru katta, room oodche cheepuru, gadi oodvadaniki, room clean chese, chetta oodche
mop: room tudiche karra, nela tudiche di, tadi gudda karra, gadi tudavadaniki, floor tudiche, karra tho tudiche gudda
dustbin: chetta butta, chetta dabba, chetta vese di, room lo chetta vese, chetta kundi, dust binnu
room freshener: room freshner, room spray, gadi vasana spray, room lo kampu pokunda, kampu poye spray, suvasana spray, room lo vasana povadaniki, gadi kampu, room kampu, gadilo vasana, room lo vasana, kampu pogottadaniki
raincoat: rain coat, rain kotu, vaana coat, vana kotu, vaana lo vesukune, tadavakunda coat, varsham lo vesukune dress, bike meeda vaana ki, varsham coat, varsham lo vesukune, vaanalo vesukune, varsham ki vesukune kotu, vaana ki vesukune kotu, vaanalo bandi nadapadaniki, vaanalo vesukune coat, varsham lo bike
umbrella: vaana lo tadavakunda, vaana ki godugu, vaanalo pattukune, madiche godugu, varsham vaste pattukune, enda ki godugu, enda tagalakunda, vaanalo tadavakunda, varsham lo tadavakunda, vaana padithe pattukune, enda lo pattukune, vaanalo nadavadaniki
kettle: neellu vedi chese kettle, tea pettukune di, guddu udakabette, neellu kaachukune jug, tagadaniki vedi neellu, tea ki neellu, tea pettukune, neellu mariginchadaniki, neellu mariginchali, tea ki neellu marigincha, maggi chesukune, noodles chesukune, rathri maggi, coffee pettukune, tea chesukune
induction stove: indaction stove, current stove, karentu poyyi, gas lekunda vanta, current poyyi, vanta chese stove, room lo vanta ki, gas leni poyyi, room lo vanta, current tho vanta, vanta chesukodaniki, vanta cheyadaniki poyyi, current poyyi vanta
gas stove: gas poyyi, gyas stov, vanta poyyi, cylinder stove, manta poyyi, vanta chese di gas tho
cooker: pressure kukkar, pappu udike cooker, vijil vese, whistle vese cooker, annam vande cooker, tvaraga udike ginne, pappu vande di, pappu vandadaniki, sambar vandadaniki, whistle vese, pappu udakadaniki, kura vandadaniki cooker
rice cooker: annam vande cooker, raisu kukkar, annam vandedi, current lo annam, electric cookaru, annam vandukune machine, biyyam udike, rice kukar, annam vandadaniki current, annam vandadaniki current cooker, annam vandadaniki, current tho annam, annam vandukune, annam vandukodaniki
pan: maggi chese ginne, dosa penam, dosalu vese, amlet vese penam, egg vese pan, non stick penam, chapati penam, kura vepe, fry chese mookudu, nune lo vepe, vepudu chese di, dosa veyadaniki, dosalu veyadaniki, omelette veyadaniki, guddu vepadaniki, egg veyadaniki
cooking pot: vanta ginne, kura chese ginne, paalu kaache ginne, vanta patra, sambar chese ginne, kura vande di
thermos flask: vediga unde bottle, tea vediga unche, vedi neella flask, coffee vedi poku, vedi taggakunda
tiffin: lunch boxu, box lo annam, annam pettukelle, annam dabba, bhojanam carrier, annam tisukelle dabba, annam tisukelladaniki, annam pattukelladaniki, lunch tisukelladaniki, bhojanam tisukelle, annam vediga, mess nunchi annam
coffee mug: coffee cup, kaafi kappu, tea cup, tea tage cup, coffee tage mug, paalu tage kappu, horlicks cup, coffee tagadaniki, tea tagadaniki, paalu tage
glass: neellu tage glass, steel glaasu, manchineella gilasa, tagadaniki glass
plate: annam tine kancham, tinadaniki plate, steel pallem, annam vaddinchukune, bhojanam pallem, annam tinadaniki, annam tine pallem, tinadaniki pallem
bowl: maggi tine bowl, perugu ginne, kura vesukune, oats tine bowl
spoon: tinadaniki spoon, fork spoon
knife: kuragayalu kose, ullipayalu koyadaniki, pandlu kose chaaku, apple kose, kooragayala katti
storage containers: pachhadi dabba, snacks dabba, uppu pappu dabbalu, jantikalu pette dabba, gaali doorani dabba, pickle dabba
sandwich maker: sandvich machine, bread kaalche di, bread vedi chese, sandwich chesukune
microwave oven: annam vedi chese, food vedi chesukune, challarindi vedi chese, maikro oven, pizza vedi chese
mini fridge: challaga unche petti, neellu challaga pette, paalu padavakunda, cool drinks pette, ice vachhe petti
weighing scale: weight machine, baruvu chuse machine, baruvu tuche di, weight chusukune, enta baruvu chudataniki, wait machine
shaker: protein bottle, shekar bottle, protein kalipe bottle, whey kalipe di, protein tage shaker, protein kalapadaniki, protein kalipi tage, gym lo protein
cycle: tokke bandi, pedal bandi, college lo tirige cycle, class ki velladaniki cycle, rendu chakrala cycle, petrol lekunda bandi
gear cycle: geru saikil, mtb cycle, kondalu ekke cycle, gearla cycle
ladies cycle: ladies cycle, ammayila cycle, butta unna cycle, mundu butta cycle, aadapillala cycle
cycle pump: cycle pump, gaali kotte di, gali pampu, gaali pump, cycle ki gaali kottadaniki, tyre lo gaali, tyre gaali nimpe, puncture aithe gaali, cycle tyre gaali, gaali kottadaniki, cycle ki gaali, chakram lo gaali, tyre gaali poyindi
cycle light: rathri cycle ki light, cycle mundu light, cycle venaka light, rathri tokkadaniki light, cycle dipam, red light cycle ki, rathri cycle, cheekatlo cycle, cycle ki velugu, rathri tokkadaniki velugu
cycle bell: cycle bell, saikil bellu, addam vaste kotte bell, tring tring bell
two wheeler helmet: bandi helmet, bandi meeda pettukune, police pattukokunda helmet, tala ki pettukune helmet, full helmet, bandi meeda tala, bandi nadipetappudu helmet, bike meeda helmet, bike nadipetappudu tala, police pattukokunda, scooty helmet tala
cricket bat: batting chese bat, cricket aade bat, bantini kotte, cricket adukovadaniki, willow bat, chekka bat, cricket aadadaniki bat, batting cheyadaniki
cricket ball: leather bal, cricket banthi, bowling vese ball, gatti bantini, erra banthi
tennis ball: mettani banthi, rubber banthi, cosco ball, galli cricket banthi, mettani ball, mettani banti cricket, gully cricket banti
badminton racket: shatil batu, shuttle aade bat, cock kotte bat, shuttle adadaniki, shuttle aadadaniki, badminton aadadaniki
shuttle: badminton cock, eekala bantini, eekala cock, plastic shuttle, badminton lo kotte, shuttle lu
table tennis bat: table tennis bat, tt aade chekka, tt adadaniki, tebul tennis batu
football: kaalitho tanne bantini, kaalu tho aade ball, tanne ball, kaalitho tanne, banti tannadaniki, kaalu tho aade
basketball: ring lo vese ball, butta lo vese banthi, egiri vese ball, pedda orange ball
volleyball: vaali ball, net meeda kotte ball, chetulato kotte banthi
running shoes: running shoes, parigette shoes, ground lo vese shoes, parigettadaniki boots, parigettadaniki bootlu, poddunna parigettadaniki, parigettadaniki shoes, gym ki bootlu
football shoes: football boots, kinda mullula shoes, jaarakunda studs, football aade bootlu, mullu unna bootlu, football bootlu
slippers: bathroom cheppulu, room lo vese cheppulu, rubber cheppulu, hawai cheppulu, kaallaki vesukune
dumbbells: kandalu penche di, body penchadaniki, baruvulu ette, chetulu penche weights, kandalu penchadaniki, baruvulu ettadaniki, gym baruvulu, chetulu kandalu
skipping rope: skiping tadu, egire tadu, dookudu tadu, weight taggadaniki tadu, gentule tadu
yoga mat: yoga chapa, vyayamam chapa, yogasanalu chapa, kinda vesukoni exercise, push ups ki mat, vyayamam kinda parise, yoga cheyadaniki, nela meeda exercise, nela meeda vyayamam
swim goggles: eeta addalu, eetha kotte addalu, swiming glasses, kallalo neellu pokunda, eethaki kalladdalu, pool lo pettukune, eetha ki kalladdalu, eetha kottadaniki addalu, neellalo kallu, eetha addalu
carrom: kyaram bord, kaaram balla, carroms aadedi, coins striker, carrom billalu, carrom aadadaniki, carroms billalu
chess: cess board, chadarangam balla, chess balla, raju mantri aata, buddhi tho aade game, chess pavulu
playing cards: peka mukkalu, pekata mukkalu, rummy aade cards, playing kardulu
guitar: acoustic guitar, teegala vayidyam, teegalu meete, meetukune guitar, patalu vayinche gitaru, strings unna vayidyam
guitar picks: guitar picks, guitar meete mukka, teega meete chinna di, guitar meetadaniki, teegalu meetadaniki
guitar strings: guitar strings, guitar teegalu, gitar teega, gitaru vairlu, teegi poyina string, strings set
ukulele: nalugu teegala guitar, potti guitar, nalugu teegala, chinna guitar nalugu, nalugu teegala vayidyam
guitar stand: guitar nilabette di, gitaru padakunda stand, guitar aanchedi, guitar nilabettadaniki, guitar pettukune stand, guitar padipokunda
guitar bag: guitar bag, gitar bagu, guitar cover, guitar mose bag, gitaru sanchi
piano: kee bord music, patalu vayinche keyboard, electric piano, nalupu telupu buttons, melodi vayinche, vellatho vayinche, keyboard vayinchadaniki, piano nerchukune
flute: pillana grovi, oodhe vayidyam, krishnudi murali, noti tho oode di
cajon: kurchuni vayinche drum, chekka petti drum, chetho kotte dappu, kurchoni kotte petti, kurchoni vayinche dabba, box meeda kurchoni, chetulatho vayinche, chethulatho vayinche vaadyam, kurchoni kotte, chethulatho kotte, box kurchoni vayinche, petti meeda kurchoni kotte
tabla: kotte vayidyam, chetulato vayinche
mic: patalu paade mic, voice record chese, karaoke mic, matlade maiku
hoodie: cap unna tshirt, chali ki hoodie, tala meeda topi jacket, chalikalam vese, chali ki vesukune topi, chalikalam vesukune, topi unna
sweater: chali sweater, chali ki vesukune, unni sweater, woollen sweater, chali kotu, chalikalam chokka
tshirt: ti shartu, casual chokka, daily vese tshirt, room lo vese
formal shirt: formal shirt, tella chokka, interview chokka, tuck chese shirt, full hands chokka, seminar ki shirt, placements chokka, interview ki vesukune, interview ki battalu
pants: placements ki pyant, tuck ki pant, office pyantu
jeans: jeen pyantu, denim pant, blue jeans pant, casual pyant
track pants: track pant, night pant, gym pant, jogging pant, room lo vese pant, parigette pant, nightu pyantu
shorts: half pant, mokali daaka pant, room lo nikkaru
blazer: interview ki kotu, shirt meeda vese coat, pelli coat, interview kotu, placements ki kotu, suit kotu
formal shoes: black shoes, polish chese boots, formal boots, leather shoes, interview bootlu, nalla bootlu, office ki bootlu, placements ki bootlu, bootlu nalla
saree: farewell ki cheera, pattu cheera, traditional day cheera, kattukune cheera, function cheera
lehenga: langa voni, pelli ki lehenga, function dress ammayi, pattu langa, pelli ki ammayilu, function ammayila dress, ammayila pelli dress, fest ki langa
kurta: pyjama kurta, pancha lalchi, pandaga ki vesukune, ethnic day vesukune, traditional day vesukune, pandaga battalu
winter cap: monkey cap, unni topi, chali topi, woolen cap, chetulaki gloves, chethi thodugulu, chevulu moose topi, manali trip ki topi, mankey kyap, chali ki topi, chaliki topi, manali topi
tie: neck tie, meda ki kattukune, medalo tie, placements ki tai, shirt ki kattede, mudi vese tie, interview meda
belt: nadumu belt, pyant jaarakunda, nadumu ki pettukune, leather beltu, pant loose ayithe
socks: kaali socks, shoes lo vese, boots lopala vese, kaallaki chali socks
wallet: dabbulu pette purse, jebu purse, cards pette, gents parsu
sunglasses: enda addalu, enda ki glasses, style addalu
neck pillow: meda dindu, bus lo nidra ki dindu, train lo meda pillow, journey dindu, meda noppi rakunda, prayanam talagada
bed table: mancham meeda table, mancham meeda pette balla, bed meeda laptop table, kurchuni laptop ki balla, odilo pettukune table, madiche chinna balla, folding laptop tebul, mancham meeda laptop, mancham meeda kurchoni laptop, bed meeda laptop, mancham meeda chaduvukovadaniki, mancham meeda balla
office chair: office chair, tirige kurchi, chakrala kurchi, wheels unna kurchi, tirige cheir, computer kurchi, revolving chair, veepu noppi rakunda kurchi, system mundu kurchune, gaming kurchi, round tirige kurchi, naduvu noppi kurchi, nadumu noppi kurchi, naduvu noppi rakunda, veepu noppi kurchi, chala sepu kurchovadaniki, chakralu unna kurchi
plastic chair: plastic kurchi, mamulu kurchi, nilkamal kurchi, functions lo vese kurchi
bean bag: bean bag, mettani kurchi, balls unna sanchi kurchi, kurchune sanchi, mettaga kurchune, kinda kurchune mettani, mettaga kurchovadaniki, kinda kurchoni, kurchune mettani
book rack: book rack, book shelf, pustakala rack, pustakala ara, pustakalu pettukune di, pustakala beeruva, books sardukune, aralu unna rack, pustakalu pettukune chotu, pustakalu sardukune, pustakalu pettadaniki, books sardukune chotu
shoe stand: shoe rack, cheppula stand, cheppulu pette rack, bootlu pettukune stand, shoes sarde rack, chepulu pette di, shoes pettadaniki, cheppulu pettukune chotu, bootlu pettadaniki, cheppulu pettadaniki, shoes sardukune, cheppulu chindara
cupboard: battala beeruva, battalu pettukune, battalu sardukune almara, gudda almara, battala ara, battalu sardukune, battalu pettukune chotu, battalu pettadaniki, battala almara, battalu dachukune
wall hooks: goda hook, battalu tagilinche hook, goda ki atikinche hooks, sanchi tagilinchadaniki, bag vela deese
screwdriver set: skru draivar, screw bigiche di, screw oodadeese, bolts bigiche, maralu bigiche, spanner set
double sided tape: rendu vaipula atuku, goda ki atikinche tape, atikinche tepu, poster atikinche
posters: goda bommalu, goda ki atikinche bomma, hero photo goda ki, room decoration bommalu
first aid kit: first aid kit, mandula dabba, debba tagilithe mandulu, pradhama chikitsa, gaayam ki kattu, bandage box, fast aid, jwaram mandulu
water filter: water filter, neella filter, neellu shubram chese, manchineellu chese, tage neella machine
water can: neella dabba, neella tin, iravai litres can, manchineella kyanu, neella drum
hot water bag: hot water bag, vedi neella sanchi, noppi ki vedi bag, kaapadam bag, veepu noppi ki, periods noppi ki bag, vedi kaapu, nadumu noppi bag
sewing kit: sooti daram, soodi daram, kuttukune set, gundeelu kutte, chirigindi kuttadaniki, buttons kuttukune
tent: bayata padukune gudaram, trip lo padukune, kondala meeda padukune
sleeping bag: sleeping bag, doori padukune bag, padukune sanchi, camping lo padukune, zip duppati, trek lo nidra ki, sanchi lanti parupu
chair: kurchovadaniki kurchi, kurchodaniki plastic, kurchoni chaduvukodaniki
washing machine: battalu utike machine, battalu uthakadaniki machine, washing machine battalu
ponniyin selvan: kalki rasina, chola katha, tamil katha pustakam
atomic habits: manchi alavatlu, alavatlu marchukovadaniki
guitar beginners: guitar nerchukovadaniki, guitar nerchukune, guitar vayinchadaniki, guitar nerchukuntunna, teegala vayidyam
formal pants: interview pant, placements pant
charger: phone charge cheyadaniki, phone charging pettadaniki
`;
