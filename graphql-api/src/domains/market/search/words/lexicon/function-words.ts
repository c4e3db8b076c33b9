import { SPOKEN_WORDS } from './spoken/spoken-words.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

/** English function words that PostgreSQL's configuration `english` drops. */
export const englishStops =
  words(`i me my myself we our ours ourselves you your yours yourself yourselves he him his himself she her hers herself it its itself
  they them their theirs themselves what which who whom this that these those am is are was were be been being have has had having do does did doing a an the
  and but if or because as until while of at by for with about against between into through during before after above below to from up down in out on off
  over under again further then once here there when where why how all any both each few more most other some such no nor not only own same so than too
  very s t can will just don should now`);

/**
 * Words that name no thing, wherever they occur, in Hindi, Marathi, Bengali, Tamil, Telugu, Kannada and Malayalam in Latin letters: "padhai ki mez"
 * is "padhai mez".
 */
export const fillers =
  words(`ka ki ke ko wala wali wale vala vali waala waali chahiye chaiye chahie hai hain liye mein me koi ek aur se karne banane bharne yaar ji bhai
  pahije havay hava aahe ahe mala lagbe lagbo chai kinte kinbo ache aache amar ekta jonno
  vendum venum venam venumaa enakku enaku kavali irukka iruka irukku irundha oru oka naaku naku unda undi undaa kaavaali konam koraku beku beka bekagide nanage ide ideya undo
  enikku venda vaangi vaanga vangi vanganum vaanganum konalani kidaikuma kidaikum kidaikkuma kidaikkum ku kku la lo ki gaa ga romba chala thakkuva nalla manchi edaina edavadhu edhavadhu
  ethavathu sollunga cheppandi cheppu kudunga ivvandi pls thevai thevaipadudhu iruntha sollu kudu kodunga kodu vaanga enga kedaikuma kedaikkum
  kedaikum kedaikkuma kammi kammiya vilaila nanba machaan machan enakkoru namakku yaarachum yaravadhu vachirukinga virkireengala kavalante konukkovali konukuntanu ammutunnara ammuthunnara
  dorukutunda dorukutundha dorukuthunda untunda unnaya unnayaa ekkada evarikaina evaridaina evaraina takkuva dharalo dharaki manchidi konchem nenu maa andi garu chudandi pettandi cheyandi okati oka kosam
  vera veru bere vere enna emi emaina unnayi inka innum iruku irukku irukkum enthundu konjam koncham konchem inge
  sigutta sigatta kodi illi enu eshtu chahte chahti sakta sakti sakte hoga hogi rakhne rakhna chahiyega milega milegi mangta dekhna karni karna kiske kisi kisike paas koi kaisa kaisi kaise kab kyun kyon kaun kaunsa kaunsi kya kyaa itna itni utna waise aisa aisi aise
  kaavalamma kaavalandi kavalandi kavala kavalenu kavalsina kaavalsina kavalani konali konala konukovali konukuntanu istara istava isthara isthava ivvara ivvu isthe iste undha undhaa undhi unnadi
  unnadhi unnay unnayandi unnava unnara unte unnai unnavi ledha leda daggara dhaggara dagara ayina ayna aina parledu parvaledu paravaledu dorukuthundi dorukuthunda dorukutunda dorikithe dorukuna
  ammuthara ammuthunnaru ammutunnaru ammutaru ammaka pampandi chupinchu chupinchandi choopinchu choopinchandi chupimchu chepu cheppava vetukutunna vetukuthunna ra raa vi meeda meedha
  mida cheyali cheyyali cheyadaniki kosame kosamey inkoti inkokati okati okkati naakosam maku maaku memu manaku mana
  irukaa irukkaa irukula irukku irukanga irukinga vaikkiren vachi vachurukinga vangalam vangalama vaangalam vangikkalama vangikiren vangurathu vanganumnu thaanga thanga tharingala tharuvingala kudupingala
  kudupinga kudukuringala kodupingala kedacha kidaicha kedaikuthu kedaikkuthu kedaikumaa vikreenga vikkiringa vikringala vikka vikkurangala virkiringala yaaru yaarukitta pakkathula theduren
  theduran thedren nu nnu solunga sollungalen kaatu kaattu kaatunga kaattunga kaami kaminga aanaal aana romba konja enakkaga engalukku namma podhum pothum vachadhu vechadhu vachathu ulla ullathu
  ullavanga irukkira irukura aachu aagum
  bekaagide bekagithu bekittu bekithu bekagi beke idya idiya idiyaa sigatte sigbahuda sigabahuda kodtira kodtiraa maartira maaratira marata yaradru yaaradru nanage nange namge thorisi torsi torisi hudukutiddini
  venamaayirunnu venamayirunnu kittumo kittuo kittum kodukkunno vilkkunno vilkunno tharumo aarenkilum nokkunnu kaanikku kaanikkoo vendathu
  chahiyehai chaiyye chahye chaiyeh chahidi chahida milegaa milengi miljayega bechna bechni bechte khareedna kharidni dilwa dilwado dedo dikhana waley pahijet pahije aahet milel lagtay lagel
  dorkar darkar dorkaar kinbo pabo paoa paowa jabe achhe
  teen teeno chaar paanch onnu rendu moonu naalu okkati mudu naalugu
  kaalam kalam kaala kaalathuku kaalathukku kaalathula kalathuku kaalathil kaalaniki kalaniki kaalamlo kalamlo mausam mosam mousam
  di dhi loki loni nunchi istavaa sahayam cheyyandi vunda vundi vunnaya vunte vachindi ichestara istaaraa teeskunta teesukunta ammesthara ammestara
  ${SPOKEN_WORDS}`);

