/**
 * Words that mean the same within a purpose, one group per line: verbs and their objects, in English and, after "|", in the languages of campuses in
 * Latin letters. A purpose group with one of these words gets all of them.
 */
const LINES = `
carry carrying carries take taking bring bringing transport lug | tiskelle tisukelle moyyadaniki mose eduthutu eduthuttu thookitu thooki thagondu hogoke kondupokan kondupovan lejane jane
hold holding holds mount mounting clamp grip
keep keeping store storing put putting place placing arrange arranging organise organising organize organizing stack stacking | pette pettukune pettadaniki pettukodaniki pettukovadaniki petti dachukodaniki vekka vaikka vekira vekkira vekkura vaikura idoke idakke vekkan vaykan rakhne rakhna rakhni thevayla
learn learning practice practise practising | nerchukovali nerchukodaniki nerchukune kathukka kaththukka kaliyoke padikkanam seekhne seekhna
charge charging charged recharge recharging
protect protecting protection safe safety safely guard guarding
hurt hurts hurting pain pains paining ache aches aching | noppi valikkuthu novu vedana dard
hang hanging dry drying dries dried | thadi thadiga aara aare aarali aarapettadaniki aarese aravese aaresukune aarabette kaaya kaya kayavaikka kaayavekka ularthu ulartha onagisoke onagsoke onagiso unakkan sukhane sukhana valat maata maatra maatura maattura maatika
talk talking call calls calling attend attending | matladadaniki pesa pesuradhuku matadoke samsarikkan baat
reach reaching go going commute commuting travel | vellali velladaniki vellataniki poga poradhuku hogoke pokan povan jane jaane
prepare preparing prep crack clear ace
heat heats heated heating hot warm warming burn burns burning | vedi veedi veyyi sudu sooda soodu choodu choodaakkan bisi garam kaachadaniki kaacha kaayisoke
travel travelling traveling train bus journey trip | prayanam payanam prayana yatra safar ooru ooriki oorukku ooruku ooru
kill killing swat | champadaniki champe kolla kollan sayisoke maarne
sleep sleeping sleeps slept nap napping doze | padukune padukone padukovali padukodaniki padukovadaniki nidra nidrapodaniki thoonga thungura thoongura paduka padukka padukkura malagoke malgoke urangan kidakkan sone sona
sit sits sitting seated | kurchone kurchune kurchuntaniki kurchovadaniki kurchovali ukkara ukkaara utkara okkara okkaara ukkarura kuthkoloke kutkoloke kulitkollo irikkan irikkaan baithne baithna basayla
write writing writes | rase raase rasukune rayadaniki raayadaniki ezhuda ezhudha ezhutha ezhuthura ezhudhura yezhutha bareyoke bariyoke bareyalu ezhuthan likhne likhna lihayla
read reading study studying revise revising | chadive chadavadaniki chadavali chaduvukune chaduvukodaniki chaduvukovadaniki padika padikka padikura padikkura odoke odhoke oduva vayikkan padikkan padhne padhna padhai
wear wearing wears | vesukune vesukodaniki vesukovadaniki thodukkune todukkodaniki poda pottuka podura potukka hakoloke haakoloke idan dharikkan pehenne pehnne pehenna ghalayla
eat eating eats dine | tine thine tinadaniki thinadaniki thindaniki thinadam saapda sapda saapida saapidura tinnoke thinnoke kazhikkan thinnan
drink drinking drinks sip | taage thage tagadaniki thagadaniki taagadaniki taguthaniki kudika kudikka kudikkura kudiyoke kudikkan peene peena
cook cooking cooks | vande vandukune vandadaniki vandukodaniki vanta samaika samaikka samaikkura samaiyal vadikka aduge adige pachakam pakane pakana banane
wash washing washes clean cleaning | uthike utike utakadaniki uthakadaniki kadagadaniki kadige thovaika thuvaika thuvaikka thovaikka kazhuva alakka ogeyoke alakkan kazhukan dhone dhona
bath bathe bathing bathes shower | snanam snanaaniki snananiki kulika kulikka kulikkan snana nahane nahana
hear hears listen listening | vine vinadaniki vinataniki vinali ketka kekka kekura keloke kelakke kelkkan sunne sunna
see sees look looking view viewing | chudadaniki choodadaniki chusukune chusukodaniki chuse paaka paakka paakura pakura nodoke nodakke kaanan nokkan dekhne dekhna
play plays playing | aade aadadaniki aadukune aadukodaniki aadali vilayada vilaiyada aada aadoke aadakke kalikkan khelne khelna
ride rides riding cycling | tokke tokkadaniki nadapadaniki otta ottura oodisoke ottan odikkan chalane chalana
iron ironing press pressing theikka theika theikura | istri isthri istree
cloth clothes cloths clothing garments towels undergarments innerwear socks uniforms | battalu battala battalaku thuni thunigal thuniya thunimani batte battegalu battegalige vasthram thunikal kapde kapda kapdon kapade
water | neellu neelu neeru niillu thanni thannir thanneer tanni neer vellam pani paani
rain rains raining rainy monsoon drizzle downpour | vaana vana vaanalo varsham varshamlo mazhai mazha mazhaila male maleyalli baarish barish barsaat
mosquito mosquitoes mosquitos | machhar machar machharon domalu dhomalu domala doma dhoma kosu kosuku kosuthollai solle sollegalu kothuku kothukukal macchar
cold chilly freezing winter | chali chaliga kulir kulirukku kuliru kuliruthu thanuppu chaligalam thand thandi sardi
summer heatwave | ukka ukkaposta veyil verkuthu verkudhu sekhe seke bisilu choodanu garmi
food meal meals | sapadu saapadu sappadu bhojanam | annam thindi oota choru bhakshanam bhojan
rice annam soru saadham sadam anna choru chawal bhat
current | karantu currentu minsaram vidyuth bijli
dark darkness | cheekati cheekatiga iruttu irutu kattale kathale iruttil andhera
head | thala thalaki thalaiku thalaikku
foot feet leg legs | kaalu kaallu kaal kaalukku kaaluku kaalige paer pairon
face | mukham mugam mukha mokam munh chehra
song songs music | paata paatalu patalu paattu paatu paattugal haadu haadugalu pattu gaana gaane
photo photos photography picture pictures | bomma bommalu padam photolu chitra
room | gadi roomu arai arayil kone muri kamra kamre
wall | goda godaku suvar suvaru suvathula gode chuvar deewar diwar
book books | pustakalu pustakaalu puthagam puthagangal puthagatha pustakagalu pusthakangal kitaabein kitabein
explain explaining teach teaching
film filming record recording shoot shooting capture capturing vlog
copy copying transfer transferring move moving backup
join joining connect connecting attach attaching
clean wipe wiping sweep sweeping mop mopping
hide hiding lock locking secure securing
lift lifting exercise exercising workout
smooth straighten straightening wrinkles wrinkle crease creases crumpled
`;

const wordsOf = (text = '') => text.split(' ').filter(Boolean);
const lines = LINES.trim()
  .split('\n')
  .map((line) => line.split('|').map(wordsOf));

/** See `LINES`. */
export const sameWords: readonly (readonly string[])[] = lines.map((parts) => [...new Set(parts.flat())]);

/** The words of these groups that are not English. */
export const foreignWords: ReadonlySet<string> = new Set(lines.flatMap(([, foreign = []]) => foreign));
