/** Words that people use interchangeably when they describe a thing. A description refers to them by "@". */
export const ENGLISH_CLASSES = `
clothes = clothes cloth clothing shirt tshirt pant jeans dress uniform kurta trousers garment laundry socks outfit washing
keep = keep store put place arrange organise organize stack space
carry = carry bring take pack lug
hot = hot heat warm boil
cold = cold cool chill freeze ice
make = make cook prepare
phone = phone mobile smartphone cell iphone android
laptop = laptop computer notebook macbook pc
cycle = cycle bicycle
ride = ride pedal cycling bicycle cycle
hurt = hurt pain ache sore stiff cramp
theft = steal theft thief thieves rob robber missing
safe = safe secure lock protect hide
guest = guest friend parents cousin visitor brother relative
song = song music tune melody
dark = dark darkness
learn = learn study understand prepare pass clear fail crack revise weak syllabus exam semester subject topic course class scored backlog
mosquito = mosquito machhar bug insect
power = power current electricity light bijli
out = cut goes go gone off outage fail fails failure out no without
book = book novel textbook
wear = wear put dress attire
eat = eat food lunch dinner meal snack
tea = tea chai coffee soup milk
move = move go travel reach commute roam
wet = wet rain soak drench monsoon drizzle
legs = leg lap thigh
`;

/**
 * How English speakers describe a thing without naming it, one thing per line. After ":", groups of words separated by "+"; a search must contain a
 * word of each. After "?", words that make the thing likelier; after "!", words that indicate another thing. A thing may have several lines. Things
 * that nobody sells are included, so that their descriptions do not match anything else.
 */
