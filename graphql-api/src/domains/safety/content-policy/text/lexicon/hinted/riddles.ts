import type { Deal } from '../lexicon.ts';

/** Goods described as in a riddle: a trait that hardly anything else has, next to another trait of the same goods. All matches are only doubtful. */
const riddle = { isWide: true, isDoubtful: true } as const;
const things =
  'kurta, kurti, shirt, tshirt, dress, toy, plush, poster, sticker, mug, lamp, cushion, pillow, book, novel, print, keychain, clock, speaker, guitar, cooler, table, fan, phone, laptop, chess, honey, tea, coffee, candle, shampoo, soap';

export const riddles: Deal[] = [
  {
    ...riddle,
    kind: 'exam papers and paid assignments',
    things: `my chair, needs a body, a body in, you sleep through, a voice says, says present, what to study, exactly what to study, very fast pen, fast pen, good memory, think for you, thinks for you, do the thinking, my brain for, rent my brain`,
    actions: `needs a body, between <number> and <number>, on friday/monday/tuesday/wednesday/thursday, says present, a voice, through the 8am/9am/8/9, i know exactly, for thursday/monday/tuesday/wednesday/friday, rent both, for two/three hours, <number> bucks, share the link, for you in, think for you, hire me for`,
    harmlessNear: `${things}, chair, desk, together, library, group, syllabus`,
  },
  {
    ...riddle,
    kind: 'forged documents',
    things: `paper that says, paper which says, paper saying, letter that says, become 21, turn 21, looks better than, pdf magic, magic pdf, on plastic`,
    actions: `you were ill/sick/there/present/working, you had, stamp and all, stamp included, with stamp, on plastic, in a pdf, pdf magic, <number> (<number>) looks better, better than <number>, overnight`,
    harmlessNear: `${things}, tape, cover, photo, camera, screen`,
  },
  {
    ...riddle,
    kind: 'alcohol',
    things: `brown bottle, green bottle, the old man, old man on, monk on, bird on, elephant on, stag on, from scotland, limited pegs, pegs, 5 percent, 8 percent, both cold, grape juice that, barley sandwich`,
    actions: `old man on it, man on it, monk on it, on the label, the brown bottle, limited, both cold, cold one, pegs, aged, grew up, not juice, no juice`,
    harmlessNear: `${things}, cloth, clothes, tent, guitar, tuning, off, discount, battery`,
  },
  {
    ...riddle,
    kind: 'tobacco and vapes',
    things: `burn at one end, you burn at, lit at one end, one end, mint clouds, clouds, no ash, cloud in a, white paper stick, paper stick`,
    actions: `twenty in a box, ten in a box, in a box, no lighter, no ash, no smell, mint, mango, per piece, between two fingers`,
    harmlessNear: `${things}, incense, rope, cable, wire, storage, wallpaper, painting, curtains, brush, hinge`,
  },
  {
    ...riddle,
    kind: 'drugs',
    things: `grows in idukki/malana/kasol/manali/araku/theni, grown in idukki/malana/kasol/manali/araku, dries in a week, songs sound better, music sounds better, food tastes better, two stamps, no post office, white lady, round pink ones, pink ones, smile guaranteed, happy ones, for the festival, one gram, love pills`,
    actions: `dries, sound better, sounds better, tastes better, makes songs/music/food/everything, no post, post office, one gram, weekend only, weekend, smile guaranteed, guaranteed, for the festival, kick guaranteed, all night dancing`,
    harmlessNear: `${things}, elaichi, cardamom, spice, equalizer, headphones, earphones, gold, silver, saree, lehenga`,
  },
  {
    ...riddle,
    kind: 'medicines',
    things: `chemist, chemists, pharmacy, medical shop, medical store, one swallow, in one swallow, awake till, no sleep till, doctors handwriting`,
    actions: `wont give, will not give, refuses, asks for paper, asks paper, asks for a prescription, i will, i have, i give, without paper, sunrise, morning, one swallow, till sunrise, till morning`,
    harmlessNear: `${things}, bill, near, address, opposite, gate, alarm`,
  },
  {
    ...riddle,
    kind: 'weapons',
    things: `opens like a butterfly, like a butterfly, bites like, pop pop, pop pop pop, dogs run, iron finger, finger rings, four together, bang bang, loud and bright, one click and`,
    actions: `bites, like a snake, sharp, goes pop, dogs run, the dogs, wardens run, iron, four together, knuckle, fist, sky lights, click and, scares`,
    harmlessNear: `${things}, corn, music, art, chair, net, umbrella, gold, silver`,
  },
  {
    ...riddle,
    kind: 'live animals',
    things: `she purrs, he purrs, it purrs, she barks, he barks, she chirps, it chirps, repeats your name, comes with its house, comes with her house, needs a lap, wags, wags its tail, wags her tail, shell on its back, swims in circles, carrot lover`,
    actions: `weeks, months, days, needs a lap, needs a home, eight weeks, with its house, green, loud, carries its, own home, in a bowl, needs love`,
    harmlessNear: `${things}, robot, remote, battery, cells`,
  },
  {
    ...riddle,
    kind: 'gambling',
    things: `if kohli/dhoni/rohit/rcb/csk/mi/india/gill/bumrah/virat, when kohli/dhoni/rohit/rcb/csk/india, csk/rcb/mi/india wins, kohli scores, who scores, next wicket, next ball, toss winner`,
    actions: `scores, wins, loses, out, <number> tomorrow, <number> today, double, triple, send <number>, pays, pay <number>, you get, my odds`,
    harmlessNear: `${things}, jersey, bat, poster, ticket, tickets, watch, tv, screening, signed, projector, cap`,
  },
  {
    ...riddle,
    kind: 'frauds and schemes',
    things: `give ten, give five, bring ten, bring five, bring three, get hundred, get fifty, while we sleep, while you sleep, makes money, make money, money tree, add yours, add your laptop/phone/money`,
    actions: `bring ten, bring five, get hundred, get fifty, get double, makes money, earns, add yours, join us, your turn, while we sleep, while you sleep, in the chain, next level`,
    harmlessNear: `${things}, plant, charger, mask, alarm, plants, mattress, bed, music`,
  },
  {
    ...riddle,
    kind: 'shared accounts and licence keys',
    things: `one login, one account, one password, same login, single login, all adobe, zero rupees to, without a rupee to`,
    actions: `five friends, four friends, many friends, <number> friends, owner is, a stranger, somewhere else, zero rupees, to adobe, to microsoft, to netflix, nobody pays`,
    harmlessNear: things,
  },
  {
    ...riddle,
    kind: 'stolen goods',
    things: `found a home, found its home, was alone, were alone, was waiting for me, followed me home, now it is mine, now its mine, so it is mine, it called my name, lock cut, key no, no key`,
    actions: `in my room, after the fest, after the exam, after class, so now, now it is, mine, is mine, followed me, lock cut, cut price, scooter, cycle, jbl, airpods, laptop`,
    harmlessNear: 'dog, cat, puppy, kitten, movie, novel, gift, free, alone in, bill, spare, keys',
  },
  {
    ...riddle,
    kind: 'adult content',
    things: `soft hands, warm hands, gents only, ladies only, sweet voice, lonely voice, my bed, so is my bed, free tonight, your evening, your night, company of mine`,
    actions: `gents only, candle, oil, soft hands, rupees a minute, a minute, per minute, i am free tonight, free tonight, give me your, on phone, at night, all night`,
    harmlessNear: `sheets, mattress, ${things}, massager, cooking, hair, cot, engine, choir, singing, ticket, coach`,
  },
  {
    ...riddle,
    kind: 'abusive language',
    isAlways: true,
    things: `hope your, hope ur, shall i tell, should i tell, tell your mother/father/parents/mom/dad, did your parents/mother/father, even a monkey/donkey/dog, a monkey/donkey/dog would, go back to your, bikes like yours, cycles like yours, people like yours, i know a lake, know a lake, nice smile, come without your friends, without your friends, that accent, your accent`,
    actions: `is your last, will be your last, your last, what is in your phone, what you did, what you do, in your phone, sell you, sold you, would write, can write, better than you, would do better, jungle, village, forest, cave, hills, slum, gutter, like yours, sleep, end up, drown, nicer if, if you come, come alone, so funny, sounds like`,
    harmlessNear: `${things}, interview, well, goes, toothpaste, brush, dentist`,
  },
];
