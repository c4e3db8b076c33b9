import type { Deal } from '../lexicon.ts';

/** Hate, threats and contempt in chats, in ordinary words. */
const abuse = { kind: 'abusive language', isWide: true, isAlways: true } as const;
const relative =
  'sister/sisters/girlfriend/girlfriends/gf/gfs/brother/brothers/mother/mothers/mom/moms/boyfriend/boyfriends/wife/family/parents/roommate';
const helps =
  'carry, carrying, cash, key, keys, pickup, collect, help, bring, auto, truck, load, lift, loading, cake, birthday, party, unload, pay, money, receive, drop';
const animal =
  'monkey/monkeys/ape/buffalo/dog/dogs/pig/pigs/donkey/donkeys/rat/rats/crow/cow/cockroach/kutta/kutte/kutti/suar/suwar/bandar/gadha/gadhe/kauwa/bhains/kurangu/erumai/naai/naaye/panni/kaaka/kothi/gadida/kukka/dunnapothu/pandi';

export const describedAbuse: Deal[] = [
  {
    ...abuse,
    things: `of/from your/ur/this/that/his/her caste/religion/community/race/tribe/jaati/category, your/ur caste/religion/community/race/tribe/jaati/category (people/guys/students/fellows/wale), your/ur kind (of_people) into/in/here/inside/should/cant/dont/shouldnt/are/belongs, let/allow/allowed/want your/ur kind, your/ur type of people, teri/tumhari/tum jaati/jaat/biradari (wale/walo/ke/ko), un/unga jaadhi/jathi/jaathi (aalunga/pasanga), mee/nee kulam/kulapu (vallu/vaallu), your/ur people (should/must), before your/ur people/community/caste/kind came/come, to/with your/ur caste/religion/community`,
    actions: `should not, shouldnt, should never, should stay, should/must be banned/kicked/thrown (out), dont sell, do not sell, wont sell, never sell, was cleaner, was better, was cleaner before, was peaceful, cleaner before, better before, dont eat with, dont sit with, not be allowed, not allowed, not be in, not be studying, why do they (even), why did they, dont deserve, do not deserve, doesnt deserve, ruin, ruins, dirty, filthy, cheap, smell, smells, stink, out of this, not get seats/seat, go back, get out, stay away, only cheat, cheats, belongs in, not welcome, aukat, aukaat, ko bhagao, nikalo, ulla vida, vida koodadhu, raanivvakudadu, ranivvoddu`,
    harmlessNear: 'history, rights, essay, book, sociology, words, reply, welcome, help',
  },
  {
    ...abuse,
    things: `my gang, my goons, my fellows, our gang, my boys, our boys, my guys, our guys, mere ladke/launde/gang, mera gang, apna gang, en/enga pasanga/gang/aalunga, maa gang/gang_vallu/kurrallu/manushulu, naa gang/manushulu`,
    actions: `will wait for you/u, will be waiting for you/u, waiting for you/u outside, wait for you/u, waits for you, wait outside, waiting outside, will be waiting outside, will come to/for/after your/ur/you, comes to/for/after your/ur/you, come to your/ur, coming to your/ur, find you, finds you, will find you, will visit you, visits you, visit you, will see you outside, knows your/ur face/room/name/block, coming to <word> (block/hostel) tonight, coming tonight, keep the/your door locked/closed`,
    spokenActions: `intezaar karenge, intezar karenge, intezaar kar, dekh lenge, wait karenge, wait pannuvanga, wait panranga, kaathirupanga, paathukuvanga, wait chestaru, wait chestharu, chuskuntaru, choosukuntaru, gate pe milenge, bahar milenge, gate ke bahar milega, bahar milega`,
    harmlessNear: helps,
  },
  {
    ...abuse,
    isDoubtful: true,
    things: `my friends, my seniors, my people, my brothers, my cousins, mere dost, mere bhai, mere log, en friends, en annanga, maa friends, maa annayya`,
    actions: `will wait outside your/ur, wait outside your/ur, waiting outside your/ur, outside your/ur block/room/hostel/class tonight, come to your/ur room/block tonight/at_night, will find you, will visit you`,
    beside:
      'tonight, night, and see, just wait, you will, u will, rating, review, complain, complaint, report, refund, dare, leave that, ungal, unakku, unna, khabar, tera',
    spokenActions: `tera intezaar, teri khabar lenge, wait karenge tera, unakku wait pannuvanga, unnai paathukuvanga, nee kosam wait`,
    harmlessNear: helps,
  },
  {
    ...abuse,
    things: `i know (which/when/where/what) (bus/gate/road/time/train/way/class/hostel/route/auto/school/college) (your/ur) ${relative}, i know your/ur ${relative} (timetable/schedule/room/route/number/address/hostel/class/college/name/timings), i know when your/ur ${relative}, i know where your/ur ${relative}, (have/had) seen where/when your/ur ${relative}, saw where/when your/ur ${relative}, nice/pretty/cute/beautiful sister/girlfriend/gf she, teri/tumhari behen/behan/didi/maa/gf/girlfriend kaunse/kaunsi/kahan/kaha/kab/kis, un/unga thangachi/thangai/akka/amma/gf/aalu endha/enga/eppo, nee/mee chelli/akka/amma/gf ekkada/eppudu/ye/e/college/hostel/room/number`,
    actions: `so <number>, give (the/me) discount, rate thagginchu, rate thagginchandi, leaves/goes/comes (the) (lab/class/library/hostel/college) at, think about it, think (about_it/again/twice/well/carefully), so think, be quiet, keep quiet, stay quiet, lower the, reduce, better, so take, so give, so accept, give it for, give me for, sell it for, sell me, sell for, or else, be careful, <number> me de, mujhe pata hai, mujhe pata, pata hai mujhe, pata hai, <number> ku kudu, nu theriyum, theriyum, ani telusu, telusu, naaku telusu`,
    harmlessNear: 'likes, wants, gift, size, saree, dress, needs, birthday, friend of mine, cousin',
  },
  {
    ...abuse,
    isDoubtful: true,
    things: `i know where you/u sit/sleep/live/stay/walk/study/eat, i know which (road/way/path/bus/gate/route/room/block) you/u, i know your/ur timetable/route/schedule/timings/hostel/room, your/ur timetable and (which/where/when), i know what time you`,
    actions: `think about it, think twice, think well, think carefully, be quiet, keep quiet, better lower/reduce/give/take/sell, lower the price, reduce to, reduce it, reduce the price, or else, be careful, alone, walk back, you walk`,
    harmlessNear: 'come, collect, pickup, carry, meet, together, deliver, auto, bring, library',
  },
  {
    ...abuse,
    things: `laughs/laugh/laughing at you/u/ur/your, laughs/laugh behind your/ur back, you/u have no friends, no wonder you/u, ashamed of you/u, nobody (ever/will_ever/would_ever/could) loved/loves/love (you/u), nobody invites, nobody (even/really) likes you/u, no one likes you/u, nobody wants you/u, type nobody, type no_one, kisi ko tu, tujhe koi pasand, koi pasand nahi karta, no one talks to you/u, nobody talks to you/u, whole class/block/hostel hates you/u, everyone/everybody hates you/u, koi tujhe pasand, sab tere pe haste, sab tujh pe haste, sab tujhpe haste, tere pe sab haste`,
    spokenThings: `ellarum unna paathu sirikuranga, ellarum unnai paathu, unna paathu sirikuranga, unna yaarukum pidikaadhu, unna yarukkum pudikadhu, andaru ninnu chusi navvutaru, ninnu chusi navvutunnaru, nuvvante evariki ishtam ledu`,
    actions: `akela, akeli, isiliye, disappear, stop selling, ugly face, everyone, everybody, whole class, whole block, the block, the class, all of us, loser, cheap, behind your back, no friends, it shows, no wonder, ashamed, ugly, fat, you are the, u are the, you look, u look, pasand nahi, pasand nahin, haste hai, ellarum, pidikaadhu, pudikadhu, sirikuranga, yaarukum, andaru, evariki`,
    harmlessNear: 'meme, mug, jokes, movie, show, novel, song, comedy, teddy, haha, lol',
  },
  {
    kind: 'abusive language',
    isAlways: true,
    things: `black/dark/kala/kaala/kaali/karuppu/karutha/nalla/blackie ${animal}`,
    actions: `send someone, send somebody, show your/ur face, show me your/ur, dont come, do not come, dont show, get lost, like you/u, should not touch, apni shakal, shakal dekh, mat aana, mat aa, mat dikhana, varadha, vara vendam, pesadha, raaku, raakura, matladaku`,
    harmlessNear: 'plush, bag, toy, keychain, poster, costume, mask, sticker, mug, puppy, brand, kipling, figurine, wax, print',
  },
  {
    kind: 'abusive language',
    isAlways: true,
    things: `quota/reservation ${animal}/beggar/beggars/idiot/idiots/fool/fools, sc/st/obc/sc_st (quota/category) ${animal}/beggar/beggars, reservation se, quota se, got in by quota/reservation, got in through quota/reservation, came by quota/reservation, come from quota/reservation, because of quota/reservation, quota wale, quota wala, you/u sc/st/obc/sc_st/quota/dalit/bc people/guys/fellows/students`,
    actions: `${animal}, you, u, cant (even) count, learn to count, what will you know, no brain, brainless, ginna nahi/bhi, padhna nahi, dimag nahi/nahin/nhi, akal nahi, aaya/aayi/aaye hai, how did you get, everything free, get everything, discount also, get free, always want free`,
    harmlessNear: 'toy, plush, piggy, ticket, train, movie, sticker',
  },
  {
    ...abuse,
    things: `nobody/no_one/none would/will cry/miss/care/notice (you/u), world is/would_be better, better off, koi nahi royega, yaarum azha maatanga`,
    actions: `if you/u were/are (not) gone/dead/alive/here, if you die/died/disappear/vanish/jump, if u die/died/disappear/vanish/jump, you were gone, without you/u (in_it/around), tu mar gaya, tu mar jaye, nee sethu pona`,
    harmlessNear: 'novel, book, song, movie, lyrics',
  },
  {
    ...abuse,
    things: `you/u people (from), your/ur people, you/u fellows (from), you/u guys from (that/your/the) side/state/place/village, meet/see/catch/find you/u where/when, your/ur ${relative} works/work/studies/study/lives/live/stays/goes/travels/walks, even dogs/animals/flies/pigs/beggars run/runs/vomit/puke/hide/laugh, what a face`,
    actions: `study in your/ur own, stay in your/ur own, go to your/ur own, in your/ur own state/village/country, no camera/cameras/cctv, there is no camera/cameras/cctv, no one/body sees, nobody sees/watches, it is dark, then say yes, say yes to, so say yes, then accept, from you/u, at you/u`,
    harmlessNear: 'free, discount, coupon, gift, movie, novel, song, collect, carry',
  },
];
