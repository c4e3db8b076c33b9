/**
 * Words that people search for even if nobody sells the thing. None of them is a mistyped form of another word: "chicken" is not "cricket", and
 * "drone" is not "phone". Grouped by meaning; English, and Hindi, Tamil and Telugu in Latin letters.
 */
const WORDS = `
chicken mutton egg eggs fish rice biryani pizza burger samosa dosa idli chai coffee tea milk bread butter cheese paneer sugar salt oil masala maggi noodles snacks snack chips biscuit
biscuits chocolate cake cakes sweets mithai juice water ice cream fruit fruits apple banana mango vegetable vegetables food khana meal meals lunch dinner breakfast mess canteen curd
puppy puppies dog dogs cat cats kitten parrot rabbit hamster bird birds fish turtle cow horse goat pet pets aquarium cage
flat flats room rooms house home bhk pg hostel apartment rent rental lease villa plot land office shop roommate roommates flatmate sublet accommodation
tuition tutor tutoring teacher coaching class classes lessons course courses training internship job jobs work driver maid cook cleaner plumber electrician carpenter tailor barber doctor
lawyer agent service services repair resume cv writing typing printing editing design designing website app logo assignment project report thesis viva exam exams semester graphics lab record visa passport ticket tickets taxi cab
bus train flight tour trip travel hotel booking courier parcel loan insurance credit bank money cash coin coins gold silver diamond platinum
fridge freezer refrigerator washing machine dishwasher microwave oven toaster grill heater geyser ac conditioner purifier vacuum cleaner chimney inverter generator stabilizer ups
television tv projector theatre soundbar radio recorder drone drones gopro telescope binoculars microscope kindle console playstation xbox nintendo controller joystick joysticks scanner
fax plotter server tablet ipad desktop cpu processor motherboard gpu ram webcam mic microphone amplifier subwoofer vinyl turntable
violin tabla drums drum piano flute harmonium sitar veena saxophone trumpet harmonica accordion cello banjo mandolin bansuri mridangam
sofa couch recliner dining wardrobe dresser cabinet drawer drawers curtain curtains carpet rug chandelier ladder swing hammock crib cradle stroller pram
treadmill elliptical rower bench barbell kettlebell trampoline skates skateboard skateboards snowboard surfboard kayak tent tents backpacking rod fishing golf hockey stick baseball rugby
squash billiards snooker pool archery bow arrow boxing punching bag karate judo fencing
car cars bike bikes scooter scooty moped motorcycle motorbike truck tractor auto rickshaw van jeep boat yacht tyre tyres petrol diesel battery enfield royal bullet activa pulsar splendor
xylophone gramophone megaphone dictaphone vibraphone
sewing knitting embroidery loom fabric cloth saree sari lehenga sherwani tuxedo gown wig makeup lipstick mascara perfume shampoo conditioner soap cream lotion razor trimmer hair
necklace earrings bracelet bangle bangles ring rings anklet jewellery jewelry watch
gas cylinder stove lpg wood coal brick bricks cement sand steel iron pipe pipes paint door doors window windows tile tiles roof fence gate gates
medicine tablet tablets syrup injection bandage mask masks sanitizer thermometer oxygen wheelchair crutches hearing glasses lens lenses braces
plant plants tree trees seeds soil pot garden flower flowers rose bouquet
toy toys doll dolls lego puzzle kite balloon balloons party costume gift gifts card cards
novel magazine newspaper comics comic manga dictionary atlas map globe calendar diary stamp stamps painting sculpture statue idol poster photo photos album frame
single double triple king queen small medium large big mini max pro plus ultra air lite new old used red blue green black white grey gray brown pink yellow orange purple golden gold
wooden wood metal plastic glass leather cotton silk wool woollen steel copper brass rubber foam paper digital electric electronic automatic manual portable folding foldable wireless
wired solar smart gaming mechanical acoustic professional beginner beginners kids children boys girls men women ladies gents baby adult unisex
lohe loha lakdi lakadi pital tamba kanch sheeshe chamda kapda kapde kapdo resham oon soti chandi sona mitti patthar kagaz
laal lal neela nila hara pila peela kala safed gulabi bhura narangi baingani
chaku churi kainchi hathoda khilauna khilona gudiya gulab phool ped paudha ghar makan kamra dukan gaadi gadi bail bakri kutta billi machli chidiya doodh dahi roti daal dal sabzi
chawal atta cheeni namak mirch tel ghee paise paisa rupaye kaam naukri padhai likhai kapra chashma dawai dawa bijli paani pani aag hawa
meen kozhi paal thanni saapadu veedu vandi maram poo pustakam illu kodi pappu chepa neellu annam bandi chettu puvvu
print prints printed striped dotted plain colourful colorful fancy stylish premium luxury imported latest modern classic vintage portable travel office school sports outdoor indoor
said says saying told tell telling final finally maybe perhaps lol haha hehe ugh wow oops hmm endsem midsem died dying dead killed kill killing starts starting started monday tuesday wednesday thursday friday saturday sunday
week weeks month months year years today tonight tomorrow yesterday morning afternoon evening night days hour hours minute minutes season semester placement placements clue idea ideas begin beginning zero own owns somewhere anywhere nowhere
everyday daily weekly always never ever often sometimes usually already almost enough quite rather pretty actually basically literally honestly seriously exactly probably definitely really truly simply especially
different similar another others whole entire half double twice once again together apart alone away far close near next last first second third front back side top bottom middle inside outside upstairs downstairs
went gone came took taken gave given got gotten made done did seen saw knew known thought felt left kept bought sold brought caught built spent lent sent met paid heard held lost won told taught understood stood fell fallen grew grown
walking sitting sleeping eating drinking cooking reading writing playing running going coming leaving living studying working moving keeping putting getting making taking giving asking telling talking thinking feeling looking trying using
because since until while though although unless whether either neither both each every everybody everything nobody nothing somebody anybody people person friend friends roommate senior juniors dad mom papa mummy brother sister cousin parents family
problem problems trouble issue matter reason question answer fact case way ways kind sort type part bit lot lots couple few several many much more most less least plenty
happy sad angry tired bored sick ill hungry thirsty sleepy scared afraid sorry sure ready busy free late early soon quick fast slow hard easy difficult heavy tall short long wide narrow thick thin deep loud quiet noisy bright dark
beautiful ugly funny weird strange crazy stupid important useful useless special normal usual common rare real fake true false right wrong correct possible impossible necessary
frame made colour colours keys gears pieces copies scratch scratches warranty bill charger works reason smell smells noise weight height length width
like likes liked love loves make makes made making use uses using come comes coming go goes going keep keeps keeping put puts hold holds holding carry carries bring brings work works
works start starts stop stops open opens close closes turn turns run runs walk walks ride rides sit sits sleep sleeps eat eats drink drinks wear wears read reads write writes draw draws learn
learns study studies play plays sing listen hear hears watch watches call calls talk talks ask asks help helps wait waits think thinks feel feels seem seems become becomes break breaks broke
broken lose loses fix fixes clean cleans wash washes dry dries cut cuts fit fits fill fills move moves live lives stay stays share shares pay pays send sends meet meets choose chooses
today tonight morning evening night afternoon week month year time times day days daily always never often sometimes already almost enough again away back together alone else ever even
first last next other others another better worse less long short high low heavy light soft hard hot cold warm cool wet dark bright loud quiet fast slow early late easy simple strong weak
full empty clear dirty fresh safe sure real true nice kind type types sort size sizes number numbers part parts piece pieces pair pairs set sets pack packs side sides end ends place places
people person friend friends roommate teacher senior junior mother father brother sister family birthday wedding festival party interview placement campus college hostel block gate library
head hand hands foot feet back neck eye eyes ear ears face body leg legs arm arms skin pain bite bites smell smells sound sounds noise wind rain rainy winter summer monsoon weather
someone anyone near nearby urgent delivery cheap best good quality original duplicate first copy branded
manage mode site letter date data done care cache pace package mute self shelf byte meant pale chose sense jute naive axe phase handle tend tent discover vice beta mind shadow gamma dent anti sole
matte china spice tally disc disk cushion litter fake plush plus cane cola soda vase beige tort cant wine gathering gather strengthen shorten lightweight handmade hardcover flashcards automate
accessories acid acids badminton ball balls basics beam beams beat bell biology blade board bolts boots botany bottle bowl bowling brush bucket bulb button buttons calculator camera camp casual cell cells certificate
certificates chain chair charts chemical cinema circuit circuits civil click clip clips coat cock coding coil company computer connection converter cooker cooling count cover cricket cursor cycle decoration document
documents duffel duster dynamics elastic electrical energy entrance ethernet experiments extra farewell fest filter fitting flask flipflop fold freshers function games gorilla ground guitar gully headphone headset heart
helmet hiking hook hooks horlicks horn integration internet jacket jeans keyboard lantern laptop lead line lines linux liquid litres loose machines magic match mate material meaning meanings memory mobile model
motivational movie movies nylon oats omelette online papers pedal periods personality phone phones pickle plug plugs point police polish ports powder practical presentation printout protein reactions reasoning reel
reels remote robot round rummy safari sambar screen seat serial shake shave shaving shirt shoe shoes sketch socket solder spanner spoken spray stand statics steps storage string strings style subject suit suitcase
support swim table tape temper tennis test thermocol three tight timepass toast toilet tortoise touch traditional tray trim tube tumbler voice volt voltage wave wheel wheels whey wifi wire wires words workshop xerox
yoga zoology lap laps top pack packs sheet sheets guard bank cell drive stick proof cot cots mug mugs speaker speakers earphone earphones bluetooth chutney power motor panel
validate minimize cellule whats vite moreover backed chip chips chick apply tiny wide tenth million rupee onto term grant term sent bare mane handwriting stripping strip handover
python javascript html css php ruby kotlin swift golang rust matlab excel android django react nodejs linux verilog vhdl autocad solidworks catia photoshop blender tableau
machine deep learning artificial intelligence blockchain cyber security cloud aws devops german french japanese spanish sanskrit economics accounting finance marketing law
psychology sociology history geography political anatomy physiology pharmacology biochemistry genetics microbiology ecology astronomy statistics probability discrete
upsc ssc neet jee cat gre gmat ielts toefl clat nda
`;

/** See `WORDS`. */
export const knownWords: ReadonlySet<string> = new Set(WORDS.split(/\s+/).filter(Boolean));