/** Words that say nothing about a thing unless listings contain them: "a spare kettle", "extra bass". */
export const unlessNamed: ReadonlySet<string> = words('spare extra required around lying lost one');

/** Words that people use around a thing in a sentence. */
const SPOKEN = `lol itself whichever whatever proper actual yep yeah yea nah lemme wondering wonder hoping basically umm um uh hmm kinda sorta possible possibly probably gonna wanna gotta lemme hey heya dude showing telling helping help knows think tell want wants wanted need needs needed looking look find finding search searching get gets got getting give gives take buy buying bought purchase purchasing please pls plz plzz kindly urgent
  urgently asap anyone anybody someone somebody everyone guys friends folks dude sell sells selling seller sellers senior seniors junior juniors sale available avail availability
  hi hello hey yo dear sir madam bro sis macha machi da anna akka thambi ok okay thanks thank thx tell know let could would shall may might must also still really actually maybe
  interested requirement today tomorrow yesterday soon leaving joined joining something anything stuff thing things item items product products ones
  price prices rate rates cost costs costing much many show see guess suggest recommend rent borrow kya mujhe muje mujhko mere mera meri hamko humein kahan kaha milega milegi milta mil jayega jayegi
  kitne kitna kitni hi toh to bhi dikhao dikha batao bata dena de do dila lo le lena raha rahe rahi chal accha theek dekh`;

/** Words for quality or age, which listings seldom repeat. */
const WEAK = `old new used good nice cheap cheaper cheapest best better quality second hand secondhand preloved great decent working original genuine purana purani purane naya nayi naye sasta sasti
  saste sabse accha acha acchi achhi achha mast badhiya condition only quick big small large chota choti chote chhota chhoti bada badi bade budget low lowest affordable reasonable branded
  brand campus colour color colours shape super superb top excellent awesome amazing perfect fantastic fine fair decent neat superior mint pristine flawless scratchless spotless undamaged
  maintained kept gently lightly barely hardly rarely slightly latest newest recent modern oldest older newer updated premium costly expensive costliest priciest dearest value worth cheapy economical economic inexpensive
  frugal thrifty lowcost bargain discounted discount reduced friendly urgent fresh unopened unused sealed boxed ekdum bilkul bindaas jhakaas zabardast badiya kadak solid ultimate mast fadu
  excellentga bagundi bagundali bagunna baaga baga manchiga super ga chavaka chavakaga chavaka rate takkuvaki thakkuvaki kothadi kothadhi kottha kotha pathadi patha paatha pathadhi
  nallathu nalladhu nallaa kammiyana kammiyaana vilaikku malivaana maliva malivu pudhusa pudhusu pudusu puthusu puthu pazhasu pazhaisu pazhassu pazhasa
  chennagiro chennagide ollaya olleya ollaye hosadu hosa hosaadu haleya kadime agga aggada puthiya puthiyathu nalla nallathaa vilakuranja kuranja pazhaya pazhayathu nava navin changla junya swasta sosta
  mota moti mote patla patli bhaari bhari halka halki mazboot periya chinna siriya pedda
  priced lowest least sturdy durable reliable comfy popular bargain decent unworn pricey mehnga mehngi mehanga ekdam
  vilai vila dhara dharaki dharalu daam keemat bele
  hostel dorm notun purono puranaa purani naya pazhaya pudhu pudhiya paatha kotha kothaga peddha chinna periya siriya hale hosa`;

/** Words that are left out of a search if it has others. */
export const stops: ReadonlySet<string> = new Set([...englishStops, ...fillers, ...words(SPOKEN)]);

/** See `WEAK`. */
export const weak: ReadonlySet<string> = words(WEAK);
