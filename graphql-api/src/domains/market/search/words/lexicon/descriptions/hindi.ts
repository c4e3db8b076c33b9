/**
 * What people say of a thing in Hindi, in Latin letters, where they do not know its name or do not use it: the English name, and after ":" the
 * descriptions. A search that has the words of one, in any order and form, asks for the thing.
 */
export const HINDI_DESCRIPTIONS = `
foldable bed: fold hone wala gadda, mod ke rakhne wala gadda, modne wala gadda, lapet ke rakhne wala bistar
mattress cover: gadde ka khol, gadde pe chadhane wala, gadde ka kapda, gadda ganda hone se bachaye
pillow: sir ke neeche rakhne wala, sar rakhne ke liye
pillow cover: takiye ka cover, takiye ka khol, takiye pe chadhane wala
bedsheet: gadde pe bichane wali
blanket: raat ko odhne wala
cot: sone ke liye bed, fold hone wali khat
study table: kitab rakh ke padhne wali
bed table: bistar pe padhne wali table, god me rakhne wali table
office chair: office wali kursi, gol ghumne wali chair, kamar ko support wali kursi, aaram wali kursi, computer wali kursi
stool: bina peeth wali kursi, chhoti chauki baithne wali
bean bag: dane wala sofa, thermocol daane wali gaddi, dhans ke baithne wala
book rack: kitabo ki almari, kitab rakhne ke liye
bookends: kitab khadi rakhne wala, kitabein girne se rokne wala, books seedhi rakhne wala, kitabo ka sahara, kitab tikane wala stand, kitab rokne wala, kitabo ke side me lagne wala
shoe stand: joota rakhne wala, jute rakhne ki rack, joote chappal ki rack
trunk: lohe ka baksa, saman rakhne wala baksa
storage box: dabba saman rakhne wala, saaman rakhne ka dibba, cheezein rakhne wala box, dhakkan wala dabba
mirror: muh dekhne wala
curtain: khidki ka parda, khidki pe lagane wala, dhoop rokne wala parda, khidki ke liye kapda
carpet: zameen pe bichane wali, farsh pe bichane wala, neeche baithne wali dari, zameen wali chatai
sleeping mat: zameen pe sone wali, neeche bichane wali chatai, sone wali chatai, zameen par bichane wali
doormat: pair pochne wala, pair ponchne wala, darwaze pe rakhne wala, gate wala mat
sleeping bag: sone wala bag, thand me ghus ke sone wala, trek pe sone wala, camping wala bistar, pahad pe sone wala bag, trek wala bistar, zip wala bistar
mosquito net: machhar se bachne wali jali, machar rokne wali jali
mosquito machine: machhar bhagane wala, good knight machhar wala, plug me lagane wala machhar ka, macchar na kaate wala, machhar ki dawa
mug: bathroom wala magga, dabba nahane wala
bathing tub: kapde bhigone wala tub, kapde dhone wala tasla, plastic ka tasla, bada tub kapdo ka
towel: nahane ke baad pochne wala, badan pochne wala, sharir ponchne ka kapda
soap dish: sabun rakhne wala, saabun daani, sabun ki dibbi, sabun ka dabba, saabun rakhne ki dibbi
slippers: hawai chappal, bathroom wali chappal, pair me pehenne wali, ghar wali chappal, nahane wali chappal
socks: pair me pehenne wale, joote ke andar wale
broom: safai wala jhadu, kamra saaf karne wala, kachra saaf karne wali jhadu, phool jhadu, kamre me lagane wali jhadu
mop: pocha lagane wala, farsh pochne wala, zameen saaf karne wala, pocha marne wala danda
dustbin: kude daan, kachre ka dabba, kooda dalne wala, kachra dalne wala dibba, kude ki balti, kuda fekne wala
dustpan: kuda uthane wala, kachra uthane wala, jhadu ke saath wala kuda pan, kooda bharne wala, soopa kachre wala, kachra uthane wali tray
washing brush: kapde dhone wala brush, kapda ragadne wala brush, collar ragadne wala brush, toilet saaf karne wala brush, ragadne wala brush, kapde ghisne wala, bathroom ragadne wala
drying rack: kapde failane wala stand, gile kapde tangne wala, kapde phailane ka
clothesline: kapde sukhane ki rassi, kapde tangne wali rassi, kapde failane wali dori, rassi kapdo wali, nylon ki rassi, kapde sukhane wali dori
clothes clips: kapde udne se rokne wali, kapde sukhane wali clip
hanger: kapde tangne wala, kapda latkane wala, shirt tangne wala hanger, almari me tangne wala, kapde latkane wale hanger
hook: deewar pe tangne wala, chipakne wala hook, kapde tangne wali khunti, deewar wali khooti
laundry bag: gande kapdo ka thaila, dhulai wala jhola, maile kapde rakhne ka bag, laundry me dene wala bag, jaali wala kapdo ka thaila
washing machine: kapde dhone wali machine, kapdo ki machine, dhulai wali machine, waashing machine
iron box: silwat hatane wali
sewing kit: sui dhaga, button lagane wala, kapde silne wala, sui dhage ka dibba
heater rod: balti me dalne wali rod, balti wala heater
room heater: kamra garam karne wala, sardi me garmi wala, thand me chalane wala heater, haath sekne wala heater, kamre ka heater, rod wala heater thand ka
table fan: hawa wala pankha, garmi me hawa dene wala
clip fan: bed pe lagane wala pankha, light jaane pe chalne wala pankha
cooler: kamra thanda karne wala
fridge: pani thanda karne wala fridge, khana thanda rakhne wala, chhota fridge kamre wala, doodh rakhne wala fridge
lamp: table wali light, padhne wali light, padhai wali batti, mez pe rakhne wala lamp, raat ko padhne wala lamp, batti padhne wali, table pe rakhne wali light
bulb: led wala bulb, kamre ki batti, holder me lagne wala bulb
tube light: lambi wali light, lambi batti, kamre ki lambi light, deewar wali rod light, danda light
led strip: rang birangi light, rangeen light patti, deewar pe chipkane wali light, patti wali light, colour badalne wali light, jhalar patti wali
fairy lights: diwali wali light, kamra sajane wali jhalar, chhoti chhoti light wali ladi, sajawat wali light
emergency light: andhere me jalne wali
torch: haath wali batti, haath me pakadne wali light, andhere me dekhne wali
extension box: extention board, bahut saare plug lagane wala, plug lagane wala lamba board, taar wala board, ek se zyada charger lagane wala, lambe taar wala board
adapter plug: teen pin wala plug, plug badalne wala, three pin converter, ek socket me do lagane wala
keypad phone: dabba phone, batan wala mobile, sirf call wala phone, saada mobile, bina internet wala phone
phone cover: phone ke peeche lagane wala, mobile ka khol, phone bachane wala cover
screen guard: phone ka sheesha bachane wala, mobile pe lagane wala glass, tempered wala glass, scratch se bachane wala sheesha, screen pe chipkane wala, phone ki screen pe lagne wala
phone holder: mobile pakadne wala, phone khada karne wala, let ke phone dekhne wala, bed pe mobile lagane wala, fone tikane wala
charger: phone charge karne wala, fone charge krne ke liye, jaldi charge karne wala
charging cable: charger ka taar, phone ka taar, charge karne wali wire, charging ki lead, lambi wali charging taar, data wali taar
hdmi cable: tv se jodne wali taar, laptop tv se lagane wali cable, monitor ki taar, screen jodne wali wire, projector me lagane wali taar, hdmi taar, monitor se laptop jodne wali
lan cable: internet wali taar, net wali taar, internet ka wire, lan wali wire, laptop me net lagane wali cable, neeli internet wali taar
laptop: laptop coding ke liye, god me rakhne wala computer
gaming laptop: graphics card wala laptop
laptop charger: laptop ka adapter
laptop bag: laptop rakhne wala bag, laptop le jaane wala
laptop sleeve: laptop ka khol, laptop bachane wala cover, laptop ka lifafa, laptop dalne wala cover
cooling pad: laptop thanda karne wala, laptop ke neeche pankha, pankhe wala laptop stand, laptop ke neeche rakhne wala pankha, laptop thanda rakhne ke liye
laptop stand: laptop uncha karne wala, laptop rakhne ka stand, laptop upar uthane wala, laptop tikane wala, laptop khada rakhne wala, laptop ke neeche lagane wala, laptop ka stand
mouse: computer ka mouse, bina taar wala mouse, wireless wala mouse, chuha computer ka, game wala mouse
keyboard: typing wala keyboard, computer ka keyboard, likhne wala keyboard computer ka, khat khat wala keyboard, bina taar ka keyboard
monitor: computer ka tv
monitor arm: monitor pakadne wala, monitor ka haath, screen upar neeche karne wala, monitor mez pe kasne wala, screen pakadne wala
television: match dekhne wala tv, deewar wala tv, serial dekhne wali, badi screen wala tv
pen drive: movie dalne wala, usb me lagane wala
hard disk: zyada data rakhne wala, movies rakhne wala, data save karne wala bada, backup lene wala, files rakhne ke liye
memory card: mobile ki chip, phone me dalne wala card, sd card wala, memory wali chip, camera ka card, gaane dalne wali chip
earphones: kaan me lagane wala, kaan wali lead
neckband: gale wala earphone, gale me lataka ke wala, gardan wala bluetooth, gale me pehenne wala earphone, bina taar ka gale wala
earbuds: kaan me ghusane wale chhote, dibbi wale earphone, chhote kaan wale, wireless kaan wala
headphones: kaan dhakne wala, sar pe pehenne wala gaane ka, shor rokne wala headphone, kaan ke upar wala
speaker: gaana bajane wala, tez awaaz wala, party me bajane wala, dabba gaane wala
mic: awaaz record karne wala, gaana record karne wala, bolne wala mike, awaz badhane wala
power bank: pawar bank, bina bijli charge karne wala, phone charge karne wali battery, jeb me rakhne wali battery, raaste me charge karne wala
router: internet chalane wala
camera: photo khinchne wala, photo kheechne wala, tasveer lene wala, video banane wala
tripod: camera khada karne wala, teen taang wala stand, teen pair wala stand, reel banane wala stand, phone khada karne wala lamba stand
smartwatch: haath ki ghadi, touch wali ghadi, kadam ginne wali ghadi, haath me pehenne wali ghadi
alarm clock: alarm wali ghadi, subah uthane wali ghadi, jagane wali ghadi, table ghadi, deewar ghadi, samay dekhne wali ghadi
wall clock: deewar ghadi, deewar pe tangne wali ghadi, kamre ki ghadi, samay batane wali
projector: deewar pe film dikhane wala, movie deewar pe, parde pe dikhane wala, ppt dikhane wala, deewar pe match dikhane wala
printer: print nikalne wala, kaagaz chhapne wala, assignment chhapne wala, print karne wali machine, chhapai wali machine
webcam: laptop ka camera, online class wala camera, computer pe lagane wala camera, meeting wala camera, video call wala camera, web camera, online interview wala camera
game controller: game khelne wala remote, gaming remote, game wala remote, playstation wala remote, fifa khelne wala
scientific calculator: sin cos wala calculator, ganit wala calculator, hisab ki machine
calculator: jod ghatana karne wala, jodne ghatane wala
drafter: seedhi line khinchne wala bada
drafting sheet: drawing wala kaagaz, ed wali sheet, drawing ke panne
drawing board: drawing wala takhta, drawing ka board, lakdi ka board drawing wala, sheet lagane wala board, drawing banane wala board, sheet ke neeche wala takhta
sheet holder: chart rakhne wala pipe, drawing sheet rakhne wala, gol dabba sheet ka, sheet le jaane wala dabba, lamba gol dibba, drawing sheet wala pipe, chart rakhne wala
apron: kapde gande hone se bachaye, karkhane wala kapda
safety goggles: aankh bachane wala chashma, tezab se aankh bachane wala, ankh pe pehenne wala lab ka
safety shoes: workshop wale joote, lohe wale jute, safety wale joote, workshop me pehenne wale, lohe ki nok wale joote
lab gloves: lab wale dastane, haath bachane wale dastane, rubber ke dastane, haath me pehenne wale lab ke, chemical se haath bachane wale, chemistry wale dastane
arduino: robot banane wala
raspberry pi: chhota computer board, project wala chhota computer, linux wala chhota board, chip wala computer, rasberry pai
soldering iron: taanka lagane wala, wire jodne wala garam, raanga lagane wala, taar jodne wali kaiya, circuit jodne wala
multimeter: voltage naapne wala, current napne wala, bijli naapne wala meter, battery napne wala
screwdriver set: pech kasne wala, pech kholne wala, screw kholne wala, tools ka dibba, auzar ka dibba
breadboard: circuit lagane wala board, chhed wala board, bina solder circuit wala, taar ghusane wala board, chhed wali patti electronics ki, bread bord, project wala chhed board
notebook: notes likhne wali kaapi
pen: likhne wala pen, gel wala pen, neela pen, syahi wala pen
pencil: lakdi wali pencil, drawing wali pencil, mitne wali likhai wala, sketch banane wali pencil, kachchi likhai wali
geometry box: jyamiti box, gola banane wala, gol khinchne wala, jometry box
scale: line khinchne wala, lambai naapne wala, seedhi rekha wala
highlighters: rang wala pen, line ko chamkane wala, important line pe rang karne wala, peela pen chamkila, kitab me nishan lagane wala
exam pad: likhne wali takhti, kagaz ke neeche rakhne wala, paper likhne wala gatta, clip wala gatta
whiteboard: safed board, deewar wala safed board, mitane wala board
stapler: pin marne wala, kagaz jodne wala, panne jodne wala, assignment me pin lagane wala, pin lagane wali machine
file folder: file kagaz rakhne wali, certificate rakhne wali file, document rakhne wala folder, kagaz sambhal ke rakhne wali, assignment wali file, daftri file
scissors: kaatne wali kainchi, kagaz katne wali, kapda kaatne wali, baal katne wali kainchi
glue: gond kagaz ka, tape chipkane wala
college bag: thaila kitabo wala, kitab le jaane wala bag, peeth pe tangne wala, class le jaane wala bag
chemistry book: chemistry ki kitab, rasayan ki kitab, kemistri ki book, organic wali kitab
maths book: m one ki book, sawal lagane wali kitab
c programming book: coding ki kitab, c language ki kitab, shuru se coding wali kitab
cpp book: c plus plus ki kitab, balaguru wali kitab
python book: python ki kitab, paithon ki book, python sikhne wali kitab, python padhne ke liye, paython wali kitab, python coding wali kitab
algorithms book: coding interview wali kitab
operating systems book: os ki kitab, os exam ki book
computer networks book: internet kaise chalta hai wali
database book: sql sikhne wali kitab
digital electronics book: logic gate wali book, gates wali kitaab
signals book: fourier wali kitab
thermodynamics book: garmi urja wali kitab
strength of materials book: civil mech wali kitab, beam wali kitab, mechanics of material ki kitab
aptitude book: placement ki taiyari wali, reasoning ki kitab, naukri ki taiyari wali book
vocabulary book: english ki kitab, angrezi ki kitab, angrezi sudharne wali, shabd sikhne wali kitab
dictionary: matlab dekhne wali kitab, shabd ka matlab wali, angrezi hindi wali kitab
novel: kahani wali book, padhne ke liye kahani
self help book: motivation wali kitab, aadat sudharne wali kitab, life badalne wali book, zindagi sudharne wali kitab, achhi aadat wali book, gyan wali kitab
kettle: pani garam karne wala kettle, chai ke liye pani garam
gas stove: gas wala chulha, cylinder wala chulha, aag wala chulha
cooker: daal pakane wala, dal chawal banane wala, daal banane wala bartan
rice cooker: bijli wala cooker
pan: sabzi banane wali kadhai, anda banane wala, chai banane wala bartan, doodh garam karne wala, dandi wala bhagona, chay ka bartan
sandwich maker: bread sekne wala, toast banane wala, double roti sekne wala, sandwich banane wala, bred garam karne wala, sandwich maker
microwave: khana garam karne wala, khana garam krne ki machine, thanda khana garam karne wala, maikro wave, khana garam karne ki machine
mixer grinder: peesne wali machine, chutney pisne wala, masala peesne wala, juice banane wali machine, shake banane wala
blender: bijli wali mathani, shake mathne wala
bottle: paani le jaane wali, pani bharne wali
flask: chai garam rakhne wala, garam pani rakhne wala, garam rakhne wali botal
tiffin: mess se khana laane wala
coffee mug: doodh peene wala mug
glass tumbler: pani peene wala glass, steel ka gilas, doodh peene wala gilas, kanch ka gilas
plate: khane ke bartan
spoon: kaanta chammach, chawal khane wala
bowl: maggi khane wala katora, daal wali katori, dal lene wali katori
knife: sabzi katne wala, phal kaatne wala, sabji kaatne wala chaku
shaker: shake banane wali botal, gym wali botal, hilane wali botal, gym me peene wala
water filter: pani saaf karne wala, ro wali machine, filter pani ka, pani chhanne wala
cycle: pedal wali gaadi, pedal marne wali
gear cycle: mote tyre wali cycle, pahad pe chadhane wali cycle, tez chalne wali cycle
number lock: cycle bandhne wali chain, bag ka tala, suitcase wala tala
cycle light: aage peeche wali light
cycle bell: cycle ki ghanti, saikil ki ghanti, cycle pe lagane wali ghanti, horn cycle ka
puncture kit: panchar banane wala, panchar kit, tyre jodne wala, tube jodne ka saman
cycle helmet: sir bachane wala cycle ka, topi cycle wali
two wheeler helmet: gaadi wala helmet, chalan se bachne wala, pura muh dhakne wala
scooter: petrol wali gaadi, do pahiya gaadi, gaadi chalane wali
cricket bat: cricket khelne wala, lakdi ka balla, chakka marne wala
tennis ball: hostel me cricket khelne wali, gully cricket wali ball, hari gend
cricket ball: cricket ki gend
shuttle: badminton ka phool
badminton racket: bedminton ka balla, chidiya marne wala, jaali wala bat, shuttle khelne ka
table tennis bat: tt ka bat, tt wala racket, ping pong wala, table tennis khelne wala, tt khelne ke liye, gol wala chhota bat
football: pair wali ball
basketball: tokri me dalne wali ball, badi narangi gend, haath se tappa wali gend
volleyball: haath se marne wali gend, net ke upar wali ball, volley khelne wali, volleyball wali gend
football shoes: football wale joote, keel wale joote, neeche kaante wale joote, ground pe football khelne wale
dumbbells: dole banane wala, body banane wala
skipping rope: kudne wali rassi, rassi kood, pet kam karne wali rassi, skiping rassi
resistance band: kheenchne wala rubber, kasrat wala rubber, rabar gym wali, exercise wala elastic, khichne wala band, gym wala rubber, kheench ke kasrat wala
swim goggles: tairne wala chashma, tairaki wala chashma, pani ke andar wala chashma, swimming pool wala chashma
swimming cap: tairne wali topi, pool wali topi, baal na bheege wali topi, swimming wali topi, rubber wali topi, baal dhakne wali topi pool ki
carrom: goti marne wala board, karam ki goti
chess: raja wazir wala khel, dimaag wala khel, pyada ghoda wala, shatranj ka board
playing cards: tash ke patte, patte khelne wale, rummy wale patte
guitar: gaane ke saath bajane wala
guitar picks: gitar wali clip, guitar pe lagane wali clip, sur badalne wala, gitar ki chimti
guitar stand: guitar khada karne wala, guitar tikane wala, gitar tikane wala
ukulele: char taar wala, chaar taar wala guitar, chhota sa guitar
piano: baja ungli wala
harmonium: bhajan wala baja, hawa wala baja, peti baja
flute: phoonk ke bajane wali, kanha wali bansuri, muh se bajane wali
cajon: dabba bajane wala, baith ke bajane wala dabba, lakdi ka dabba bajane wala, haath se bajane wala dabba, dholak jaisa dabba
tabla: haath se bajane wala, thap marne wala, tabla bajane ke liye
hoodie: topi wala sweater, thand me pehenne wali
sweater: thand me pehenne wala, sardi wala sweater, garam kapda, oon ka swetar
jacket: sardi me pehenne wali, chain wali jacket, bike pe pehenne wali
jeans: neeli pant, roz pehenne wali pant, jeans ki pant
t shirt: tee shirt, baniyan jaisi, roz pehenne wali, gol gale wali, half baju wali
blazer: placement wala coat, shaadi wala coat, presentation me pehenne wala
tie: gale me bandhne wali, gale wali patti, gaanth wali tai
formal shoes: interview wale joote, chamde ke joote, placement wale joote, office wale joote
belt: kamar wali belt, pant bandhne wali, kamar ka patta, chamde ki belt, pant kasne wali
kurta: tyohar pe pehenne wala, desi kapde
lehenga: shaadi me pehenne wala, fest me pehenne wala, shaadi wala kapda ladki ka
saree: farewell wali saree, farewell me pehenne wali, saree ladkiyon wali
winter cap: oon ki topi, kaan dhakne wali topi, haath garam rakhne wale, thand wali topi
scarf: gale me lapetne wala, thand me gale wala
cotton cap: dhoop wali topi, dhup se bachne wali topi, cricket wali topi
sunglasses: dhoop wala chashma, kaala chashma, dhoop me pehenne wala, style wala chashma, aankh pe lagane wala kala
umbrella: barish se bachne wala, dhoop barish wala
raincoat: barish me pehenne wala, pani se bachne wala kapda, barish wale kapde, bheegne se bachne wala
suitcase: pahiye wala bag, kheenchne wala bag, ghar jaane wala bag, train me le jaane wala, trali bag, safar wala bag, yatra wala bag, ghoomne jaane wala bag, ghar le jaane ka jhola, saman bharne wala bag
trekking bag: pahad pe le jaane wala, trek wala bag, peeth wala bada bag, ghumne wala bada pithu, himalaya wala bag
tent: pahad pe lagane wala, bahar sone wala tambu, camp wala ghar
neck pillow: gale wala takiya, gardan wala takiya, train me sone wala takiya, safar wala takiya, bus me sone ke liye, gardan me pehenne wala
wallet: paise rakhne wala, note rakhne wala, jeb wala batua
padlock: kamre ka tala, darwaze ka taala, almari ka tala, gate pe lagane wala, tala chabi, room band karne wala
chain: saman bandhne wali chain, train me bag bandhne wali, lohe ki chain, taale wali zanjeer
room freshener: kamra mehkane wala, badboo hatane wala, badbu bhagane wala
perfume: khushbu lagane wala, kapdo pe lagane wali khushbu, body spray
trimmer: daadhi banane wala, dadhi katne wali machine, daadhi set karne wala, shaving wali machine, baal katne wali machine, dadhi trim karne wala
hair dryer: baal sukhane wala, baal sukhane wali machine, geele baal sukhane ke liye, garam hawa baal wali, hair draier
hair straightener: baal seedhe karne wala, baal sidhe karne wali machine, baal press karne wala, ghunghrale baal seedhe karne wali
weighing scale: wazan naapne wali machine, vajan napne wali, wazan dekhne wala, kitna mota hua dekhne wali
first aid kit: dawai ka dibba, patti wala dabba, chot pe lagane wala, marham patti, dawa ka box, chot lagne pe kaam aane wala
hot water bag: garam pani ki thaili, dard me sekne wali, pet dard wali thaili, sekai wala bag, kamar sekne wali
poster: deewar pe lagane wala, deewar pe chipkane wali photo, kamra sajane wala, photo deewar wali
plant pot: paudha lagane wala, paudhe wala gamla, ped lagane wala, khidki pe rakhne wala paudha
`;
