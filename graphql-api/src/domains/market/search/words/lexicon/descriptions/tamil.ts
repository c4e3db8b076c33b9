/**
 * What people say of a thing in Tamil, in Latin letters, where they do not know its name or do not use it: the English name, and after ":" the
 * descriptions. A search that has the words of one, in any order and form, asks for the thing.
 */
export const TAMIL_DESCRIPTIONS = `
pants: jeans pant
suitcase: trek ku bag, suit case petti, oorukku pora petti, chakkaram vacha petti, wheel vacha petti, izhuthutu pora bag, payana pai, oor bag, oorukku pora bag, oorku poga bag, trip ku bag
mattress: kattil mela podrathu
foldable bed: madakki vaikura methai, mudincha apram madichidalam, friend vandha paduka
cot: iron kattil, methai podra stand
pillow: thalaikku vaikurathu, kazhuthu valikama thoonga
bedsheet: bed mela virikka, methai mela podra thuni, kattil mela virikura thuni
blanket: porthikura thuni, kulurukku porthika
mat: korai paai, tharaila virikka, keezha virichu paduka, tharaiyila paduka, plastic paai
mattress cover: methai cover, bed urai, methai azhukku aagama, bed ku podra cover
study table: laptop vachu padikka
bed table: bed mela vaikura table, kattil la ukkandhu padika, madiyila vaikura table
chair: ukandhu padikka
stool: ukkara chinnatha, bathroom la ukkara, mela yeri edukka
bookends: book saayama iruka, puthagam vizhama pidikka, book nikka vaikura stand, books nera nikka, puthagathukku support, shelf la book saayaama
cupboard: dress adukka beero
shoe stand: shoe adukkura rack, seruppu vaikura thattu, seruppu adukka
mirror: thala seeva kannadi, mugam theriyura
dustbin: kuppa thotti, kuppa dabba, kuppai koodai, kuppa poda, kuppai podra dabba
curtain: thira seelai, screen thuni, jannal screen, jannal thirai, jannal ku podra thuni, veyil varama maraikka
bean bag: ukkara methu mootai, saanju ukkara bag, methu methu seat
bucket: thani pidichu vaikka
mug: thanni mondhu oothura, thanni moththu kulikka
towel: towel thundu, thudaikira thundu, kulichitu thodaika, thala thuvatta, udambu thodaikra thuni
soap box: soap petti, soap dabba, soppu dabba, soppu petti, soap vaikura box, soppu podra dabba
drying rack: thuni ularthura stand, eera thuni podra stand
clothes clips: thuni kaya podra clip, thuni parakama irukka, thuni kaathula pogama
clothesline: thuni kaya podra kayiru, kodi katta kayiru, katturathukku kayiru
hanger: thuni maattra hanger, satta maatta, dress maatti vaikka, sattai thonga vida, thuni thonga podra
laundry bag: thovaika podra bag
washing brush: thuni thekkira brush, thuni thovaikra brush, thekka brush, thovaikka brush, azhukku thekka, collar azhukku poga thekka
iron box: iron potti, iron petti, thuni thekka, thuni thekkurathu, iron podra petti, satta surukkam illama, sattai iron panna
heater rod: vaali la podra heater, kuliraama kulika
table fan: kaathu varadhukku, kaathu vara fan, vekkaiyaa iruku fan, viyarkkama thoonga, kutty fan
clip fan: kattil la maattra fan
cooler: jillunu kaathu vara, thanni oothi jil kaathu, ac maari kaathu, room ah jillunu aakka, vekkai thaanga mudiyala
mosquito net: kosu varama kattura valai
mosquito machine: kosu liquid, kosu marundhu, kosu viratti, kosu viratra machine, kosu varama irukka, plug la sorugura kosu marundhu, kosu odanum, kosu thollai
mosquito racket: kosu adika, kosu kolra bat, kosuva adichu kolla, pattu pattu nu kosu adika
mosquito coil: kosu suruthi, kosu surul, kosu vathi, kosu coil, kosuku kolutha
padlock: lock pootu, petti pootu, room ku pootu, alamari pootta, pootti vaikka, yaarum thorakama pootta
number lock: saavi illadha pootu
trunk: porul pootti vaikka
college bag: muthugula podra bag, thola la maattra bag, book bag, puthagam eduthutu poga, class ku pora bag
raincoat: mazhaila podra coat, mazhai ku podra dress
umbrella: veyilukku pidika, mazhai vandha pidikka
room freshener: naatham poga, bathroom manam
broom: room koottura, room perukkura
mop: thara thudaikra, mop kuchi, tharai thudaikura kuchi, room thudaikka, eera thuni vachu thodaika
tube light: tube lait, room vilakku, room velicham
study lamp: padikkira light, padikura vilakku, mesai vilakku, table vilakku, raathiri padika light, nyt padikka light, roommate thoongum bodhu padika, padikka velicham
led strip: kalar light, suvathula ottura light, suvar la otta light, minukkura light
emergency light: charge panra light
torch: raathiri nadakka light
extension box: jangsan box, spike box, niraya plug podra box, neraya charger maatta, plug point neettika, oru plug la niraya podra, plug ettala, wire neelama plug
kettle: sudu thanni podra kettle, tea poda, venneer podra, muttai aviya, sudhu thanni vaikka
gas stove: gas aduppu, stove aduppu, samaiyal gas, samaikka gas, chinna gas stove
cooker: soru vaikka, soru aakka, paruppu vega vaika
rice cooker: current cooker, saadham vaikira cooker, current la soru aakka, soru vaikra, arisi vega vaikka, saadam poda
pan: maggi seiya paathiram, omelette poda, muttai porika
utensils: samaiyal paathiram, samaikkira paathiram, samayal saaman, sattu mutti, pathiram pandam
tumbler: thanni kudikka glass, tea kudikka glass, kudikira tumbler, thanni tumbler
coffee mug: kaapi cup, kaapi kudikka, tea kappu, pal kudikka mug, kapi kudikra cup
bottle: thanni baatil, thanni kudikka bottle
flask: sooda vaikura bottle, soodu aaraama, tea sooda vaikka, sudu thanni vaikra bottle, paal sooda iruka
tiffin: sappadu box, mess la saapadu vaangitu vara, saadham kattitu poga
storage container: snacks potu vaikka, murukku podra dabba, thinpandam vaikra dabba, oorugai dabba, saamaan podra dabba
knife: kaai vettra kathi, kaai narukka, pazham vetta, vengayam vetta, kaikari vetta
blender: juice podra, juice adikka, chutney araika
sandwich maker: bread toast panna, rotti vaattra, bread vaatta, sandwich poda, rotti suda, toast podra
shaker: gym bottle, powder kalakka, kulukkura bottle
fridge: kulir petti, jillunu vaikra petti, saapadu ketu pogama vaika
phone: pesura phone
keypad phone: pattan phone, sadha phone, pesa mattum phone, exam time ku phone
phone holder: phone pidikkira, phone nikka vaika, paduthutu padam paaka, kaila pidikama padam paakka
phone cover: pinnadi cover, phone odayama irukka, phone ku podra cover, mobile pouch
screen guard: phone glass, screen odayama, phone la ottura kannadi, temper glaas, display ku ottra glass
charger: charge poda, charge yetha, charge yethura, phone ku charge poda, sarj podra
charging cable: sarjar wire, charge podra vayar, type c wire, phone ku vayaru, wire mattum
laptop: laptop computer, project panna system
laptop bag: laptop vaikura bag, lap bag, lap eduthutu poga, laptop urai, laptop thooki poga
laptop charger: laptop sarjar, laptop ku vayar
cooling pad: laptop adiyila vaikra fan, laptop keezha fan, laptop ku kaathu
laptop stand: laptop vaikura stand, lap uyarama vaikka, laptop thooki vaikka, kazhuthu valikama laptop, laptop nikka vaikra, screen kannu nera varanum
keyboard: type panra keyboard, type adikka, thattachu palagai, computer ku type panna
mouse: computer eli, wire illadha mouse, click panra mouse, lap ku mouse
monitor: rendavadhu screen
pen drive: pen tirive, file ethittu poga, padam yetha, xerox kadaiku file kondu poga
hard disk: padam save panna, neraya padam vaikka, data vaikura disk, memory jaasthi venum, file ellam vaikka
earphones: kaadhu la paatu
earbuds: wire illadha headset, wire illama paatu kekka, bluetooth headset, kutty earphone
neckband: kazhuthula podra headset, kazhuthu headset, kazhuthula maattra bluetooth, kazhuthu la thongura headset
headphones: thala mela podra headphone, kaadha moodura headset, sattham kekama paattu, kaadhu full ah moodra
speaker: sathama paatu kekka
power bank: current illama charge poda, veliya pogum bodhu charge, phone ku charge yethra, charge theendhu pona, kaila eduthutu pora charger
router: net varra box, net connection box
camera: foto pudika, pugaipadam edukka
tripod: moonu kaal stand, mukkaali stand, reels edukka stand, phone nikka vachu video
smartwatch: kai gadigaram, steps count panra watch
wall clock: suvar kadigaram, suvar gadigaram, mani paakura, mani paakka, neram paakka, wall gadigaram, suvathula maattra clock
alarm clock: kaalaila ezhuppa, ezhuppi vidra clock, kaalaila endhirika, alarm adikkira clock, mani adikkira clock
battery cells: remote cell, remote ku podra battery, pencil battery
television: tv potti, tv petti, match paaka, padam paaka tv
printer: print edukka, print podra machine, record print edukka, xerox edukka, assignment print
game controller: game vilayada controller, game pad, ps ku remote, fifa vilayada, kai la pidichu game aadra
calculator: kanakku podra machine, kanakku podradhu, kooti kazhikka
arduino: project panna board, robot seiya kit
raspberry pi: project ku kutti computer, linux odra kutti board, pi board
soldering iron: pattha vaikira kambi, wire otta vaikka, eeyam vaikra, wire pattha vaika, circuit otta
multimeter: current paakura meter, voltage paakka, volt alakka, current alakkura, circuit check panna meter
screwdriver set: screw kazhatta, screw mudukka, screw tight panna, tools set
drafter: graphics paper ku kodu poda
drafting sheet: drawing paper, varaiya paper, graphics ku sheet, padam varaiya thaal
drawing board: varaiyura palagai, drawing palagai, sheet vachu varaiya, ed board, drafter maatra board, padam varaiyra palaga
lab coat: vellai kottu, lab ku podra satta, lab la podra dress, doctor maari coat
apron: khaki coat, kaaki satta, workshop coat, mechanical lab dress
safety goggles: kannu ku kannadi, kann paadhukappu, lab la kannula podra, acid kannula padama, chemistry lab kannadi
geometry box: vattam poda, vattam varaiya
notebook: ezhudha note, class note, long size note, kodu potta note, notes eduka
record note: record nottu, lab record, observation note, record ezhudha, practical note
pen: ezhudhura pen, ball pen, exam ku pen, blue pena
pencil: varaiya pencil, ezhuthu pencil, drawing ku pensil
eraser: azhikka rubber, pencil azhikka
highlighters: mukkiyamana vari colour panna, kodu podra color pen
exam pad: pareetchai attai, ezhuthu attai, clip attai, keezha vachu ezhudha
file folder: certificate vaikura file, certificate poda, paper vaikra file, assignment vaikka, kaagidham vaikka
stapler: pin adikkira, paper pin adika, pin adikra machine, paper serthu kuthha
scissors: paper vetta, vettra kathiri, chart vetta, mudi vetta
glue: ottura pasai, paper otta, otta gum
whiteboard: vella palagai, board la ezhudhi padikka, suvathula maattra board, ezhudhi azhikra board
books: book u, padikkira puthagam, padika book, sem book, text book
chemistry book: vedhiyiyal puthagam, vedhiyal book, chemistry puthagam, chem padikka, organic padika book
maths book: integration padika
c programming book: coding puthagam, coding padikka, aarambathula irundhu coding
operating systems book: os puthagam, os paper ku
computer networks book: net eppadi velai seiyudhu padika
database book: sql kathuka
digital electronics book: logic gate padika, kmap padika
signals book: ss book, fourier padika
thermodynamics book: veppa iyakkaviyal
strength of materials book: beam sum podra book
aptitude book: interview ku kanakku, company test ku, velai ku padika
vocabulary book: aangila puthagam, english varthai padika, gre ku words
dictionary: varthai artham paakka, arththam theriya, meaning paakra book
novel: kathai book, kadhai padikka
ponniyin selvan: thamizh naaval, ps book, thamizh puthagam, chola kadhai
self help book: thannambikkai book, thannambika puthagam, nalla pazhakkam vara book, life la munnera
cycle: class ku poga vandi, pedal vandi
cycle pump: wheel ku kaathu
cycle light: raathiri cycle otta, iruttula cycle ottra
two wheeler helmet: thala kavasam, thalai kavacham, police pidikaama, thalaila podra, thala adi padama
cricket bat: cricket aada, batting panna
cricket ball: cricket pandhu, bowling poda
tennis ball: rubber pandhu, rabbar ball, kurukku sandhu cricket ball
badminton racket: sattle bat, poo pandhu bat, shuttle aada, shuttle vilayada
shuttle: shettil cock, iragu pandhu
table tennis bat: tt aada, table tennis aadra, tt mattai, ping pong bat, tt ball bat
football: kaalala udhaikra pandhu, pandhu udhaika
basketball: kudai pandhu
volleyball: kai pandhu, volley ball, volley aada, net mela adikkira pandhu
football shoes: mullu shoe, pul la odra shoe, kaalpandhu shoe
slippers: bathroom seruppu, kaalula podra, hawai seruppu, room ku podra serupu
dumbbells: kai udambu etha, thookura kal, gym saaman
skipping rope: skipping kayiru, skippin rope, kudhikira kayiru, gudhikka kayiru, thoppa koraikka, exercise kayiru
yoga mat: yoga panna paai, exercise paai, yoga virippu, tharaila exercise panna, dhandaal edukka mat
swim goggles: neechal kannadi, neechal adika kannadi, pool la podra kannadi, thannila kannu thorakka, neendha kannadi
carrom: karam kaai, room la vilayada
chess: ches board, chess kaai, raja rani kaai, sadhuranga palagai
playing cards: seettu kattu, cheetu kattu, seettu aada, cards aada, rummy aada
guitar: paatu vaasika, kambi vaathiyam, isai karuvi
guitar picks: guitar kambi meetta, guitar accessories
guitar stand: gitar nikka vaika, guitar keezha vizhama, gitar saachi vaika
piano: viralala vaasika, music keyboard kathuka
ukulele: kutty guitar, naalu kambi guitar
cajon: thattura box, petti drum, ukkandhu thattura box, melam maari box
flute: oodhura kuzhal, krishnar kuzhal, oodhi vaasikka
t shirt: tee sattu, arai kai tshirt, round neck, veetla podra tshirt
hoodie: thoppi vacha tshirt, kullaa vacha satta, kulurukku podra, kulir satta
jacket: kulir ku podra, bike la kulirudhu
blazer: coat suit, function ku podra coat, ppt ku podra coat
tie: kazhuthula kattra, formal tie u
belt: idupu belt, iduppula podra, pant ku belt, iduppu pattai, pant avurama
formal shoes: placement ku podra shoe, leather soo
dhoti: vetti satta, vella vetti, ethnic day ku, pongal ku podra, onam vetti
kurta: function ku podra, diwali ku podra satta, pandigai dress
saree: farewell ku podavai, function ku saree, pattu pudavai, freshers ku selai
cotton cap: veyilukku thoppi, thalaila podra thoppi, cap u, veyil padama
socks: kaal urai, shoe ku ulla podra, soks jodi
sunglasses: cooling glass, kooling class, karuppu kannadi, veyil kannadi, kannu koosama
trimmer: thaadi trimmer, dhaadi vettra, thaadi vetta, thaadi edukka, shave panna, mugam savaram, thaadi set panna
hair dryer: mudi kaaya vaikra, mudi kaayavaika, thala kaaya, thala thuvatta machine, kulichitu mudi kaaya
comb: thala seeva, thala vaara, mudi seevara
first aid box: mudhaludhavi petti, mudhal udhavi box, marundhu petti, marundhu dabba, kaayam pattaa podra, kattu poda, first aid kit u
pot plant: sedi thotti, chedi thotti, poo chedi, room la vaika chedi, jannal la vaikra sedi
water filter: thanni filter, thanni suthham panna, kudikira thanni sutham, nalla thanni machine, thanni vadikattra
hot water bag: sudu thanni bag, othadam bag, othadam kudukka, muthugu vali othadam, soodu pai
`;
