import { AUTHORS } from './kinds/authors.ts';
import { HYPERNYMS } from './kinds/hypernyms.ts';

/**
 * Campus things, one per line: the names of the thing, the usual one first (English, Hindi, Tamil and Telugu in Latin letters), and after ">" things
 * of this kind whose names do not say so: models, kinds, and makers that make little else. These are found if the thing is searched for, but not the
 * other way round. Supplements the synonyms in the database, which the administrators of a college edit.
 */
const LINES = `
phone, mobile, cell phone, mobile phone, fone, phon, mobail, handset > redmi, iphone, samsung galaxy, samsung a, samsung m, samsung s, oneplus, realme, poco, vivo, oppo, nokia, motorola, moto g, pixel, nothing phone, iqoo, infinix, tecno, lava, narzo, xiaomi, micromax
smartphone, smart phone, android phone, touch phone, touch screen phone, touchscreen phone, android, whatsapp phone, camera phone, phone > redmi, iphone, samsung galaxy, samsung a, samsung m, samsung s, oneplus, realme, poco, vivo, oppo, motorola, moto g, pixel, nothing phone, iqoo, infinix, tecno, lava, narzo, xiaomi
keypad phone, button phone, basic phone, feature phone > nokia, keypad
apple > iphone, macbook, ipad, airpods, apple watch
laptop, lappy, laptops, notebook computer > ideapad, macbook, thinkpad, pavilion, vivobook, zenbook, inspiron, latitude, vostro, aspire, nitro, predator, rog, tuf, victus, omen, elitebook, probook, legion, loq, chromebook, swift, alienware, surface, matebook, yoga slim
gaming laptop > pavilion gaming, nitro, predator, rog, tuf, victus, omen, legion, loq, alienware
tablet, tab, android tab > ipad, galaxy tab, redmi pad, realme pad, lenovo tab
earphones, earphone, wired earphones, handsfree, earfone > neckband, airdopes, earbuds, earpods, rockerz, bullets, bassheads
wireless earphones, bluetooth earphones, wireless earphone, cordless earphones > neckband, airdopes, earbuds, galaxy buds, airpods, rockerz, bullets wireless, enco, freebuds
earbuds, wireless earbuds, buds, tws, ear buds, airpods > airdopes, galaxy buds, airpods, enco, freebuds
neckband, bluetooth neckband, wireless neckband > rockerz, bullets wireless, tune 215
headphones, headphone, over ear headphones, over ear, headset, headfone, hedphone > over ear, rockerz 450, wh ch
speaker, bluetooth speaker, speakers, spekar > jbl, stone 350, soundcore, boombox, alexa, echo dot
smartwatch, smart watch, fitness band, smart band > noise colorfit, mi band, galaxy watch, apple watch, fire boltt, amazfit
watch, wrist watch, ghadi, wristwatch > fastrack, titan, casio g shock, sonata, timex, fossil
camera, cam, dslr, dslr camera, digital camera > canon eos, canon, nikon, sony alpha, gopro, fujifilm
phone stand, phone holder, mobile stand, mobile holder, phone mount
phone cover, phone case, back cover, back case, mobile cover
charger, adapter, adaptor, power adapter, charging brick, charger head, charging head, charger brick, power brick, wall charger, charging block, charging cube
phone charger, mobile charger, fast charger, charging adapter, charger adapter
monitor stand, monitor arm, screen stand
pen drive, pendrive, usb stick, flash drive, thumb drive > sandisk, cruzer
hard disk, harddisk, storage disk, external storage, hard drive, external hard disk, ssd, hdd > seagate, wd, my passport
power bank, powerbank, portable charger, battery bank
extension box, extension board, spike guard, spike buster, power strip, multi plug, extension cord, extension, extension plug, extension socket, extension wire, extension lead, multi socket, multi plug board, power extension, power socket board, surge protector
router, wifi router, wi fi router, wifi, modem > tp link, dlink, archer
gaming console, video game console > playstation, ps 4, ps 5, xbox, nintendo
arduino, arduino board, arduino uno, arduino kit, arduino uno board, uno board, ardino board
microcontroller, micro controller, micro controller board, development board, electronics kit > arduino, esp 32, esp 8266, nodemcu, raspberry pi, stm 32
printer > deskjet, inktank, laserjet, epson, pixma
book, kitab, kitaab, kitabe, pustak, puthagam, pusthakam, textbook, text book
physics book, bhautiki, bhautik vigyan ki kitab, bhautiki kitab > concepts of physics, h c verma, hc verma, resnick, irodov
maths book, mathematics book, ganit kitab, ganit, engineering maths > engineering mathematics, b s grewal, grewal, r d sharma, kreyszig
chemistry book, rasayan kitab > engineering chemistry, organic chemistry, physical chemistry, o p tandon, morrison boyd
c book, c programming, c programming book, book c, book on c, book for c, book about c, c programming kitab, kitab c programming, c language > let us c, c programming language, ansi c, kernighan
cpp book, c plus plus book, cpp, book cpp > programming with cpp
java book, core java > head first java, java complete reference, effective java
python book > python crash course, automate the boring
data structures book, dsa book, algorithms book > introduction to algorithms, clrs, narasimha karumanchi
operating systems book, os book > operating system concepts, galvin, silberschatz
computer networks book, cn book > computer networks, tanenbaum, forouzan
database book, dbms book > database system concepts, korth, navathe
digital design book, digital electronics book, dld book > morris mano, digital design
signals book > signals and systems, oppenheim
thermodynamics book, thermo book > thermodynamics, cengel, p k nag
mechanics book, som book > strength of materials, bansal, timoshenko
electronics book, electronic devices book > boylestad, sedra smith, electronic devices
aptitude book, placement book > quantitative aptitude, r s aggarwal
vocabulary book, english book > word power made easy, wren martin
harry potter, hp books, hp book, hp novels, hp set, harry potter books, potter books, hogwarts, harry potter set, wizarding world
novel, novels, story book, kahani ki kitab, fiction > harry potter, ponniyin selvan, chetan bhagat, alchemist, paulo coelho, game of thrones, sherlock holmes
self help book, self help, self improvement, motivation book > atomic habits, rich dad poor dad, ikigai, think and grow rich, psychology of money
dbms, rdbms, database management > database system concepts, korth, navathe, silberschatz
os textbook, os galvin, operating systems > operating system concepts, galvin, silberschatz
cn, computer network, networks book > computer networks, tanenbaum, forouzan, kurose
dsa, daa, data structures, clrs, cormen > introduction to algorithms, algorithms, data structures
dld, dsd, digital logic, digital electronics > digital design, morris mano
oop, oops, object oriented > object oriented programming
signals > signals and systems
som, strength > strength of materials
thermo, thermodynamic > thermodynamics
toc, automata > theory of computation, automata
coa, computer architecture, computer organization > computer organization, computer architecture
fluid mechanics book, fm book > fluid mechanics
apti, aptitude, quants, quant > quantitative aptitude, aggarwal
vocab, verbal, verbal ability > word power
maths, math, calculus, engineering maths, m1 book, m2 book > engineering mathematics, grewal, kreyszig
physics, phy book, hcv, hc verma physics, eng physics > concepts of physics, engineering physics
chemistry, chem book > engineering chemistry, organic chemistry
java, oop java > head first java, java
k and r, k r, k r c, c k r, kernighan c, c kernighan, ansi c book > c programming language
gate book, gate books, gate preparation > gate cse, gate previous, made easy
notebook, notebooks, note book, notebooks long, copy, register, long notebook, long book
highlighter, highlighters, marker pen
calculator, calci, calc, calculater, ganak > fx 991, fx 82, fx 100, fx 570
scientific calculator, engineering calculator, scientific calci, scientific calc, fx calculator > fx 991, fx 82, fx 100, fx 570
casio fx, casio calculator, casio calci, casio scientific calculator, casio scientific calci, casio calc, casio es > fx 991, fx 82, fx 100, fx 570
drafter, mini drafter, engineering drafter, drafting machine
drawing sheet, drafting sheet, drafting sheets, drawing sheets, chart paper
lab coat, labcoat, white coat, apron coat, lab cot, lab kot, labcot
geometry box, compass set, compass box, geometry set, instrument box
exam pad, writing pad, clip board, clipboard, exam board
whiteboard, white board
table, mez, mej, desk, tebal, balla mez, mesai
study table, study desk, padhai mez, padhne mez, padhai table, writing table, computer table
bed table, laptop table, laptop desk, bed laptop table, folding table, foldable table, laptop table bed
chair, kursi, kurchi, kurchee, narkali, naarkali, seat
office chair, study chair, computer chair, gaming chair, revolving chair, ergonomic chair, desk chair > green soul, featherlite, ergonomic, mesh chair, cellbell
plastic chair > nilkamal chair, supreme chair
cot, folding cot, folding bed, charpai, khatiya, kattil, palang, mancham
bed, bistar, foldable bed, cot
foldable bed, foam bed, folding mattress, foldable mattress, travel bed
mattress, gadda, gadde, foam mattress, single bed mattress, parupu, methai > sleepwell, kurl on, duroflex, wakefit
pillow, takiya, talagadi, thalaiyanai, dindu > recron
bedsheet, bed sheet, bedshet, chadar, chaddar, chadder, duppati
blanket, kambal, razai, rajai, comforter, dohar, porvai, duppatlu
bed cover, mattress cover, mattress protector
mosquito net, machhar dani, machardani, machhardani, machhar jali, dhomala net, kosu valai
mosquito racket, mosquito bat, machhar marne racket, machhar bat, electric bat, machhar racket, dhomala bat, kosu bat
mosquito machine, mosquito repellent, mosquito killer, machhar marne machine, mosquito liquid, machhar machine, liquid vaporizer > all out, good knight, mortein
fan, pankha, punkha, visiri, pankhe
table fan, pedestal fan, mej pankha, mez pankha
clip fan, small fan, chota pankha, mini fan, chhota pankha, usb fan
cooler, air cooler, room cooler, desert cooler
iron box, iron, istri, press, clothes iron, steam iron, istiri, istri petti
heater rod, immersion rod, immersion heater, water heater rod, heating rod, garam pani rod, pani garam rod, garam pani karne rod
kettle, electric kettle, ketli, chai kettle, chai banane kettle, tea kettle, water boiler
induction stove, induction, induction cooktop, induction cooker, induction chulha, electric stove, bijli chulha
cooker, pressure cooker, kukkar > hawkins
rice cooker, electric rice cooker, chawal cooker
pan, frying pan, fry pan, tawa, kadai, sauce pan
tiffin, lunch box, tiffin box, dabba, khana garam tiffin, khana garam karne tiffin, casserole, lunchbox, tiffin carrier
bottle, water bottle, pani bottle, botal, steel bottle, sipper > milton
shaker, gym shaker, protein shaker, shaker bottle
blender, mixer, mixie, hand blender, juicer
mug, cup, coffee mug, pyala
plate, thali, plates, dinner set
utensils, utensil, vessels, vessel, kitchen utensils > plates, pan, cooker, casserole
bucket, balti, baldi, vaali, bakit
bucket mug, bucket and mug, balti mug, balti lota
drying rack, cloth stand, clothes stand, cloth drying stand, drying stand, kapde sukhane stand, kapda sukhane stand, kapde sukhane rack, laundry stand
clothes clips, cloth clips, pegs, clothes pegs
laundry bag, laundry basket, laundry net
cupboard, almari, almirah, almirah wardrobe, wardrobe, closet, cloth cupboard, kapdo almari, kapde almari, kapdon almari, beero
book rack, bookshelf, book shelf, book stand, kitab rack, bookcase, book ends
shoe rack, shoe stand, joote rakhne stand, juta rack, juta stand, chappal stand, seruppu stand
mirror, sheesha, aaina, addam, kannadi, darpan
lock, tala, taala, padlock, poottu, talam
door lock, room lock, padlock, lock key, tala chabi, key lock, cupboard lock, almirah lock, gate lock, lock with key, lock and key, lock > lock keys, godrej lock, harrison lock, link lock
trunk, petti, trunk box, sandook, trunk petti, steel trunk, iron trunk
suitcase, trolley, trolley bag, travel bag, travel bag wheels, luggage
bag, basta, backpack, college bag, school bag > skybags, wildcraft, safari bag, american tourister
laptop bag, laptop backpack, laptop rakhne bag
laptop sleeve, laptop pouch, laptop case, laptop cover
umbrella, chata, chhata, chatri, chhatri, kuda, kudai, godugu
raincoat, rain coat, barsati, barsaati, rain suit, rain jacket, mazhai coat, varsha coat, barsaat coat, barsat coat, barish coat, baarish coat, barish jacket, rainy coat, rainy season coat, monsoon coat, monsoon jacket, waterproof coat, waterproof jacket, rain set, rain pant, rain pants, poncho, rain poncho
torch, flashlight, emergency light, emergency lamp, rechargeable light
lamp, table lamp, study lamp, desk lamp, reading lamp
led strip, led lights, strip lights, rgb strip, room lights, fairy lights, string lights
room freshener, air freshener
cycle, bicycle, saikil, cykle, bycycle, bysicle, saykil > hero sprint, btwin, rockrider, ladybird, firefox, hercules, avon, mountain bike
gear cycle, geared cycle, mtb, mountain bike, gear wali cycle > rockrider, hero sprint, 21 speed, 18 speed
ladies cycle, girls cycle > ladybird, miss india
cycle lock, number lock, bicycle lock
cycle pump, hawa bharne pump, hawa bharna, hawa bharne, cycle hawa bharna, hawa pump, cycle hawa pump, air pump
cycle light, cycle batti, bicycle light, cycle lamp
cycle helmet, cycling helmet, bicycle helmet
two wheeler helmet, full face helmet, motorbike helmet, full face, scooter helmet, activa helmet, bullet helmet, isi helmet, bike helmet, riding helmet, motorcycle helmet, scooty helmet > steelbird, studds, vega helmet
bat, cricket bat, cricket balla, balla, kirket bat > kashmir willow, english willow
ball, cricket ball, gend, bandhu, cricket gend, cricket bandhu, cricket banti, cricket pandhu, cricket panthu, cricket chendu, season ball, cork ball > tennis ball, leather ball, football, basketball, volleyball
tennis ball, tennis gend
badminton racket, badminton racquet, badminton, badminton set, badminton bat, shuttle bat > yonex racket, yonex racquet, li ning racket, racket pair, racquet pair, yonex zr, nanoray, muscle power, li ning
shuttlecock, shuttle, shuttle cock, shuttles, badminton cock > mavis
table tennis bat, tt bat, ping pong bat
football, foot ball, futbol > nivia storm
basketball, basket ball
volleyball, volley ball
football shoes, studs, football boots, football studs, soccer shoes, soccer boots
dumbbells, dumbbell, dumbel, dumbell, weights, gym weights
yoga mat, yogamat, exercise mat, gym mat
swim goggles, swimming goggles, swimming glasses, pool goggles
carrom, carom, kairam > carrom coins, carrom board, carrom striker
carrom board, carom board, caram board, carrom table
carrom coins, carrom striker, carrom men, carrom pieces, carom coins, carrom coin set, carrom pawns, striker, carrom goti, carrom gotti
chess, chess board, shatranj
musical instrument, instrument, instruments, music instrument, vaadyam, vadyam, baja > guitar, acoustic, keyboard ctk, casio ctk, casio sa, ukulele, cajon, violin, flute, harmonica, tabla, piano, yamaha psr
guitar, gitar, gitaar, acoustic guitar, guitaar > yamaha f, juarez, acoustic, fender, ibanez, kadence frontier
guitar beginners, guitar beginner, beginner guitar, beginners guitar, learner guitar, first guitar, guitar learner, guitar starter
percussion, percussion instrument, hand drum, box drum, drum box, beat box > cajon, tabla, djembe, bongo, drum, dholak
guitar stand, guitar holder
guitar picks, guitar pick, plectrum, plectrums
ukulele, uke, ukelele
piano, digital piano, music keyboard, casio keyboard, electronic keyboard, keyboard piano, synthesizer > casio ctk, casio sa, yamaha psr
keyboard, computer keyboard, mechanical keyboard
mouse, computer mouse, wireless mouse > logitech m
monitor, computer screen, computer monitor, moniter
shoes, joote, juta, juti, kaalani, footwear, shoez, bootlu > studs, sneakers
running shoes, sports shoes, juta daudne, daudne juta, daudne joote, joote daudne, jogging shoes, gym shoes, sneakers
formal shoes, office shoes, leather shoes, black shoes
slippers, chappal, cheppal, flip flops, sandals, crocs, seruppu, cheppulu
shirt, kameez, sattai, chokka
t shirt, tshirt, tee, tee shirt
formal shirt, office shirt
pants, trousers, pant, formal pants, formal trousers, patloon
formals, formal wear, interview clothes > formal shirt, formal pants, blazer
jacket, jerkin, windcheater > denim jacket, hoodie
hoodie, sweatshirt, hooded jacket, hudi
blazer, suit, coat pant, formal coat
kurta, kurta set, kurti, ethnic wear men, ethnic wear, ethnic dress, kurtha
lehenga, ghagra, lehnga, chaniya choli
winter cap, woollen cap, topi garam, garam topi, monkey cap, woolen cap, beanie
cap, topi, hat
gloves, dastane
tie, neck tie, necktie
spectacles, specs, chashma, eyeglasses
goggles, sunglasses, shades, kala chashma
jeans, denim, denims, jean pant
socks, moze, mojey, mojalu, sox
towel, gamcha, thundu, tuval, thuvalai, tovel
belt, kamar patta, waist belt
wallet, purse, batua
sweater, pullover, swetter, cardigan, woollens
track pants, joggers, lowers, track suit, pajama, night pants
shorts, half pants, nikkar
saree, sari, pudavai, cheera, saadi
dress, frock, gown
hair dryer, hairdryer, blow dryer
trimmer, shaver, beard trimmer, electric razor
sandwich maker, toaster, bread toaster
microwave, microwave oven, otg
fridge, mini fridge, refrigerator, freezer
water filter, water purifier, water dispenser
pen, gel pen, ball pen, pena, pens
pencil, pencils, mechanical pencil
eraser, rubber, sharpener
scale, ruler, foot scale
stapler, stapling machine, pins
sticky notes, post it, post its
file, folder, file folder, plastic folder
record book, lab record, record note, observation book
graph book, graph sheet, graph sheets
stethoscope, steth
eye mask, sleeping mask, sleep mask, eye patch
hot water bag, hot water bottle, heating pad
breadboard, bread board
hdmi cable, hdmi wire, display cable
type c cable, usb type c, usb c cable, type c, usb c, c type cable, type c wire, c type, c type charger cable
dressing table, dresser, vanity table
usb hub, type c hub, dongle, adapter hub
webcam, web camera
mic, microphone, collar mic, mike
laptop charger, laptop adapter, adaptor laptop > lenovo charger, dell charger, hp charger, asus charger, acer charger, msi charger, macbook charger, thinkpad charger, lenovo adapter, dell adapter, hp adapter
screen guard, tempered glass, screen protector
selfie stick, tripod stick
ring light, ringlight
ebook reader, e reader, e book reader > kindle, kobo
projector, mini projector
inverter, ups
curtain, parda, curtains
carpet, rug, doormat, door mat, chatai, chaapa
dustbin, dust bin, trash can, bin, kuppai thotti, kachra dabba, kooda
broom, jhadu, jhaadu, thodappam, cheepuru
mop, pocha, floor mop
hanger, hangers, cloth hanger
pillow cover, pillow case
sofa, couch, settee
stool, foot stool, mudda, mukkali
sleeping bag, camping bag
tent, camping tent
skipping rope, jump rope, rassi
resistance band, exercise band, resistance bands
flute, bansuri, pullanguzhal, venu
harmonica, mouth organ
drum, drums, drum kit
violin, fiddle
cricket kit, cricket pads, batting pads
playing cards, uno, cards, taash
ludo, board game, monopoly, scrabble
rubiks cube, rubik cube, speed cube
screwdriver, screw driver, screwdriver set, tool kit, toolkit, tool box, tools
clock, wall clock, alarm clock, table clock
scooty, scooter > activa, access, jupiter, dio, ntorq
bike, motorcycle, motorbike > pulsar, splendor, royal enfield, fz
microscope
telescope
`;

