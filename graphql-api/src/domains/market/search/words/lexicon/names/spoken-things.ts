/**
 * More names of campus things, in the forms that students type: Telugu, Tamil, Kannada and Malayalam, then Hindi, Marathi and Bengali, with their
 * colloquial spellings. In the format of `languages.ts`: the English name, and after ":" the others. Endings of cases and plurals are removed
 * elsewhere (`endings.ts`).
 */
export const SPOKEN_THINGS = `
chair: kurchee, kurichi, kursee, naarkaliya, naarkkali, narkkali, nattkali, irikkai, kuthkolo kurchi, kasela, kaserai, iruppidam, kedara, cheyar
plastic chair: plastic kurchi, plastic naarkali, plastic kasera
office chair: gundrani kurchi, suzhalum naarkali, ghoomne kursi
stool: pita, peeta mukkali, mukkaali, bajot
table: mejja, mejaa, balla bench, meejai, mesaai, mesha palaka
study table: chadive table, chaduvukune table, chaduvukone balla, rasukune table, padikira table, padikkura table, ezhudhura mesai, oduva table, odo table, padikkunna mesha, vayana mesha, padhne table
bed table: mancham table, kattil mesai, bed meedha table, bed mele table
bed: pakka, padaka, manchi mancham, kattilu bed, mancha bed, palanga
cot: mancham, manchamlu, navvaru mancham, madatha mancham, mattu kattil, madakkum kattil, kattilla, folding mancham, navar khat, charpoy
mattress: paruppu mettai, parupulu mettai, paduka, padake mettai, mettaiya, kidakka, kidakkai, bommai mettai, dunlop parupu, haasu, hasigea, gadhi, toshak, boka methai
foldable bed: madatha parupu, madakku mettai, paai, pai mettai, chaapa, chaape, paaya
pillow: dindu thala, thala dindu, talagada, thalagada, thalgadi, talagadi, thalegada, thalaani, thalakani dindu, thalakaani dindu, thalayana, thalaiyanai, thalavani, thalegimbu, dimbugalu, ushee, takkiya
pillow cover: dindu cover, thalagani urai, thalayana urai, takiya cover
blanket: dupatti chali, raggu, ragulu, rug duppati, gongali, gongadi, kambalam, kambli porvai, porvaiya, pothi, pudhappu, pothappa, kambalee, hoddike, rajayi, kamblee, godhdi
bedsheet: pakka duppati, dupatti, dupati, parupu duppati, parupu cover, mettai virippu, mettai cover, virippu, kidakka viri, haasige hodike, chadara
bucket: baketu, bakkettu, bakkit, bucketlu, thottil, baldee
mug: chembu, chemb, kap, kappu, thamler, tumbler cup, lota
coffee mug: coffee cuppu, tea cuppu, chaya kappu
bottle: seesaa, neella bottlu, manchineella bottle, neellu seesa, thanni seesa, thanneer kuppi, neerina bottle, neerina baatli, vellathinte kuppi, paani bottle
steel bottle: steel seesa, inupa bottle, steel kuppi
kettle: neellu marigincha, neellu vedi chese, thanni sooda vekkira, thanni kaachura, neeru kayisuva, vellam thilappikkunna, pani ubalne, tea kaache
stove: poyilu, poyya, gas poyyi, gas aduppu, ole, oley, sigdi, chulha
induction stove: current poyyi, current stove, current aduppu, karantu poyyi, minsara aduppu, induction aduppu, induction poyyi
cooker: kukkaru, kukkeru, cookaru
rice cooker: annam cooker, anna cooker, soru cooker, saadham cooker, choru cooker, bhaat cooker, chawal bananewala
pan: penam, penamu, dosa kallu, dosakallu, tawaa, thava, chatti, cheena chatti, bandli, banali, karahi
plate: palllem, pallem, pallemu, pallam, kanchamulu, thattugal, pinjaanam, pinganam, tatte, taat
spoon: garita, chenchaa, chamche, theekarandi, sponu
tiffin: tiffin dabba, tiffin dabbaa, carrier, annam dabba, annam carrier, soru dabba, saapadu dabba, saappadu carrier, oota dabbi, choru pathram, dabba carrier, khane dabba
blender: mixi, mikchi, mixie grinder, kavvam, gilakotte
shaker: powder kalipe bottle, protein kalakkura
fan: phyan, fyanu, fanulu, gaali fan, kaathadi fan, kaatradi, visankarra, visanakarra, gaali yantram, pankhi, pakha fan, panghaa
clip fan: chinna fan, kutty fan, chotu fan, sanna fan, cheriya fan
cooler: coolaru, kuular, challani gaali, thandi hawa machine
light: deepaalu, dipalu, velakkulu, vilakkugal, lightu, dheepam, velicham, veluthuru, bathi
emergency light: current poye light, current pothe light, current pona vilakku, charging light, charge light, currentu light, bijli jane light, kathi light
led strip: rangu lights, serial light, series light, color lights, colour lights, jillumani, decoration lights, jhaalar
torch: torchi, battery light, tarchi, teepatti
iron box: istree, isthree, isthri box, istri pette, isthri pette, theikira box, thekka petti, thuni theikka, battala istri, istri dabba, ironbox
heater rod: neellu kaage rod, neellu kaache rod, veneellu rod, vedi neella rod, vedi neellu, sudu thanni rod, sudu thanni, suduthanni, bisi neeru rod, bisi neeru, choodu vellam rod, choodu vellam, neellu heater, thanni heater, garam pani
umbrella: godugulu, gudugulu, kodegalu, kudaigal, kudakal, chhattri, chhathri, chaata, chatre, kodey
raincoat: vaana coat, vaanakotu, vaana kottu, varsham kotu, mazhai kottu, mazhai sattai, malekotu, barsaati coat
lock: taalam kappa, thaalam kappa, talamkappa, thalam kappa, taalalu, thaalalu, pootugal, boottu, beegha, thaazh, thazhu
mirror: addaalu, addamu, mukham choose addam, kanaadi, mugam paakura kannadi, kannadiya, mukha kannadi, nilakannadi, aiyna, shisha, aaine
cupboard: beeruvaalu, biruva, birva, bheeruva almara, battala beeruva, thuni alamari, thuni beero, beero alamari, battegala almari, alamaaraa, almaree
trunk: inupa pette, inapa pette, rekula pette, trunk pette, tagara petti, irumbu petti, thagara petti, kabbinada pettige, pettige, pettigey, irumbu pettii, lohe peti, peti
suitcase: ooriki pette, suitcase pette, oorku poga petti, payana petti, prayana petti, safar petti, attache
bag: sanchee, sanchulu bag, sanchi bag, cheelamu, paigal, thozhil pai, sanchigalu, sancheegalu, baglu, byagu, thailaa, jholaa
college bag: pustakala sanchi, pustakala bag, puthaga mootai, puthaga bag, mudhugu pai, tholil pai, college sanchi, school sanchi, kitabon bag
laptop bag: laptop sanchi, laptop pai
book: pustakaalu, pustakalu, pusthakamulu, puttakam, bukku, buk, bukkulu, booku, puthagangal, noolgal, kitabein, kitabon, kitaaben, pustakagalu, pusthakangal, pothee
maths book: lekkala pustakam, lekkala book, ganitam pustakam, kanakku book, kanakku puthakam, kanithapusthakam, ganitada pustaka, ganita pustaka
physics book: bouthika, bhowthika sastram pustakam, bouthika sastram, iyarpiyal book, bhauthikashastra, bhoutikashastra
chemistry book: rasayana sastram, vedhiyal book, rasayanashastra
novel: kathala pustakam, kathalu, kadhai puthagam, kadhai book, navala, naval, kathe pustaka, katha pusthakam, upanyas
notebook: note pustakam, noteboku, nottu pustakam, nottubook, rase pustakam, raase book, ezhudhura note, ezhuthura note, bareyo pustaka, ezhuthunna book, kaapi note, likhne copy
pen: pennu, pena pen, penaa, kalam, rase pen, ezhudhukol, ezhuthukol, pene
pencil: pensil, pencilu, seesa kaddi
calculator: lekkala machine, lekkala yantram, kanakku machine, kanakku panna machine, kaanikkan, hisab machine, calculatoru
exam pad: parksha atta, pariksha atta, exam atta, ezhudhura attai, pareeksha pad
drafter: draftaru, drafteru, drawing scale
cycle: cycleu, saikillu, saikilu cycle, syclu, cycul, saikkil, saikilla, saikala, saikalu, tokke cycle, midhivandi cycle, saycle, sycal
ladies cycle: ammayila cycle, ammayi cycle, ponnunga cycle, pengal cycle, hudugi cycle, hudugiyara cycle, penkuttikalude cycle, ladkiyon cycle, ladki cycle
gear cycle: gearla cycle, geru cycle, gear vachi cycle, gear irukira cycle
cycle lock: cycle thaalam, cycle taalam kappa, cycle taala, cycle beega, saikil talam
cycle pump: gaali pette pump, gaali kotte, gaali kottedi, kaathu adika, kaathu adikkira, kaathu adikkum, hava hodiyo, kaattu adikkan, kaattu pump, hawa bharne
cycle light: cycle deepam, saikil light, cycle lightu, saikil vilakku
helmet: helmettu, elmet, elmetu, thala kavacham, thalakavacham, tala helmet, thalakavasham
phone: phonulu, mobilu, mobaile, mobila, kaipesi mobile, cellu, cell phonu, doorabhasha, dooravani
phone cover: phone tayya, phone cover u, mobile urai, phone urai
laptop: lyaptap, laptaapu, lap tap, laptopu computer, madikanini
computer screen: terai, computer tera, kanini thirai
headphones: chevilo pettukune, paatalu vine, pattalu vine, headset u, hedset, kaathula podra, kaadhula maatra, kelva headphone, kaanon
earphones: chevulo pettukune, earphonu, iyarphone, kaadhu phonu
speaker: spikar, speekaru, paata box, sound box, sound boxu, paattu petti, paattu box
power bank: charging bank, powar bank, charge ekkinche, charge pannura
charger: charjer, chargeru, charging wire
pen drive: pendriv, pendraivu, pendrayivu
hard disk: hardisku, haard disk
extension box: swich board, junction box, plug board, current box, extention, extension boardu
router: vaifai, wifi box, net box, net dabba
camera: kemra, kyamra, cemara, photo teese, photo edukkura, photo theese
shoes: bootulu, butlu, boots, bootu, bootlu shoes, sappaathu, sapathu, shoo, shoos, shoosu, bootugalu, joothe, jootey, juthe
running shoes: parigette, parigethe, parigettadaniki, oduradhuku, odura shoe, odra shoe, oduva shoes, odaanulla shoes, odo shoes
formal shoes: interview bootlu, office bootlu, interview shoe
slippers: cheppulu, chepulu, chepalu, seruppugal, serupu, cheruppukal, chappalgal, chappaligalu, chappalen
shoe stand: cheppulu pette stand, cheppula stand, bootlu pette stand, cheppulu stand, seruppu vekka rack, seruppu rack, cheppula rack, seruppu vaikka stand, shoe vekka rack, shoe vekkira stand, chappali stand, cheruppu stand, cheruppu vekkan, chappal rakhne, joote rakhne
shirt: chokkalu, chokkaalu, shirtlu, sattaiya, satte, sattaigal, angi shirt, kuppayam, kameej
formal shirt: interview chokka, office chokka, interview shirt u
pants: pantlu, pyantulu, pantloon, kaal sattai, kaalchattai, nicker pant, pyant
formal pants: interview pant, interview pantu, office pant, office pantu
t shirt: banian, baniyan, teeshirt
kurta: jubba, jibba, kurthaa, kurtha set, lalchi
lehenga: langa, lehanga, langa voni, pavadai, paavaadai, pattu pavadai, ghaghra
saree: cheeralu, pudavaigal, seere, seerai, sarees
towel: tuvalu, tundu, thuvaala, thorthu, tuwal, tovalu, towalu
jacket: jarkin, jerkin, swetaru, chali coat
winter cap: chali topi, kullai, kulla, manki cap, kulir thoppi, topi chali
cap: toppee, thoppikal, kullaayi
gloves: chethi gloves, kai glovs, kaiyurai, kaigavasu
ball: bantulu, banthulu, bandhi, bantee, bandi ball, pandugal, pandhugal, chendugalu, panth, genda
cricket bat: betlu, byat, batu, kirket bat, cricket mattai, krikattu
badminton racket: shetil bat, shuttil, shatil bat, shuttle battu, iragu pandhu, poo pandhu
shuttle: shetil, shattle, shuttle kaaku, iragu pandhu ball, shuttle banti
football: kaalu banti, kaalbandi, kaalpanthu, phutbaal
guitar: gittaru, gittar, geetar, gitaar, kithar, veena guitar
keyboard: keebord, keyboardu, piano petti
drying rack: battalu aarese, battalu aarabette, battalu aaravese, aaresukune stand, thuni kaaya poda, thuni kaayavekkira, thuni ularthum, thuni maatra, thuni maattura, kodi stand, batte onagiso, thuni unakkunna, thuni idan stand
clothes clips: battala clippulu, battala clips, thuni clippu, thuni klip, kapdon chimti, chimti
laundry bag: uthike battala sanchi, maasina battalu, azhukku thuni, azhuku thuni bag, alakkan thuni, gande kapde
mosquito net: doma thera, domala thera, dhoma thera, doma tera net, domatheralu, kosuvala, kosu vala, kosu net, kothuku vala, kothuku net, solle parade, sollle parde, machhar jaali
mosquito racket: domalu kotte bat, doma kotte, domalu champe, domalu champe bat, kosu adikira, kosu bat u, kothuku bat, solle bat, machhar maarne
mosquito machine: domala machine, domala mandu, kosu virati, kosu marundhu, kothuku thiri, solle batti, machhar dawa
room freshener: vaasana, manchi vasana, vasanai, suvasana, vasane, khushboo
dustbin: chetha butta, chettha dabba, kuppa thotti, kuppai thotti, kasada butti, kuppa thotta, kachre dabba
broom: cheepiri, chipuru, thudaippam, vilakkumaru, porake, chool, jhaadoo
watch: gadiyaram, gadiyaaram, kadigaram, kadikaram, kaikadigaram, gadiyara, vaachi, watchu, vaatch, ghadi
spectacles: kallajodu, kalladdalu, kannaddalu, mookku kannadi, mookku kannaadi, kannadaka, kannada ka, chasma
dumbbells: dambels, dumbels, kandalu penche, exercise gundu, barbellu, gundu
yoga mat: yoga chaapa, yoga paai, yoga pai, yogasana mat
carrom: kyarams, karram, caroms, carrom balla
bean bag: ginja bag, gilli bag, beans sanchi, beanbagu
book rack: pustakala rack, pustakalu pette, pustakala beeruva, puthaga rack, puthagam vekka, puthaga alamaari, pustakada kapatu, pusthakam vekkan, kitabein rakhne
whiteboard: raase board, rase board, ezhudhura board, ezhuthura palagai, tella board, vella board
lab coat: tella coat, tella kottu, lab kotu, vellai coat, vella coat, safed coat
`;
