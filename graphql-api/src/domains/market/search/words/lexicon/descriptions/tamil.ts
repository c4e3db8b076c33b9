/**
 * What people say of a thing in Tamil, in Latin letters, where they do not know its name or do not use it: the English name, and after ":" the
 * descriptions. A search that has the words of one, in any order and form, asks for the thing.
 */
export const TAMIL_DESCRIPTIONS = `
calculator: exam ku calci, kanakku podra machine, kanakku poda, kanakku podradhu, kooti kazhikka
gate book: gate exam ku, gate puthagam, gate ku padika, gate previous year, gate prepare panna, pazhaya gate question
cycle: gear saikil, cycle u, campus la suthha cycle, class ku poga vandi, hostel la irundhu class poga, ponnunga otra cycle
speaker: room la paattu poda, paatu podra speaker, sathama paatu kekka, sound box, party ku paatu
football: kaal pandhu, football aada, kaalala udhaikra pandhu, pandhu udhaika
pants: jeans pant, kaal satta, formal pant
suitcase: trek ku bag, suit case petti, soot case, oorukku pora petti, oorku poga petti, chakkaram vacha petti, wheel vacha petti, izhuthutu pora bag, trolley petti, thuni vechu oorukku poga, payana pai, oor bag, oorukku pora bag, oorku poga bag, leave ku oorukku thuni eduthutu poga, trip ku bag
mattress: bed methai, paduka methai, cot mela podra methai, paduthu thoongura bed, kattil mela podrathu, thoonga methu methu, padukka soft ah
foldable bed: madikkira bed, madakki vaikura methai, surutti vaikura bed, foam bed madakkalam, mudincha apram madichidalam, friend vandha paduka
cot: iron kattil, padukura kattil, cot kattil, thoongura kattil, methai podra stand
pillow: thalaikku vaikurathu, thala vachu thoonga, thala vachu paduka, kazhuthu valikama thoonga
pillow cover: thalaiyanai urai, thalagani cover, thalaiyana cover, pillow urai, thalagani uraiya
bedsheet: virippu thuni, methai virippu, padukka virippu, bed mela virikka, methai mela podra thuni, kattil mela virikura thuni
blanket: porthikura thuni, kulurukku porthika, kulira porthikitu thoonga, ac room la porthika
mat: korai paai, tharaila virikka, keezha virichu paduka, tharaiyila paduka, plastic paai
mattress cover: methai urai, methai cover, bed urai, methai nanayama iruka cover, methai azhukku aagama, bed ku podra cover
study table: padikkira mesai, padikura table, padika mejai, study mesai, ezhudha padika table, laptop vachu padikka
laptop: padikka laptop, madi kanini, laptop computer, code panna laptop, project panna system, gaming ku lap
bed table: bed mela vaikura table, kattil la ukkandhu padika, madiyila vaikura table, laptop vaikura chinna mesai, saapdavum padikavum chinna table
chair: chair naarkali, ukkaara chair, ukkarra seat, ukandhu padikka, muthugu valikama ukkara, wheel vacha naarkali
stool: ukkara chinnatha, bathroom la ukkara, mela yeri edukka
book rack: puthaga alamari, book alamaari, puthagam adukkura rack, books adukka, book vaikura thattu, puthagam vaikka rack
bookends: book saayama iruka, puthagam vizhama pidikka, book nikka vaikura stand, books nera nikka, puthagathukku support, shelf la book saayaama
cupboard: thuni vaikura alamari, dress adukka beero
shoe stand: seruppu stand, cheruppu stand, shoe adukkura rack, seruppu vaikura thattu, seruppu adukka, shoe vaika stand
mirror: mugam paakura kannadi, moonji paakra kannadi, seevathu kannadi, thala seeva kannadi, suvar kannadi, wall kannadi, mugam theriyura
dustbin: kuppa thotti, kuppa dabba, kuppai koodai, kuppa poda
curtain: thira seelai, screen thuni, jannal screen, jannal thirai, jannal ku podra thuni, veyil varama maraikka
bean bag: ukkara methu mootai, saanju ukkara bag, bean mootai, relax ah ukkara, keezha pottu ukkara bag, methu methu seat
bucket: bucket vaali, thanni vaali, kulika vaali, thanni pudikka vaali, thani pidichu vaikka, plastic vaali
mug: kulikkura mug, thanni mondhu oothura, thanni moththu kulikka, bathroom mug
towel: thudaikira thundu, kulichitu thodaika, thala thuvatta, udambu thodaikra thuni
soap box: soap petti, soap dabba, soppu dabba, soppu petti, soap vaikura box
drying rack: thuni kaaya podra stand, thuni kaya podura rack, thuni ularthura stand, thuni kaya poda, thuni kaayavaikka, thovacha thuni kaaya, eera thuni podra stand
clothes clips: thuni clip, thuni kaya podra clip, thuni parakama irukka, kodi la podra clip, thuni kaathula pogama
clothesline: thuni kaya podra kayiru, kodi katta kayiru, katturathukku kayiru
hanger: thuni maattra hanger, satta maatta, dress maatti vaikka, sattai thonga vida, thuni thonga podra
laundry bag: azhukku thuni bag, azhuku thuni poda, azhukku thuni pai, azhukku thuni koodai, thovaika podra bag, laundry pai, dhobi ku thuni poda bag
washing brush: thuni thekkira brush, thuni thovaikra brush, thekka brush, thovaikka brush, azhukku thekka, collar azhukku poga thekka
iron box: iron box, iron potti, iron petti, istri petti, isthiri potti, thuni theikkira box, thuni thekka, thuni thekkurathu, satta surukkam illama, sattai iron panna
heater rod: thanni kaaya vaikura rod, thanni sooda panna, sudu thanni rod, vaali la podra heater, kulika sudu thanni, venneer vaikka, vennir rod, kuliraama kulika
kettle: sudhu thanni vaikka, thanni kodhikka, thanni kaachura, sudu thanni podra kettle, tea poda, current kettle, venneer podra, muttai aviya
table fan: mesai fan, mesai kaathadi, kaathu varadhukku, kaathu vara fan, vekkaiyaa iruku fan, viyarkkama thoonga, kutty fan
clip fan: kutti fan, clip panra fan, maatti vaikura chinna fan, charge fan, current illana odura fan, current ponalum odra fan, kattil la maattra fan
cooler: thanni oothura cooler, jillunu kaathu vara, thanni oothi jil kaathu, ac maari kaathu, room ah jillunu aakka, vekkai thaanga mudiyala
mosquito net: kosu valai, kosu net, kosu kadikaama thoonga, kosu varama kattura valai, bed suthi kosu net, kattil ku kosu vala
mosquito machine: kosu machine, kosu liquid, kosu marundhu, kosu viratti, kosu viratra machine, kosu varama irukka, plug la sorugura kosu marundhu, kosu odanum, good night machine, kosu thollai
mosquito racket: kosu bat, kosu adikkira bat, kosu adika, kosu kolra bat, kosuva adichu kolla, pattu pattu nu kosu adika, kosu racket
mosquito coil: kosu suruthi, kosu surul, kosu vathi, kosu coil, kosuku kolutha
padlock: lock pootu, petti pootu, kathavu pootu, room ku pootu, alamari pootta, pootti vaikka, saavi vacha pootu, yaarum thorakama pootta
trunk: porul pootti vaikka, irumbu petti, trunk petti, trunk potti, iron trunk potti, saamaan vaikura petti, kattil adiyila vaikra petti
number lock: number pootu, saavi illadha pootu, saavi illama lock, number potu thorakira lock, cycle ku number pootu, cycle pootu, saikil pootu, cycle thirudama irukka, saikil lock, cycle chain pootu
college bag: muthugu pai, muthugula podra bag, thola la maattra bag, book bag, puthaga pai, puthagam eduthutu poga, class ku pora bag, thol pai
raincoat: mazhai coat, mazhai sattai, mazhaila podra coat, mazhaila nanayama, mazhaila bike otta, mazhai ku podra dress, mazhaiku coat
umbrella: mazhaila nanayama, mazhai kudai, mazhai ku pidikka, veyilukku pidika, madakkura koda
room freshener: room vaasanai, room manakka, vasana spray, room naathama iruku, naatham poga, nalla vasanai vara, vaasanai adikkira spray, bathroom manam
broom: room koottura, room perukkura
mop: thara thudaikra, mop kuchi, tharai thudaikura kuchi, room thudaikka, eera thuni vachu thodaika
tube light: tube lait, room vilakku, room velicham
study lamp: padikkira light, padikura vilakku, mesai vilakku, table vilakku, raathiri padika light, nyt padikka light, roommate thoongum bodhu padika, padikka velicham
led strip: suvathula ottura light, suvar la otta light, room decorate panna light, led lightu, minukkura light, serial light
emergency light: current ponaa light, current illana light, current cut light, emergency vilakku, current pona eriyara, iruttula velicham
torch: torch vilakku, iruttula adika light, raathiri nadakka light, iruttu la paaka
extension box: junction box, jangsan box, spike box, niraya plug podra box, neraya charger maatta, plug point neettika, switch box neelama, oru plug la niraya podra, plug ettala, wire neelama plug
induction stove: current aduppu, karent aduppu, induction aduppu, induction stov, gas illadha aduppu, samaikka aduppu, room la samaikka, samaikkura stove
gas stove: gas aduppu, stove aduppu, samaiyal gas, samaikka gas, chinna gas stove
cooker: visil cooker, visil adikkira cooker, saadham vaikra cooker, soru vaikka, soru aakka, paruppu vega vaika
rice cooker: saadham vaikira cooker, current cooker, current la soru aakka, soru vaikra, arisi vega vaikka, rice kukker, saadam poda
pan: maggi podra pan, maggi seiya paathiram, omelette poda, dosai kal, muttai porika
utensils: samaiyal paathiram, samaikkira paathiram, sattu mutti, pathiram pandam
plate: saapadu thattu, saapda thattu, sappadu plate, silver thattu, ever silver thattu, mess ku thattu
spoon: sapadra karandi, saapda spoon, soru saapda spoon
tumbler: thanni kudikka glass, tea kudikka glass, kudikira tumbler, thanni tumbler
coffee mug: coffee kappu, kaapi cup, kaapi kudikka, tea kudika cup, tea kappu, pal kudikka mug, kapi kudikra cup
bottle: thanni bottle, thanni baatil, tanni bottil, thanni kudikka bottle, kudikira thanni eduthutu poga, class ku thanni kondu poga, jil thanni bottle, steel bottle thanni
flask: sooda vaikura bottle, soodu aaraama, tea sooda vaikka, sudu thanni vaikra bottle, paal sooda iruka
tiffin: saapadu dabba, sappadu box, tiffin dabba, tiffin box, tiffin carrier, saapadu kattra dabba, saapadu eduthutu poga, mess la saapadu vaangitu vara, saadham kattitu poga
storage container: snacks potu vaikka, murukku podra dabba, thinpandam vaikra dabba, oorugai dabba, saamaan podra dabba
knife: kaai vettra kathi, kaai narukka, pazham vetta, vengayam vetta, kaikari vetta
blender: juice podra, juice adikka, lassi adikka, arakkura mixie, kai mixie, chutney araika
sandwich maker: bread toast panna, rotti vaattra, bread vaatta, sandwich poda, rotti suda, toast podra
shaker: protein kalakkura bottle, shaker bottle, gym bottle, protein kulukki kudikka, powder kalakka, kulukkura bottle
fridge: kulir petti, jillunu vaikra petti, saapadu ketu pogama vaika
phone: kai pesi, cell phone, pesura phone
keypad phone: pattan phone, buttan phone, sadha phone, pesa mattum phone, exam time ku phone
phone holder: phone pidikkira, phone nikka vaika, paduthutu padam paaka, phone holder, kaila pidikama padam paakka
phone cover: phone urai, phone back cover, pinnadi cover, phone odayama irukka, back kavar, mobile pouch
screen guard: phone glass, screen odayama, phone la ottura kannadi, temper glaas, display ku ottra glass
charger: charge poda, charge yetha, charge yethura, sarj podra
charging cable: sarjar wire, charge podra vayar, cable wayar, type c wire, phone ku vayaru
laptop bag: laptop pai, lap bag, lap eduthutu poga, laptop urai, laptop thooki poga
laptop charger: laptop sarjar, lap charger, laptop ku vayar, lenovo lap charger
cooling pad: laptop soodu aagama, lap sooda aagudhu, laptop adiyila vaikra fan, lap heat aagudhu, laptop keezha fan, laptop ku kaathu
laptop stand: lap uyarama vaikka, laptop thooki vaikka, kazhuthu valikama laptop, laptop nikka vaikra, screen kannu nera varanum
keyboard: type panra keyboard, type adikka, thattachu palagai, computer ku type panna
mouse: computer eli, wire illadha mouse, lap ku mouse
monitor: computer thirai, lap ku periya screen, rendavadhu screen, padam paaka periya screen
pen drive: pen tirive, file ethittu poga, padam yetha, padam copy panra, xerox kadaiku file kondu poga
hard disk: hard disku, padam save panna, neraya padam vaikka, data vaikura disk, memory jaasthi venum, file ellam vaikka
earphones: kaadhula maattra, kaathula podra, paatu ketka, paattu kekka, kaadhu la paatu, wire headset
earbuds: wire illadha headset, wire illama paatu kekka, kaadhula sorugura buds, bluetooth headset, kutty earphone
neckband: kazhuthula podra headset, kazhuthula maattra bluetooth, kazhuthu la thongura headset
headphones: thalaila maattra headset, thala mela podra headphone, kaadha moodura headset, sattham kekama paattu, kaadhu full ah moodra
power bank: current illama charge poda, veliya pogum bodhu charge, phone ku charge yethra, train la charge poda, kaila eduthutu pora charger
router: wifi box, net varra box, room ku net, net connection box
camera: padam pudikkira camera, photo edukka, photo edukra, foto pudika, pugaipadam edukka
tripod: photo edukka stand, moonu kaal stand, mukkaali stand, phone nikka vachu video
smartwatch: kai gadigaram, kaila kattra watch, kai watch
wall clock: suvar kadigaram, suvar gadigaram, mani paakura, mani paakka, wall gadigaram, suvathula maattra clock
alarm clock: kaalaila ezhuppa, ezhuppi vidra clock, kaalaila endhirika, alarm adikkira clock, mani adikkira clock
battery cells: remote cell, remote ku podra battery, pencil battery
television: tv potti, tv petti, match paaka, padam paaka tv
printer: print edukka, record print edukka, xerox edukka
game controller: game vilayada controller, game pad, fifa vilayada, kai la pidichu game aadra
scientific calculator: maths exam ku calci, matrix podra calci
arduino: project panna board, iot project ku, robot seiya kit, sensor ellam vara kit
raspberry pi: raspberry pi board, project ku kutti computer, linux odra kutti board, pi board
soldering iron: sodering iron, solder panna, pattha vaikira kambi, wire otta vaikka, eeyam vaikra, wire pattha vaika, circuit otta, solder kambi
multimeter: current paakura meter, voltage paakka, volt alakka, current alakkura, circuit check panna meter
screwdriver set: screw kazhatta, screw mudukka, screw tight panna, tools set
drafter: drawing ku drafter, kodu podra drafter, graphics paper ku kodu poda
drafting sheet: drawing paper, varaiya paper, padam varaiya thaal
drawing board: varaiyura palagai, drawing palagai, sheet vachu varaiya, ed board, drafter maatra board, padam varaiyra palaga
lab coat: lab kotu, vella coat, vellai kottu, chemistry lab ku podra coat, lab ku podra satta, lab la podra dress
apron: workshop ku podra dress, khaki coat, kaaki satta, workshop la azhukku aagama, workshop coat
safety goggles: lab kannadi, kannu ku kannadi, kann paadhukappu, lab la kannula podra, acid kannula padama, chemistry lab kannadi
geometry box: geometry box, scale compass, vattam poda, vattam varaiya, kodu poda scale
notebook: note book, ezhudhura note, class note, long size note, kodu potta note, notes eduka
record note: record nottu, observation note, record ezhudha, practical note
pen: ezhudhura pen, ball pen, exam ku pen, blue pena
pencil: varaiya pencil, ezhuthu pencil, drawing ku pensil
eraser: azhikka rubber, pencil azhikka
highlighters: mukkiyamana vari colour panna, line mark panra pen, kodu podra color pen, imp points ku mark panna, book la mark panna
exam pad: pareetchai attai, exam attai, paritchai pad, ezhuthu attai, clip attai, keezha vachu ezhudha, paper vachu ezhudhra pad
file folder: certificate poda, paper vaikra file, assignment vaikka, kaagidham vaikka
stapler: pin adikkira, paper pin adika, pin adikra machine, paper serthu kuthha
scissors: paper vetta, vettra kathiri, chart vetta, mudi vetta
glue: ottura pasai, paper otta, otta gum
whiteboard: vella palagai, ezhuthu palagai, board la ezhudhi padikka, suvathula maattra board, ezhudhi azhikra board, white bord
books: book u, padikkira puthagam, padika book, sem book, text book
physics book: physics puthagam, iyarpiyal puthagam, iyarpiyal book, physics padika, jee physics ku
chemistry book: vedhiyiyal puthagam, vedhiyal book, chemistry puthagam, chem padikka, organic padika book
maths book: kanakku puthagam, kanakku book, kanitham puthagam, kanidham book, maths puthagam, integration padika, grewal book
c programming book: coding puthagam, coding padikka, c program book, c kathukka, java kathukka book, programming kathukka, code ezhudha kathuka, aarambathula irundhu coding
algorithms book: algorithm puthagam, daa book, dsa padika, dsa ku book, data structure padikka, interview ku dsa
operating systems book: os book, os puthagam, dinosaur book, os exam ku padika
computer networks book: cn book, networks puthagam, network padika, net eppadi velai seiyudhu padika
database book: dbms book, dbms puthagam, sql padika, sql kathuka, database padikka
digital electronics book: digital book, dld book, logic gate padika, dpsd book, digital puthagam, kmap padika
signals book: signals puthagam, ss book, ece signals paper, fourier padika
thermodynamics book: thermo puthagam, mech thermo, steam table book, veppa iyakkaviyal
strength of materials book: som book, som puthagam, mech som paper, beam sum podra book
aptitude book: apti book, aptitude puthagam, placement ku book, placement ku padika, interview ku kanakku
vocabulary book: english kathuka, english pesa book, aangila puthagam, english varthai padika, vocab book, gre ku words
dictionary: varthai artham paakka, arththam theriya, meaning paakra book
novel: kadhai puthagam, kadhai book, kathai book, story book, time pass ku padika, train la padikka, kadhai padikka
ponniyin selvan: tamil kadhai puthagam, thamizh naaval, tamil book, kalki book, ps book, thamizh puthagam, chola kadhai
self help book: motivation book, thannambikkai book, thannambika puthagam, nalla pazhakkam vara book, life la munnera, habits book
cycle pump: kaathu adikkira pump, kaathu adika, cycle ku kaathu, tyre ku kaathu adikka, kaathu pump, wheel ku kaathu
cycle light: cycle vilakku, raathiri cycle otta, cycle munnadi light, iruttula cycle ottra
two wheeler helmet: thala kavasam, thalai kavacham, vandi otta thalaiku, police pidikaama, thalaila podra, thala adi padama
cricket bat: cricket mattai, kirikket bat, cricket aada, cricket vilayada bat, gully cricket bat, batting panna
cricket ball: cricket pandhu, cork ball, stitch ball, leather pandhu, bowling poda, cricket aada ball, red pandhu
tennis ball: tennis pandhu, rubber pandhu, rabbar ball, kurukku sandhu cricket ball
badminton racket: shuttle bat, shettle bat, sattle bat, badminton bat, poopandhu mattai, poo pandhu bat, shuttle aada, shuttle vilayada
shuttle: shuttle cork, shuttle cock, shettil cock, iragu pandhu, badminton cork, feather cork
table tennis bat: tt aada, table tennis aadra, tt mattai, ping pong bat, tt ball bat
basketball: koodai pandhu, basket la podra pandhu, basket bal aada
volleyball: kai pandhu, volley ball, volley aada, net mela adikkira pandhu
football shoes: football shoe, football aada shoe, mullu shoe, ground la vazhukkama, pul la odra shoe, kaalpandhu shoe
running shoes: odura shoe, shoes u, jogging shoe, gym ku shoe, sports shoe
slippers: bathroom seruppu, kaalula podra, hawai seruppu, room ku podra serupu
dumbbells: weight thookura, weight thookka, exercise panna weight, room la gym, kai udambu etha, thookura kal
skipping rope: skipping kayiru, skippin rope, kudhikira kayiru, gudhikka kayiru, exercise kayiru
yoga mat: yoga paai, exercise panna mat, exercise paai, yoga virippu, tharaila exercise panna, dhandaal edukka mat
swim goggles: neechal kannadi, neechal adika kannadi, swimming kannadi, swim panna goggles, pool la podra kannadi, thannila kannu thorakka, neendha kannadi
carrom: carrom kaai, karam kaai, karrom coins, room la vilayada
chess: ches board, chess kaai, raja rani kaai, sadhuranga palagai
playing cards: seettu kattu, cheetu kattu, seettu aada, cards aada, rummy aada
guitar: guitar vaasikka, paatu vaasika, kambi vaathiyam, guitar kathukka, isai karuvi
guitar picks: guitar kambi meetta, guitar vaasikra pick, pick capo, guitar accessories
guitar stand: gitar nikka vaika, guitar keezha vizhama, guitar stand u, gitar saachi vaika, guitar nikka vaikka
piano: keyboard vaasikka, casio keyboard, paattu vaasikra keyboard, isai keyboard, viralala vaasika, music keyboard kathuka
ukulele: kutty guitar, naalu kambi guitar
cajon: drum box, thattura box, petti drum, kaiyala thattra drum, ukkandhu thattura box, melam maari box
flute: oodhura kuzhal, krishnar kuzhal, oodhi vaasikka
shirt: formal satta, muzhu kai sattai, interview ku satta, college ku podra satta
t shirt: tee sattu, arai kai tshirt, veetla podra tshirt
hoodie: thoppi vacha tshirt, kullaa vacha satta, kulurukku podra, thala mooda hoodie, kulir satta
jacket: kulir ku podra, kulurudhu podra jacket, kuliruku coat, bike la kulirudhu
blazer: placement ku kottu, function ku podra coat, blazer u, ppt ku podra coat
tie: kazhuthu tie, kazhuthula kattra, formal tie u
belt: idupu belt, iduppula podra, pant ku belt, iduppu pattai, pant avurama
formal shoes: formal shoe, karuppu shoe, black shu, office shoe, interview ku shoe, placement ku podra shoe, leather soo
dhoti: vetti satta, vella vetti, pongal ku podra, onam vetti
kurta: function ku podra, diwali ku podra satta, pandigai dress
saree: farewell ku podavai, pattu pudavai, freshers ku selai
cotton cap: veyilukku thoppi, thalaila podra thoppi, cap u, veyil padama
socks: kaal urai, shoe ku ulla podra, soks jodi
sunglasses: cooling glass, kooling class, karuppu kannadi, veyil kannadi, kannu koosama
trimmer: thaadi trimmer, dhaadi vettra, thaadi vetta, thaadi edukka, shave panna, mugam savaram, thaadi set panna
hair dryer: mudi kaaya vaikra, mudi kaayavaika, thala kaaya, thala thuvatta machine, kulichitu mudi kaaya
comb: thala seeva, thala vaara, mudi seevara
first aid box: mudhaludhavi petti, mudhal udhavi box, marundhu petti, marundhu dabba, kaayam pattaa podra, kattu poda, first aid kit u
pot plant: sedi thotti, chedi thotti, poo chedi, room la vaika chedi, jannal la vaikra sedi
water filter: thanni filter, thanni suthham panna, kudikira thanni sutham, nalla thanni machine, thanni vadikattra
hot water bag: sudu thanni bag, othadam bag, muthugu vali othadam, soodu pai
`;
