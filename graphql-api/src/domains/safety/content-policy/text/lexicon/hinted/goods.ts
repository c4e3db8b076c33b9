import type { Deal } from '../lexicon.ts';
import { paid } from './words.ts';

/** Drugs, drinks, smokes, weapons and animals that are described but not named, each by phrases that describe nothing else. */
const rooms = 'warden, hostel, room, night, tonight, party, weekend, dm, ping';
const food =
  'recipe, cake, baking, coffee, chai, kitchen, jaggery, kg, oats, parry, parrys, expiry, mix, curry, dosa, tea, pickle, juice, flavour, flavor, protein, shake, cups, mug, bag, tshirt, shirt, saree, souvenir, magnet, cap, shoes, ring, chocolate, chocolates, honey';

export const hintedGoods: Deal[] = [
  {
    kind: 'drugs',
    isWide: true,
    things: `it is green, its green, is green, green and dry, dry and green, leafy, it is white, its white, white and fine, it is brown, smells good, brown sugar, gulab jamun, halwa, barfi, laddoo, laddu, kheer, payasam, sugar, herb, herbs, leaves, leaf, powder, white powder, candies, candy, truffles, truffle, grass, spice, coke, snow, acid, pot, speed, stamps, stamp, grass, tea, plant, flowers, cookies, brownies, greens, chocolate, mushroom, mushrooms, oil, tablets, cream, crystals, salt, mint, oregano, kasuri methi`,
    actions: `not/isnt/never (the/for/from/a/of) (your/usual/normal/regular) salad/sandwich/chutney/sabzi/pulao/biryani/goat/goats/cows/cow/rabbit/rabbits/kitchen/cooking/coffee/chai/tea/puja/pooja/tulsi/eating/garden/salad/grocery/bakery/cake/baking/mummy/mom/grandma/temple (one/kind/type/sort/wala/use/shop/powder), not the/that kitchen/cooking/eating/drinking/garden/grocery/normal/regular/usual/sweet/edible/chocolate/candy/bakery/masala/cola/soda/computer one/ones/kind/kinds/type/sort, dont mean (for/the/in/that/what), not talking about/of (the), not what your/ur mom/mother, not the one (you/u/that/which/in/for/from/we), you know which, other kind, the other kind/type, nose only, for the nose, through the nose, makes/make (the) (walls/room/ceiling/world/floor) breathe/melt/spin/dance/move, walls breathe, talk to god, see god, meet god, see shiva, meet shiva, fly without wings, bholes/bhole/shivas/shiv/baba/babas blessing/blessings/prasad, on (the/your/ur) tongue, under the/your/ur tongue, see colours/colors, rolls well, roll well, you/u will/ll fly, will make you fly, creamy one tola, one tola, tola`,
    harmlessNear: `${food}, lamp, light, lights, led, projector, toy, sticker, stickers, poster, painting, costume, lawn, seed, board, nasal, cards, doctor`,
    offers: 'flavour, chocolate, cake, coffee, tea, kitchen, chai, cups',
  },
  {
    kind: 'drugs',
    isWide: true,
    isDoubtful: true,
    things: `special brownies, special cookies, special laddoo, special cake, brownies, item, maal, stuff, the stuff, pahad ka, pahadi, green stuff, gulab jamun, halwa, barfi, laddoo, joint effort, party supplies, supplies, party material, aaku, ilai, porul, pugai`,
    actions: `not for kids/children, one is enough, half is enough, one and you, enough for the/whole/full night, ek kash, duniya ghoomegi, duniya ghumegi, dum kavali, dum venum, dum kottali, pugai podra, pugaikka, night mattum, you asked for yesterday, you wanted yesterday, come alone, cash only, seniors know what, seniors know, know what it is, those who know, limited, last few, dont ask what, has a kick, kicks`,
    beside: `${rooms}, saturday, friday, sunday, whole night, cash, alone, seniors, one, message cheyyi, iruku, manchidi, duniya`,
    harmlessNear:
      'birthday, decor, decoration, decorations, balloons, balloon, plates, cups, banners, banner, lights, eggless, recipe, bakery, tea, honey',
  },
  {
    kind: 'medicines',
    isWide: true,
    things: `tablet, tablets, pill, pills, capsule, capsules, strip, strip of ten, strip of 10, juice, gym juice, vial, goli, syrup, drops, injection, gel, patch, sachet, medicine that, meds`,
    actions: `needle included, needles included, needle and, with needle/needles/syringe/syringes, syringe, gives only on paper, only on paper, i have without, without paper/slip/chit/prescription/parchi, without asking (a) (doctor/paper/slip), sleepless, stays/stay/staying awake, keeps/keep you (up/awake), up all night, awake all, results in <number>/two/three/four weeks, before fat/cat/exam/exams/finals, night before fat/cat/exam, for exam nights, sleep like (a) (baby/log/dead/stone), calms/calm you/nerves, from my (psychiatrist/doctor), leftover from my, gains in`,
    harmlessNear:
      'samsung, lenovo, ipad, stylus, android, screen, drawing, resistor, led, tea, coffee, valve, lid, music, book, gum, charger, sleeve, hair, face, plug, extension',
  },
  {
    kind: 'alcohol',
    isWide: true,
    isDoubtful: true,
    things: `chilled ones, cold ones, chilled one, thandi thandi, thandi wali, thandi bottles, army canteen, canteen wali, csd, csd wali, papa ki quota, quota wali, single malt, old monk, monk, 750 ml, 180 ml, 375 ml, 650 ml, 8 percent, 42.8, 42 8 percent, strong, something strong, something for the throat, full onnu, half rendu, oka full, oka half, rendu half, quarter rendu, full seal, bottle of something, full blessing, pondy trip, pondicherry trip, goa trip, goa nunchi, pondy la irundhu, mahe la irundhu, yanam nunchi, daman se, goa se, duty free, from duty free, mandu, mandhu, sarakku, full bottle, half bottle, quarter`,
    actions: `for the match strong, strong <number> for, <number> percent, 8 percent, percent, cover me, newspaper, wrap it, wrapped in, in newspaper, unopened, sealed, seal undi, seal udaikala, unopened full, konduvandhen, kondu vandhen, konduvanthen, tecchina, techina, tecchanu, laya hu, laaya hu, laya hoon, laa dunga, mangwa dunga, papa ki quota, ki quota, 750 ml, full onnu, oka full, full/half/quarter undi/iruku/hai/available, full blessing, ashirwaad, ashirwad, blessing, for the throat, fresher party, freshers party, farewell party, party ke liye, kavala, kavali, venuma, venum, istha, tharen, techesta, hostel ki, room ku, room ki, room pe, take it in`,
    harmlessNear: `${food}, fruit, sweetener, dettol, disinfectant, water, sipper, shampoo, conditioner, oil, perfume, lotion, milk, empty, flask, thermos, steel, plant, tablet, jwaram, daggu, glue, fevicol, ink, paint, sanitizer, dispenser, dish, cleaner, battery, helmet, magnet, humidity, charge, mokkalaku, ghee, sauce, ketchup, curd, cooler`,
  },
  {
    kind: 'tobacco and vapes',
    isWide: true,
    isDoubtful: true,
    things: `white sticks, white stick, sticks, loose sticks, cancer sticks, ten in a box, twenty in a box, 10 in a box, 20 in a box, cloud maker, cloud machine, flavoured cloud, flavored cloud, smoke without fire, puffs, flavoured air, mango air, pen that smokes, smoking pen, charging pen, type c charging, coal, coals, small pouch, spit, chewing thing, thing to chew, sutta, pugai`,
    actions: `ten in a box, twenty in a box, 10 in a box, 20 in a box, cowboy, the red one, red one, with the cowboy, white one with, menthol, flavoured, flavored, mango, grape, mint, watermelon, blueberry, strawberry, lasts a week, lasts (for) (a/two/one) week/weeks/days, puffs, type c charging, charging, no fire, knock twice, after 10pm, after 11pm, loose and, loose, both loose, under (the/your) lip, with coal, lighter free, from the tapri`,
    beside: `${paid}, ${rooms}, cowboy, week`,
    harmlessNear:
      'chalk, incense, agarbatti, lamp, kebab, popsicle, drum, guitar, glue, cable, cord, usb, phone, earbuds, toothbrush, noodles, hockey, fan, diffuser, humidifier, juice, shake, matchstick, joystick, memory, pregnancy, drawing, art, charcoal, body, hot, bamboo, skewers, speaker, trimmer, hair, laptop, asthma, inhaler, corn',
  },
  {
    kind: 'weapons',
    isWide: true,
    isDoubtful: true,
    things: `sharp thing, sharp item, sharp one, sharp steel, pointed thing, pointed steel, pointed steel thing, pointed object, steel thing, metal thing, shiny thing, small blade, six inch, 6 inch, 5 inch, four fingers, metal fist, fist ring, iron ring, knuckle, thing with a button, real one, cold steel, shock thing, stick that extends, six chambers, brass, loud stuff, loud ones, boom, goes boom, dhamaka, six boxes, ten boxes`,
    actions: `opens with/by (a/one) button/press/flick/click, button press, flick open, flicks open, keep (it) in (your/the) pocket, in your pocket, folds, when someone bothers/troubles/touches/disturbs/attacks (you), someone bothers, when you go (out/outside) (at), at night, for night walks, going out at night, self defence, self defense, safety at night, gives confidence, nobody messes, no one messes, will mess with, four fingers, comes with the brass, six chambers, with brass, left over/from (from) (diwali/deepavali), leftover from diwali/deepavali, from diwali, from deepavali, light and run, light it and, wardens will run, warden will run, wardens run, goes boom, full sound`,
    harmlessNear:
      'stand, tripod, kitchen, lamp, lights, torch, umbrella, table, chair, cycle, diya, rangoli, kurta, lens, pen, trimmer, multitool, screwdriver, spanner, phone, speaker, bass, key, rack, pan, sweets, laptop, monitor, tv, screen, ruler, scale, tablet, whistle, alarm, cracker, drive',
  },
  {
    kind: 'weapons',
    isWide: true,
    things: `deepavali ku, deepavaliku, diwali ku, deepavali, diwali, dipavali, new year, vinayagar, festival ku, pandagaki, pandaga, karthigai`,
    actions: `vedi, vedikal, vedikala, vedigal, saram, saravedi, pattasu, pattas, rocketu, rocket vedi, 1000 wala, thousand wala, 10000 wala, 5000 wala, 100 wala, wala vedi, walas, tapasulu, tapakayalu, bombulu, patake, pataka, anar chakri, anar aur, anar chakri rocket, chakri rocket, sutli, ladi wali, loud stuff, loud ones, goes boom, sparklers and, crackers and, light and run`,
    harmlessNear: 'lights, diya, rangoli, kurta, saree, paakura, lamp, bonus, offer',
  },
  {
    kind: 'weapons',
    things: 'vedi, vedigal, saram, wala rendu, wala',
    actions:
      'baaki iruku, baaki irukku, baki iruku, meedhi iruku, michcham, micham, michamirukku, deepavali, deepavaliku, vaanginadhu, migilindi, migilayi',
    harmlessNear: 'paakura, nenaikadha, lights, cable, tamil',
  },
  {
    kind: 'live animals',
    isWide: true,
    isDoubtful: true,
    things: `kitty, my kitty, kitten, cat had, four little ones, little ones, furry friend, furry ball, ball of fur, green talker, red beak, small tortoise, tortoise, he is, she is, its a boy, boy pup, naai kutti, kutti naai, poonai kutti, kukka pilla, kukka pillalu, pilli pilla, kutte ka baccha, billi ka baccha, lab baby, my boy, my girl, our dog, mother dog, litter`,
    actions: `had four/five/three/six/two/babies/little/kittens, take one, take any, pick any, <number> days/weeks/months/naal/rojulu/din old, days old, weeks old, months old, first/second injection/injections/vaccination/vaccine/dose done, injection done, vaccinated, dewormed, eats pedigree, barks, says hello, cage free, free cage, lucky for, for room luck, thadupoosi, teeka lag, needs new/a owner/home/family, new owner, litter trained, potty trained, toilet trained, male and female, pair of, weaned`,
    harmlessNear:
      'mug, lamp, toy, plush, soft, ceramic, poster, bowl, leash, collar, phone, laptop, cycle, service, warranty, sleeve, table, chair, cooler, earbuds, keychain, sticker, empty, bag, tshirt, guitar, battery, charger, shoes, watch, mattress, fan, brother, sister, roommate, print, cushion',
  },
  {
    kind: 'tobacco and vapes',
    isWide: true,
    isDoubtful: true,
    things:
      'mild, milds, light, lights, kings, ice burst, iceburst, indie mint, advance, classic, classics, flake, gold flake, connect, switch mint, double switch, clove, menthol, small gold, big gold, ultra mild',
    actions:
      'single <number>, singles <number>, one stick, per stick, per single, loose, single also, singles also, packet <number>, pack of ten/twenty, full pack, 11pm to, 11 pm to, all night, after 11, after 12, midnight',
    harmlessNear:
      'sofa, bed, cot, bedsheet, mattress, books, book, shirt, paper, sheets, led, fairy, string, bulb, tube, lamp, chair, dumbbell, cycle, watch, soap, detergent, shampoo, tea, coffee, sauce, shoes, novel, tshirt, guitar, bindi, chess, cards, stickers, earring',
  },
  {
    kind: 'drugs',
    isWide: true,
    isDoubtful: true,
    things:
      'og, kush, haze, purp, dank, gas, loud, zaza, hybrid, indica, sativa, cali, pouch of, baggie, baggies, dime, zip, eighth, nug, nugs, flower, flowers, resin, rosin, shatter, wax, hash, crumble, sticky, crystals, pure crystal, rocks, snow, ket, keta, mandy, lucy, acid, tabs, caps, beans, skittles, xans',
    actions:
      '<number> gram/grams/gm/gms/tola, 1g, 2g, 3g, 5g, 10g, 0 5 clean, clean tested, tested clean, lab tested, smoke, smoking, rolled, pre rolled, potent, hits hard, hits different, very sticky, fluffy, fresh batch',
    harmlessNear:
      'yoga, beads, bath, pod, vase, bouquet, seeds, seed, garden, art, craft, mould, epoxy, candle, soap, protein, creatine, board, jewellery, earrings, rice, dal, coffee, salt, sugar, clay, fabric, hair, polish, car, floor, stove, cylinder, lighter, weight, scale, sd, speaker, music, volume, tape, note, notes, gold, silver, colour, paint, coin, chocolate, sweet',
  },
  {
    kind: 'alcohol',
    isWide: true,
    isDoubtful: true,
    things:
      'magic moments, magic moment, signature, imperial blue, royal stag, royal challenge, black dog, antiquity, kingfisher, corona, blenders, romanov, morpheus, teachers, kf, budweiser, bud, tuborg, carlsberg, heineken, haywards, bira, breezer, smirnoff, bacardi, old monk, monk, mcdowells, honey bee, mansion house, signature premium, vat 69, 100 pipers, theka, theke, theka band',
    actions:
      'chota bottle, choti bottle, chhoti bottle, small bottle, mini bottle, bada bottle, badi bottle, half left, half remaining, quarter left, left over, leftover, left from, from party, from the party, take for, nobody drinks, no one drinks, dont drink, tins, tin, chilled, opened once, one peg, two pegs, peg left, mil jayegi, mil jaegi, milegi, hone ke baad, after closing, room no, room <number>, bring glass, ice and',
    harmlessNear:
      'mosquito, extract, airlines, flight, monitor, poster, tshirt, lamp, book, pen, perfume, calendar, bag, watch, cricket, jersey, cap, mug, empty, camera, guitar, leash, collar, earbuds',
  },
  {
    kind: 'medicines',
    isWide: true,
    isDoubtful: true,
    things: 'testosterone, test e, test c, steroid, steroids, shots, growth hormone, insulin, trt, clomid, hcg, peptide, peptides, anabolic',
    actions:
      'shots, injection, injections, course, weeks course, cycle, vial, vials, 10 ml, 10ml, stack, gym, gains, cutting, bulking, bulk, ampoule, ampoules, enanthate, cypionate',
    harmlessNear: 'book, notes, biology, physiology, endocrinology, booster, camera, coffee, bicycle, photography',
  },
  {
    kind: 'alcohol',
    isWide: true,
    isDoubtful: true,
    things:
      'vintage port, port wine, port, red wine, coke bottle, cola bottle, sprite bottle, juice bottle, 2 litre coke, hard drink, hard drinks, small ones, strong ones, farewell drinks, party drink, homemade wine, fruit wine, tonic, adult juice',
    actions:
      'hits later, hits slow, hits you, tastes like juice, tastes like grape, already mixed, pre mixed, premixed, party ready, ready mixed, mixed and ready, left after farewell, left after party, left from farewell, after farewell, small ones, gets you, good kick',
    harmlessNear:
      'usb, type, hdmi, ethernet, charger, charging, hub, serial, vga, cake, sauce, ride, soda, syrup, cups, glasses, balloon, decoration, plates',
  },
  {
    kind: 'tobacco and vapes',
    isWide: true,
    isDoubtful: true,
    things:
      'loose smokes, smokes, single smokes, minty pouch, mint pouch, white pouch, small pouch, pouches, a puff, few puffs, evening puff, lighter and, light up, tapri items',
    actions:
      'knock twice, knock, after mess, after dinner, keep in the lip, in the lip, under lip, inside the lip, lip, loose, single, per piece, room no, late night, all night',
    harmlessNear: 'balm, lipstick, gloss, scrub, alarm, detector, machine, fog, cotton, powder, corn, rice, inhaler, jewellery, cosmetic, makeup',
  },
  {
    kind: 'drugs',
    isWide: true,
    isDoubtful: true,
    things:
      'plants, plant, leaves, home grown, homegrown, grows at home, grows plants, garden stuff, terrace garden, half a zip, a zip, cough bottle, cough syrup, the sleepy one, sleepy syrup, balloons',
    actions:
      'make you giggle/laugh/fly/float/sleepy/happy, makes you giggle/laugh/fly/float/sleepy/happy, you giggle, half a zip, zip left, the sleepy one, sleepy one, sleepy, laughing gas, left now, buzz, high',
    harmlessNear:
      'pot, pots, nursery, soil, seeds, gardening, aloe, money, tulsi, cactus, succulent, birthday, party, decor, decoration, toy, spoon, cup, measuring',
  },
  {
    kind: 'weapons',
    isDoubtful: true,
    things: 'folding blade, foldable blade, blade, blades, crackers, cracker, small steel balls, steel balls, metal balls',
    actions:
      'skull, skull handle, skull on handle, with skull, double edge, both sides sharp, sharp both sides, belt sheath, with sheath, sound only, full sound, big sound, burst them, to burst, good for crows, for crows, for birds, for monkeys, for dogs, something that shoots, shoots small',
    harmlessNear:
      'mixer, grinder, fan, razor, trimmer, shaver, cutter, biscuit, biscuits, cream, snack, cheese, bearing, bearings, tshirt, speaker, bike, lawn, wiper, toy',
  },
  {
    kind: 'drugs',
    isWide: true,
    things: 'edibles, edible, gummies, infused, brownies, cookies',
    actions:
      '<number> mg, mg each, <number> mg each, jar of, start with half, start low, dont eat two, one is enough, kicks in, takes an hour, hits after',
    harmlessNear: 'vitamin, biotin, zinc, protein, calcium, fish, oil, paracetamol, multivitamin, baking, eggless, ice, chocolate',
  },
  {
    kind: 'alcohol',
    isWide: true,
    isDoubtful: true,
    things:
      'from scotland, scotland, scottish, highlands, kentucky, from goa, from pondy, from pondicherry, from mahe, from daman, from duty free, duty free, quarter, full, half',
    actions:
      'years old, year old, aged, twelve years, twelve years old, 12 years, warm you, warms you, to warm you, cold night, sip, sips, on the rocks, kedaikum raathiri, kedaikum, kedaikkum, raathiri, dorukuthundi, dorukutundi, milega raat, raat ko milega, raat me milega, 11 ku mela, after 11, late night',
    harmlessNear:
      'kurta, kurti, plate, map, kilt, shawl, scarf, blanket, bottle empty, sweater, sleeve, sleeves, marathon, t, tshirt, shirt, book, exam, match, cashew, cashews, shells, jacket, moon, screen, hd, water, bucket, biryani, parotta, juice, milk, seat, pant, ticket, notes',
  },
  {
    kind: 'medicines',
    things: 'goli, goliyan, tablet, tablets, maathirai, mathirai, matra, matralu, pill, pills, capsule',
    actions:
      'raat bhar, raat bhar jaago, ek khao, ek kha lo, khao aur, raathiri fulla, raathiri full, muzhichi, muzhichiruka, thookam varadhu, nidra radu, nidra raadu, padhai me, exam time, exam ke liye, pakki',
    harmlessNear: 'samsung, soda, stand, cover, box, dabba, screen, pencil, marble, gola',
  },
  {
    kind: 'live animals',
    isWide: true,
    isDoubtful: true,
    things:
      'little friend, small friend, friend with whiskers, with whiskers, whiskers, four legged, feathered friend, furry fellow, little fellow, tiny fellow, furry friend, winged friend',
    actions:
      'feeds on, feed on, eats, wants to leave, needs space, leave my cupboard, leave my room, lives in, sleeps all day, chews, nibbles, sings, loves carrot, on carrot, on seeds, hops, jumps on',
    harmlessNear: 'toy, plush, soft, poster, book, cushion, sticker, mask, costume, toothbrush, lamp, mug',
  },
  {
    kind: 'drugs',
    isWide: true,
    isDoubtful: true,
    things:
      'acid, grass, weed, herb, herbs, leaf, leaves, powder, candy, candies, snow, sugar, salt, coke, pot, speed, ice, crystal, crystals, mushroom, mushrooms, truffles, stamps, cream, cookies, brownies, tea, greens, spice, glass, joint, joints, hash, oil, kush, stuff, plant, stick, sticks',
    actions:
      'not (the/a/your/for/that/in) <word> one/ones/kind/type/sort/wala/wali, isnt (the/a/your/for/that) <word> one/ones/kind/type/sort, other than the <word> one/kind/type, himachal parcel, from himachal, from manali, from kasol, from malana, from idukki, from araku, parcel',
    harmlessNear:
      'shawl, honey, apple, apples, wool, woollen, trek, cardamom, coffee, face, skin, hair, body, baby, detergent, washing, incense, himalayan, cosmetic, cricket, hockey, drum, glue, selfie, memory',
  },
  {
    kind: 'live animals',
    things: 'parrot, parrots, mynah, cock, cocks, rooster, roosters, hen, hens, goat, pigeon, pigeons, cat, kitten, puppy, dog',
    actions:
      'that talks, talks, can talk, speaks, for fighting, fights, that barks, that sings, for mating, for breeding, needs home, need home, need a home, needs a home',
    harmlessNear: 'toy, plush, keychain, soft, poster, show, book, robot, cushion, sticker',
  },
];
