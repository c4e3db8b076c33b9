/** Words of campus goods that mean the same: English, Hinglish, Hindi, transliterated Tamil, brands used as nouns. One group a line. */
const GROUPS = `
wardrobe, almirah, almari, cupboard, closet, अलमारी, beero, bureau, alamari
sunglasses, goggles, shades, chashma, चश्मा, cooling glass, sun glasses, kannadi, rayban
spectacles, eyeglasses, specs, chashma, glasses, eyewear, mooku kannadi
bicycle, cycle, bike, साइकिल, saikil, pushbike, midhivandi, cykle
geared cycle, gear cycle, mountain bike, mtb, bicycle with gears
bicycle lock, cycle lock, bike lock
bicycle pump, cycle pump, air pump, hawa pump, foot pump
bicycle helmet, cycling helmet, cycle helmet
motorcycle helmet, bike helmet, helmet, हेलमेट, crash helmet, riding helmet
motorcycle, bike, motorbike, mopad, गाड़ी, gaadi, bullet
scooter, scooty, activa, vespa, moped, स्कूटी
electric scooter, ev, e scooter, electric bike, ebike
immersion rod, water heater rod, heating rod, water heater, pani garam rod, garam rod, immersion heater, geyser rod, pani garam
geyser, water heater, गीजर, hot water machine, vennir
water bottle, bottle, sipper, flask bottle, botal, बोतल, paani bottle, pani bottle, thanni bottle, bisleri, tupperware bottle, thanneer bottle
lunch box, tiffin, tiffin box, dabba, टिफिन, डब्बा, lunchbox, food container, sapadu dabba, carrier
bucket, balti, baalti, बाल्टी, pail, vaali, tub
mug, bathroom mug, lota, लोटा, jug
mattress, gadda, गद्दा, bed, methai, matress, foam bed, bedding
bed sheet, bedsheet, chadar, chaddar, चादर, bedspread, bed cover, bedcover, padukkai virippu
blanket, razai, rajai, kambal, कंबल, quilt, comforter, rug blanket, porvai, dohar, duvet
pillow, takiya, तकिया, cushion, thalaiyanai, thalagani
mosquito net, machardani, macchardani, मच्छरदानी, machhardani, kosu valai, net for bed
mosquito repellent, mosquito machine, all out, good knight, mortein, machhar machine, kosu machine, odomos, mosquito coil, mosquito killer
fan, pankha, पंखा, table fan, visiri, ventilator, minvisiri
ceiling fan, chhat pankha, seiling fan
pedestal fan, stand fan, farata fan
air cooler, cooler, कूलर, desert cooler, room cooler
air conditioner, ac, एसी, split ac, window ac
refrigerator, fridge, फ्रिज, mini fridge, freezer, kulir petti, frij
iron box, iron, press, istri, इस्त्री, clothes iron, steam iron, prass, isthri petti, istiri
electric kettle, kettle, केतली, water boiler, chai kettle, maggi kettle, ketli, tea kettle, coffee kettle
induction cooktop, induction, induction stove, induction chulha, electric stove, hot plate, induction cooker, electric chulha
gas stove, gas chulha, chulha, चूल्हा, stove, aduppu, gas aduppu, burner, sigdi
pressure cooker, cooker, kukar, कुकर, prestige cooker, hawkins
rice cooker, electric cooker, chawal cooker, arisi cooker, saadam cooker
frying pan, tawa, तवा, kadai, kadhai, कढ़ाई, fry pan, pan, dosa tawa, thava, dosa kal, skillet
saucepan, bhagona, patila, milk pan, pot, bartan, बर्तन, patra
mixer grinder, mixie, mixi, mixer, mixy, मिक्सर, grinder, juicer, blender
knife, chaku, चाकू, churi, katthi, kathi, cutter
cup, mug, coffee mug, tea cup, pyala, कप, kop, chai cup
plate, plates, thali, थाली, tattu, dish, dinner set
bowl, katori, कटोरी, kinnam, bowls
spoon, chammach, चम्मच, karandi, spoons, cutlery
glass, tumbler, gilas, गिलास, dumbler
sandwich maker, toaster, sandwich toaster, grill, bread toaster, टोस्टर
egg boiler, anda boiler, egg cooker, muttai boiler, egg steamer
thermos, thermos flask, flask, थर्मस, vacuum flask
coffee maker, coffee machine, espresso machine, percolator, filter coffee
microwave, oven, micro oven, otg, ओवन
water purifier, water filter, ro, aquaguard, kent, filter
gas cylinder, cylinder, sylinder, lpg
table, mez, मेज, mej, desk, mesai, tebil
study table, study desk, desk, padhai ki table, padhne ki mez, writing table, computer table, laptop table
bed table, laptop desk, folding table, foldable table
chair, kursi, कुर्सी, naarkali, kursee, narkali, seat
office chair, gaming chair, revolving chair, computer chair, study chair, ergonomic chair, desk chair
plastic chair, nilkamal chair, neelkamal chair
bean bag, beanbag, beans bag, bin bag
cot, charpai, चारपाई, khatiya, folding cot, bed, kattil, folding bed, palang, पलंग, takht, khaat
bookshelf, book rack, bookcase, book shelf, kitab rack, shelf, almari for books
bedside table, side table, night stand, nightstand
sofa, couch, settee, सोफा, diwan
stool, mudda, स्टूल, mukkali
shoe rack, chappal stand, shoe stand, juta stand, shoe shelf, seruppu stand
clothes drying stand, drying stand, clothes stand, cloth stand, kapde sukhane ka stand, dryer stand, drying rack, laundry stand
laundry bag, laundry basket, clothes basket, dhobi bag, azhukku koodai
hanger, hangers, हैंगर, kapde hanger, clothes hanger
mirror, sheesha, शीशा, aaina, आईना, kannadi, looking glass, darpan
curtain, parda, पर्दा, curtains, drape, thirai, drapes
carpet, rug, dari, दरी, dhurrie, jamakkalam, mat, kaleen, chatai, floor mat
door mat, doormat, paydan, foot mat
dustbin, trash can, kachra dabba, waste bin, garbage bin, kooda dan, कूड़ादान, kuppai thotti, bin, wastebasket, kachra, trash bin
broom, jhadu, झाड़ू, thodappam, sweeper, broomstick, vilakkumaru
mop, pocha, पोछा, floor cleaner, wiper
clothesline, rope, rassi, रस्सी, kayiru
padlock, lock, tala, taala, ताला, poottu, godrej lock, pootu
key, chabi, चाबी, saavi
wall clock, clock, ghadi, deewar ghadi, घड़ी, gadiyaram, kadigaram, watch for wall
alarm clock, alarm, alaram, timepiece
watch, wrist watch, wristwatch, ghadi, घड़ी, kai kadigaram, titan, fastrack
smartwatch, smart watch, fitness band, fitband, fitbit, digital watch, fitness tracker, smart band
umbrella, chhata, chata, छाता, kudai, chatri, chhatri, छतरी
raincoat, rain coat, barsati, बरसाती, mazhai coat, rain jacket, rainwear
torch, flashlight, टॉर्च, emergency light, torchlight
candle, mombatti, मोमबत्ती, mezhuguvarthi
bulb, light, led bulb, बल्ब, tubelight, vilakku
table lamp, study lamp, lamp, desk lamp, night lamp, reading lamp, लैंप, vilakku, lampu, desk light
fairy lights, string lights, ladi, decoration lights, serial lights, serial set, diwali lights
extension board, extension cord, spike buster, plug board, power strip, extension box, switch board, multiplug, surge protector, junction box
adapter, adaptor, plug, charger adapter, converter
hair dryer, hair drier, blow dryer, hairdryer, baal sukhane ki machine
hair straightener, straightener, hair iron, flat iron
trimmer, shaver, beard trimmer, razor, shaving machine, clipper, groomer, philips trimmer
comb, kanghi, कंघी, seepu, hair brush
towel, tauliya, तौलिया, thundu, thuvalai, gamcha
soap, sabun, साबुन, soppu
toothbrush, brush, dant brush
nail cutter, nail clipper, nailcutter, nagam vetti
first aid box, first aid kit, medical kit, first aid
suitcase, trolley, trolley bag, luggage, sootkes, petti, vip bag, travel bag
backpack, school bag, college bag, basta, बस्ता, bagpack, rucksack, बैग, pai, laptop bag, book bag, skybags, haversack
handbag, purse, ladies bag, पर्स, clutch
sling bag, side bag, crossbody bag, jhola, झोला, messenger bag
wallet, purse, batua, बटुआ, money purse
belt, patta, बेल्ट
gym bag, duffel bag, duffle bag, kit bag
book, kitab, kitaab, किताब, pustak, पुस्तक, puthagam, textbook, text book, books, puththagam, buk
mathematics book, maths book, math book, m1 book, m2 book, ganit, गणित, kanakku, maths, mathematics
physics book, bhautik, physics text
chemistry book, chemistry textbook, rasayan, chem book, organic chemistry
biology book, bio book, jeev vigyan, zoology book, botany book
data structures book, dsa book, dsa, ds book, algorithms book, data structure, clrs, cormen
operating systems book, os book, operating system book, galvin
thermodynamics book, thermo book, thermo, pk nag
microprocessor book, microprocessor, 8085 book, mpmc book
computer networks book, cn book, networking book, tanenbaum
database book, dbms book, dbms, sql book, korth
electronics book, edc book, electronic devices book, sedra smith
electrical book, bee book, basic electrical
mechanics book, engineering mechanics, em book, som book, strength of materials
programming book, coding book, c programming, let us c, python book, java book
gate preparation book, gate book, gate books, gate guide, gate material, gate
cat preparation book, cat book, cat books, mba entrance book, cat guide
upsc book, ias book, civil services book, upsc material
ielts book, toefl book, gre book, barrons, gre guide
aptitude book, rs aggarwal, placement book, quantitative aptitude
novel, story book, storybook, kahani, उपन्यास, fiction, kathai puthagam, novels, upanyas, story books, fiction book
comics, comic, comic book, tinkle, manga, graphic novel, chitra katha
dictionary, shabdkosh, शब्दकोश, oxford dictionary, agarathi
magazine, patrika, पत्रिका, weekly
notes, class notes, handwritten notes, lecture notes, study material, kurippu
question paper, pyq, previous year papers, question bank, old papers, previous years
notebook, copy, register, note book, कॉपी, kopi, kaapi, classmate, long book, exercise book, note
record book, lab record, practical file, observation book, record note, lab manual
calculator, calci, calc, scientific calculator, कैलकुलेटर, kanakku machine, calculater, fx calculator
drafter, ed drafter, mini drafter, drawing drafter, engineering drafter
drawing board, drafting board, ed board, drawing sheet board
drawing sheet, chart paper, ed sheet, drawing sheets
geometry box, compass box, instrument box, ज्योमेट्री बॉक्स, pencil box, compass, jamentry box, compass set
lab coat, labcoat, apron, lab apron, white coat, doctor coat
apron, lab apron, kitchen apron, cooking apron
safety goggles, lab goggles, safety glasses
pen, kalam, कलम, पेन, pena, ball pen, pens, peena
ball pen, ballpoint, ball point pen, reynolds, dot pen
fountain pen, ink pen, parker, parker pen, nib pen
pencil, पेंसिल, penshil, lead pencil
eraser, rubber, rabar, mitane wala, azhippan
scale, ruler, foot scale, paimana, alavukol
highlighter, marker, marker pen, sketch pen
stapler, stepler, pin machine, stapling machine
sticky notes, post it, post its, postit, sticky pads, memo pad
whiteboard, white board, marker board, white bord
file folder, file, folder, document file, फाइल, clear file, document holder, display file
stationery, stationary, pens and pencils
scissors, kainchi, कैंची, kathirikol, katrikol
glue, gum, fevicol, fevistick, गोंद, pasai, adhesive
tape, cello tape, cellotape, sellotape, adhesive tape
photocopy, xerox, zerox, copy machine
printer, प्रिंटर, printing machine, xerox machine, inkjet, laser printer
laptop, lappy, लैपटॉप, notebook computer, laptap, macbook, madikanini, notebook pc, chromebook
computer, pc, desktop, कंप्यूटर, kanini, cpu
laptop charger, laptop adapter, laptop adaptor, charger for laptop, dell charger, hp charger, adapter for laptop
laptop stand, laptop holder, laptop riser, laptop table stand
laptop bag, laptop sleeve, laptop cover, laptop case
monitor, screen, display, मॉनिटर, computer screen, external display, lcd, led screen
keyboard, कीबोर्ड, keybord, key board, typing board
mouse, माउस, mice, computer mouse, pointing device
mouse pad, mousepad, desk mat
webcam, web cam, web camera, computer camera
pen drive, pendrive, usb stick, thumb drive, flash drive, पेन ड्राइव, usb drive, memory stick
hard disk, hard drive, hdd, external hard disk, ssd, portable drive, हार्ड डिस्क, harddisk, external drive, hard disc
memory card, sd card, microsd card, micro sd, मेमोरी कार्ड, tf card
router, wifi router, wi fi, modem, wifi, dongle, jio fi, jiofi, hotspot device
lan cable, ethernet cable, network cable, internet wire
hdmi cable, hdmi, tv cable, display cable, hdmi wire
usb cable, data cable, charging cable, charger cable, type c cable, charging wire
graphics card, gpu, rtx, video card
ram, memory, laptop ram, ddr4
projector, प्रोजेक्टर, beamer
tablet, tab, ipad, टैबलेट, android tab
graphics tablet, drawing tablet, pen tablet, wacom, digital pad, drawing pad, writing pad for teaching
kindle, ebook reader, e reader
smartphone, mobile, phone, mobile phone, मोबाइल, cell phone, android phone, kaipesi, cellphone, handset, iphone, alaipesi, फोन, android, tholaipesi
phone charger, charger, mobile charger, चार्जर, fast charger, charging adapter
phone cover, phone case, mobile cover, back cover, mobile case, कवर, back case, mobile back cover, phone pouch
screen guard, tempered glass, screen protector, tempered
power bank, powerbank, portable charger, पावर बैंक, battery bank, mobile power bank
earphones, earphone, handsfree, ear phones, headset, earfone, earfones, इयरफोन, wired earphones, kaadhu phone, in ear
earbuds, buds, airpods, tws, ear buds, earpods, wireless earphones, bluetooth earphones, airdopes, air pods
headphones, headphone, headset, head phone, हेडफोन, headfone, over ear, cans
speaker, speakers, स्पीकर, bluetooth speaker, sound box, woofer, music box, jbl, boombox
home theatre, home theater, soundbar, sound bar
microphone, mic, माइक, mike, recording mic, collar mic
camera, कैमरा, dslr, cam, gopro, digital camera
tripod, camera stand, phone stand, mobile stand, gorillapod, selfie stick
television, tv, टीवी, led tv, smart tv, tholaikatchi
remote, remote control, रिमोट
gaming console, playstation, ps4, ps5, xbox, game console, video game
game controller, joystick, gamepad, controller
arduino, microcontroller, arduino uno, esp32, raspberry pi, embedded kit, electronics kit
multimeter, voltmeter, tester
soldering iron, solder gun, soldering kit, soldering machine
breadboard, bread board, circuit board
battery, cell, बैटरी, batteries, duracell, inverter battery
screwdriver, screw driver, pechkas, पेचकस, toolkit, tool kit, tools, spanner
hammer, hathoda, हथौड़ा, suthiyal
drill machine, drill, drilling machine
ladder, seedhi, सीढ़ी, eni
cricket bat, bat, balla, बल्ला, kirket bat, english willow bat, kashmir willow bat
cricket ball, ball, gend, गेंद, leather ball, tennis ball, panthu, pandhu, cork ball
cricket kit, cricket set, cricket gear, batting kit, cricket
batting pads, leg guard, cricket pads, leg pads
football, soccer ball, फुटबॉल, foot ball, kaal pandhu, futbol
football shoes, football boots, studs, spikes shoes
basketball, basket ball, बास्केटबॉल, koodai pandhu
volleyball, volley ball, वॉलीबॉल, kai pandhu
badminton racket, racket, racquet, shuttle bat, badminton bat, रैकेट, badminton racquet, shuttle racket
shuttlecock, shuttle, shuttle cock, cork, चिड़िया, badminton cock, shuttles, birdie
tennis racket, lawn tennis racket, tennis bat, tennis racquet
table tennis bat, tt bat, ping pong bat, tt racket, ping pong paddle, ping pong, table tennis
carrom board, carrom, carom, carrom coins, कैरम, caram board, karam board
chess board, chess, chess set, shatranj, शतरंज, sathurangam
board game, ludo, monopoly, scrabble, लूडो, games
playing cards, cards, taash, ताश, uno cards, seettu kattu
yoga mat, exercise mat, gym mat, योगा मैट, yogamat, workout mat
dumbbells, dumbbell, dumbell, dumbells, weights, gym weights, डम्बल, hand weights, gym set
skipping rope, jump rope, skipping, rassi kud, rope for skipping
gym gloves, workout gloves, lifting gloves
resistance band, exercise band, toning tube
protein powder, whey, whey protein
swimming goggles, swim goggles, pool goggles, swimming glasses
swimming costume, swimsuit, swim trunks, swimming cap
skateboard, skate board, skates, roller skates, skating shoes
tent, camping tent, तंबू, koodaram
sleeping bag, camping bag
hiking shoes, trekking shoes, trekking boots
guitar, gitar, गिटार, acoustic guitar, gittar, kitar
ukulele, uke, ukelele, mini guitar
guitar strings, strings, guitar wire, gitar ke taar
guitar stand, guitar bag, guitar cover
keyboard piano, piano, synthesizer, casio keyboard, music keyboard, harmonium, synth, electronic keyboard
harmonium, peti, हारमोनियम, harmoniam
flute, bansuri, बांसुरी, pullanguzhal, basuri, bansi, kuzhal
tabla, tabla set, तबला, dholak, dhol, ढोलक
mridangam, mirudangam, drum
drums, drum set, drum kit, drum pad, cajon
violin, वायलिन, fiddle, vayalin
veena, sitar, वीणा, veenai
harmonica, mouth organ, mouthorgan, माउथ ऑर्गन, maut organ
slippers, chappal, चप्पल, seruppu, flip flops, sandals, hawai chappal, crocs, sandal, flipflops, floaters, slides
shoes, joote, जूते, juta, shoe, footwear, kaalani, boot, जूता
sports shoes, sneakers, running shoes, sneaker, canvas shoes, jogging shoes, trainers, gym shoes, training shoes
formal shoes, leather shoes, office shoes, oxford shoes, black shoes, interview shoes
boots, gumboots, ankle boots
heels, high heels, sandals for women, stilettos
socks, moje, मोजे, kaalurai, sox
t-shirt, tshirt, tee, t shirt, tee shirt, टी शर्ट, banian, polo, jersey
shirt, kameez, कमीज, sattai, chokka, शर्ट, top
formal shirt, office shirt, white shirt, interview shirt, formals
trousers, pants, pant, पैंट, formal pants, kaal sattai, patloon, chinos
jeans, jeans pant, denim, जींस, denim pants, denims, levis
track pants, joggers, lower, pajama, track pant, payjama, lowers, sweatpants
shorts, half pant, nikkar, निक्कर, bermuda
jacket, जैकेट, coat, windcheater, jerkin, winter jacket
denim jacket, jeans jacket, levis jacket
blazer, suit, coat, formal coat, interview coat, कोट, suit coat
hoodie, sweatshirt, hoody, hooded jacket, sweat shirt, hudi
sweater, jumper, pullover, स्वेटर, woolen, cardigan, woollens
shawl, शॉल, stole, saalvai, wrap
scarf, muffler, मफलर, stole
gloves, dastane, दस्ताने, kaiyurai
cap, topi, टोपी, hat, thoppi
saree, sari, साड़ी, pudavai, saari, pattu pudavai, selai
kurta, kurti, कुर्ता, kurtha, kurtis, ethnic wear
dupatta, chunni, दुपट्टा, odhni, thuppatta, chunari
lehenga, ghagra, लहंगा, chaniya choli, pavadai
dhoti, veshti, mundu, धोती, lungi, लुंगी
salwar, salwar suit, churidar, सलवार, suit set
dress, gown, frock, one piece, maxi
uniform, dress code, school dress, valet
costume, fancy dress, cosplay, dance costume
jewellery, jewelry, earrings, jhumka, झुमका, bangles, chudi, kammal, nagai, imitation jewellery
perfume, deodorant, deo, itr, attar, इत्र, body spray, scent, fragrance
makeup, make up, lipstick, cosmetics, kajal, मेकअप
poster, wall poster, wall art, posters, painting
photo frame, frame, picture frame, photo stand
paint, colours, watercolours, paints, acrylic colours, rang, रंग, poster colours
paint brush, brush, brushes, painting brush
canvas, drawing canvas, painting canvas
teddy, teddy bear, soft toy, stuffed toy, टेडी
toy, khilona, खिलौना, toys, bommai
plant, paudha, पौधा, pot plant, indoor plant, sedi, money plant, succulent
flower pot, gamla, गमला, planter, poonthotti
aquarium, fish tank, meen thotti
pet food, dog food, cat food
kite, patang, पतंग, pattam
rangoli, kolam, rangoli colours
idol, murti, मूर्ति, statue, silai
agarbatti, incense, अगरबत्ती, dhoop, oodhubathi
sewing machine, silai machine, सिलाई मशीन, thaiyal machine
sewing kit, needle thread, sui dhaga, सुई धागा
washing machine, kapde dhone ki machine, वॉशिंग मशीन, washer, thuni thuvaikkum machine
vacuum cleaner, vaccum cleaner, hoover
room heater, heater, हीटर, blower, sun heater
humidifier, diffuser, air purifier
inverter, ups, power backup, इन्वर्टर
weighing machine, weighing scale, weight machine, tarazu, तराजू
stethoscope, steth, स्टेथोस्कोप, doctor kit
dissection box, dissection kit, dissecting set
lab equipment, beaker, test tube, glassware
bike cover, scooter cover, vehicle cover, body cover
car, gaadi, कार, four wheeler
phone holder, mobile holder, bike phone mount, car mount
ticket, pass, event pass, concert ticket
gift card, voucher, coupon
hostel essentials, hostel kit, hostel items, hostel saman, room essentials
second hand, used, pre owned, purana, पुराना, old, preloved, refurbished
new, naya, नया, brand new, unused, pudhu, sealed
cheap, sasta, सस्ता, affordable, budget
hc verma, h c verma, concepts of physics
`;

/** The groups that a new database has. */
export const firstSynonyms: string[][] = GROUPS.trim()
  .split('\n')
  .map((line) => [...new Set(line.split(',').map((term) => term.trim()))]);