export const ENGLISH_DESCRIPTIONS = `
bookends: @book shelf row + fall topple tumble slide lean upright straight collapse slip tip ? keep stop hold side support end ! rack
book rack: @book + arrange organise organize shelf pile scatter everywhere mess many stack rack level store ? keep room floor ! fall topple upright bag carry class
shoe stand: shoe slipper chappal sandal footwear + layer frame keep arrange organise scatter everywhere mess pile place store rack row floor lie door ? many pair outside tier ! run wear play
cupboard: @clothes + store lie keep hang fold scatter everywhere mess space organise arrange shelf zip inside ? almirah wardrobe room place portable ! wet dry dirty rope wrinkle iron wash washed lock bag rack
trunk: metal steel iron box + bed cot lock big under valuable large heavy safe ? store keep luggage
trunk: thing stuff luggage belonging + under below beneath + bed cot ? store keep box
door lock: cupboard almirah almari wardrobe room door drawer trunk locker gate + @safe @theft key close shut open ? roommate nobody open
door lock: money laptop valuable thing wallet belonging cash gold jewellery passport stuff + @theft @safe locked ? roommate cupboard room someone nobody worry worried ! bag bed under sleeve screen scratch drop
trunk: money valuable thing belonging cash gold jewellery passport stuff + @theft @safe ? big box cupboard room ! key
study table: sit write study homework + flat surface desk place ? read write book study room drawer ! lap bed wall exam hall clip fold
bed table: bed lap cot mattress + @laptop study write eat food work type ? sit put keep fold legs small assignment ! lock under store
bed table: small little mini foldable + table desk + bed lap lie
cooling pad: @laptop + heat hot overheat burn fan cool noise temperature warm ? lap gaming under below keep play air
laptop sleeve: @laptop + scratch dust soft cover protect bump safe pouch slip ? bag inside carry against case ! phone screen
laptop bag: @laptop + carry shoulder back travel ? charger college bring class zip pocket
office chair: sit seat chair + back spine wheel hour long support comfort lumbar rotate spin roll armrest swivel desk ? study pain hurt computer day time all work cushion ! floor bean bed
office chair: back spine waist + @hurt + sit study desk chair class code hour work ? long
cycle lock: lock + number code digit digits combination password pin numeric ? key keys cycle bicycle bag
chair: sit + guest visitor extra plastic stack light cheap
bean bag: sit seat lounge chill relax sofa cushion + soft bean ball fill round roundish sink flop squishy lazy floor lounge cosy movie comfort ? room big low ! table hour back wheel support
mattress: sleep bed cot lie plank + back hard soft cushion spring thick plank foam comfort uncomfortable @hurt ? night good cotton thin put ! neck head pillow fold roll floor friend guest cover sheet protect
foldable bed: bed sleep mattress lie + fold roll camping ? guest friend away floor store travel thing extra ! table laptop cloth study
foldable bed: @guest extra someone + sleep stay night bed ? over come visit floor room
foldable bed: sleep lie + floor ground camping ? friend guest thin night
cot: bed frame + sleep steel metal leg frame raise ? single
mattress cover: mattress bed + spill stain leak soak waterproof sweat dust protect dirty ? wet cover elastic keep clean from ! sheet soft laptop
pillow: neck head + sleep rest night soft bed under lie ? hurt pain stiff support wake morning cushion comfort without ! headphone cap cold ears umbrella helmet ride
bedsheet: bed mattress cot + spread cover cloth cotton over sheet lay top clean ? sleep single put ! spill stain waterproof sweat protect table
blanket: cold shiver freeze chill winter ac + night sleep bed room ? warm cover wrap heavy thick hostel body ! hand ear wear water drink bath fan trip snow
blanket: warm cosy + stay feel keep myself ? bed night winter body ! food lunch rice water tea coffee drink bucket heat bath hand head
blanket: warm cover wrap cosy + sleep night bed winter body ? thick cold ! food water tea drink sheet
mosquito net: @mosquito + sleep bed net cover tent over ? night keep enter bite protect
mosquito machine: @mosquito + plug liquid refill smoke machine repel away vapour socket ? night sleep
mosquito racket: @mosquito + kill swat hit zap electric hit whack bat shock ? hand
mosquito net: bite buzz itch + night sleep ear dark skin leg bed ? room ! dog
emergency light: @power + @out ? night room read study see dark hostel battery backup often daily ! fan heat cool air breeze weight phone laptop charge
emergency light: see read study room walk + @dark blackout ? night power torch lamp battery ! cycle ride road telescope star movie traffic
emergency light: lamp torch bulb light + battery charge rechargeable portable power without ? work night cut run
clip fan: fan air breeze cool + @power battery charge rechargeable small portable clip usb ? cut work without bed night out even ! laptop
table fan: air breeze wind fan blow + room night summer sleep table hot sweat face stuffy ? heat need weather floor speed ! wet pad tank cut battery clip rechargeable water rope clothes
cooler: air wind blow machine + wet water pad tank ice + room summer blow cool air fan
cooler: hot heat sweat summer + room hostel sleep night day ? air cool water breeze weather unbearable big stay afternoon ! laptop drink tea food clothes bath phone
led strip: wall room ceiling + decorate pretty colourful glow led light aesthetic fancy party colour look vibe mood ? remote tape stick bed birthday night ! marker write paint mirror hang
mirror: see look check watch + face yourself hair myself self reflection beard ? wall comb shave morning makeup dress get ready ! trim swim water
mirror: glass + face wall reflection look hair makeup ? myself see ! eye window
iron box: @clothes + wrinkle crease crumple rumple press straighten smooth neat iron flat straight ironed ? interview formal hot look class
iron box: wrinkle crease crumple rumple ? remove interview hot press tomorrow look
drying rack: @clothes + wet dry spread hang ? stand room rain balcony inside washed place metal fold nowhere outside indoors ! fly wind blow dirty bag cover iron umbrella walk hair fall tie clip soak drop rope
clothes clips: @clothes + rope line wind fly blow fall string clip drop hold ? dry hang keep away stop wet ! shelf cupboard
laundry bag: dirty unwashed used smelly worn sweaty dhobi laundry + @clothes net ? collect keep bag carry send wash put basket mixed ! machine soap iron tub floor sweep
bucket: wash soak rinse fill + @clothes water bath tap bathroom hand ? carry hold store detergent plastic ! machine bottle drink dish plate hair tea boil hot heat dirty bag
bucket mug: bath bathe shower + water pour carry fill bathroom mug without stool ? hold scoop tap ! hot heat warm cold freeze towel dry soap swim window
heater rod: water bath bucket bathe shower + @hot winter cold freeze dip ? morning bath bathe bucket geyser shower rod electric body ! drink tea bottle class carry room noodles coffee egg drinking cool fridge gym maggi quick
heater rod: bath bathe shower + cold freeze hot winter warm chilly ? water morning
kettle: jug pot flask water @tea egg noodles maggi + boil hot heat brew quickly electric electricity instant ? room pot make quick minute drink cup plug fast morning night ! bath bathe bucket shower sip bottle pan carry keep fridge stove body
kettle: tea chai coffee + make boil brew prepare ? room morning night own hot water wake ! cup sip hold
mug: tea coffee chai milk + drink sip cup hold handle ceramic pour serve ? hot morning ! make boil brew gym class bottle
induction stove: cook food + electric gas flame stove plate coil hotplate without room hostel myself own @make ? fire touch mess pan top ! rice dal noodles maggi pressure whistle oven eat carry cut bake
cooker: dal rice sambar curry chole rajma pulses potato lentil + pressure whistle steam fast boil cook soft make ? gas lid pot ! electric own automatic
cooker: whistle pressure + pot cook food steam kitchen blow ? lid metal
rice cooker: rice + cook make electric automatic own itself plug pot ? switch warm ! whistle pressure dal
maggi pan: maggi noodles egg omelette dosa roti pancake paratha chapati sauce + cook make fry pan heat utensil vessel flat ? night lid stove handle non
blender: fruit juice smoothie shake chutney lassi milkshake soup banana mango + crush grind blend mix make machine whip puree churn ? blade drink fresh ! gym powder protein whey
tiffin: @eat + carry pack box layer compartment steel warm leak tier class office home spill college ? hot steel keep fresh container bring ! fridge oven cook plate cold bed store weeks rot
plate: eat food meal + plate steel serve from on dish spoon bowl ? room mess lunch ! carry pack cook table box layer class
bottle: water drink juice drinks thirsty thirst hydrated sip + cold carry class gym day cool chill flask library college hour steel bottle hydrated litre sport lecture along ? keep all long bag ! bath boil tea plug fridge room heat wash swim pool protein whey powder rod milk food
bottle: water drink coffee tea soup + keep hold store stay + hot cold cool warm chill fresh ? class day long steel hour ! bath fridge tap bucket boil rod
shaker: protein whey powder supplement preworkout + mix shake drink gym ? bottle workout lump scoop
power bank: @phone battery charge + discharge die travel train bus trip outside socket away portable drain empty trek journey low without long pocket drop dead ? day charge charging plug power hour tour ! laptop class fall break crack cover light lamp fan watch reels data cable adapter wall
charger: @phone + charge slow adapter plug brick socket wall fast ! wire cable cord power bank train travel bus trek portable outside
type c cable: @phone android charge usb + wire cord cable ? charge data long connect
phone cover: @phone + drop fall crack scratch case protect back slip safe shell break ? hand screen body behind ! charge battery stand hold watch cut
phone holder: @phone reels video + hold stand hands free watch bed lying lie desk mount upright prop bedside arm tired while ? see reels movie videos lecture face call ! drop crack protect charge battery camera photo bag shoot film record cook
extension box: charger + many multiple several reach far few short extra lot together ? plug point room wall
extension box: socket plug point switchboard outlet + many more multiple several only one far reach few single short extra lot cord device together ? room bed laptop wall long board power wire need ! adapter
router: internet wifi wi net signal network + slow weak bad poor room no range give connect share own set drop lag speed everyone coverage gadget ? class zoom hostel box antenna ! call mosquito badminton
pen drive: file movie data song photo document assignment project presentation ppt + copy transfer small usb finger carry pocket share stick give move ? pc print shop computer ! camera shoot wall
hard disk: file movie data photo video game backup storage memory space + full big external lot huge store terabyte tb gb backup back hundred large save keep space ? laptop phone never lose ! small pocket wall ram album
monitor: second bigger big extra large another external + screen display ? laptop code movie desk connect watch eye work ! phone wall touch projector guard
monitor arm: screen monitor display + neck height raise arm lift eye clamp higher float hang above ? hurt low level desk ! second extra
headphones: song music noise sound hear listen sound + ear over head focus cancel block roommate quiet snore silence cushion outside big cover private ? studying study class concentrate ! small party everyone speaker neck sing bud
neckband: song music call talk listen earphone headphone + neck around wireless hang walk jog run magnet bluetooth gym ride cycling wire wires collar ? ear lose gym ! over head party everyone instrument play guitar pain hurt
earbuds: ear song music call earphone + wireless tiny small bud without wire pocket case bluetooth ? gym listen run ! tip rubber fall lost
ear tips: earbud bud earphone ear airdopes + rubber silicone tip fall fit lost loose slip replacement soft cap ? small keep out
speaker: @song sound audio + loud party friend dance everyone room group hear portable birthday terrace hostel box play together ? bluetooth speaker small ! ear neck quiet instrument guitar learn
camera: photo picture trip shoot capture blur bird wedding event + camera lens zoom click take blur professional capture photographer quality hobby fest shoot ? good sharp trip ! steady shake stand leg print frame wall self group phone store keep passport copy save back
tripod: camera photo video phone film group selfie + steady shake stand leg still timer stable blur hold three 3 ? long exposure shoot myself ! bed watch
arduino: sensor led circuit robot robotics microcontroller iot electronics + project build program blink control make code learn board beginner automate first ? kit wire ! solder measure volt linux
raspberry pi: small tiny mini credit card single board + computer linux server python ? run project home media host
soldering iron: wire circuit component joint pcb led lead + join melt attach fix weld solder hot loose repair stick broken ? tin metal pen tip ! test measure phone charge sew
multimeter: volt voltage ohm current resistance continuity circuit amp + measure check test show know find read meter ? wire battery device broken fault value ! cut gone night tomorrow calculate
scientific calculator: sin cos log integral integration matrix equation derivative trigonometry numerical complex engineering sum number exam + calculate solve calculation calc compute value math maths allow machine function button do ? exam hall fast scientific semester ! book laptop essay read differential laplace understand
calculator: add total sum number bill account expense simple multiply + calculate count machine basic big button total fast tot ? shop money ! exam matrix integral trig
drafter: engineering drawing graphics sheet + line straight angle tool scale parallel projection draw clamp ruler board scale instrument arm ? class first year ! paper roll chart
drafting sheet: big large paper roll a2 sheet + draw drawing engineering graphics project poster chart ? white size thick ! line tool straight
compass set: circle arc angle + draw geometry make perfect ? maths pencil
lab coat: white long lab chemistry chem practical + coat wear apron dress cover clothes full sleeve overall attire ? biology teacher acid protect allow entry ! eye goggles glasses shirt workshop foundry
apron: workshop foundry welding smithy carpentry fitting oil grease + wear clothes dirt coat cover khaki uniform protect ? lab
safety goggles: eye + lab chemical acid protect safe splash practical chem fume chemistry spark ? glasses wear cover ! swim pool water read number sun contact
swim goggles: pool swim chlorine underwater + eye see water glasses wear burn sting red head cap blur ? clear ! towel
notebooks: write note lecture jot class + paper page blank ruled line copy down notes teacher pad ? long everyday empty ! laptop exam board wall music marker tape highlight
highlighters: text line important @book page paragraph note sentence + mark colour underline highlight bright neon glow fluorescent yellow colourful fluorescent ? revise pen exam textbook ! wall board room led wipe
exam pad: exam test hall + write board hard surface clip pad paper plastic hold support below ? answer sheet transparent put ! fail clear book pass wall syllabus
exam pad: clip board + paper write hold hard ? transparent exam
whiteboard: wall room group board + write wipe marker erase explain teach plan formula equation rub brainstorm ? again timetable idea draw ! exam page clip glass cloth
college bag: @book thing stuff notebook things copies + shoulder class college school campus back daily ? bag strap carry zip put everyday pocket ! shelf rack holiday home fall pile
college bag: @book notebook thing stuff + carry bag shoulder ? class college bring daily ! laptop dirty laundry home wheel lunch gym rack holiday trip vacation sleeve
suitcase: home trip vacation holiday airport flight travel train luggage semester + @clothes pack luggage wheel carry trolley drag pull roll things ? bag long big break leave diwali ! laptop power charge phone dirty class wash cycle rain food lunch
suitcase: wheel pull drag roll + bag box luggage clothes pack travel ! chair sit bed cycle class
physics book: physics mechanics optics newton electromagnetism numericals rotation + @learn solve book concept problem ! guitar fluid strength
maths book: maths math calculus integration matrices differential algebra laplace m1 m2 equations integral + @learn book practice concept bad ! fast calculate vocabulary
chemistry book: chemistry organic inorganic bonding + @learn book reaction concept ! lab eye coat practical
c programming book: c coding programming program + learn beginner start basics pointer scratch zero book understand loop syntax ? first language ! java python sensor robot arduino cpp
cpp book: oop oops object cpp inheritance class polymorphism + oriented learn book understand inheritance c ! java wear
java book: java + @learn book code start fun beginner ? class head
algorithms book: recursion sorting algorithm leetcode graph tree dp dsa complexity structure greedy + @learn understand solve book code data interview ? program coding ! wall plant strength building
operating systems book: os operating deadlock scheduling process thread kernel paging semaphore dinosaur + system @learn book thread explain memory cover
computer networks book: tcp ip routing osi packet protocol network networking + @learn book layer explain ! wifi slow room signal
database book: sql dbms database normalization query er join relational + @learn book table write explain store ! wire
digital design book: gates flipflop flip logic boolean karnaugh digital dld combinational + @learn book circuit design simplify
signals book: fourier laplace signal convolution dsp sampling + @learn book transform system ! wifi phone
thermodynamics book: entropy enthalpy thermo steam carnot heat engine thermodynamics + @learn book law table engine cycle ! water bath room laptop tea
strength of materials book: stress strain beam bending torsion som + @learn book force material civil mechanical ! relief
gate book: gate psu mtech + @learn book previous question paper paper prepare practice crack solve ! room door lock
aptitude book: aptitude placement quant reasoning company infosys tcs recruiter campus + test @learn book question written round maths percentages practice crack practise ? job interview ! wear shirt shoe dress tie formal suit
vocabulary book: english vocabulary word gre toefl ielts vocab + improve learn forget speak fluent better new strong meaning build memorise difficult ? know daily book ! ball willow
atomic habits: habit routine discipline procrastinate procrastination lazy motivation productive productivity self + build break improve change stop book good read quit better help bad ? daily life
novel: story fiction wizard magic fantasy novel bored bedtime tale + read book night fun pass school train series children sleep ? time free long
harry potter: wizard magic hogwarts + school boy series read story book
ponniyin selvan: tamil chola kalki history king historical + story read novel book
redmi / samsung: touch whatsapp instagram camera internet android game + phone call chat use mobile ? cheap message smart ! photo wall holder cover stand desk battery charge
keypad phone: phone mobile call + basic button distraction simple exam without keypad talk internet focus ? only grandparents instagram no ! bluetooth ride
gaming laptop: game gaming gta valorant pubg fortnite fps + laptop heavy run high play machine graphics lag computer ? smooth ! phone cool pad controller board overheat hot
laptop: code coding assignment assignments programming project type office + machine portable computer laptop ? carry class light student windows ! bed lap bag cool heat screen hot sensor
piano: key piano keys electronic + music play learn instrument white tune black song ? digital ! lock cupboard type computer door
guitar: string strum chord six + instrument play learn song music sing ? campfire wood beginner ! four 4 small capo stand pick bow tuner
ukulele: four 4 small tiny mini hawaiian + string guitar instrument ? learn travel strum ! drum piano
cajon: drum percussion beat rhythm hit percussion slap box + sit seat box hand instrument play jam wooden tap music ? band ! mosquito ball storage steel
guitar capo: guitar neck fret pitch key scale + clip clamp change higher raise press key pitch ? song sing chord ! neckband pain wireless
guitar picks: guitar string + pick pluck finger plastic hurt triangle small strum ? play ! beginner four
guitar stand: guitar + stand floor hold keep upright corner rest fall lean ? wall safe
cycle: class hostel campus far late block gate college + walk walking late go reach fast commute ride pedal wheels two tire quick ? tired everyday daily distance transport late around ! book bag laptop wear lunch rain umbrella wet dark bottle water cold carry shoe stolen air helmet clothes lock note paper
gear cycle: hill slope mountain trail uphill speed gear + ride pedal cycle bicycle ? rough shift
ladybird cycle: girl lady ladies women basket + @cycle pedal ride ? front low
cycle lock: @cycle bike + @theft lock chain key park parked tie secure number leave safe nobody ? stand outside night someone take code ! helmet head visible light scooter air dark fall safety
cycle pump: tyre tire tube wheel @cycle + air flat inflate fill puncture pump soft blow deflate deflated ? hand low ! fan room
cycle light: @ride night road + dark night sunset evening lamp headlamp visible light front seen blink headlight car vehicles see ? back road evening safe ! room read study sleep bed power movie fan theft stolen lock moon star
cycle helmet: head skull + @cycle cycling pedal ? protect safe fall crash ride helmet wear cover ! scooter motorcycle activa bullet motorbike scooty police
two wheeler helmet: head face helmet skull + scooter scooty motorcycle bike motorbike activa bullet pillion two wheeler police ? protect safe ride full fine isi ! bicycle
cricket bat: wood willow wooden hit bat batting + ball cricket six boundary run match ? play gully swing ! badminton table net mosquito baseball
tennis ball: ball yellow soft + cricket gully tennis street bounce ? play hit ! leather hard football basket foot kick
leather ball: ball red hard leather + cricket bowl match season stitch ? heavy net ! soft football
shuttle: feather white plastic cock shuttle birdie shuttlecock + badminton hit racket racquet court thing ? net tube ! pen duster clean wing
badminton racket: badminton court shuttle net feather + racket bat play game swing racquet evening string ? friend smash strung ! thing mosquito football basket sleep
football: kick goal ground round + ball play field score ground game ? team foot evening eleven ! shoe stud wear spike cricket basketball hoop table
football shoes: football turf ground grass kick soccer + shoe spike stud boot slip grip wear foot cleat feet ? play run !
basketball: hoop basket dunk dribble bounce orange + ball court throw shoot play game ! cycle laundry fruit clothes
running shoes: run jog marathon sprint walk treadmill gym sport + shoe foot feet wear morning sole ? sneaker comfort track pair ! formal interview stud football sleep mat bath bathroom neck song listen music cycle rain class college late bus
formal shoes: interview formal office suit leather placement polish presentation black convocation + shoe foot feet footwear ? wear shiny pair ! run jog sport
dumbbells: muscle bicep arm lift weight chest shoulder strong strength bulk heavy iron + lift build exercise gym grow train room workout home heavy curl pump kg ? body hand pair ! read carry mix protein luggage water cycle trunk box bed lazy
yoga mat: stretch yoga asana exercise meditation pushup plank crunch surya + mat floor rubber sheet lie hard slip roll ground carpet hurt ? morning soft body ! clothes sleep bed
carrom coins: carrom striker board + coin disc strike missing flick piece round ? game wooden play ! wall write circuit
hoodie: warm cold winter evening chilly cap hood + sweatshirt hood pullover zip sleeve casual fleece ? wear top cotton ! formal interview hands ear sleep bath trip
jacket: denim jean blue + jacket wear girl top outer ! pant
blazer: formal interview presentation convocation suit party farewell + coat jacket blazer suit top over ? wear shirt dress smart ! rain lab shoe neck pant leg
formal shirt: interview placement presentation office formal + shirt @wear clothes look outfit dressed ? white smart job decent nothing sleeve ! shoe feet book question neck waist leg aptitude answer pants foot wrinkle crease crumple iron
formal pants: interview placement formal office presentation + pant trouser leg waist lower bottom ? wear black ! shoe jean
tie: neck collar + interview formal suit shirt knot presentation blazer ? wear cloth thing stripe ! hurt pain sleep warm pillow guitar song music bluetooth
kurta: ethnic traditional diwali festival onam pongal eid puja temple function navratri indian + @wear clothes dress outfit look boy men ? day college long ! girl women her gown wrinkle crease crumple iron
lehenga: ethnic traditional wedding garba sangeet fest farewell dance + girl wear dress gown skirt outfit clothes women look heavy ? bride sister her ! boy men shoe formal drum record film
winter cap: ear finger hand head snow + cold freeze chill warm winter wool wear manali mountain snow hill trip ? trek himalaya cover glove ! sleep water ac drink pillow tea food bed bath helmet ride
raincoat: scooter bike cycle ride + dry suit ? body full coat ! clothes rack hair
raincoat: @wet + coat wear body whole jacket suit ride dry full pant clothes cover walk class scooter bike cycle ? bag head ! rope hang hold umbrella night tyre washing laundry spread rack handle hair shower bath wash stand indoors
umbrella: @wet sun + hold hand walk head open umbrella fold black button stick class over dry button ? bag evening college carry ! bed rope hang wash washing bath mattress spread laundry shoe hair bottle pool screen burn window
room freshener: room hostel bathroom washroom toilet cupboard + smell stink odour fragrance freshen fresh damp perfume spray ? shoe socks bad sweat roommate nice good lavender ! deodorant body clean sweep vegetables milk
room freshener: spray + smell room fragrance ! body
washing machine: machine automatic itself + wash washed laundry + @clothes ? own dirty spin
curtain: window + cover cloth block hang sun sunlight privacy light ? morning outside shade ! wipe clean
broom: sweep + floor room dust stick clean ? dirt
mop: wipe mop scrub + floor tile ? wet clean water
vacuum cleaner: suck suction + dust dirt floor machine
dustbin: garbage waste trash rubbish peel wrapper + throw bin put collect keep basket dump ? room
towel: wipe dry + body bath shower ? after cloth
towel: dry wipe + myself body skin + bath shower swim pool
hair dryer: hair + dry dryer blow wet ? after bath hot air machine ! rain umbrella
trimmer: beard hair moustache + trim shave cut groom razor ? machine ! mirror see
fridge: milk food vegetables fruit leftovers ice curd juice + cold fresh freeze spoil rot frozen long cool ? keep days store ! carry class hot bottle gym crush
microwave: heat reheat + oven microwave popcorn minute ! kettle
oven: bake + cake cookies bread oven pizza ? oven
toaster: bread toast + toast sandwich brown crispy machine ! cut knife
knife: cut chop slice peel + vegetable fruit onion tomato bread ? sharp
scissors: cut + paper cloth thread tape craft ? sharp
stapler: staple pin + paper together sheet
dishwash: wash clean scrub + plate dish utensil vessel ? liquid soap
detergent: powder soap liquid + wash clean + @clothes ! whey
telescope: star planet moon sky galaxy + see look far watch night
microscope: cell tiny bacteria germ slide + see look biology lens magnify ? lab ! phone
clock: time alarm + wake tell see wall know ring ? morning class ! tea coffee table pass free bedtime story fast
projector: wall + movie film project screen + big display watch light
printer: print + photo notes assignment record paper colour page
water purifier: purify filter clean purifier + drink water tap !
spectacles: read see blur + eyesight spectacles glasses number
sunglasses: sun glare + eye glasses
skipping rope: skip jump + rope
cricket kit: leg pad glove batting helmet + pads gloves batting cricket keep ! wood
sewing kit: button tear needle thread hole + sew stitch needle thread tear ! press phone
hanger: shirt pant coat + hanger hang + cupboard almirah wardrobe rod ! wet dry
paint brush: paint canvas portrait + brush draw artist colour canvas painting
tent: camp camping outdoor + tent sleep shelter mountain
chess: king queen bishop + board game move
playing cards: cards card + play game shuffle deck poker
violin: bow + string instrument
flute: blow wind + instrument music bamboo hole
mic: voice + record stage sing loud mic podcast ! alexa
webcam: video + call meeting zoom face + laptop camera
keyboard computer: type + key fast click mechanical ! write bed lap
mouse: click scroll pointer cursor + hand laptop computer screen
graphics tablet: draw sketch + digital screen stylus pen
glue: stick paste join + paper wood broken plastic together ! usb
screen guard: screen + glass scratch tempered + @phone
smart watch: wrist + step heart time track band watch
scooter: petrol diesel engine fuel kick + wheel start ride engine mileage two self ? road bike
room heater: room + heater + cold winter warm hot
ladder: climb + ceiling roof high reach wall
bulb: bulb + fuse room ceiling tubelight holder fused
pet food: dog cat puppy kitten + food eat feed leash collar belt
medicine: fever headache cough stomach sick + tablet medicine pain cure
`;
