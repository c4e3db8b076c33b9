import { DAILY_TASKS } from './daily-tasks.ts';
import { sameWords } from './same-words.ts';

/**
 * What people say if they know the problem or the task but not the thing that helps. Before "=>", groups of which a search must contain one word
 * each, in any order; after it, the helpful things, separated by "/". The words of a group are compared in the singular.
 */
const LINES = `
make makes making receive + call calls => phone
call calls talk ring + home parents mom mummy dad papa amma family => phone
laptop + hot heat heating heated heats overheat overheating overheats garam => cooling pad
laptop + bed lap cot => bed table
laptop + carry carrying protect scratch => laptop sleeve / laptop bag
laptop phone mobile + charge charging charged + travel travelling train bus trip outside => power bank
phone mobile + charge charging charged charges + no without nearby outside away => power bank
phone mobile battery charge + dies dying die dead drain drained drains empty low finished over khatam => power bank
phone mobile + hold holding stand bedside lying watch watching => phone holder
phone mobile + drop dropped fall falls protect scratch + case cover protect => phone cover
second external bigger extra + screen display => monitor
screen display + height neck higher => monitor arm
wifi wi internet net network signal + bad weak slow poor room range share nahi illa => router
socket sockets plug plugs switch + no few enough more far less many extra => extension box
plug socket + reach far short => extension box
files file data movies photos + store storing save saving backup copy transfer carry share => pen drive / hard disk
music song songs gaana gaane paattu + listen listening hear hearing sunna sunne ketka => headphones / neckband / speaker
song songs music + loud party room friends => speaker
learn learning practice practise practising beginner seekhna seekhne start + guitar music instrument => guitar beginners / guitar / ukulele
play playing + song songs music tune => guitar / keyboard
photo photos photography picture pictures + take taking click shoot shooting good => camera
photo camera video + steady shake shaky stand still => tripod
circuit circuits electronics iot robot robotics + project build building lab learn => arduino / raspberry pi
solder wires wire + join joining joint => soldering iron
voltage current resistance + measure measuring test check => multimeter
numericals calculation calculations calculate + exam exams do test maths fast => scientific calculator
engineering drawing graphics ed + class lab draw drawing sheet => drafter / drafting sheet
exam hall + write writing board => exam pad
chemistry chem practical practicals + wear wearing lab clothes => lab coat / goggles
eye eyes + protect protection safety + lab chemical chemistry => safety goggles
workshop foundry welding carpentry + wear wearing clothes class => apron
notes lecture lectures class + write writing take taking => notebook
important lines text points + mark marking underline colour color => highlighters
placement placements aptitude + prepare preparing preparation study test clear exam => aptitude book
gate + prepare preparing preparation study crack => gate book
vocabulary english words + improve improving learn better => vocabulary book
program programming code coding + learn learning start beginner c => c programming book
habit habits discipline procrastination + break build improve change stop => atomic habits
sit sitting + back pain hurt hurts ache long hours comfortable study coding all => office chair
back neck spine + pain pains hurt hurts ache + sit sitting chair study laptop => office chair
back sleep sleeping + hurt hurts hard pain uncomfortable + cot floor bed sleep => mattress
sleep sleeping sona + floor ground guest guests friend extra => foldable bed / mattress
guest guests friend parents + sleep sleeping stay bed => folding bed / mattress
head neck + rest sleep sleeping sleeps => pillow
cold winter thand sardi ac kulir chali + night nights sleep sleeping sleeping room season => blanket
cold freezing winter + wear wearing trip head hands manali ladakh => winter cap / jacket
mosquito mosquitoes machhar machar kosu dhoma + night nights sleep bite biting bites many everywhere room bahut => mosquito net / mosquito machine / mosquito racket
mosquito mosquitoes machhar machar + kill killing maarna marne hit => mosquito racket
hot heat summer garmi + room night sleep weather sleeping => table fan / cooler
air + room need more cool => table fan
power current light bijli + cut cuts goes gone off outage jati => emergency light
dark andhera + read reading study room night corridor => emergency light
dark night + ride riding cycle cycling road => cycle light
room + smell smells smelly smelling stinks stink badbu => room freshener
room wall + decorate decoration decorating colourful pretty lights => led strip
shave shaving dress look face makeup hair + see see wall look => mirror
cloth clothes shirt shirts kapde dress + crumpled wrinkle wrinkled wrinkles press pressing iron ironing crease => iron box
cloth clothes laundry kapde washing + dry drying dries hang hanging wet sukhana => drying rack / clothes clips
dirty laundry + wash washing carry send collect clothes dhobi => laundry net
cloth clothes + dhobi send collect => laundry net
cloth clothes kapde + space store storing keep keeping hang cupboard rakhna => cupboard
water paani pani + hot heat heating boil boiling warm garam cold bath bathing bathe => heater rod / kettle
bath bathing bathe shower + water carry pour mug => bucket mug
tea chai coffee egg eggs + make making boil boiling cook room banana banane => kettle / induction stove
maggi noodles soup + cook cooking make pan => maggi pan / induction stove
cook cooking khana + room hostel own => induction stove / cooker
rice chawal + cook cooking make => rice cooker
food lunch khana + carry carrying pack class warm keep => tiffin
water paani thanni + carry carrying drink drinking gym class cold => bottle
coffee tea chai + drink drinking sip => mug
eat eating + plate plates from food => plate
smoothie lassi juice soup + make making blend => blender
protein whey + mix mixing drink shake => shaker
valuables money things room cupboard almari + safe lock locking steal theft thief thieves chori => lock / trunk
cycle bike + stolen steal theft stealing thief thieves chori safe secure => cycle lock
tyre tire tyres wheel puncture + air flat hawa low inflate empty => cycle pump
class classes campus far late + go going reach commute ride + cycle walk walking far late quickly fast => cycle
head + safe protect safety + ride riding cycle cycling => cycle helmet
bike scooty motorcycle + head safety police ride riding => two wheeler helmet
rain raining rains monsoon baarish barish mazhai varsham wet + evening walk go going class season stay dry day days outside soaked => umbrella / raincoat
shoe shoes chappal slippers + everywhere keep keeping arrange messy mess scattered store => shoe stand
book books novel novels textbook textbooks + keep keeping arrange messy store shelf floor => book rack / bookends
home trip travel travelling vacation + pack packing clothes carry luggage => suitcase
gym muscle muscles workout exercise + home start build room lift lifting arms => dumbbells / shaker
stretch stretching meditation meditate asana surya exercise + floor morning do daily => yoga mat
run jog jogging marathon + wear start shoes daily morning => running shoes
swim swimming pool + eyes wear water see goggles => swim goggles
interview interviews placement placements presentation convocation + wear wearing clothes dress look formal day => formal shirt / blazer / formal pants / tie
fest wedding sangeet garba ethnic diwali onam pongal + wear wearing clothes dress day => kurta / lehenga
study studying padhai + surface desk place sit table write => study table
relax relaxing chill lounge lazy + sit seat sitting room lie => bean bag
whole wall group + write writing explain teach plan => whiteboard
carrom + missing lost => carrom coins
baithne baithna ukkara utkara kurchovadaniki koorchovadaniki kutkolakke => chair
sone sona padukka padukkanum padukodaniki nidra malagalu zopayla => mattress / cot
likhne ezhudha ezhutha rayadaniki bareyalu => notebook
pakane banana samaikka vandadaniki vandukodaniki vantaki + khana sapadu vanta food roti room hostel => induction stove / cooker
peene kudikka tagadaniki kudiyalu + pani paani thanni thanneer neellu neeru => bottle
bhigne bheegne nanaiyama nanayakunda tadavakunda + baarish barish mazhai varsham vaana male => umbrella / raincoat
pehenne pehnne poda vesukodaniki + pair kaal kaalu paer => shoes / slippers
odhne porthika kappukodaniki + thand thandi kulir chali => blanket
string strings guitar + pluck key change pitch => guitar picks
talk talking call calls calling + cycling walking riding driving hands free cooking => neckband / earbuds
hear listen play + song songs music + roommates roommate friends party everyone together loud => speaker
keep keeping safe store + files file data photos projects project documents => hard disk / pen drive
connect connecting add more + screen screens display displays => monitor
follower robot line car + make making build building arduino => arduino
fix fixing repair repairing broken mend loose + wire wires cable pin led => soldering iron
current voltage wire + check checking test find => multimeter
add adding total sum sums big + numbers number accounts bills marks => calculator
draw drawing sketch + machine parts engineering isometric projection projections graphics => drafter / drafting sheet
mark marking underline colour + lines line book page notes text => highlighters
note notes down + take taking write writing make jot => notebook
carry carrying take taking hold + books notebooks things stuff + class college campus school => college bag / backpack
crack clear ace pass prepare preparing ready + placement placements aptitude company companies test => aptitude book
crack clear prepare preparing + gate ies psu => gate book
improve improving better learn strong + english vocabulary words gre => vocabulary book
start learn learning begin + coding code programming c => c programming book / java book / python book
bedtime night train free time + reading read story stories => novel
stay feel be + warm warmer cosy => blanket / jacket
cover covering spread lay + bed mattress cot => bedsheet
straight flat neat smooth + clothes cloth shirt shirts uniform => iron box
air breeze fresh cool + summer room need hot night => fan / cooler
keep away repel stop avoid rid no from + mosquito mosquitoes machhar => mosquito net / mosquito machine / mosquito racket
lock locking + cupboard almirah almari room door drawer box locker shelf suitcase => lock
keep keeping store put things stuff + under below beneath + cot bed => trunk
wet drenched soaked bheeg + get getting not dont become rain => umbrella / raincoat
cook cooking + myself own me alone => induction stove / cooker
make cook boil pressure + dal sambar curry khichdi sabzi rajma chole pulses => cooker
make boil boiling + egg eggs water => kettle
make fry cook + omelette dosa egg roti pancake => pan
eat eating dine serve + on from off => plate
drink drinking sip + class gym cold day all => bottle
go going reach get + class classes college + fast quickly quick time late => cycle
nobody steals steal takes take stolen + cycle bicycle => cycle lock
fill filling put + air hawa gaali kaathu => cycle pump
gaali kaathu hawa gali hava + kotte adikka adikkira adika hodiyoke bharna bharne kottadaniki kottali podanum => cycle pump
safe safety safely + scooter scooty bike motorcycle ride => two wheeler helmet
play playing + net shuttle => badminton racket / shuttle
kick kicking + around ball ground goal => football
build grow bigger strong stronger tone + arms biceps muscle muscles body shoulders => dumbbells
work working type typing study studying write + bed cot => bed table
look looking dress + interview smart sharp formal professional => formal shirt / blazer / formal pants / tie
hold tie keep hang + clothes wind rope line => clothes clips
wash washing uthakadaniki utakadaniki thovaikka thovaika thuvaikka dhone dhona + clothes battalu thuni batte kapde => bucket
dry aaresukovadaniki aarabettadaniki aarabettukovadaniki kaaya kaayapoda kaayavaikka kayya unakkan onagisoke sukhane + clothes battalu battala thuni batte kapde => drying rack / clothes clips
hot vedi veedi sudu soodu choodu bisi garam + neellu neeru thanni vellam pani paani => heater rod / kettle
kaal kaalu kaaliki kaallaki kaalige pair pairon + podra poda pottukka vesukodaniki hakoloke pehenne => shoes / slippers
song songs paatalu paatal paattu paatu haadu gaana gaane + vinadaniki vinataniki ketka kekka kekkanum kelakke kelkkan sunne sunna => speaker / headphones / neckband
photo photos padam bomma + teeyadaniki tiyadaniki theeyadaniki edukka eduka tegiyoke edukkan khichne => camera
mukham mugam mukha munh chehra + chusukodaniki paakka pakka nodoke dekhne => mirror
sapadu saapadu oota annam bhojanam khana choru + kondu thiskelladaniki thiskellataniki thagondu tisukelle eduthutu pora hoga le lejane => tiffin
padikra padikkira padikka padikarathuku chaduvukodaniki chaduvukovadaniki chaduvukune odoke odhoke padikkan padhne + table balla mesai meju mez mej => study table
thala tala thalai thalaki sir + helmet vandi bike scooty => two wheeler helmet
lekkalu lekka kanakku hisab hisaab + cheyadaniki poda panna panrathuku karne maadoke => calculator
padukkarathuku padukarathuku padukka thoonga thoongarathuku thoonganum padukodaniki padukovadaniki nidrapovadaniki nidra malagoke malagakke malagalu kidakkan urangan urangaan jhopayla ghumano sone => mattress / cot
ukkararathuku ukkarathuku ukkaara utkara kurchodaniki kulitkollo kulitkolloke kootkolloke irikkan irikkaan basayla bosar bosa => chair
samaikka samaikarathuku samayal samaiyal vandadaniki vandukodaniki vanta adige adugege pachakam ranna => induction stove / cooker
kudikkan kudikka kudikarathuku tagadaniki taagadaniki thagadaniki kudiyoke => bottle
snanam snananiki snaanam snana kulikka kulikarathuku kuliyal nahane nahana bathe bathing => bucket mug / heater rod
odikarathuku odradhuku parigettadaniki oodoke odan daudne => running shoes
ezhuthan ezhudharathuku rayataniki raasukodaniki bareyoke lihayla => notebook
aadataniki aadadaniki vilayada vilaiyada aadoke kalikkan khelne => cricket bat / badminton racket / football
sleep sleeping nap => mattress / cot / pillow
sit sitting => chair / bean bag
laptop + lap legs thighs => cooling pad / bed table
charge + train travel way go outside => power bank
cot bed floor + hurt back hard stop => mattress
shirt shirts pants jeans + hang dry => drying rack / clothes clips
talk + traffic road drive driving ride bike => neckband / earbuds
engineering + graphics drawing => drafter / drafting sheet
head + cover safe fall + cycle cycling cycles => cycle helmet
reach walk walking + hostel block academic library campus ground => cycle
camera + hold steady => tripod
guitar + hold keep upright => guitar stand
guitar + key pitch chords change => guitar capo
iron ironing press pressing wrinkles => iron box
chill chilling lounge => bean bag
strum strumming => guitar / ukulele
swim swimming => swim goggles
jog jogging sprint sprinting marathon => running shoes
vlog vlogs vlogging reel reels photoshoot photography youtube => camera / tripod
meditate meditation asana asanas pranayama namaskar stretch stretches stretching => yoga mat
workout biceps triceps bodybuilding => dumbbells
decorate decoration aesthetic => led strip
dhobi => laundry bag
garba navratri dandiya sangeet diwali onam pongal ugadi => kurta / lehenga
trek trekking hiking => backpack / jacket
monsoon raining drizzle baarish barish mazhai varsham vaana vaanalo thadavakunda tadavakunda nanaiyama nanayama nanayakunda nenayathe => umbrella / raincoat
mosquitoes mosquitos machharon kosu kosuku kosuvuku dhoma dhomalu domalu dhomalaki sollegalu kothuku => mosquito net / mosquito machine / mosquito racket
winter chilly kulir kuliru chali chaliga thand thandi sardi => blanket / winter cap
room + oven furnace sauna tandoor boiler bhatti => cooler / fan
garmi veyil vekkai seke ukka ukkaposta => fan / cooler
darkness andhera iruttu cheekati cheekatlo kattale => emergency light
thirsty thirst daagam daham baayarike pyaas => bottle
sweat sweating sweaty => fan / cooler
selfie selfies => tripod / phone holder
arithmetic numericals => calculator
underline underlining highlighting => highlighters
lassi smoothie smoothies milkshake => blender
puncture punctured => cycle pump
`;

const widened = (group: readonly string[]): ReadonlySet<string> =>
  new Set([...group, ...sameWords.filter((words) => words.some((word) => group.includes(word))).flat()]);

/** A purpose: groups of words of which each must contribute one word, and the things that serve it. */
interface Purpose {
  groups: readonly ReadonlySet<string>[];
  things: readonly string[];
}

/** See `LINES`. */
export const purposes: readonly Purpose[] = `${LINES.trim()}${DAILY_TASKS}`
  .trim()
  .split('\n')
  .map((line) => {
    const [said, things] = line.split(' => ') as [string, string];
    const groups = said.split(' + ').map((group) => group.split(' '));
    // A word that expresses a purpose alone is not widened. Wanting to write does not yet mean wanting a notebook.
    return { groups: groups.map((group) => (groups.length > 1 ? widened(group) : new Set(group))), things: things.split(' / ') };
  });
