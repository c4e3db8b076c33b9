/**
 * How people describe things in Tamil, in Latin letters, if they do not know or use the name: the English name, and after ":" the descriptions. A
 * search that contains all words of a description, in any order and form, asks for the thing.
 */
export const TAMIL_DESCRIPTIONS = `
calculator: exam ku calci, kanakku podra machine, kanakku poda, kanakku podradhu, kooti kazhikka, kanakku poda machine
gate book: gate exam ku, gate puthagam, gate ku padika, gate previous year, gate prepare panna, pazhaya gate question, gate ku padikka, gate exam puthagam
cycle: gear saikil, cycle u, campus la suthha cycle, class ku poga vandi, hostel la irundhu class poga, ponnunga otra cycle
pants: jeans pant, kaal satta, formal pant
suitcase: trek ku bag, suit case petti, soot case, oorukku pora petti, oorku poga petti, veetuku pora petti, veettukku poga petti, veetuku thuni eduthutu pora, chakkaram vacha petti, wheel vacha petti, izhuthutu pora bag, trolley petti, thuni vechu oorukku poga, payana pai, oor bag, oorukku pora bag, oorku poga bag, leave ku oorukku thuni eduthutu poga, trip ku bag, oorukku poga chakkaram petti, oorukku poga wheel petti, izhuthutu poga petti, leave ku veetuku thuni, veetuku poga periya bag, oorukku thuni eduthu poga, wheel irukura bag
mattress: bed methai, paduka methai, cot mela podra methai, paduthu thoongura bed, kattil mela podrathu, thoonga methu methu, padukka soft ah, thoonga methai, kattil mela methai, paduthu thoonga, oru aal paduka methai, methu methu thoonga
foldable bed: madikkira bed, madakki vaikura methai, surutti vaikura bed, foam bed madakkalam, mudincha apram madichidalam, friend vandha paduka, madikka mudiyum methai, madikkira methai, keezha paduka methai, virundhali paduka
cot: iron kattil, padukura kattil, cot kattil, thoongura kattil, methai podra stand, madakkura kattil, paduka kattil, methai poda kattil
pillow: thalaikku vaikurathu, thala vachu thoonga, thala vachu paduka, kazhuthu valikama thoonga, thalaikku vachu thoonga, kazhuthu vali thoonga, thala vaikka thoonga
pillow cover: thalaiyanai urai, thalagani cover, thalaiyana cover, pillow urai, thalagani uraiya
bedsheet: virippu thuni, methai virippu, padukka virippu, bed mela virikka, methai mela podra thuni, kattil mela virikura thuni, methai mela virikka, kattil mela virikka, virikka thuni methai
blanket: porthikura thuni, kulurukku porthika, kulira porthikitu thoonga, ac room la porthika, kulirukku porthikka, porthikka thuni, raathiri kulir porthikka, ac la porthikka, kuliruku porvai
mat: korai paai, tharaila virikka, keezha virichu paduka, tharaiyila paduka, plastic paai
mattress cover: methai urai, methai cover, bed urai, methai nanayama iruka cover, methai azhukku aagama, bed ku podra cover, methai nanaiyama, methai mela urai, methaikku urai
study table: padikkira mesai, padikura table, padika mejai, study mesai, ezhudha padika table, laptop vachu padikka, padikka mesai, ezhudha mesai, padikka table, ukkandhu padikka mesai, room la padikka mesai
laptop: padikka laptop, madi kanini, laptop computer, code panna laptop, project panna system, gaming ku lap
bed table: bed mela vaikura table, kattil la ukkandhu padika, madiyila vaikura table, laptop vaikura chinna mesai, saapdavum padikavum chinna table, kattil mela laptop, kattil la ukkandhu laptop, bed la laptop vaikka, bed mela mesai, kattil la padikka mesai, madila laptop vaikka
chair: chair naarkali, ukkaara chair, ukkarra seat, ukandhu padikka, muthugu valikama ukkara, wheel vacha naarkali, ukkara naarkali, ukkandhu padikka naarkali, ukkara plastic
stool: ukkara chinnatha, bathroom la ukkara, mela yeri edukka
book rack: puthaga alamari, book alamaari, puthagam adukkura rack, books adukka, book vaikura thattu, puthagam vaikka rack, puthagam adukka alamari, puthagam adukki vaikka, puthagam vaikka alamari, puthagam adukki alamari, books adukka edam
bookends: book saayama iruka, puthagam vizhama pidikka, book nikka vaikura stand, books nera nikka, puthagathukku support, shelf la book saayaama, puthagam saayama, puthagam vizhama, book nikka
cupboard: thuni vaikura alamari, dress adukka beero, thuni adukka alamari, thuni vaikka alamari, thuni adukki vaikka, dress vaikka alamari, thuni vaikka edam
shoe stand: seruppu stand, cheruppu stand, shoe adukkura rack, seruppu vaikura thattu, seruppu adukka, shoe vaika stand, seruppu vaikka edam, shoe vaikka edam, shoe adukki vaikka, shoe ellam sedhari
mirror: mugam paakura kannadi, moonji paakra kannadi, seevathu kannadi, thala seeva kannadi, suvar kannadi, wall kannadi, mugam theriyura, mugam paakka, moonji paakka, thala seeva, suvathula maatra kannadi
dustbin: kuppa thotti, kuppa dabba, kuppai koodai, kuppa poda
curtain: thira seelai, screen thuni, jannal screen, jannal thirai, jannal ku podra thuni, veyil varama maraikka
bean bag: ukkara methu mootai, saanju ukkara bag, bean mootai, relax ah ukkara, keezha pottu ukkara bag, methu methu seat, keezha saanju ukkara, methu methu ukkara, saanju ukkara
bucket: bucket vaali, thanni vaali, kulika vaali, thanni pudikka vaali, thani pidichu vaikka, plastic vaali, kulikka vaali, thuni thovaikka vaali, thanni pidikka vaali, thuni oora vaikka, thuni thuvaikka
mug: kulikkura mug, thanni mondhu oothura, thanni moththu kulikka, bathroom mug, kulikka kuvalai, thanni oothi kulikka, kulikka mug
towel: thudaikira thundu, kulichitu thodaika, thala thuvatta, udambu thodaikra thuni
soap box: soap petti, soap dabba, soppu dabba, soppu petti, soap vaikura box
drying rack: thuni kaaya podra stand, thuni kaya podura rack, thuni ularthura stand, thuni kaya poda, thuni kaayavaikka, thovacha thuni kaaya, eera thuni podra stand, thuni kaaya stand, thuni kaaya podura stand, thuni kaaya poda, thuni kaaya vaikka, eera thuni kaaya, thuni maatra stand, thuni ulartha stand, mazhaila thuni kaaya, thuni kaaya idam illa
clothes clips: thuni clip, thuni kaya podra clip, thuni parakama irukka, kodi la podra clip, thuni kaathula pogama, kodi la thuni clip, thuni parakkama, thuni kaathula parakka, thuni maatta clip, kodi clip thuni
clothesline: thuni kaya podra kayiru, kodi katta kayiru, katturathukku kayiru
hanger: thuni maattra hanger, satta maatta, dress maatti vaikka, sattai thonga vida, thuni thonga podra
laundry bag: azhukku thuni bag, azhuku thuni poda, azhukku thuni pai, azhukku thuni koodai, thovaika podra bag, laundry pai, dhobi ku thuni poda bag, azhukku thuni, azhukku thuni poda, thovaikka thuni poda, dhobi thuni poda, azhukku thuni vaikka
washing brush: thuni thekkira brush, thuni thovaikra brush, thekka brush, thovaikka brush, azhukku thekka, collar azhukku poga thekka
iron box: iron box, iron potti, iron petti, istri petti, isthiri potti, thuni theikkira box, thuni thekka, thuni thekkurathu, satta surukkam illama, sattai iron panna, thuni theikka petti, thuni theikkira petti, thuni thekka petti, thuni iron petti, satta theikka, thuni surukkam poga, thuni thekkira petti, dress iron panna, thuni istri petti, sattai surukkam
heater rod: thanni kaaya vaikura rod, thanni sooda panna, sudu thanni rod, vaali la podra heater, kulika sudu thanni, venneer vaikka, vennir rod, kuliraama kulika, kulikka sudu thanni, kulikka thanni sooda, vaali thanni sooda, vaali thanni kaaya, sudu thanni kulikka rod, thanni sooda rod, kulirla kulikka sudu
kettle: sudhu thanni vaikka, thanni kodhikka, thanni kaachura, sudu thanni podra kettle, tea poda, current kettle, venneer podra, muttai aviya, tea poda thanni, maggi poda, raathiri maggi, noodles seiya, tea ku thanni, kaapi poda
table fan: mesai fan, mesai kaathadi, kaathu varadhukku, kaathu vara fan, vekkaiyaa iruku fan, viyarkkama thoonga, kutty fan, mesai mela fan, table mela fan, mesai mela kaathaadi, table mela kaathu, kaathu varala, kaathu venum mesai
clip fan: kutti fan, clip panra fan, maatti vaikura chinna fan, charge fan, current illana odura fan, current ponalum odra fan, kattil la maattra fan, current ponaalum fan, current illama fan, current pona kaathu, charge panna fan
cooler: thanni oothura cooler, jillunu kaathu vara, thanni oothi jil kaathu, ac maari kaathu, room ah jillunu aakka, vekkai thaanga mudiyala, jillunu kaathu, vekkai thaangala, veyil kaalam room jillunu, room kulira, vekkaiyila room, jil kaathu
mosquito net: kosu valai, kosu net, kosu kadikaama thoonga, kosu varama kattura valai, bed suthi kosu net, kattil ku kosu vala, kosu kadikkama thoonga, kosu kadikkama thoongura, thoongumbodhu kosu, kattil mela kosu valai, kosu thollai thoonga
mosquito machine: kosu machine, kosu liquid, kosu marundhu, kosu viratti, kosu viratra machine, kosu varama irukka, plug la sorugura kosu marundhu, kosu odanum, good night machine, kosu thollai, kosu viratta, kosu varaama, kosu thollai machine, kosu marundhu plug
mosquito racket: kosu bat, kosu batu, kosu adikkira bat, kosu adika, kosu kolra bat, kosuva adichu kolla, pattu pattu nu kosu adika, kosu racket, kosu adikka, kosuva adikka, kosu adikkira, kosu kolla adikka, kosuvai adichu
mosquito coil: kosu suruthi, kosu surul, kosu vathi, kosu coil, kosuku kolutha
door lock: lock pootu, petti pootu, kathavu pootu, room ku pootu, alamari pootta, pootti vaikka, saavi vacha pootu, yaarum thorakama pootta, kadhavu poottu, room kadhavu poottu, kadhavukku poottu saavi, saavi oda poottu, saavi vacha poottu, room poottu saavi, alamari poottu, room poottitu poga, roomku poottu
trunk: porul pootti vaikka, irumbu petti, trunk petti, trunk potti, iron trunk potti, saamaan vaikura petti, kattil adiyila vaikra petti, irumbu petti periya, kattil keezha petti, kattil adiyila petti, irumbu petti pootu, saamaan vaikka irumbu
number lock: number pootu, saavi illadha pootu, saavi illama lock, number potu thorakira lock, cycle ku number pootu, cycle pootu, saikil pootu, cycle thirudama irukka, saikil lock, cycle chain pootu, cycle thirudama, cycle ku poottu, cycle pootta, saikil poottu number, cycle thiruttu
college bag: muthugu pai, muthugula podra bag, thola la maattra bag, book bag, puthaga pai, puthagam eduthutu poga, class ku pora bag, thol pai, college ku puthagam bag, muthugula maatra bag, puthagam thooka bag
raincoat: mazhai coat, mazhai sattai, mazhaila podra coat, mazhaila nanayama, mazhaila bike otta, mazhai ku podra dress, mazhaiku coat, mazhaila podra, mazhaila vandi otta, mazhaiku podra dress
umbrella: mazhaila nanayama, mazhai kudai, mazhai ku pidikka, veyilukku pidika, madakkura koda, mazhaila nanaiyama poga, mazhai vandha pidikka, veyilukku pidikka, mazhaila pidichu poga
room freshener: room vaasanai, room manakka, vasana spray, room naathama iruku, naatham poga, nalla vasanai vara, vaasanai adikkira spray, bathroom manam, room naathama, room la naatham
broom: room koottura, room perukkura
mop: thara thudaikra, mop kuchi, tharai thudaikura kuchi, room thudaikka, eera thuni vachu thodaika
tube light: tube lait, room vilakku, room velicham
study lamp: padikkira light, padikura vilakku, mesai vilakku, table vilakku, raathiri padika light, nyt padikka light, roommate thoongum bodhu padika, padikka velicham
led strip: suvathula ottura light, suvar la otta light, room decorate panna light, led lightu, minukkura light, serial light, suvathula otta light, room alangara light, color light room, room decorate light
emergency light: current ponaa light, current illana light, current cut light, emergency vilakku, current pona eriyara, iruttula velicham, current pona velicham, current ponaa velicham, current cut aana light, current illana velicham, iruttula padikka velicham, karant pochu velicham, current poyiruchu light, iruttu la light
torch: torch vilakku, iruttula adika light, raathiri nadakka light, iruttu la paaka
extension box: junction box, jangsan box, spike box, niraya plug podra box, neraya charger maatta, plug point neettika, switch box neelama, oru plug la niraya podra, plug ettala, wire neelama plug, niraya charger orey nerathula, plug point pathala, plug point patthala, socket kammi, ore socket la anju plug, oru socket la niraya, plug point dhooram, wire ettala charger, ellarum charge poda, switch board dhoorama
induction stove: current aduppu, karent aduppu, induction aduppu, induction stov, gas illadha aduppu, samaikka aduppu, room la samaikka, samaikkura stove, gas illama samaikka, current la samaikka
gas stove: gas aduppu, stove aduppu, samaiyal gas, samaikka gas, chinna gas stove
cooker: visil cooker, visil adikkira cooker, saadham vaikra cooker, soru vaikka, soru aakka, paruppu vega vaika, paruppu vega, sambar vaikka, saadham vadikka visil, kuzhambu vaikka
rice cooker: saadham vaikira cooker, current cooker, current la soru aakka, soru vaikra, arisi vega vaikka, rice kukker, saadam poda, saadham vadikka current, saadham vadikka current cooker, saadham vaikka current, current la saadham, soru aakka current, sadham vadikka, saadham vaikka cooker, electric saadham
pan: maggi podra pan, maggi seiya paathiram, omelette poda, dosai kal, muttai porika, muttai poriya, dosai suda, maggi samaikka paathiram, muttai porikka, dosai sudara
utensils: samaiyal paathiram, samaikkira paathiram, sattu mutti, pathiram pandam
plate: saapadu thattu, saapda thattu, sappadu plate, silver thattu, ever silver thattu, mess ku thattu, saapadu saapda, soru saapda thattu
spoon: sapadra karandi, saapda spoon, soru saapda spoon
tumbler: thanni kudikka glass, tea kudikka glass, kudikira tumbler, thanni tumbler
coffee mug: coffee kappu, kaapi cup, kaapi kudikka, tea kudika cup, tea kappu, pal kudikka mug, kapi kudikra cup, tea kudikka, kaapi kudikka cup, tea kudikka cup, paal kudikka
bottle: thanni bottle, thanni baatil, tanni bottil, thanni kudikka bottle, kudikira thanni eduthutu poga, class ku thanni kondu poga, jil thanni bottle, steel bottle thanni, thanni kudikka, thanni eduthutu poga, jil thanni, class ku thanni, thanni vaikka
flask: sooda vaikura bottle, soodu aaraama, tea sooda vaikka, sudu thanni vaikra bottle, paal sooda iruka
tiffin: saapadu dabba, sappadu box, tiffin dabba, tiffin box, tiffin carrier, saapadu kattra dabba, saapadu eduthutu poga, mess la saapadu vaangitu vara, saadham kattitu poga, saapadu kondu poga, saadham eduthutu poga, lunch kattitu, saapadu sooda iruka, mess saapadu vaanga
storage container: snacks potu vaikka, murukku podra dabba, thinpandam vaikra dabba, oorugai dabba, saamaan podra dabba
knife: kaai vettra kathi, kaai narukka, pazham vetta, vengayam vetta, kaikari vetta
blender: juice podra, juice adikka, lassi adikka, arakkura mixie, kai mixie, chutney araika, juice poda, lassi poda, chutney araikka, shake adikka, pazham juice
sandwich maker: bread toast panna, rotti vaattra, bread vaatta, sandwich poda, rotti suda, toast podra
shaker: protein kalakkura bottle, shaker bottle, gym bottle, protein kulukki kudikka, powder kalakka, kulukkura bottle, protein kalakka, protein kudikka, gym protein kalakki, powder kalakki kudikka
fridge: kulir petti, jillunu vaikra petti, saapadu ketu pogama vaika
phone: kai pesi, cell phone, pesura phone
keypad phone: pattan phone, buttan phone, sadha phone, pesa mattum phone, exam time ku phone, button phone, internet illadha phone, net illadha phone, call mattum phone, exam ku phone net illama, pattan vacha phone
phone holder: phone pidikkira, phone nikka vaika, paduthutu padam paaka, phone holder, kaila pidikama padam paakka, phone nikka vaikka, paduthutu phone paakka, paduthutu padam paakka phone, phone pidikka stand
phone cover: phone urai, phone back cover, pinnadi cover, phone odayama irukka, back kavar, mobile pouch, phone pinnadi cover, phone odayama, phone ku urai, phone keezha vizhundha
screen guard: phone glass, screen odayama, phone la ottura kannadi, temper glaas, display ku ottra glass
charger: charge poda, charge yetha, charge yethura, sarj podra, phone charge poda, phone ku charge, mobile charge poda
charging cable: sarjar wire, charge podra vayar, cable wayar, type c wire, phone ku vayaru, charge poda wire, phone ku wire, charger wire type c
laptop bag: laptop pai, lap bag, lap eduthutu poga, laptop urai, laptop thooki poga, laptop eduthutu poga, laptop vaikka bag
laptop charger: laptop sarjar, lap charger, laptop ku vayar, lenovo lap charger, laptop charge poda, laptop ku charge
cooling pad: laptop soodu aagama, lap sooda aagudhu, laptop adiyila vaikra fan, lap heat aagudhu, laptop keezha fan, laptop ku kaathu, laptop soodu aagudhu, laptop soodu, laptop sooda irukku
laptop stand: lap uyarama vaikka, laptop thooki vaikka, kazhuthu valikama laptop, laptop nikka vaikra, screen kannu nera varanum
keyboard: type panra keyboard, type adikka, thattachu palagai, computer ku type panna
mouse: computer eli, wire illadha mouse, lap ku mouse
monitor: computer thirai, lap ku periya screen, rendavadhu screen, padam paaka periya screen, laptop ku periya thirai, rendavadhu thirai, periya thirai coding, periya screen padam paakka
pen drive: pen tirive, file ethittu poga, padam yetha, padam copy panra, xerox kadaiku file kondu poga, file copy panna, file eduthutu poga, padam copy panna
hard disk: hard disku, padam save panna, neraya padam vaikka, data vaikura disk, memory jaasthi venum, file ellam vaikka, niraya padam vaikka, niraya padam store, photo ellam save panna, backup vaikka
earphones: kaadhula maattra, kaathula podra, paatu ketka, paattu kekka, kaadhu la paatu, wire headset, kaadhula maatra, kaadhula podra, paattu kekka kaadhu, kaathula maatra
earbuds: wire illadha headset, wire illama paatu kekka, kaadhula sorugura buds, bluetooth headset, kutty earphone, kaadhula maatra wireless, kaadhula wire illama, wire illama kaadhula, wire illama paattu, kaathula wireless, kaadhula sorugura, bluetooth kaadhula
neckband: kazhuthula podra headset, kazhuthula maattra bluetooth, kazhuthu la thongura headset, kazhuthula maattra paattu, kazhuthu la thonga paattu, kazhuthula thongura
headphones: thalaila maattra headset, thala mela podra headphone, kaadha moodura headset, sattham kekama paattu, kaadhu full ah moodra, thalaila maattra paattu, kaadha moodura, sattham kekkama paattu, roommate satham kekkama
speaker: paatu podra speaker, sathama paatu kekka, room la paattu poda, sound box, party ku paatu, sathama paattu, satthama paatu poda, room full paattu, party ku paattu, paattu podra petti, ellarum paattu kekka
power bank: current illama charge poda, veliya pogum bodhu charge, phone ku charge yethra, train la charge poda, kaila eduthutu pora charger, veliya phone charge, bus la phone charge, train la phone charge, oor payanam phone charge, veliya pogumbodhu charge, current illama phone charge, phone charge seekiram theerudhu, kaila eduthutu pogara charger
router: wifi box, net varra box, room ku net, net connection box, room ku wifi, room la net, net varala room, wifi venum room
camera: padam pudikkira camera, photo edukka, photo edukra, foto pudika, pugaipadam edukka, padam pidikka
tripod: photo edukka stand, moonu kaal stand, mukkaali stand, phone nikka vachu video, camera nikka vaikka, reels edukka, video edukka stand, moonu kaal camera, camera stand mukkali, camera mukkali
smartwatch: kai gadigaram, kaila kattra watch, kai watch, kai la watch, steps ennura, nadai ennura watch
wall clock: suvar kadigaram, suvar gadigaram, mani paakura, mani paakka, wall gadigaram, suvathula maattra clock
alarm clock: kaalaila ezhuppa, ezhuppi vidra clock, kaalaila endhirika, alarm adikkira clock, mani adikkira clock
battery cells: remote cell, remote ku podra battery, pencil battery
television: tv potti, tv petti, match paaka, padam paaka tv
printer: print edukka, record print edukka, xerox edukka
game controller: game vilayada controller, game pad, fifa vilayada, kai la pidichu game aadra
scientific calculator: maths exam ku calci, matrix podra calci, exam ku kanakku machine, sin cos poda, engineering kanakku machine, maths exam kanakku poda
arduino: project panna board, iot project ku, robot seiya kit, sensor ellam vara kit, robot seiya, project panna circuit, electronics project panna
raspberry pi: raspberry pi board, project ku kutti computer, linux odra kutti board, pi board
soldering iron: sodering iron, solder panna, pattha vaikira kambi, wire otta vaikka, eeyam vaikra, wire pattha vaika, circuit otta, solder kambi, wire otta, wire pattha vaikka
multimeter: current paakura meter, voltage paakka, volt alakka, current alakkura, circuit check panna meter, current alakka, current paakka meter
screwdriver set: screw kazhatta, screw mudukka, screw tight panna, tools set
drafter: drawing ku drafter, kodu podra drafter, graphics paper ku kodu poda, drawing ku kodu, engineering drawing podra, kodu poda scale, ed ku drafter
drafting sheet: drawing paper, varaiya paper, padam varaiya thaal
drawing board: varaiyura palagai, drawing palagai, sheet vachu varaiya, ed board, drafter maatra board, padam varaiyra palaga
lab coat: lab kotu, vella coat, vellai kottu, chemistry lab ku podra coat, lab ku podra satta, lab la podra dress, lab ku vella coat, lab la podra, chemistry lab podra, lab ku podra vella satta
apron: workshop ku podra dress, khaki coat, kaaki satta, workshop la azhukku aagama, workshop coat, workshop ku podra, workshop la podra, workshop azhukku
safety goggles: lab kannadi, kannu ku kannadi, kann paadhukappu, lab la kannula podra, acid kannula padama, kanna paadhukaaka, chemistry lab kannadi, lab la kannu, lab kannu paadhukappu, kannukku paadhukappu, kannu paadhukaakka lab, lab ku kannadi, kannula acid
geometry box: geometry box, scale compass, vattam poda, vattam varaiya, kodu poda scale, kodu vattam poda
notebook: note book, ezhudhura note, class note, long size note, kodu potta note, notes eduka, ezhudha note, notes ezhudha, class la ezhudha, kurippu ezhudha
record note: record nottu, observation note, record ezhudha, practical note
pen: ezhudhura pen, ball pen, exam ku pen, ezhudha pena, blue pena
pencil: varaiya pencil, ezhuthu pencil, drawing ku pensil
eraser: azhikka rubber, pencil azhikka
highlighters: mukkiyamana vari colour panna, line mark panra pen, kodu podra color pen, imp points ku mark panna, book la mark panna, mukkiyamana vari, line color panna, puthagathula kodu color
exam pad: pareetchai attai, exam attai, paritchai pad, ezhuthu attai, clip attai, keezha vachu ezhudha, paper vachu ezhudhra pad, exam la ezhudha attai, vachu ezhudha attai
file folder: certificate poda, paper vaikra file, assignment vaikka, kaagidham vaikka
stapler: pin adikkira, paper pin adika, pin adikra machine, paper serthu kuthha
scissors: paper vetta, vettra kathiri, chart vetta, mudi vetta
glue: ottura pasai, paper otta, otta gum
whiteboard: vella palagai, ezhuthu palagai, board la ezhudhi padikka, suvathula maattra board, ezhudhi azhikra board, white bord, suvathula ezhudha, ezhudhi azhikka, suvathula maatti ezhudha
books: book u, padikkira puthagam, padika book, sem book, text book
physics book: physics puthagam, iyarpiyal puthagam, iyarpiyal book, physics padika, jee physics ku
chemistry book: vedhiyiyal puthagam, vedhiyal book, chemistry puthagam, chem padikka, organic padika book
maths book: kanakku puthagam, kanakku book, kanitham puthagam, kanidham book, maths puthagam, integration padika, grewal book
c programming book: coding puthagam, coding padikka, c program book, c kathukka, java kathukka book, programming kathukka, code ezhudha kathuka, aarambathula irundhu coding, coding kathukka puthagam
algorithms book: algorithm puthagam, daa book, dsa padika, dsa ku book, data structure padikka, interview ku dsa, algorithm padikka, dsa kathukka
operating systems book: os book, os puthagam, dinosaur book, os exam ku padika, dinosaur puthagam, os padikka
computer networks book: cn book, networks puthagam, network padika, net eppadi velai seiyudhu padika
database book: dbms book, dbms puthagam, sql padika, sql kathuka, database padikka
digital electronics book: digital book, dld book, logic gate padika, dpsd book, digital puthagam, kmap padika
signals book: signals puthagam, ss book, ece signals paper, fourier padika
thermodynamics book: thermo puthagam, mech thermo, steam table book, veppa iyakkaviyal
strength of materials book: som book, som puthagam, mech som paper, beam sum podra book
aptitude book: apti book, aptitude puthagam, placement ku book, placement ku padika, interview ku kanakku, placement ku padikka, velaiku padikka, company test padikka, placement prepare panna
vocabulary book: english kathuka, english pesa book, aangila puthagam, english varthai padika, vocab book, gre ku words, english kathukka puthagam, english varthai, english pesa kathukka, aangilam kathukka
dictionary: varthai artham paakka, arththam theriya, meaning paakra book
novel: kadhai puthagam, kadhai book, kathai book, story book, time pass ku padika, train la padikka, kadhai padikka, pozhudhu poga padikka, train la padikka kadhai
ponniyin selvan: tamil kadhai puthagam, thamizh naaval, tamil book, kalki book, ps book, thamizh puthagam, chola kadhai, kalki ezhudhina, kalki ezhudhina kadhai, kalki ezhudhina puthagam, kalki novel, kalki puthagam
self help book: motivation book, thannambikkai book, thannambika puthagam, nalla pazhakkam vara book, life la munnera, habits book
cycle pump: kaathu adikkira pump, kaathu adika, cycle ku kaathu, tyre ku kaathu adikka, kaathu pump, wheel ku kaathu, tyre ku kaathu, cycle ku kaathu adikka, kaathu adikka, cycle tyre kaathu illa, wheel kaathu poyiruchu
cycle light: cycle vilakku, raathiri cycle otta, cycle munnadi light, iruttula cycle ottra, raathiri cycle, iruttula cycle, cycle ku velicham, cycle otta velicham
two wheeler helmet: thala kavasam, thalai kavacham, vandi otta thalaiku, police pidikaama, thalaila podra, thala adi padama, bike otta thalai, bike otta helmet, vandi otta thalaikku, police helmet bike, scooty otta helmet, thalaila podra vandi
cricket bat: cricket mattai, kirikket bat, cricket batu, cricket aada, cricket vilayada bat, gully cricket bat, batting panna, cricket vilayada mattai, cricket aada mattai
cricket ball: cricket pandhu, cork ball, stitch ball, leather pandhu, bowling poda, cricket aada ball, red pandhu
tennis ball: tennis pandhu, rubber pandhu, rabbar ball, tennis balu, kurukku sandhu cricket ball, gully cricket pandhu, cricket aada tennis pandhu
badminton racket: shuttle bat, shettle bat, sattle bat, badminton bat, poopandhu mattai, poo pandhu bat, shuttle aada, shuttle vilayada, badminton vilayada, poopandhu vilayada
shuttle: shuttle cork, shuttle cock, shettil cock, iragu pandhu, badminton cork, feather cork
table tennis bat: tt aada, table tennis aadra, tt mattai, ping pong bat, tt ball bat
football: kaal pandhu, football aada, kaalala udhaikra pandhu, pandhu udhaika, kaalala udhaikka, pandhu udhaikka, kaal pandhu vilayada
basketball: koodai pandhu, basket la podra pandhu, basket bal aada
volleyball: kai pandhu, volley ball, volley aada, net mela adikkira pandhu
football shoes: football shoe, football aada shoe, mullu shoe, ground la vazhukkama, pul la odra shoe, kaalpandhu shoe, football vilayada shoe, kaal pandhu shoe, mullu vacha shoe
running shoes: odura shoe, shoes u, jogging shoe, gym ku shoe, sports shoe, oda shoe, kaalaila oda, ground la oda
slippers: bathroom seruppu, kaalula podra, hawai seruppu, room ku podra serupu
dumbbells: weight thookura, weight thookka, exercise panna weight, room la gym, kai udambu etha, thookura kal, gym weight thookka, kai balam, udambu etha, weight thooka, room la exercise weight
skipping rope: skipping kayiru, skippin rope, kudhikira kayiru, gudhikka kayiru, exercise kayiru
yoga mat: yoga paai, exercise panna mat, exercise paai, yoga virippu, tharaila exercise panna, dhandaal edukka mat, tharaila exercise, yoga panna, tharaila yoga, exercise panna virippu
swim goggles: neechal kannadi, neechal adika kannadi, swimming kannadi, swim panna goggles, pool la podra kannadi, thannila kannu thorakka, neendha kannadi, thannila kannu
carrom: carrom kaai, karam kaai, karrom coins, room la vilayada, carrom vilayada
chess: ches board, chess kaai, raja rani kaai, sadhuranga palagai
playing cards: seettu kattu, cheetu kattu, seettu aada, cards aada, rummy aada, seettu katt
guitar: guitar vaasikka, paatu vaasika, kambi vaathiyam, guitar kathukka, isai karuvi
guitar picks: guitar kambi meetta, guitar vaasikra pick, pick capo, guitar accessories, guitar meetta, kambi meetta
guitar stand: gitar nikka vaika, guitar keezha vizhama, guitar stand u, gitar saachi vaika, guitar nikka vaikka, guitar saaya vaikka
piano: keyboard vaasikka, casio keyboard, paattu vaasikra keyboard, isai keyboard, viralala vaasika, music keyboard kathuka, viralala vaasikka, piano kathukka
ukulele: kutty guitar, naalu kambi guitar, naalu kambi, chinna guitar naalu kambi, naalu kambi vaathiyam
cajon: drum box, thattura box, petti drum, kaiyala thattra drum, ukkandhu thattura box, melam maari box, ukkandhu thatti vaasikka, kaiyala thatti, petti thatti vaasikka, kai la thattura petti
flute: oodhura kuzhal, krishnar kuzhal, oodhi vaasikka
shirt: formal satta, muzhu kai sattai, interview ku satta, college ku podra satta
t shirt: tee sattu, arai kai tshirt, veetla podra tshirt
hoodie: thoppi vacha tshirt, kullaa vacha satta, kulurukku podra, thala mooda hoodie, kulir satta, kulirukku podra, kulir ku thoppi vacha, kulirla podra
jacket: kulir ku podra, kulurudhu podra jacket, kuliruku coat, bike la kulirudhu
blazer: placement ku kottu, function ku podra coat, blazer u, ppt ku podra coat, interview ku coat, placement ku coat
tie: kazhuthu tie, kazhuthula kattra, formal tie u, interview kazhuthu
belt: idupu belt, iduppula podra, pant ku belt, iduppu pattai, pant avurama
formal shoes: formal shoe, karuppu shoe, black shu, office shoe, interview ku shoe, placement ku podra shoe, leather soo, placement ku shoe, office ku shoe
dhoti: vetti satta, vella vetti, pongal ku podra, onam vetti
kurta: function ku podra, diwali ku podra satta, pandigai dress, pandigai ku podra, ethnic day ku podra, diwali ku podra, function ku podra pasanga
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
cycle helmet: cycle otta thalai, cycle otta helmet, cycle la vizhundha thalai
office chair: muthugu valikkama ukkara, muthugu vali chair, muthugu valikkadha naarkali, idupu vali chair, suthura naarkali, neram ukkara muthugu, chakkaram vacha naarkali
washing machine: thuni thovaikka machine, thuni thuvaikka machine, washing machine thuni
java book: java kathukka
atomic habits: nalla pazhakkam, pazhakkam maatha
laptop sleeve: laptop keeral vizhama, laptop ku urai, laptop paadhukaakka
guitar beginners: guitar kathukka, guitar vaasikka, guitar vaasikka kathukka, kambi vaathiyam
formal shirt: interview ku sattai, placement ku sattai, interview ku podra, interview ku dress
formal pants: interview ku pant, placement ku pant
lehenga: function ku ponnunga dress, kalyanathuku ponnunga, ponnunga function dress
winter cap: kaadhu moodura thoppi, kulirukku thoppi, manali ku thoppi, kulir thoppi
ear tips: earbuds ku rubber, kaadhu rubber, buds rubber
`;
