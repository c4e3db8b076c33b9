import type { Deal } from '../lexicon.ts';

const measure = 'quarter/pint/khamba/pauwa/paua/addha/adha/180ml/375ml/650ml/750ml/1l_bottle';
const bottle = `(<number>/ek/one/two/do) ${measure}, 180/375/650/750 ml, full bottle, half bottle, fullu, aaf, full/half (piece) unopened/sealed, sealed bottle, bottle sealed, khamba, theka, theke se, tasmac, wine shop, chilled, thandi, peg, pegs, crate, cans, pint, pints, litre bottle, sealed piece/pc/full/half, unopened`;

/** Slang and emoji for drugs, drinks and smokes with phrases about their use. */
export const substanceDeeds: Deal[] = [
  {
    kind: 'drugs',
    things: `green tea, herb, herbs, hariyali, hari patti, hari ghaas, hare patte, hara samaan/saaman/saamaan/maal, stuff, maal, samaan, saamaan, saaman, leaf, leaves, ilai, ghaas, grass, mary jane, maryjane, mother mary, green stuff, the green, leafemoji, prasad, bhola prasad, special tea, malana, manali, kasol, idukki, kerala special/gold/wala/maal, sheelavathi, seelavathi, sheelavati, pattai, green gold, bob marley stuff, keralam, டீ தூள், இலை, சரக்கு ஸ்டஃப், पत्ती, हरियाली, माल, घास, प्रसाद, ఆకు`,
    actions: `to smoke, for smoking, not for drinking, smoke it, smoke up, smokable, smokeable, smokers only, rolled, joint, joints, blunt, blunts, doobie, ocb, ocbs, rizla, raw cones, rolling papers/paper, papers and crusher, crusher, kash, phook, phookne, phoonkne, sutte ke saath, sutta, dum maro, dum maar, bhola, bhole, bholenath, bam bole, bam bhole, stoned, baked, blaze, blazing, tola, pudiya, pudi, purchi, potli, pottalam, pottanam, kattu, ziplock, zip lock, get/gets/getting/feel/makes_you/make_you high, nasha, nashe, nashedi, nashila, hawa me/mein udo, udta, fly high, trip pe, tripping, hallucinate, puffemoji, pure hariyali, lights up, munchies, light karo, phoonk, kush, half gram, per gram, a gram, one gram, finger size, stick wise, per stick, one stick, bodhai, bothai, போதை, பொட்டலம், पुड़िया, नशा, कश, మత్తు, పొట్లం`,
    spokenActions: 'pottalam, pudiya',
    harmlessNear:
      'mat, yoga, carpet, mattress, furniture, lego, garden, gardening, temple, mandir, shawl, cardamom, spice, spices, trek, tour, honey, coffee',
  },
  {
    kind: 'drugs',
    things: `leafemoji, malana, manali, kasol, idukki, kerala special/gold/maal, mary jane, maryjane, mother mary`,
    actions: `cream, gold, gram, grams, gm, gms, g, 1g, 2g, 3g, 5g, 10g, 20g, 50g, stuff, maal, packet, pouch, stick, sticks, pinch, special, tonight, stock, quality, pure, hash, top quality, a1`,
    isDoubtful: true,
    harmlessNear:
      'garden, shawl, elakkai, elakka, elaichi, cardamom, spice, spices, pepper, trek, tour, honey, coffee, tea, plant, plants, neem, tulsi, herbal, organic, face, skin, hair, soap, powder, mask',
  },
  {
    kind: 'drugs',
    things: `snowemoji, party powder, special sugar, santa sugar, white sugar, sugar, white stuff, white powder, white girl, white lady, colombian, columbian, peruvian, bolivian, charlie, nose candy, nose powder, happy dust, fairy dust, magic powder, chalk powder, safed powder, safed maal, powder, mungeri, cheeni, safed cheeni`,
    actions: `gram pure, half g, half gram, 1g, 2g, one g, 1g pure, pure 1g, a line, two lines, one line, lines, noseemoji, nose, snort, snorting, snorts, sniff, sniffing, sniffs, naak se, naak, bump, bumps, numb, numbing, 1 gm, 2 gm, half gm, one gm, party wala, party wali, party tonight, uncut, fishscale, keeps you up all, rave, raves, nashe, nasha, high`,
    harmlessNear:
      'tooth, dental, drops, spray, face, skin, detergent, washing, blackboard, board, cosmetic, makeup, compact, protein, recipe, baking, baby, ring, pin, mask, cake',
  },
  {
    kind: 'drugs',
    things: `mushroomemoji, mushroom, mushrooms, shroom, mush, mushies, kodai mushroom, kodaikanal mushroom, stamp, stamps, blotter, blotters, tab, tabs, sugar cube, sugar cubes, gel tabs, paper square, acid, lucy, brownie, brownies, cookie, cookies, cake, gummies, chocolate, laddoo, laddu, thandai, lassi, goli, vati, 🍄`,
    actions: `trip guaranteed, trips guaranteed, good trip, long trip, hours trip, hour trip, hrs trip, hr trip, tripping, trippy, hallucinate, hallucination, hallucinations, see god, see colours/colors, colours dance, melt walls, walls melt, walls move, licking, lick it, tongue ke neeche, on/under (the/your) tongue, talk to trees/god, get/gets/getting/makes_you/make_you/youll_be high, high for hours, laugh for hours, laugh like mad, cant stop laughing, float for hours, fly for hours, feel the universe, ego death, stoned, nasha, nashe, nashedi, bhang, bhaang, special ingredient, secret ingredient, happy ingredient, dont eat two, eat half only, eat only half, half is enough, next morning you remember nothing, ganja, weed, canna, infused`,
    harmlessNear: 'album, postage, philately, bakery, mix, recipe, mould, mold',
  },
  {
    kind: 'drugs',
    things: `solution, whitener, thinner, paint thinner, fevibond, fevicol sr, sulochan, sulesan, iodex, erazex, correction fluid, petrol, rubber solution, omni tube, nail polish remover, glue, gas cylinder, whip cream charger, cough syrup, balloon, balloons`,
    actions: `sniff, sniffing, soongh, soonghne, soonghna, sunghne, sungh, inhale, inhaling, to get high, get/gets/getting/makes_you high, nasha, nashe, rumaal me, kapde me, laughing, nitrous, bread pe, buzz`,
  },
  {
    kind: 'medicines',
    things: `pillemoji, pill, pills, tablet, tablets, tabs, tab, goli, goliyan, goliya, capsule, capsules, syrup, strip, strips, injection, injectionemoji, maathirai, mathirai, matralu, maatralu, गोली, गोलियां, सिरप, मात्रा, மாத்திரை, మాత్రలు, టాబ్లెట్లు`,
    actions: `no slip, no slip needed, no prescription, no rx, without rx/slip/prescription/doctor, no doctor, dont need (a) doctor/prescription/slip, doctor slip, stay awake, keep(s)_awake, awake all night, raat bhar jaag, jaagne, neend, neend aayegi, sleep like, knock you out, parchi, bina parchi, bina doctor, nasha, nashe, high, get high, trip, to sleep, for sleep, for focus, for viva fear, anxiety, exam pressure, mood lift, last longer, performance boost, weight loss, height badhane, muscle fast, abort, abortion, period late, thookam, thookkam, nidra, बिना पर्ची, नींद, नशा, தூக்கம், நித்திரை, నిద్ర, doctor chit, chit illama, slip illama, chitti lekunda, without chit`,
    harmlessNear: 'samsung, lenovo, ipad, galaxy, wacom, drawing, android, screen, stylus, xp, led, light, power',
  },
  {
    kind: 'alcohol',
    things: `monk, old monk, oldmonk, signature, imperial blue, royal stag, royal challenge, black dog, magic moment, magic moments, antiquity, kingfisher, corona, blender, blenders, romanov, white mischief, green label, morpheus, teachers, jd, vat 69, 8pm, honey bee, mansion house, mcd, mcdowells, carlsberg, heineken, haywards, godfather, knock out, knockout, simba, hunter, bro code, breezer, smirnoff, jager, ballantines, oaksmith, sterling reserve, blue label, gold label, double black, courrier napoleon, golconda, gold eagle, kalyani, zingaro, bagpiper, director special, hercules, contessa, khoday, mahua, mohua, cashew feni, urak, handia, chhang, apong, rice beer, lal pani, laal paani, lal paani, laal pari, lal pari, angoor ki beti, angur ki beti, som ras, desi, angrezi, foreign maal, gaon wali, ram ji, rum ji, sarakku, quarteru, mandu, సరక్కు, మందు, சரக்கு, अंग्रेजी`,
    actions: `${bottle}, full boti, full botil, full bottil, half botil, quarter botil, drunk, talli, tunn, kick, party tonight, fit to drink, fresh from pondy/pondicherry/goa/daman, pondy, from goa, goa wali, daman wali, csd, army quota, military quota, canteen quota, wala quarter, mixing, chakna, chakhna, side dish, high`,
    harmlessNear:
      'monitor, lamp, fan, book, mixer, grinder, pen, tshirt, t, shirt, key, chain, course, tea, juicer, jar, empty, mug, poster, watch, cricket, wine glass, honey, comb, hospital, mandi, oats, sugar, syrup, game, ps4, xbox',
  },
  {
    kind: 'alcohol',
    things: `bottle, bottles, quarter, khamba, pauwa, addha, maal, samaan, saamaan, stock, the stuff, half, full`,
    actions: `theka, theke, tasmac, csd, army quota, military quota, canteen rum, wine shop, wineshop, chakna, chakhna, talli, tunn, drunk, liquor, daru, daaru, sharabi, bewda, bevda, piyakkad, get drunk, hangover, nashe, nasha, for drinkers, drinkers, angoor ki beti, laal pari, lal pari, kudimagan, kudimagans, thirsty souls`,
    harmlessNear: 'water, milk, sipper, thermos, empty',
  },
  {
    kind: 'tobacco and vapes',
    things: `pod, pods, device, disposable, disposables, elf, refill, refills, coil, mod, stick, sticks, pack, packet, dabba, dibbi, dabbi, puffemoji, advance, lights, gold, flake, kings, milds, classic, menthol, mint ice, blueberry ice, mango ice, watermelon ice, pouch, pudi, hans, cool lip, coolip, lip pouch, mouth freshener, paan, supari, roll, leaf roll`,
    actions: `<number> puffs, puffs, puffs left, nic, nicotine, dhuan, dhua, dhuaan, dhuwa, dhoom, dhoomrapan, smokers, for smokers, phook, phookne, phoonkne, phukne, kash, sutta, sutte, ciggy, cigg, cigs, loose cig, tapri, tapri rate, mg salt, salt nic, 50 mg, 5 percent, gutka, gutkha, tambaku, under the lip, behind the lip, lip ke neeche, puffemoji, dum, pugai, puga, poga`,
    harmlessNear:
      'cake, corn, cheese, snack, snacks, rice, powder, vegetable, egg, chicken, paneer, bakery, incense, agarbatti, agarbathi, incence, fog, humidifier, pooja, puja, saapadu, sapadu, eduthutu, tiffin',
  },
];
