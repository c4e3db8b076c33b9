/**
 * Other names of things in a hostel, in their spoken rather than literary forms: Telugu, Tamil, Hindi, Kannada and Malayalam. In the format of
 * `languages.ts`: the English name, and after ":" the others. Only one spelling of each word is needed (`transliteration.ts`).
 */
export const HOSTEL_THINGS = `
phone: charavani, dooravaani, sell phone, selphone, chitti phone
keypad phone: buttonla phone, button phonu, nokku phone, button wala phone, battan phone, chinna phone
laptop: otla computer, kaiganini, lapataap
charger: charging petti, current wire phone, charge wire
earphones: chevi vinuvu, kaathu phone, kaan wala, kivi phone, chevipetti
speaker: sound petti, olipperukki, dhwani petti, gaane wala dabba, paatala petti, uccharigudi
watch: chethi gadiyaram, kai gadiyaram, kadikaaram, kai kadikaaram, kalai ghadi, kai gadiyara, vaacchi
extension box: plug petti, current board, bijli board, switch board
camera: chhaya chitra, pugaippada karuvi, photo machine, photo petti
printer: achu yantram, achupori
calculator: ganakamu, ganaka yantramu, lekkalu chese, lekkala petti, kanakkidum, hisaab wala, lekka machine, kanakkuyanthram
scale: kolabadda, kolatha badda, skelu, alavukol, adikol, patti scale, alateholu
notebook: rasukone pustakam, raathapustakam, kuripedu, kuripettu, abhyasa pustakam, abhyas pustika, notes buk, nottbook, likhne wali copy
exam pad: parikshala atta, pariksha pad, thervu attai, pariksha wala gatta
whiteboard: palaka, thella palaka, karumpalagai, ezhuthu palagai, tella balla, halage, bilihalage
pen: kalamu, pena, ezhuthani, kalam wali
pencil: pensillu, karikkol
dictionary: nighantuvu, agarathi, shabdkosh, nighantu
bag: moota, potli, pottalam, mootai, thaila, joola, thozhpai, chanchi, sanji, cheelam bag, sakku
college bag: bhujam sanchi, veepu sanchi, thol pai, pithu bag, benninda bag, bujam bag, tholsanchi
laptop bag: laptop pettukune sanchi, laptop pettukune bag, laptop vekkira pai
book: kitaabein, grandham, grandhalu, pothi pustakam, noolu, granth, kirthi, hothige, booklu
maths book: ganitha grandham, lekkalu book, kanithaviyal, ganit wali kitab, lekkada pustaka
physics book: bhouthika sastram, bouthika pustakam, iyarpiyal nool, bhautiki ki pustak, bhouthashastra
novel: katha pustakam, kathala buk, pudhinam, kathai puthagam, kahaniyon, kadambari, noval
mattress: paruppu, bonta parupu, doodhi parupu, panju mettai, ilavam panju mettai, rui gadda, hatthi haasige, panji metha, gaddhe, mettha parupu
foldable bed: madiche parupu, madichipette mancham, surutti paduka, lapetne wala gadda
mattress cover: parupu musugu, mettai urai, gadde ka cover, gadda cover, haasige cover
bedsheet: pakka gudda, pakka batta, manchamu duppati, parupu batta, padukka thuni, kattil virippu, palang posh, palangposh, bistar chadar, metthe
pillow: thaladindu, thalagadalu, talakinda dindu, thalai dindu, sirhana, sirhaana, talegombu, taledimbu, thalayani
blanket: bontha, bonta, rugguu, rajaai, chali duppati, kuliru porvai, lihaaf, lihaf, kambala hodike, hodake, hodhake, kambili, karimbadam
bucket: baalchi, tapela, baket, vaaliya, thanni vaali, nahane wali balti, snana bucket, bakkeetu, thotti vaali
mug: muntha, maggu, moggu, neella maggu, thanni mug, kuvalai, lotaa, dabra, chombu thanni
stool: stulu, istool, morha, chowki, mane, palagai, korandi
drying rack: battalu aarabettukune, bandala stand, battalu aaresedi, kodi kambi, thuni kodi, kapde sukhane wali, batte ona hako, thuni unakkan
clothes clips: battala pinnulu, bandala clips, thuni pinnu, kapde ki chimti, chimta clips
iron box: istri yantram, istri pettelu, selavai petti, theippu petti, thechi kodukkunna petti, ishtiri, press wali, eesthri
heater rod: neellu kaachedi, neellu vedi chesedi, veelneellu rod, vedineellu, veneellu, vennneer rod, venneer, vellam choodakkan, bisineeru, nahane ka garam pani
fan: visurukarra, visurudi, phyaanu, panka, kaatru visiri, hawa wala, gaali beesuva, vishari, visari
table fan: balla meeda fan, table meeda fan, mesai mela fan, mez wala pankha, mejina fan
cooler: chalipetti, challagaali, kulirootti, koolar, hawa thandi, thandi hawa wala, kularu
mosquito net: domathera, dhomathera, domala jaali, doma jaali, domateralu, kosu thirai, macchar jali, sollekatti, kothuvala, mashari net
mosquito machine: domala liquid, doma mandu, domala batti, kosu liquid, kosuvathi, kosuvarthi, kosuthiri, machhar bhagane, macchar agarbatti, solle dawa, kothukuthiri
mosquito racket: domalu champedi, domalanu champe, kosu adikum bat, kosu kollum, macchar maar, solle hodeyo, kothukine kollan
mirror: mogam addam, adhamu, nilai kannadi, mugakkannadi, sheesa, darpanam, kanadi mugam, mukhakannadi, aarsee
lock: kappa, gadiya, taalam buruda, talamu, beega kai, taazhu, thazh
key: thalamchevi, taalapuchevi, saavi kothu, chaabi, chaavi, beegadakai, thakkol
trunk: bhoshanam, boshanam, inapapette, irumpetti, inuppetti, sandooq, sanduq, peti lohe, tranku pette, trankpetti
suitcase: prayanapu pette, prayanapu sanchi, vooriki pette, ooru petti, soot kesu, safari peti, tholupetti, yaathra petti
led strip: rangula lights, rangurangula lights, vanna vilakku, rangeen batti, banna light, merise lights, jhalar light
emergency light: karentu poyinappudu light, current lenappudu light, minsaaram illa vilakku, bijli gul light, current hodaga light, current pokumbol light
room freshener: suvasana spray, vasana spray, manam spray, vasanai spray, khushbu, suvasane, sugandham
umbrella: gidugu, chathri, chhatree, kudakodi, chatra, goduguu
raincoat: vaana kotu, vana chokka, varshapu kotu, mazhaikottu, mazhaiyangi, baarish wala coat, barish coat, maleangi, mazhakottu
kettle: neellu kaachuko, tea pette, teeneer ketil, teakettle, thanni kaachum, chai wali ketli, kethli, neeru kaayiso
induction stove: karentu poyyi, minaduppu, minsaaraduppu, bijli wala chulha, vidyut ole, karantoluppu, current ole
cooker: kukkarulu, visil cooker, whistle cooker, seeti wala cooker, visil adikkira
pan: mukudu, moolkudu, baanali, baandli, poriyal chatti, vaanal, kadaai, kadhaai, tavva, dose kallu, dosakal, dosa tawa, dosai kal, appachatti
utensils: ginne, ginnelu, ginnalu, gunthu, pathiram, paathiram, paatram, paathrangal, bartan, bartano, paatre, patre, paathram, samaan rasoi
bottle: budda, buddi, neella buddi, neella dabba, kuppi thanni, thanneer kudam, baatli, botalu, neeru kuppi, vellakuppi, manchineella seesa
tiffin: annam ginne, kyareeru, karriyar, carrier dabba, saapattu dabba, unavu dabba, sapadu carrier, khane ka dabba, khaana dabba, oota dabba, chottupathram, chorupathram
coffee mug: kappulu, teekappu, kaapi kappu, chai ki pyali, pyaali, pyali, kaafi cup, chaayakappu
plate: palyalu, pallaalu, palleaalu, kanchalu, kanchaalu, thindi plate, saapattu thattu, thattam, thaalee, tattegalu, pathrangal thattu
spoon: chencha, chenchalu, garitelu, spoonlu, karandi spoon, chamcha chammach, chamchagalu, chammach, kaiyil
blender: miksi, mixchi, mikseelu, araikkum machine, pisne wali
rice cooker: annam vande cooker, annam kukkar, saadha cooker, sooru cooker, chawal wala cooker, annada cooker, chorucooker
shaker: kalipe bottle, kalakkum bottle, hilane wali bottle
cycle: rendu chakrala bandi, thokkude bandi, thokkedi, sykal, saykilu, paidal gadi, tulisuva bandi, chavittuvandi
ladies cycle: ammayilu tokke cycle, aadavalla cycle, pombala cycle, mahila cycle, hennumakkala cycle
cycle pump: gaali pumpu, gaali kotte yantram, kaathadikira pump, kaatru pump, gaali hodiyo, hava bharne wala, kaattadikkan
cycle lock: cycle talamu, saikilu beegam, cycle kappa, cycle ka tala, saikil taala, cycle poottu savi
helmet: thalakavachamu, siraskavacham, talamida pettukune, thalaikavasam, sirsurakhsha, shirastran, halmet, helmettulu
ball: bantigalu, bandlu, pandhu vilayada, gendh, gendhu, chendata, cherupanthu
tennis ball: tennis banti, tennis pandhu, tennis chendu, tennis ki gend
cricket bat: byattu, krikettu byatu, kirkettu mattai, balle, kolu bat, daandu bat
football: kaalubanti, kaalibanthi, kaalu chendu, pair wali gend, kaal panthu, futballu
basketball: butta banti, koodaipandhu, basket banti
badminton racket: shatil racketu, poopandhu bat, shuttle kotte bat, pookol, chidiya balla, pulle panthu bat
shuttle: iragupandhu, chidiya badminton, shettilu
shoes: bootugulu, shoolu, paadarakshalu, padarakshalu, boothulu, kaalaniigal, sappathugal, jooti, jutiyan, jootiyan, paadarakshe, shoosgalu, padarakshakal
running shoes: parugette bootlu, pariget shoes, odum shoes, oduvadhuku, bhaagne wale joote, daud wale joote, oduva shoosgalu, oodan shoes
slippers: paraagon, jollu, chappalu, kaalani cheruppu, chappalein, havai chappal
shoe stand: bootlu pettukune, cheppulu pettedi, bootlu rack, cheppulu rack, cheruppu rack, seruppu alamari, jooton ka rack, juton wala stand, chappal gudu, cheruppu petti
dumbbells: baruvulu, gundlu, bhaaralu, edai gundu, edai, thookum weight, vajan, vazan, bhaara, kai gundu
yoga mat: vyayamam chaapa, yogasanam paai, asana virippu, yoga chatai, yoga chaape
carrom: kyaram, karam board, keram, sundattam board, carromlu
chess: chadarangam, sathurangam, shataranj, chaduranga, chathurangam
guitar: gittarlu, kithaaru, gitaara, narambu vaadhyam, tanthi vadyam
keyboard: harmonium petti, vaayinche keyboard, piyano, meettum piano
shirt: chokkaya, chattai, saattai, laalchi shirt, kamiz, qameez, kamij, angigalu, uduppu, kuppaya
pants: pyantlu, phantulu, lagu, laagu, kaalsarai, kaal sarai, pajama pant, pyantugalu, paant
t shirt: tee chokka, baniyan shirt, tishartu, tisharat
kurta: laalchi, jubbaa, pyjama jubba, kurtha pyjama, jubbagalu
lehenga: langavoni, parikini, paavadai, paavaada, lahanga, lancha, langa jacket
saree: cheera, pattu cheera, pudavai, podavai, seelai, sadi, sadee, seeregalu, saari
jacket: chalikotu, kuliru coat, thandi wala jacket, chali jaket, jerkinu
hoodie: topi unna coat, thoppi vachcha sweater, topi wala jacket, hoody, hudee, unni chokka
sweater: swettaru, unni batta, kambali sattai, swetter, sweatar, unni, unnibatte
blazer: kottu suit, sutu, suit kotu, kot pant
cap: kullayi, thoppigal, topiyan, topilu, kulla topi
winter cap: unni topi, kambali thoppi, monkey topi, chali kullayi
gloves: chethi todugulu, kaiyuraigal, kai kavasam, dastaane, dastaney, kaigavusu
tie: tailu, gontu tai, kazhuthu pattai, medada tie, galay wali tie
belt: nadumu patti, beltu, arai kachai, itupu pattai, kamarband, kamar ki patti, sontada patti, arapatta
socks: mejollu, mojolu, saaksu, kaalurai, kaal urai, moja, kaalucheela, sokkusu
towel: tundu gudda, tuvaalu, thorthumundu, thuvaal, tauliya, tauliyaa, panchalu, angavastram, thuvarthu
spectacles: kalladdaalu, kallajodlu, mookukannadi, chasmaa, kannadakam, chashmah
goggles: nalla addalu, nalla kalladdalu, coolingglass, cooling glass, kaala chashma, kulirkannadi
table: mejaballa, balla meja, bench balla, mesaigal, mejein, meju, mejugalu, mesakal
study table: chaduvu meja, chaduvuko balla, rasukune balla, padikkum mesai, padhaai mez, padhne wali mez, odhuva table, padana mesha
bed table: mancham balla, bed meeda balla, padukkai mesai, bistar wali mez
chair: asanamu, irukkaigal, iruppu, kursiyan, kurchigalu, kasaerakal
office chair: tirige kurchi, tirugudu kurchi, chakrala kurchi, suthum naarkali, pahiye wali kursi, tiruguva kurchi, karangunna kasera
bean bag: ginjala sanchi, moota kurchi, bean mootai, chembu bag
cot: pattemancham, navaaru mancham, madathamancham, madakku kattil, mudakkattil, khatiyaa, chaarpaayi, charpaai, madachuva mancha, madakkattil
bed: paanupu, padakagadi, padukkaiyarai, seyya, shayya, palangu kattil, haasige mancha
book rack: pustakala guudu, guudu, goodu, pustakala ara, pusthaka alamara, puthaga adukku, adukku, kitabon ki almari, pustakada kapaatu, pusthakashelf
cupboard: battala guudu, battala ara, almaralu, alamaralu, thunialamari, almaari kapde, battekapatu, vasthra alamara, beruva, beeru
dustbin: chetha dabba, chethabutta, kuppathotti, kuppai koodai, kuppaikoodai, kooda daan, koodadaan, kachara dabba, kasada dabba, chavittukotta
broom: cheepuru, cheepurukatta, thodappa kattai, jhadoo, kasaporike, choolu
mop: tudiche karra, maapu, thudaikkira kuchi, pochha, neladindi orasuva
hanger: hyangaru, thangi, battalu tagilinche, thuni maattum, kapde taangne
curtain: teralu, paradalu, thirai cheelai, thirai, pardey, pardaa, virippu thirai, paradegalu, jannal virippu
carpet: tivachi, tivaachi, kambalam virippu, jamakkalam, jamakalam, dari, daree, kaleen, kaaleen, ratnakambali, paravathani
water filter: neellu filter, shuddhi neeru, thanni filter, pani saaf
clock: goda gadiyaram, suvar kadikaaram, deewar ghadi, gode gadiyara, bhitti ghadikaram
torch: torchlight, batteri light, tarch, tarchi light, torchu, bettari
pillow cover: talagada galeebu, galeebu, dindu musugu, thalayanai urai, takiye ka gilaf, gilaf, gilaaf
comb: duvvena, duvvenalu, seepu, chikku seepu, kanghi, kangha, baachanige, bachanige, cheeppu, cheerppu
scissors: kattera, kathera, kathirikol, kathiri, kainchi, kaichi, katri, kathrika, kathari
knife: kathi, chaaku, chakku, chaku, katthi, pichathi
needle: soodi, soodi daaram, oosi, oosi nool, sui, sui dhaga, sooji, suji
soap: sabbu, sabbulu, soppu, savukkaram, sabun, saabun, sabunu, soap katti
rope: thaadu, taadu, kayiru, kayaru, rassi, hagga, kayar
candle: kovvothi, kovotti, mezhuguvarthi, mombatti, mombathi, menadabatti, mezhukuthiri
ladder: nicchena, nichena, eni, yeni, seedhi, enee, kovani
hammer: sutti, sutthi, suthiyal, hathoda, hathaudi, suttige, chuttika
doll: bomma, bommalu, bommai, gudiya, gombe, paava
ring: ungaram, modhiram, mothiram, anguthi, angoothi, ungura
bangles: gaajulu, gajulu, valayal, valaiyal, choodi, choodiyan, balegalu, bale
anklet: pattilu, pattelu, kolusu, golusu, payal, paayal, gejje, padasaram
bulb: balbu, bulbu, deepam bulb, vilakku bulb
lunch bag: annam sanchi, saapadu pai, oota cheela
`;
