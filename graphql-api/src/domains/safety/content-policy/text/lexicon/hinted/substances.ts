import type { Deal } from '../lexicon.ts';

const hills =
  'himachal, himachali, kasol, kullu, parvati, parvati valley, tosh, malana, manali, kodai, kodaikanal, idukki, vattavada, araku, arunachal, shillong, manipur, nepal, the hills, the mountains, mountain village, hill village';
const household =
  'plate, tea, coffee, curry, skin, skincare, face, hair, garden, plant, plants, pot, mat, yoga, art, print, pattern, design, decor, bedsheet, curtain, shawl, saree, kurta, kurti, dress, bag, cushion, rug, paneer, dosa, recipe, spice, spices, honey, trek, trekking, shoes, tent, camera, lens, photography, screen, players, fan, wheel, bearing, ball, racket, sleeve, charger, phone, laptop, mouse, keyboard, drone, kite, rotis, roti, chapati, paratha';

/** Drugs, drinks, smokes and medicines that are described but not named. Each half is common in harmless texts, but both together hardly are. */
export const hintedSubstances: Deal[] = [
  {
    kind: 'drugs',
    isDoubtful: true,
    isWide: true,
    things: `lassi, thandai, leaf, leaves, leafemoji, cookieemoji, mushroomemoji, snowemoji, greens, the green, green ones, the green one, herb, herbs, herbal, herbal mix, ${hills}, stuff, good stuff, the stuff, magic ones, magic kind, small packet, small packets, tiny packet, tiny packets, pinch packets, powder, paper squares, squares, tiny squares, crystals, resin, buds, nuggets, edibles, brownie, brownies, cookies, laddoo, laddu, gummies, chocolate bites, mix, maal, samaan, saaman, the thing, that thing`,
    actions: `for smoking, smoking, to smoke, relax more, relaxes more, need a crusher, needs a crusher, crusher, world spins, head spins, spins your, shivratri special, shivratri, legal they say, eyes red, red eyes, eyes go red, you/makes_you/u hungry, hungry after, <number>/one/two/three/few/couple puffs, puff and, one drag, two drags, few drags, smells strong, strong smell, smells like skunk, smelly bag, smell proof bag, sticky and, so sticky, laugh for, laughs for, laughing for, giggle for, giggles, makes you/u laugh/fly/float/giggle/happy_for, make you/u laugh/fly/float/giggle, you will fly/float, fly you, to the moon, hits hard/different/slow/after, smooth hit/hits, hit slow, kicks in, kick in, kicks after, ur/you_are/youre/u_are gone, <number>g left, g left, grams left, gms left, 5g/10g/2g/3g/1g of, 1g, 2g, 10g, 15g, 20g, 25g, a g, few grams, rolled myself, rolled by, rolled fresh, rolled and, i roll, roll it, roll and, needs paper, bring papers, papers included, paper included, lighter needed, bring lighter, under/below (the/your) tongue, relaxing and, relax and, for relaxing, forget everything/your/all, see stars, see colours, see colors, colours move, feel like heaven, feels like heaven, floating, chill mode, zone out, zoned out, numb, tingle, smoked, 420, pre rolled, joint, for the lungs, bad for lungs, lungs, <number> a g, from kodai, from himachal`,
    harmlessNear: `${household}, protein, whey, baking, cake, detergent, soap, paint, clay, incense, poster, board, cards, jokes, comedy, joke`,
  },
  {
    kind: 'drugs',
    isDoubtful: true,
    isWide: true,
    things: `something, samthing, some thing, the thing, a thing, it, these, those, this`,
    actions: `makes your eyes red, make your eyes red, makes you float, makes you fly, makes you laugh for, make you laugh for, laugh for two/three/four/five/<number>/many hours, wild (and) white/expensive, white and expensive, make the party wild, makes the party wild, put one under (the/your) tongue, put it under (the/your) tongue, sniff, snort, one line and, up the nose, smoke it, roll it, tripping, hallucinate, forget your name`,
    harmlessNear: `${household}, board, cards, jokes, comedy, joke, toy, cat, dog, decongestant, eye, drops`,
  },
  {
    kind: 'alcohol',
    isDoubtful: true,
    isWide: true,
    things: `bottle, bottles, glass bottles, glassemoji, bottleemoji, brown bottle, green bottle, quarter, half, full, 180, 375, 750, pints, cans, can, cold one, cold ones, juice, party juice, apple juice, grape juice, old grapes, grape water, barley water, barley juice, barley, drink, drinks, cough medicine for grown ups, liquid, liquid courage, courage, spirit, monk, the monk, old monk, captain, johnnie, jack, teachers day, uncle, red water, white water, laal paani, brown water, rajnigandha water, medicine for the heart`,
    actions: `already filled with rum/vodka/whisky/gin/beer, filled with rum/vodka/whisky/gin, so nobody smells, nobody smells, no smell, warden cant smell, warden wont smell, mouth smell, smell on breath, goa nights/night/trip_style, miss goa, evening only, only after dark, after dark, for boys night, boys night, girls night only, hangover, headache next morning, next morning headache, next day headache, makes you dance, makes you brave, makes you talk, get tipsy, tipsy, tipsy by, high spirits, drunk, one sip, two sips, two glasses and, with soda, soda free, soda and, chakna, side dish, ice and glasses, neat or, on the rocks, strong one, 8 percent, 8 strong, 42 percent, 40 percent, five percent, percent strong, elephant on it, kingfisher bird, monk hat, monk on it, in my cupboard, careful while carrying, dry day, dry days, on dry, dry state, age 21, above 21, only 21 plus, for adults, grown ups, grown ups only, tonight limited, visiting block, visiting hostel, full 750 size, 750 size, quarter half and full, quarter half full, quarter and half, half and full, farewell night, party night`,
    harmlessNear:
      'water, milk, shampoo, oil, perfume, sipper, thermos, flask, empty, plant, money, lamp, decor, craft, tshirt, t, shirt, book, marvel, sparrow, cap, cola, pepsi, sprite, mango, orange, protein, baby, sauce, ink, paint, cricket, costume, mock',
  },
  {
    kind: 'alcohol',
    isDoubtful: true,
    things: `fermented, brewed, homemade, home made, distilled, strained`,
    actions: `grape, grapes, rice water, jaggery, mahua, apple drink, fruit drink, strong drink, gets you, kick, sleepy, strong, in my room, in room, bucket, in a can`,
    harmlessNear: 'batter, dosa, idli, pickle, kimchi, vinegar, curd, tea, coffee, kombucha, cake, jam, bread',
  },
  {
    kind: 'tobacco and vapes',
    isDoubtful: true,
    isWide: true,
    things: `cloud, clouds, cloud machine, you inhale it, inhale, inhale it, inhaled, puffemoji, smoke comes out, white smoke, fog, flavoured smoke, flavored smoke, steam pen, usb stick, charge by type c, charges by, rechargeable, refill, refills, device, kit, pen type, stick, the stick, white stick, white sticks, cancer sticks, cancer stick, lung, sticks, tin, rolled, leaf rolls, pouch, pouches, box of twenty, box of 20, twenty in a box, ten in a pack, pack of ten, pack of twenty, khokha, lights`,
    actions: `smells of strawberry/mango/mint/grape/blueberry/watermelon, strawberry flavour, mango flavour, blueberry, watermelon ice, mint taste, tastes like mint/mango/grape/berry/candy, cotton candy, warden wont know, warden wont smell, no smoke smell, no smell, throat hit, hits the throat, puff of, blow rings, make rings, blow clouds, big clouds, <number> puffs, per stick, single stick, each stick, loose, ice burst, after dinner puff, after food, tea and, chai sutta, chai and, with chai, filter included, filter tip, filters, under the lip, behind lip, keep under lip, under lip, lip thing, buzz, head rush, head spin, spins your head, 24x7, even after 11, after 11pm, lighter free, light free, free lighter, matchbox free, smokers, smoking, 50 mg, mg nic, burning, burn it`,
    harmlessNear:
      'yoga, mat, blender, mixer, iron, printer, soldering, vacuum, massager, trimmer, toothbrush, straightener, asthma, nebulizer, nebuliser, steamer, humidifier, diffuser, essential, candle, incense, agarbatti, soap, hair, cosmetic, lipstick, balm, gloss, computing, storage, aws, server, guitar, cricket, hockey, drum, memory, led, fairy, tea, coffee, cake, photo, water, mixer, stage, dj, disco, halloween, projector, cap, glue, incense',
  },
  {
    kind: 'medicines',
    isDoubtful: true,
    isWide: true,
    things: `study buddies, study buddy, focus buddies, chill pills, chill pill, <number> mg, 10mg, 20mg, 50mg, 100mg, 200mg, 500mg, 0.5, strip, full strip, half strip, strips, small ones, small round, round ones, white ones, blue ones, yellow ones, yellow bars, bars, little helpers, helpers, candies, sweets for the brain, brain candy, from the chemist, from chemist, thing from the chemist, medical shop, from pharmacy, from the pharmacy, from my clinic, brothers clinic, fathers clinic, uncles clinic, uncles medical, dads clinic, two of these, one of these, pill, tablet, tabs, capsule, capsules, drops, syrup, bottle of syrup, test tabs, clen, clenbuterol, gym only, gym guys, injectionemoji`,
    actions: `keeps/keep/keeping (you/u/ur/me) awake, awake till, awake for, awake the whole, stay awake, no sleep for, wont sleep, dont sleep, sleep like, sleep in ten, no doc, no doctor, doc slip, doctors paper, doctor paper, needs a doctors, without the paper, without paper, without slip, without bill from, no slip, no chit, no rx, keeps you focused, keep focused, focus for, focused for, focus all, nights before, night before exam, before (the) exam, before (the) viva, before (the) fat, for anxiety, for stress, calm down, calms you, for viva, for exam stress, nerves, not from doctor, no questions at, prescription only, needs prescription, is prescription, schedule h, 10 for <number>, bulk up, gains in, cutting cycle, gym guys only, gym only, gym stuff, 10ml, 10 ml, month of, for sleep, knocks you, knock you out`,
    harmlessNear:
      'soap, chocolate, led, light, lights, power, cable, raw, tape, velcro, surge, coffee, tea, bournvita, plug, drinks, album, lamp, alarm, clock, cycle, granola, music, pen, erasers, ear, earplugs, samsung, ipad, lenovo, stylus, resistor, guitar, magnetic, massage, eyemask, mask',
  },
];