/** A thing: its names, things of its kind, and alternatives that rank after these. Terms are folded texts. */
export interface ThingLine {
  names: string[];
  kinds: string[];
  alike: string[];
  /** Whether its names stand for many things and may also be the name of a category. */
  isWide?: boolean;
}

const termsOf = (text = ''): string[] => [
  ...new Set(
    text
      .split(',')
      .map((term) => term.trim())
      .filter(Boolean),
  ),
];

const read = (lines: string): ThingLine[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [, names, kinds, alike] = /^([^>~]*)(?:>([^~]*))?(?:~(.*))?$/.exec(line)!;
      return { names: termsOf(names), kinds: termsOf(kinds), alike: termsOf(alike) };
    });

const named = [...read(LINES), ...read(AUTHORS)];

const authors = new Set(read(AUTHORS).flatMap(({ names }) => names));

/** Returns whether a name belongs to an author of books. */
export const isAuthor = (name: string): boolean => authors.has(name);

/** Returns the English names of a thing, and those of things of its kind. */
function namesAndKinds(name: string): string[] {
  const own = named.filter(({ names }) => names.includes(name));
  return [name, ...own.flatMap(({ names, kinds }) => [...names, ...kinds])];
}

/** The things of `LINES`, and the words for many of them. */
export const things: readonly ThingLine[] = [
  ...named,
  ...read(HYPERNYMS).map(({ names, kinds, alike }) => ({
    names,
    isWide: true,
    kinds: [...new Set(kinds.flatMap(namesAndKinds))],
    alike: [...new Set(alike.flatMap(namesAndKinds))],
  })),
];
