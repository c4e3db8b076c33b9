/**
 * How people describe things in Hindi, in Latin letters, if they do not know or use the name: the English name, and after ":" the descriptions. A
 * search that contains all words of a description, in any order and form, asks for the thing.
 */
export const HINDI_DESCRIPTIONS = `
mattress: gadda single wala, bed pe bichane wala gadda, sone ke liye gadda, palang wala gadda, neeche bichane ka mota gadda, rui ka gadda, sone wala mattress, ek aadmi ke sone ka gadda, single sone wala gadda, akele sone ka gadda, hostel palang ka gadda
foldable bed: fold hone wala gadda, mod ke rakhne wala gadda, modne wala gadda, lapet ke rakhne wala bistar, foam wala bistar, dost aaye to sone, mehman ke sone, fold hone wala bistar, modne wala bistar, zameen pe sone
mattress cover: gadde ka cover, gadde ka khol, gadde pe chadhane wala, gadde ka kapda, gadda ganda hone se bachaye, gadda ganda hone se bachane, gadde ko pani se bachane, gadda bheegne se
pillow: sir ke neeche rakhne wala, sar rakhne ke liye, sone wala takiya, naram takiya, sirhane rakhne wala, sir ke neeche rakhne sone, sone ke liye takiya, gardan dard sone, sir rakhne sone
pillow cover: takiye ka cover, takiye ka khol, takiye ka gilaf, takiya gilaaf, takiye pe chadhane wala, takia cover
bedsheet: bistar ki chadar, gadde pe bichane wali, bed pe bichane wali chadar, bichhane ki chadar, palang ki chadar, bed wali chadar, bistar pe bichane, gadde pe bichane chadar, palang pe bichane
blanket: thand me odhne wala, sardi wala kambal, garam kambal, raat ko odhne wala, rui wali rajai, sardi me odhne wali, thand wali rajai, odhne ke liye, thand me odhne, sardi me odhne, raat ko thand lagti, ac me thand lagti odhne
cot: sone wala palang, lakdi ka palang, single palang, sone ke liye bed, folding palang, folding khat, mudne wali charpai, modne wala palang, folding charpai, sone ke liye palang
study table: padhai wali mez, padhne wali table, padhne ke liye mez, padhai ki table, likhne padhne wali mez, kitab rakh ke padhne wali, padhne baithne table, likhne padhne, padhai karne mez, kamre me padhne table
bed table: bed pe laptop rakhne wala, laptop rakhne wali table, bistar pe rakhne wali mez, bed wali chhoti table, laptop ke liye chhoti mez, bistar pe padhne wali table, god me rakhne wali table, bistar pe baith ke padhne, bed pe laptop chalane, palang pe laptop, bistar pe khana table, bed par laptop rakhne
chair: baithne wali kursi, padhne wali kursi, plastic ki kursi, baithne ke liye kursi, mehman baithne
office chair: ghoomne wali kursi, pahiye wali kursi, office wali kursi, gol ghumne wali chair, kamar ko support wali kursi, computer wali kursi, kamar dard kursi, kamar dard na ho baithne, peeth dard kursi, der tak baithne kursi, aaramdayak kursi padhai, peeth ko sahara kursi
stool: stool baithne wala, bina peeth wali kursi, nahane wala stool, chhoti chauki baithne wali, nahane ke liye baithne, bathroom me baithne
bean bag: dane wala sofa, thermocol daane wali gaddi, zameen pe baithne wala bag, naram baithne wala bag, daano wala bean bag, dhans ke baithne wala, zameen pe baithne naram, aaram se baithne naram, dhans ke baithne
book rack: kitab rakhne wali rack, kitabo ki almari, kitab rakhne ke liye, books rakhne ka stand, kitaabein sajane wala, kitabein rakhne ki jagah, kitabon ka rack, kitab rakhne ki almari, books rakhne ki jagah, kitabein bikhri
bookends: kitab khadi rakhne wala, kitabein girne se rokne wala, books seedhi rakhne wala, kitabo ka sahara, kitab tikane wala stand, kitab rokne wala, kitabo ke side me lagne wala, kitabein gir jaati, kitab girti rehti, kitabein khadi rakhne, kitab ko sahara
shoe stand: joota rakhne wala, joote rakhne ka stand, jute rakhne ki rack, chappal joote rakhne wala, chappal stand, joote chappal ki rack, joote rakhne ki jagah, joote rakhne ka rack, chappal rakhne ki jagah, joote bikhre rehte, juton ka rack, jooton ki jagah, joote chappal rakhne
cupboard: kapdo ki almari, kapde tangne wali almari, kapde rakhne ke liye, zip wali almari, kapdo wali folding almari, kapde rakhne ki jagah, kapdon ki almari, kapde tangne ki jagah, kapde bikhre rehte
trunk: lohe ka baksa, lohe ki peti, saman rakhne wala baksa, steel ka sandook, palang ke neeche saman, keemti saman taale me, lohe ka bada dabba
storage box: dabba saman rakhne wala, saaman rakhne ka dibba, cheezein rakhne wala box, dhakkan wala dabba
mirror: deewar wala sheesha, muh dekhne wala, chehra dekhne wala sheesha, baal banane wala sheesha, muh dekhne, chehra dekhne, daadhi banane sheesha, baal banane sheesha, khud ko dekhne
curtain: khidki ka parda, khidki pe lagane wala, dhoop rokne wala parda, khidki ke liye kapda
carpet: zameen pe bichane wali, farsh pe bichane wala, neeche baithne wali dari, zameen wali chatai
sleeping mat: zameen pe sone wali, neeche bichane wali chatai, sone wali chatai, zameen par bichane wali
doormat: pair pochne wala, pair ponchne wala, darwaze pe rakhne wala, gate wala mat
sleeping bag: sone wala bag, thand me ghus ke sone wala, trek pe sone wala, camping wala bistar, pahad pe sone wala bag, trek wala bistar, zip wala bistar
mosquito net: machhar wali jaali, machhar se bachne wali jali, bed pe lagane wali machhardani, machar rokne wali jali, macchar jaali, machhar se bachne, machhar se bachna sote waqt, bed ke upar jali machhar, machhar raat ko kaatte, sote samay machhar na kaate
mosquito racket: machhar marne wala racket, machar marne wala bat, current wala racket machhar ka, machhar maarne wala balla, macchar wala racket, chat chat karke machhar maare, machhar marne ki machine, machhar marne bijli, machhar marne, machhar ko maarne haath se
mosquito machine: machhar bhagane wala, good knight machhar wala, plug me lagane wala machhar ka, macchar na kaate wala, machhar ki dawa, machhar bhagane, machhar bhagane plug, machhar bhagane wali machine
bucket: nahane wali balti, pani bharne wali balti, plastic ki balti, kapde bhigone wali balti, kapde dhone balti, nahane pani bharne, kapde bhigone, pani jama karne
mug: nahane wala mug, bathroom wala magga, pani dalne wala mug, nahane ka magga, dabba nahane wala
bathing tub: kapde bhigone wala tub, kapde dhone wala tasla, plastic ka tasla, bada tub kapdo ka
towel: nahane ke baad pochne wala, badan pochne wala, sharir ponchne ka kapda
soap dish: sabun rakhne wala, saabun daani, sabun ki dibbi, sabun ka dabba
slippers: hawai chappal, bathroom wali chappal, pair me pehenne wali, ghar wali chappal, nahane wali chappal
socks: pair me pehenne wale, joote ke andar wale
broom: safai wala jhadu, kamra saaf karne wala, kachra saaf karne wali jhadu, kamre me lagane wali jhadu
mop: pocha lagane wala, farsh pochne wala, zameen saaf karne wala, pocha marne wala danda
dustbin: kude daan, kachre ka dabba, kooda dalne wala, kachra dalne wala dibba, kude ki balti, kuda fekne wala
dustpan: kuda uthane wala, kachra uthane wala, jhadu ke saath wala kuda pan, kooda bharne wala, soopa kachre wala, kachra uthane wali tray
washing brush: kapde dhone wala brush, kapda ragadne wala brush, collar ragadne wala brush, toilet saaf karne wala brush, ragadne wala brush, kapde ghisne wala, bathroom ragadne wala
drying rack: kapde sukhane wala stand, kapde sukhane ke liye, geele kapde sukhane wala, kapda sukhane wala rack, kapde failane wala stand, gile kapde tangne wala, kapde phailane ka, geele kapde sukhane, kapde sukhane ki jagah, kapde nahi sukhte, barish me kapde sukhana, kapde latkane sukhane
clothesline: kapde sukhane ki rassi, kapde tangne wali rassi, kapde failane wali dori, rassi kapdo wali, nylon ki rassi, kapde sukhane wali dori
clothes clips: kapde wali chimti, rassi pe lagane wali clip, kapde udne se rokne wali, kapde sukhane wali clip, kapde ud jaate, hawa me kapde udna, rassi pe kapde tikane, kapde girne se rokne
hanger: kapde tangne wala, kapda latkane wala, shirt tangne wala hanger, almari me tangne wala, kapde latkane wale hanger
hook: deewar pe tangne wala, chipakne wala hook, kapde tangne wali khunti, deewar wali khooti
laundry bag: gande kapde rakhne wala, gande kapdo ka thaila, dhobi wala bag, dhulai wala jhola, maile kapde rakhne ka bag, laundry me dene wala bag, jaali wala kapdo ka thaila, gande kapde rakhne, maile kapde, dhobi ko kapde dene, dhone wale kapde rakhne
washing machine: kapde dhone wali machine, kapdo ki machine, dhulai wali machine, waashing machine, kapde dhone machine, washing machine kapde, dhulai machine
iron box: kapde press karne wala, kapdo ki istri, shirt press karne wali, silwat hatane wali, bijli wali press, kapde press karne, kapdo ki silwat, shirt press, kapde sidhe karne, istri karne wali
formal shirt: presentation ke liye shirt, interview wali shirt, placement wali shirt, safed shirt, poori baah wali shirt, full baju shirt, interview me pehenne, placement ke kapde, naukri ke interview kapde
sewing kit: sui dhaga, button lagane wala, kapde silne wala, sui dhage ka dibba
heater rod: pani garam karne wali rod, balti me dalne wali rod, nahane ka pani garam karne wala, balti wala heater, nahane ka paani garam, nahane ke liye garam pani, balti me pani garam, sardi me nahane, thande pani se nahana, garam pani nahane
room heater: kamra garam karne wala, sardi me garmi wala, thand me chalane wala heater, haath sekne wala heater, kamre ka heater, rod wala heater thand ka
table fan: mez wala pankha, table wala pankha, hawa wala pankha, garmi me hawa dene wala, hawa ke liye garmi, mez pe rakhne pankha, garmi lagti hai pankha, garmi me hawa
clip fan: chhota pankha clip wala, charge hone wala pankha, bina bijli wala pankha, bed pe lagane wala pankha, light jaane pe chalne wala pankha, bijli jaane par chalne wala pankha, bina bijli ke pankha, light jaane par pankha, charge karke chalane wala pankha
cooler: thandi hawa wala, pani wala cooler, kamra thanda karne wala, garmi wala cooler, thandi hawa dene wala, garmi me thandi hawa, kamra thanda karne, thandi hawa, garmi se haal behaal thandi, lu lagti kamra thanda
fridge: pani thanda karne wala fridge, khana thanda rakhne wala, chhota fridge kamre wala, doodh rakhne wala fridge
lamp: table wali light, padhne wali light, padhai wali batti, mez pe rakhne wala lamp, raat ko padhne wala lamp, batti padhne wali
bulb: led wala bulb, kamre ki batti, holder me lagne wala bulb
tube light: lambi wali light, lambi batti, kamre ki lambi light, deewar wali rod light, danda light
led strip: rang birangi light, rangeen light patti, deewar pe chipkane wali light, kamra sajane wali light, patti wali light, colour badalne wali light, jhalar patti wali, kamra sajane light, deewar pe rangeen light, kamre me rang birangi, reels ke liye light kamra
fairy lights: diwali wali light, kamra sajane wali jhalar, chhoti chhoti light wali ladi, sajawat wali light
emergency light: light jaane pe jalne wali, bijli jaane pe chalne wali light, charging wali light, light katne pe wali batti, charge hone wali batti, andhere me jalne wali, bijli jaye to roshni, bijli chali jaye to roshni, light chali jaye, light gayi to roshni, batti gul ho to roshni, bijli kat jaye to light, current jaane pe roshni, bijli jaati rehti hai roshni, light jane par jalne wali, andhere me roshni
torch: haath wali batti, haath me pakadne wali light, andhere me dekhne wali, torch charging wali, raat me jalane wali torch
extension box: extension board, bijli ka board, bahut saare plug lagane wala, zyada plug wala board, plug lagane wala lamba board, taar wala board, ek se zyada charger lagane wala, lambe taar wala board, ek socket se paanch plug, ek point me kai charger, socket kam hai plug zyada, kai plug lagane, socket door hai taar lamba, paanch plug lagane, bahut saare charger ek saath, switch board door hai, plug point kam, charger ke liye socket kam
adapter plug: multi plug, teen pin wala plug, plug badalne wala, three pin converter, ek socket me do lagane wala
phone: baat karne wala phone, touch wala phone, android wala phone, sasta sa phone
keypad phone: button wala phone, dabba phone, batan wala mobile, sirf call wala phone, saada mobile, nokia wala chhota phone, bina internet wala phone, bina internet phone, sirf baat karne wala phone, batan wala phone, keypad wala phone, saada phone call ke liye, exam time phone bina internet, sirf call karne phone, phone jisme internet nahi
phone cover: phone ka cover, mobile ka cover, phone ke peeche lagane wala, mobile ka khol, phone bachane wala cover, fone ka back cover, phone girne se bachane, phone ka kavar, phone tootne se bachane
screen guard: phone ka sheesha bachane wala, mobile pe lagane wala glass, tempered wala glass, scratch se bachane wala sheesha, screen pe chipkane wala, phone ki screen pe lagne wala
phone holder: phone rakhne wala stand, mobile pakadne wala, phone khada karne wala, let ke phone dekhne wala, bed pe mobile lagane wala, fone tikane wala, mobile stand wala, let ke phone dekhne, phone pakadne bed, phone tikane, phone khada rakhne video dekhne
charger: mobile ka charger, fone charge krne ke liye, phone ka adapter, tez charge wala charger, phone charge karne, mobile charge karne, phone ki charging
charging cable: charger ka taar, phone ka taar, charge karne wali wire, type c wali taar, mobile charge wali cable, charging ki lead, lambi wali charging taar, data wali taar, phone ki taar, charger ki taar, type c taar, lambi charging taar
hdmi cable: tv se jodne wali taar, laptop tv se lagane wali cable, monitor ki taar, screen jodne wali wire, projector me lagane wali taar, hdmi taar, monitor se laptop jodne wali
lan cable: internet wali taar, net wali taar, internet ka wire, lan wali wire, laptop me net lagane wali cable, neeli internet wali taar
laptop: laptop coding ke liye, padhai wala laptop, god me rakhne wala computer, project banane ke liye laptop, coding karne laptop, project karne laptop, padhai ke liye laptop
gaming laptop: game khelne wala laptop, game wala laptop, graphics card wala laptop, heavy game chalane wala, gaming ke liye laptop, valorant chalane wala laptop, game khelne laptop, bhaari game laptop, valorant khelne
laptop charger: laptop charge karne wala, laptop ka adapter, leptop ka charger, laptop ka charjar, laptop charge karne, laptop ki charging
laptop bag: laptop rakhne wala bag, laptop wala basta, laptop le jaane wala, laptop ka jhola, leptop bag, laptop le jaane, laptop rakhne bag, laptop college le jaane
laptop sleeve: laptop ka khol, laptop ka cover, laptop bachane wala cover, laptop ka lifafa, kapde wala laptop cover, laptop ko kharoch se bachane, laptop pe scratch na aaye, laptop bachane cover
cooling pad: laptop thanda karne wala, laptop ke neeche pankha, laptop garam na ho, pankhe wala laptop stand, laptop garam ho jata, laptop garam hota, laptop thanda karne, laptop gaming me garam
laptop stand: laptop uncha karne wala, laptop rakhne ka stand, laptop upar uthane wala, laptop tikane wala, laptop khada rakhne wala, laptop ke neeche lagane wala
mouse: computer ka mouse, bina taar wala mouse, chuha computer ka
keyboard: typing wala keyboard, computer ka keyboard, likhne wala keyboard computer ka, khat khat wala keyboard, bina taar ka keyboard
monitor: computer ki screen, laptop se jodne wali screen, computer ka tv, coding ke liye dusri screen, laptop se jodne screen, badi screen movie
monitor arm: monitor pakadne wala, screen latkane wala, monitor ka haath, screen upar neeche karne wala, monitor mez pe kasne wala, screen pakadne wala, monitor ka stand, monitor upar uthane, screen upar neeche, monitor mez pe kasne
television: match dekhne wala tv, deewar wala tv, serial dekhne wali
pen drive: pen drive, data rakhne wala chhota, file copy karne wala, movie dalne wala, usb me lagane wala, file rakhne wali, file copy karne, file le jaane, movie copy karne, xerox dukan file
hard disk: files rakhne ke liye, zyada data rakhne wala, movies rakhne wala, data save karne wala bada, bahut saari movies rakhne, backup rakhne, photos save rakhne bahut
memory card: mobile ki chip, phone me dalne wala card, camera ka card, gaane dalne wali chip
earphones: kaan me lagane wala, gaana sunne wala, taar wala earphone, kaan wali lead
neckband: gale wala earphone, gale me lataka ke wala, gardan wala bluetooth, gale me pehenne wala earphone, bina taar ka gale wala, gale me latakne wala gaana, gale mein latakne wala earphone, gale me daal ke gaane sunne, gale me latka ke gaane, gale mein pehenne wala gaane
earbuds: bina taar wala earphone, kaan me ghusane wale chhote, dibbi wale earphone, wireless kaan wala, bina taar kaan me, kaan me bina taar gaane, kaan me lagane wala bina taar, bluetooth kaan me lagane, chhote bina taar ke kaan wale, kaan me wireless
headphones: kaan dhakne wala, sar pe pehenne wala gaane ka, shor rokne wala headphone, kaan ke upar wala, kaan dhakne wale headphone, shor rokne wala, roommate ke shor se bachne, bahar ki awaaz na aaye, kaan pe lagane wala bada
speaker: gaana bajane wala, tez awaaz wala, party me bajane wala, dabba gaane wala, gaana bajane wala dabba, gaane bajane ka dabba, tez gaana bajane, party me gaana, awaaz tez karne gaana, dance karne gaana bajana, bluetooth dabba gaana
guitar: gaane ke saath bajane wala, taar wala baja, bajane wala guitar, seekhne wala guitar
mic: awaaz record karne wala, gaana record karne wala, bolne wala mike, awaz badhane wala
power bank: pawar bank, bina bijli charge karne wala, safar me phone charge, phone charge karne wali battery, jeb me rakhne wali battery, raaste me charge karne wala, jeb me rakhne wala charger, jeb me rakh ke phone charge, bahar phone charge karne, safar mein charging, train me phone charge, bina socket phone charge, phone ki battery bahar khatam, raste mein mobile charge, battery dabba phone charge
router: wifi ka dabba, internet chalane wala, net wala dabba, wifi chalane ke liye, wi fi machine, kamre me net chalane wala, wifi kamre me, net nahi aata kamre, internet kamre me, net slow kamre
camera: photo khinchne wala, photo kheechne wala, dslr wala camera, video banane wala, photo khinchne, photo lene, youtube video banane
tripod: camera khada karne wala, teen taang wala stand, teen pair wala stand, camera ka stand, reel banane wala stand, video banane wala stand, phone khada karne wala lamba stand, reel banane, video banane khada, camera khada karne, camera hilne se
smartwatch: haath ki ghadi, touch wali ghadi, smart ghadi, kadam ginne wali ghadi, bluetooth wali ghadi, digital ghadi, haath me pehenne wali ghadi, kadam ginne, haath me pehenne ghadi
alarm clock: alarm wali ghadi, subah uthane wali ghadi, jagane wali ghadi, table ghadi, deewar ghadi, samay dekhne wali ghadi
wall clock: deewar ghadi, deewar pe tangne wali ghadi, kamre ki ghadi, samay batane wali
projector: deewar pe film dikhane wala, movie deewar pe, parde pe dikhane wala, ppt dikhane wala, deewar pe match dikhane wala
printer: print nikalne wala, kaagaz chhapne wala, assignment chhapne wala, print karne wali machine, chhapai wali machine
webcam: laptop ka camera, online class wala camera, computer pe lagane wala camera, meeting wala camera, video call wala camera, web camera, online interview wala camera
game controller: game khelne wala remote, fifa khelne wala
scientific calculator: sin cos wala calculator, exam wala calculator, ganit wala calculator, hisab ki machine, exam me calculator, sin cos hisaab, engineering ka hisaab, exam me hisaab
calculator: hisab karne wali machine, saada calculator, dukaan wala calculator, jodne ghatane wala, hisaab karne, jodne ghatane, dukan ka hisaab
drafter: drawing banane wala scale, engineering drawing wala, drawing lab wala, seedhi line khinchne wala bada, mini draftar, first year drawing wala, drawing banane scale, ed class drawing, engineering drawing banane
drafting sheet: drawing wala kaagaz, drawing ke panne
drawing board: drawing wala takhta, drawing ka board, lakdi ka board drawing wala, sheet lagane wala board, sheet ke neeche wala takhta
sheet holder: chart rakhne wala pipe, drawing sheet rakhne wala, gol dabba sheet ka, sheet le jaane wala dabba, lamba gol dibba, drawing sheet wala pipe, chart rakhne wala
lab coat: safed coat, lab wala coat, doctor wala coat, chemistry lab me pehenne wala, safed wala coat lab ka, lab me pehenne ka, lamba safed coat, lab me pehenne safed, chemistry lab me pehenne, practical me pehenne
apron: workshop wala kapda, workshop me pehenne wala, khaki wala apron, kapde gande hone se bachaye, karkhane wala kapda, workshop me pehenne, workshop me kapde gande
safety shoes: workshop me pehenne wale, workshop wale joote, lohe wale jute, safety wale joote, lohe ki nok wale joote
safety goggles: aankh bachane wala chashma, lab wala chashma, aankhon ka chashma lab ke liye, tezab se aankh bachane wala, chemistry wala chashma, ankh pe pehenne wala lab ka, lab me aankh bachane, aankhon ko acid se bachane, aankh pe pehenne lab chashma, lab aankhon chashma, tezab se aankh
lab gloves: haath bachane wale dastane, haath me pehenne wale lab ke, chemical se haath bachane wale
arduino: project banane wala kit, robot banane wala, sensor wala kit, circuit banane wala, iot wala kit, robot banane, circuit project banane, sensor ka project, electronics project banane
raspberry pi: chhota computer board, project wala chhota computer, linux wala chhota board, chip wala computer, rasberry pai
soldering iron: taanka lagane wala, wire jodne wala garam, raanga lagane wala, taar jodne wali kaiya, circuit jodne wala, taar jodne garam, circuit jodne, tanka lagane
multimeter: voltage naapne wala, current napne wala, bijli naapne wala meter, volt check karne wala, bijli check karne wala, battery napne wala, voltage napne, current napne, bijli check karne
screwdriver set: pech kasne wala, pech kholne wala, screw kholne wala, tools ka dibba, auzar ka dibba
breadboard: circuit lagane wala board, chhed wala board, bina solder circuit wala, taar ghusane wala board, chhed wali patti electronics ki, bread bord, project wala chhed board
notebook: likhne wali copy, notes likhne wali kaapi, class me likhne wali, line wali copy, lambi copy, notes likhne, class me likhne
pen: likhne wala pen, gel wala pen, neela pen, syahi wala pen
pencil: drawing wali pencil, mitne wali likhai wala, sketch banane wali pencil, kachchi likhai wali
geometry box: jyamiti box, compass box, gola banane wala, scale compass wala dibba, gol khinchne wala, jometry box, gola banane, gol khinchne, seedhi line khinchne
scale: line khinchne wala, lambai naapne wala, seedhi rekha wala
highlighters: rang wala pen, line ko chamkane wala, important line pe rang karne wala, peela pen chamkila, kitab me nishan lagane wala, line chamkane, important line rang, kitab me rang
exam pad: likhne wali takhti, pariksha wala pad, exam me le jaane wala, kagaz ke neeche rakhne wala, paper likhne wala gatta, clip wala gatta, exam wala gatta, pariksha me likhne gatta, exam me paper ke neeche, likhne ke liye gatta
whiteboard: safed board, deewar wala safed board, marker se likhne wala board, mitane wala board, deewar pe likhne wala, planning likhne wala board, deewar pe likhne, likh ke mitane, samjhane ke liye board
stapler: pin marne wala, kagaz jodne wala, panne jodne wala, assignment me pin lagane wala, pin lagane wali machine
file folder: file kagaz rakhne wali, certificate rakhne wali file, document rakhne wala folder, kagaz sambhal ke rakhne wali, daftri file
scissors: kaatne wali kainchi, kagaz katne wali, kapda kaatne wali, baal katne wali kainchi
glue: gond kagaz ka, tape chipkane wala
college bag: thaila kitabo wala, kitab le jaane wala bag, peeth pe tangne wala, college wala bag, pithu bag, class le jaane wala bag, kitabein le jaane, class me kitab le jaane, peeth pe tangne bag, college le jaane bag
physics book: bhautiki ki kitab, physics ki kitab, fizix ki book, hc verma wali kitab, phy ki kitab, physics padhne ke liye book
chemistry book: chemistry ki kitab, rasayan ki kitab, kemistri ki book, organic wali kitab
maths book: ganit ki kitab, maths ki kitab, engineering maths wali book, grewal wali kitab, m one ki book, sawal lagane wali kitab, ganit wali pustak
c programming book: coding ki kitab, c language ki kitab, programming sikhne wali book, c sikhne wali kitab, coding sikhne ke liye book, shuru se coding wali kitab, coding sikhne kitab, programming sikhne, c bhasha sikhne
cpp book: c plus plus ki kitab, oops ki kitab, cpp sikhne wali, object oriented wali book, balaguru wali kitab, oops padhne ke liye
java book: java ki kitab, java sikhne wali book, java padhne ke liye, java wali pustak, java coding wali kitab, java sikhne
python book: python ki kitab, paithon ki book, python sikhne wali kitab, python padhne ke liye, paython wali kitab, python coding wali kitab
algorithms book: algo ki kitab, dsa ki kitab, algorithm wali book, daa ki kitab, data structure ki kitab, coding interview wali kitab, clrs wali moti kitab, algorithm sikhne, dsa sikhne, interview coding taiyari
operating systems book: os ki kitab, operating system wali book, os padhne ke liye, galvin wali kitab, os exam ki book, operating system ki kitab, dinosaur wali kitab, os ki kitaab, dinosaur wali os
computer networks book: cn ki kitab, networking ki kitab, network wali book, internet kaise chalta hai wali, tanenbaum wali kitab, networks padhne ke liye
database book: dbms ki kitab, database wali book, sql sikhne wali kitab, korth wali kitab, dbms padhne ke liye, database ki kitab
digital electronics book: digital ki kitab, dld ki kitab, mano wali kitab, logic gate wali book, digital design wali kitab
signals book: signal system ki kitab, signals wali book, oppenheim wali kitab, ece wali kitab signals, fourier wali kitab, signal wali kitab
thermodynamics book: thermo ki kitab, thermodynamics wali book, garmi urja wali kitab, thermo padhne ke liye, cengel wali kitab, mech wali thermo book
strength of materials book: som ki kitab, bansal wali kitab, civil mech wali kitab, som padhne ke liye, beam wali kitab, mechanics of material ki kitab
gate book: gate ki kitab, gate ki taiyari wali, gate ke purane paper, gate ki tayari ke liye, previous year wali kitab, gate exam ki book, gate ki taiyari, gate pariksha taiyari
aptitude book: aptitude ki kitab, placement ki taiyari wali, placement ke liye kitab, reasoning ki kitab, naukri ki taiyari wali book, placement ki taiyari, naukri ki taiyari, company test taiyari
vocabulary book: english ki kitab, angrezi ki kitab, angrezi sudharne wali, english sikhne wali book, shabd sikhne wali kitab, vocab badhane wali, angrezi ke shabd, angrezi sikhne kitab, english sudharne, angrezi badhane kitab, angrezi bolna sikhne
dictionary: matlab dekhne wali kitab, angrezi hindi wali kitab
novel: kahani ki kitab, kahaniyon wali kitaab, time pass padhne wali, kahani wali book, padhne ke liye kahani, kahani padhne, time pass padhne, sone se pehle padhne, train me padhne
self help book: motivation wali kitab, aadat sudharne wali kitab, life badalne wali book, zindagi sudharne wali kitab, achhi aadat wali book, gyan wali kitab
kettle: pani garam karne wala kettle, chai banane wali ketli, maggi banane wali kettle, bijli wali ketli, paani ubalne wala, chai banane, maggi banane, pani ubalne, noodles banane, chai ke liye pani garam, kamre me chai banana, anda ubalne, raat ko chai
induction stove: bijli wala chulha, induction chulha, bina gas wala chulha, khana banane wala chulha, kamre me khana banane wala, bijli pe khana pakane wala, khana banane kamre me, bijli se khana banane, roti banane kamre, bina gas khana banane
gas stove: gas wala chulha, cylinder wala chulha, aag wala chulha
cooker: seeti wala cooker, daal pakane wala, dal chawal banane wala, daal banane wala bartan, dal banane, daal chawal banane, rajma banane, chhole banane, sabzi daal pakane
rice cooker: chawal banane wala, chawal pakane wala, bijli wala cooker, bhaat banane wala, chaawal ka cooker, plug wala chawal cooker, chawal banane, chawal pakane, bijli se chawal, pulao banane
pan: maggi banane wala bartan, sabzi banane wali kadhai, anda banane wala, roti sekne wala tawa, chai banane wala bartan, doodh garam karne wala, dandi wala bhagona, chay ka bartan, anda banane, omelette banane, dosa banane, maggi banane bartan, sabzi banane bartan
sandwich maker: bread sekne wala, toast banane wala, double roti sekne wala, sandwich banane wala, bred garam karne wala
microwave: khana garam karne wala, khana garam krne ki machine, thanda khana garam karne wala, maikro wave
mixer grinder: peesne wali machine, chutney pisne wala, masala peesne wala, juice banane wali machine, shake banane wala
blender: lassi banane wala, haath wala mixer, bijli wali mathani, shake mathne wala, lassi banane, juice banane, milkshake banane, shake banane, chutney pisne
bottle: pani ki botal, paani ki bottle, pani peene wali, paani le jaane wali, thanda rakhne wali botal, steel ki botal, pani bharne wali, pani peene class me, thanda pani le jaane, gym me pani, pani saath le jaane, pani rakhne
flask: chai garam rakhne wala, garam rakhne wali botal
tiffin: khane ka dabba, khana le jaane wala dabba, lunch wala dibba, mess se khana laane wala, khana le jaane, lunch le jaane, khana garam rakhne, mess se khana lana, ghar ka khana le jana
coffee mug: coffee peene wala cup, chai peene wala cup, doodh peene wala mug, coffee wala mag, chai peene, coffee peene, doodh peene, chai ka cup
glass tumbler: pani peene wala glass, steel ka gilas, doodh peene wala gilas, kanch ka gilas
plate: khane wali plate, khana khane ki thali, steel ki thali, khane ke bartan, khana khane bartan, khana khane thali, roti khane, khane ki thali chammach
spoon: khane wala chammach, kaanta chammach, chammach set, chawal khane wala
bowl: maggi khane wala katora, daal wali katori
knife: sabzi katne wala, phal kaatne wala, sabji kaatne wala chaku
shaker: shake banane wali botal, protein peene wala, gym wali botal, hilane wali botal, protein milane wala, gym me peene wala, protein milane, protein hilane, protein peene, gym me shake peene
water filter: pani saaf karne wala, ro wali machine, filter pani ka, pani chhanne wala
cycle: pedal wali gaadi, do pahiye wali cycle, class jaane ke liye cycle
gear cycle: gear wali cycle, gear wali saikil, giyar wali cycle, mote tyre wali cycle, pahad pe chadhane wali cycle, ranger cycle, tez chalne wali cycle
ladies cycle: ladkiyon wali cycle, ladies saikil, tokri wali cycle, dalia wali cycle, aage tokri wali saikil
number lock: cycle ka tala, saikil ka taala, cycle me lagane wala lock, number wala tala, cycle chori na ho wala, cycle bandhne wali chain, bina chabi wala tala, bag ka tala, suitcase wala tala, code wala tala, cycle chori, cycle ki chori se bachne, saikil bandhne, cycle me lagane tala
cycle pump: hawa bharne wala, cycle me hawa bharne wala, pump hawa wala, tyre me hawa dalne wala, saikil ka pump, haath wala hawa pump, tyre me hawa, hawa bharne cycle, cycle ke pahiye hawa, pahiye me hawa, cycle puncture hawa
cycle light: cycle ki batti, cycle pe lagane wali light, raat me cycle chalane wali light, saikil ki light, aage peeche wali light, andhere me cycle ke liye light, raat ko cycle chalane, andhere me cycle, cycle ki batti raat
cycle bell: cycle ki ghanti, saikil ki ghanti, horn cycle ka
puncture kit: panchar banane wala, panchar kit, tyre jodne wala, tube jodne ka saman
cycle helmet: cycle wala helmet, cycle chalane wala helmet, saikil ka helmet, sir bachane wala cycle ka, topi cycle wali, cycle chalate sir bachane, cycle se girne sir
two wheeler helmet: bike wala helmet, gaadi wala helmet, scooty wala helmet, chalan se bachne wala, pura muh dhakne wala, bike chalate sir bachane, scooty chalate sir, gaadi chalate waqt helmet, police chalan se bachne, bike pe pehenne sir
scooter: petrol wali gaadi, do pahiya gaadi, gaadi chalane wali
cricket bat: cricket khelne wala, cricket wala balla, kriket bat, lakdi ka balla, chakka marne wala, chakke marne, batting karne, cricket khelne lakdi
tennis ball: hostel me cricket khelne wali, halki gend cricket ki, tennis wali gend, gully cricket wali ball, hari gend, tenis ball, gully cricket gend, halki gend
cricket ball: leather wali gend, cricket ki gend, lal gend, season ball, kriket ki ball, duce ball, deuce wali gend
shuttle: chidiya badminton wali, badminton ka phool, patti wali cork, badminton ki chidiya, chidiya
badminton racket: badminton ka racket, bedminton ka balla, chidiya marne wala, badminton khelne wala, jaali wala bat, shuttle khelne ka, badminton khelne, shuttle marne
table tennis bat: tt ka bat, table tennis khelne wala, tt khelne ke liye, gol wala chhota bat
football: foot ball, pair se khelne wali gend, pair wali ball, badi gend football wali, futball khelne ke liye, pair se khelne, pair se marne gend, ground pe khelne gend
basketball: baskit ball, tokri me dalne wali ball, basket wali gend, badi narangi gend, haath se tappa wali gend, tokri me daalne gend, basket me daalne
volleyball: haath se marne wali gend, net ke upar wali ball, volley khelne wali, volleyball wali gend
running shoes: daudne wale joote, bhagne wale joote, sports wale joote, khelne wale jute, gym wale joote, daudne ke liye joote, subah daudne, gym ke joote
football shoes: football wale joote, keel wale joote, neeche kaante wale joote, ground pe football khelne wale, football khelne joote, football ke joote, ghaas pe khelne joote
dumbbells: wazan uthane wala, gym wala wazan, dole banane wala, body banane wala, kasrat wala wajan, dole banane, body banane, wazan uthane, muscle banane, kasrat karne kamre
skipping rope: kudne wali rassi, rassi kood, pet kam karne wali rassi, skiping rassi
yoga mat: yoga wali chatai, yog karne wali chatai, kasrat karne wali chatai, exercise wali dari, yoga ke liye mat, yog asan wala, yoga karne, kasrat zameen pe, surya namaskar karne, zameen pe kasrat
resistance band: kheenchne wala rubber, kasrat wala rubber, rabar gym wali, exercise wala elastic, khichne wala band, kheench ke kasrat wala
swim goggles: tairne wala chashma, tairaki wala chashma, pani ke andar wala chashma, swimming pool wala chashma, pani me pehenne wala chashma, tairne ka chashma, pani me aankh, swimming me aankh bachane
swimming cap: tairne wali topi, pool wali topi, baal na bheege wali topi, swimming wali topi, rubber wali topi, baal dhakne wali topi pool ki
carrom: carom board, karam board, goti marne wala board, lakdi ka carrom, kairam khelne wala, carrom ki goti, kairam ki gotiya, karam ki goti, striker aur goti, striker goti, kairam ki goti
chess: raja wazir wala khel, dimaag wala khel, pyada ghoda wala, shatranj ka board
playing cards: tash ke patte, patte khelne wale, rummy wale patte
guitar picks: gitar wali clip, guitar pe lagane wali clip, guitar ka kapo, sur badalne wala, gitar ki chimti, guitar bajane wale picks, gitar ki taar chhedne, gitar bajane chhota, guitar ki clip, gitar chhedne
guitar stand: gitar rakhne wala stand, guitar khada karne wala, guitar tikane wala, guitar rakhne ke liye, guitar wala stand, gitar tikane wala, gitar khada rakhne, guitar rakhne ka
ukulele: chaar taar wala guitar, chhota sa guitar, chaar taar wala, char taar bajane, chhota gitar bajane
piano: baja ungli wala, bajane wala keyboard, sur wala keyboard, sangeet wala keyboard, harmonium jaisa bijli wala, ungli se bajane, piano seekhne, sur bajane keyboard
harmonium: bhajan wala baja, hawa wala baja, peti baja
flute: phoonk ke bajane wali, kanha wali bansuri, muh se bajane wali
cajon: dabba bajane wala, baith ke bajane wala dabba, lakdi ka dabba bajane wala, haath se bajane wala dabba, dholak jaisa dabba, baith ke bajane, haath se bajane dabba, dhol jaisa bajane, thap marne bajane
tabla: haath se bajane wala, thap marne wala, tabla bajane ke liye
hoodie: topi wala sweater, topi wali jacket, sardi wali hudi, thand me pehenne wali, topi wali sweatshirt, topi wali sweater, thand me pehenne topi, sardi me pehenne halka
sweater: thand me pehenne wala, sardi wala sweater, garam kapda, oon ka swetar
jacket: thand wali jacket, sardi me pehenne wali, garam jacket, chain wali jacket, bike pe pehenne wali
pants: interview wali pant, placement wali pant, kali pant, office wali pant
jeans: neeli pant, roz pehenne wali pant, jeans ki pant
t shirt: tee shirt, baniyan jaisi, roz pehenne wali, gol gale wali, half baju wali
blazer: interview wala coat, placement wala coat, shaadi wala coat, suit wala coat, presentation me pehenne wala, interview me pehenne coat, placement me pehenne coat, naukri interview kapde coat
tie: gale me bandhne wali, interview wali tie, gale wali patti, placement ke liye tie, gaanth wali tai, gale me bandhne, gale me pehenne interview
formal shoes: kale joote, interview wale joote, chamde ke joote, placement wale joote, office wale joote, polish wale joote, interview ke joote, office ke joote, kale joote interview
belt: kamar wali belt, pant bandhne wali, kamar ka patta, chamde ki belt, pant kasne wali
kurta: kurta pajama, puja wala kurta, diwali wala kurta, ethnic day pe pehenne wala, tyohar pe pehenne wala, desi kapde, ethnic din pehenne, diwali pe pehenne ladko, puja me pehenne, desi kapde ladka
lehenga: shaadi me pehenne wala, fest me pehenne wala, shaadi wala kapda ladki ka, nachne ke liye lehenga, ladkiyon ka dress bhari, shadi me ladki ka dress, function me pehenne ladkiyo dress, shaadi function dress ladki, nachne ka ghaghra, ladki ki shaadi ka kapda
saree: farewell me pehenne wali, saree ladkiyon wali
denim jacket: jeans wali jacket, ladki wali jeans jacket, neeli jacket, jeans ka coat, jeans jaisi jacket, denim jaket, ladki ki jacket
winter cap: oon ki topi, kaan dhakne wali topi, haath garam rakhne wale, monkey topi, thand wali topi, manali jaane ke liye topi, kaan dhakne topi, manali jaane topi, thand me sir dhakne, thand ki topi
scarf: gale me lapetne wala, thand me gale wala
cotton cap: dhoop wali topi, dhup se bachne wali topi, cricket wali topi
sunglasses: dhoop wala chashma, kaala chashma, dhoop me pehenne wala, style wala chashma, aankh pe lagane wala kala
umbrella: barish se bachne wala, baarish mein chhata, barish wali chhatri, dhoop barish wala, khulne wala chhata, barish me bheegne se bachne, baarish me bahar jaane, barish me lekar chalne, dhoop se bachne chalte
raincoat: barish me pehenne wala, baarish wala coat, pani se bachne wala kapda, barish wale kapde, bheegne se bachne wala, barish me pehenne, barish me bike chalate pehenne, barish ke kapde, barsaat ke kapde, barish me bike chalane, barsaat coat pant
suitcase: pahiye wala bag, kheenchne wala bag, ghar jaane wala bag, train me le jaane wala, pahiyo wala sutkes, trali bag, safar wala bag, yatra wala bag, ghoomne jaane wala bag, kapde le jaane wala bag, ghar le jaane ka jhola, saman bharne wala bag, ghar jaane bada bag pahiye, pahiya wala bag, chakke wala bag, kheench ke le jaane wala bag, train me samaan le jane, chutti me ghar samaan, kapde bhar ke ghar jaane, ghar shift karne bag, saman ghar le jaane
trekking bag: pahad pe le jaane wala, trek wala bag, peeth wala bada bag, ghumne wala bada pithu, himalaya wala bag
tent: pahad pe lagane wala, bahar sone wala tambu
neck pillow: gale wala takiya, gardan wala takiya, train me sone wala takiya, safar wala takiya, bus me sone ke liye, gardan me pehenne wala
wallet: paise rakhne wala, note rakhne wala, jeb wala batua
door lock: kamre ka tala, darwaze ka taala, almari ka tala, chabi wala tala, gate pe lagane wala, room band karne wala, kamre ka darwaza band, darwaze pe lagane tala, chori se bachne kamra, almari band karne tala, kamra lock karne, darwaze ke liye tala
chain: saman bandhne wali chain, train me bag bandhne wali, lohe ki chain, taale wali zanjeer
room freshener: khushboo wali spray, kamra mehkane wala, badboo hatane wala, badbu bhagane wala, kamre ki khushbu wala, kamre ki badbu, kamre me badboo, kamra mehkane, khushbu kamre, badbu bhagane
perfume: khushbu lagane wala, kapdo pe lagane wali khushbu, body spray
trimmer: daadhi banane wala, dadhi katne wali machine, daadhi set karne wala, shaving wali machine, baal katne wali machine, dadhi trim karne wala
hair dryer: baal sukhane wala, baal sukhane wali machine, geele baal sukhane ke liye, garam hawa baal wali, hair draier
hair straightener: baal seedhe karne wala, baal sidhe karne wali machine, baal press karne wala, ghunghrale baal seedhe karne wali
weighing scale: wazan naapne wali machine, vajan napne wali, wazan dekhne wala, kitna mota hua dekhne wali
first aid kit: dawai ka dibba, patti wala dabba, chot pe lagane wala, marham patti, dawa ka box, chot lagne pe kaam aane wala
hot water bag: garam pani ki thaili, dard me sekne wali, pet dard wali thaili, sekai wala bag, kamar sekne wali
poster: deewar pe lagane wala, deewar pe chipkane wali photo, kamra sajane wala, photo deewar wali
plant pot: paudha lagane wala, paudhe wala gamla, ped lagane wala, khidki pe rakhne wala paudha
atomic habits: aadat sudharne, achhi aadat, buri aadat chhodne
guitar beginners: gitar seekhne, guitar seekhne, gitar bajana seekh, bajane wala taar, baja seekhne taar
ear tips: earbuds ke rubber, kaan ke rubber, buds ki rubber
`;
