import type { Deal } from '../lexicon.ts';

const portable =
  'phone, mobile, iphone, iphone 11, iphone 12, iphone 13, laptop, macbook, airpods, earbuds, buds, headphones, steel plates, mess plates, watch, smartwatch, ipad, tablet, charger, calculator, cycle, cycles, bicycle, bike, scooty, scooter, activa, battery, helmet, bag, trunk, wallet, speaker, multimeter, multimeters, projector, microscope, books, fan, chair, mattress, cooler, camera, hero sprint, hercules, firefox cycle';
const places =
  'parking/library/canteen/mess/food_court/lab/class/classroom/ground/gate/bus/train/metro/auto/washroom/corridor/auditorium/lobby/park/mall/station/hostel/sjt/tt/block/gym/locker_room/swimming_pool';

/** Stolen goods, shared accounts, schemes, games and paid company that are described but not named. */
export const hintedDealings: Deal[] = [
  {
    kind: 'stolen goods',
    isWide: true,
    things: portable,
    actions: `plate removed, number plate removed, no chat about papers, no talk about papers, papers dont ask, was lonely in, lonely in the, now it is yours, saved it from, saved from, rescued from, i saved six/five/four/two/three, kept too many, got/took/picked/lifted/found/grabbed/brought (it/this/them/one) (up) from/in/near/behind/outside/at (the/a/our) (college/hostel/cycle/bike) ${places}, was found in/at/near/outside (the/a/our) (college/hostel) ${places}, someone forgot, before he/she/they/owner/anyone asks/ask/notices/comes/returns/finds/comes_back, before he/she asks, owner doesnt/dont/does_not/didnt know, owner not know, original owner unknown, paint it before, repaint it before, repaint before, repaint it, change the colour before, dont ask where (the) (bill/charger/box/it), where the bill is, dont ask where, dont ask how, nobody counts, no one counts, nobody will miss, no one will miss, nobody misses, wont miss it, not miss it, raat ko nikala/nikali/uthaya/uthai/laya/lai, nikala tha raat, raat me/mein nikala/uthaya, taken from (a/the) locked/open/his/her/their/empty/next (room), from (a/the) locked room, from open room, from his room, from their room, after seniors left, seniors left behind, not mine but, belongs to a/some/my senior/junior/guy, bypassed lock, lock bypassed, bypass lock, password unknown, dont know (the) password, forgot password of, cant unlock, still locked, locked to someone, imei, sell fast before, sell before, scratch the name, remove the name, remove the sticker before, remove (the) number plate`,
    harmlessNear: 'lost, missing, return, returned, claim, insurance, report, lend, anti, alarm, tracker, warranty',
  },
  {
    kind: 'shared accounts and licence keys',
    isWide: true,
    isDoubtful: true,
    things: `photoshop and friends, office and friends, premium account, premium, paid netflix, netflix, prime, hotstar, spotify, youtube, canva, chatgpt, streaming app, streaming, screen of a streaming, login for the, senior login, login, account, matlab, solidworks, autocad, ansys, catia, photoshop, premiere, adobe, all adobe, illustrator, ms office, windows 10, windows 11, coreldraw, idm, antivirus, origin pro, labview, proteus, office key, windows key, apk`,
    actions: `without paying, without paying adobe/microsoft/netflix, profile number, is free in, owner pays, original/real owner is/pays/will/does/doesnt, he has no idea, she has no idea, has no idea, he doesnt know, she doesnt know, doesnt know about, will not notice, wont notice, till they catch, until they catch, if it stops i replace, i replace, replacement if banned, of us use, people share, <number> of us, 4 screen, screen <number>, cracked, crack, preactivated, pre activated, activated lifetime, lifetime activated, keygen, patched, patch file, mod version, modded, hacked, lifetime <number>`,
    harmlessNear: 'screen guard, tempered, glass, repair, parts, jersey, tshirt, poster, course, book, books, certification, gift',
  },
  {
    kind: 'frauds and schemes',
    isWide: true,
    things: `bank account, your account, ur account, account number, atm card, sim, sim card, your aadhaar, your pan, kyc, upi id`,
    actions: `for a week, for one week, for a month, for few days, only need your, need your, on rent, rent for, easy money, no work, receive money, money will come, withdraw and give, withdraw cash for, commission, keep 10 percent, keep ten percent, you keep, transfer for me, ten percent yours`,
    harmlessNear: 'tray, cutter, tool, adapter, novel, book, cover, case, holder, wallet',
  },
  {
    kind: 'frauds and schemes',
    isWide: true,
    things: `turn <number> into, your fee, bring two juniors, bring three juniors, pick red or green, red or green, put <number>, put in <number>, send <number>, give me <number>, pay <number>, invest <number>, deposit <number>, <number> joining, join fee, joining fee, join fees, entry fee, be your own boss, own boss, easy money, side income, passive income, financial freedom, money plant scheme, sure income`,
    actions: `win every round, every round, comes back double, come back double, fee comes back, see <number> on/by/in, see <number>, get <number> in/by/on/within/back, get back <number>, take <number> on, becomes <number>, back double, double back, double your, i double, doubled by, doubles by, returns <number>, daily <number>, <number> daily, 2k daily, daily 2k, <number> each month, each month, in your downline, downline, add <number> friends, add friends, bring friends, earn <number>, earn 8k, everyone in my block did, with 40 juniors, doing this with, prediction group, sure income`,
    harmlessNear: 'book, board, course, gym, club, workshop, event, camp, tournament, fest, hackathon, monopoly',
  },
  {
    kind: 'gambling',
    isWide: true,
    isDoubtful: true,
    things: `every night after dinner, after dinner, cards, cardsemoji, taash, carrom, chess, chess board, carrom coins, evening game, night game, dice, casino, game in my room, table in my room, card table, table, ludo, uno, pool, snooker, cricketemoji, match, ipl, ipl id, toss, csk, rcb, mi match, teams, prediction, tips`,
    actions: `<number> a board, a board in cash, a hand, per hand, per point, per round in cash, bring money, bring cash, play for cash, play for money, play for notes, we play for, for cash daily, winner takes, winner takes all, takes the pot, pot is, buy in <number>, buy in, blinds, put money, money each over, on each over, moneyemoji, fixed match, rate 1.8, match rate, rate accha, ka rate, bhav, id on credit, on credit, min deposit, minimum deposit, withdrawal in, withdrawal, paise leke, paise lagte, paise laga, 90 win, percent win, win sure`,
    harmlessNear: 'books, book, tournament, event, club, payment, emi, credit, replay, bat, gloves, jersey, ticket, swimming',
  },
  {
    kind: 'adult content',
    isWide: true,
    isDoubtful: true,
    things: `lady, a lady, raat ki rani, late night chats, late night chat, phone pe baat, she, girl, girls, sweet girl, lady, kissemoji, peachemoji, bikiniemoji, aubergineemoji, ladki, ladkiyan, company, night company, lonely, alone at night, feel alone, feeling alone, 18plus, models, for boys, gents, happy ending, session, college girls, night service`,
    actions: `pay per minute, per minute, dances on call, on call, private show, private chat, in private, ghanta, per ghanta, phone pe baat, with a lady, comes to your/ur (pg/room/flat/place), come to your/ur (pg/room/flat/place), will come to your (pg/room/flat), by the hour, per hour, rates differ, rate differs, rates start, rates by time, rates by hour, whatever you say, whatever u say, does whatever, video with you, do video with, will do video, on video for you, 10 min, ten min, half hour <number>, <number> for half hour, talk sweet, talk dirty, sweet talk, talk to you all night, all night talk, body to body, discreet, is waiting, waiting for you, come alone, hotelemoji, 2k hr, hr, hourly, raat ka, raat ke, by me included, session by me, full body, pics on chat, pics per set, pics <number>, per set, video call, videocall, collection, hot videos, hot pics, private show, show for you, link after payment, drive link, girls only`,
    harmlessNear:
      'tutor, tuition, teach, teaches, gym, cycle, bicycle, dress, kurti, jeans, shoes, costume, lehenga, dance, class, classes, coaching, babysit, mat, cab, driver, photography, photographer, wedding, makeup, mehendi, barbie, doll, movie, dvd, novel, stand, tripod, stationery, phone, webcam, microphone, headset, earphones',
  },
  {
    kind: 'weapons',
    isWide: true,
    isDoubtful: true,
    things: `knifeemoji, dagger, blade, steel blade, hidden blade, steel one, sharp one, sharp friend, loud toy, metal balls, steel balls, makes noise, spring type, spring type pocket, flick type, one flick, in one flick, opens with a click, opens in one flick, opens in a flick, thing that goes, goes click, goes bang, boom, loud bang, with mag, with pellets, real looking, looks real, iron rod, bomb`,
    actions: `in a fight, in fights, folds into (your) pocket, shoots, shoots real, real metal, on diwali, bundles, click, clicks, scares people, scare people, scares anyone, fits under (the/my) pillow, under the pillow, no one will trouble, nobody will trouble, nobody will touch, no one will touch, for protection, self protection, self defence, self defense, for safety at night, fits in pocket, fits in 👖, fits in, pocket, pocket size, in the handle, hidden in, very sharp, cuts anything, loaded, pellets, small ones loud, loud, from the festival, left from (the) festival/diwali, diwali, boxes left, ten boxes`,
    harmlessNear:
      'kitchen, trimmer, shaver, razor, mixer, grinder, fan, blender, pencil, sharpener, skates, hockey, saw, cutter, craft, bluetooth, speaker, speakers, jbl, subwoofer, mic, tripod, drone, helicopter, rc, mouse, switch, lighter, box, runner, ice, camera, lens, pen, torch, whistle, alarm, glove, windshield, wiper, stapler, microphone, fruit, paper, peeler',
  },
  {
    kind: 'weapons',
    isWide: true,
    isDoubtful: true,
    things: `flower pots, rockets, box of rockets, sparklers, chakras, ground chakra, bijili, bijlis, thousand walas, thousand wala, 1000 walas, walas, atom bombs, hydrogen bombs, sivakasi, fireworksemoji, firecracker, ladi, anar, loud bang`,
    actions: `diwali, left after diwali, left from, leftover, tin of, half rate, festival, box of rockets, sparklers, burst, to burst, night sky, bang, ten boxes, rockets and, and rockets`,
    harmlessNear:
      'garden, plants, plant, balcony, decor, decoration, craft, jersey, houston, string, toy, yoga, book, chart, lights, lamp, lego, rangoli, kurta, diya, vase, poster, stickers, juice, pomegranate, league, ball, raft',
  },
  {
    kind: 'live animals',
    isWide: true,
    isDoubtful: true,
    things: `little whiskers, whiskers, wings clipped, slow walker, hard shell, squeaks, furry one, small furry, furry friend, furry, four legs, tiny friend, little friend, fishemoji, mouseemoji, snake, lizard, chick, squirrel, guppy, guppies, mollies, tetras, angel fish, six weeks, months old, weeks old, two months, lives in a shell, shell friend, eats, eats lettuce, eats carrots, eats mice, eats seeds, tank, fish tank, aquarium, big fish tank, cage, bowl, shoe box with, he barks, barks, she barks, it barks, it chirps, chirps, meows, purrs, it sings, munna`,
    actions: `says hello, says mithu, mithu, hello mithu, squeaks all, all night cage, cage free, eats spinach, eats leaves, eats insects, six weeks, 6 weeks, eats carrots/seeds/lettuce/grass/mice/insects/worms/milk/bread, eats one, months old, weeks old, needs a room, needs a home, needs new home, new home, needs new owner, new owner, loving home, needs love, wants a friend, looking for (a) (new) home, loves milk, drinks milk, loves carrots, barks less, lives in a shell, two of them, two in a bowl, in a bowl, with food and, with its cage, comes with its cage, every morning with, <number> guppies, with <number> fish/guppies/mollies/tetras/goldfish, with six/five/four/two/one/a guppies/fish/turtle/goldfish/mollies, one turtle inside, turtle inside, fishes inside, live inside, ball type, tame, hand tame, toilet trained, not potty trained, vaccinated, mother is, litter of`,
    harmlessNear:
      'toy, plush, soft, ceramic, empty, slippers, slipper, jacket, hoodie, pillow, blanket, rug, coat, pouch, bag, tablet, watch, monitor, keyboard, mouse, bicycle, scooty, fan, table, chair, iron, kettle, tv, speaker, poster, book, plant, sticker, stickers, baby, kid, kids, shampoo, crochet, keychain, cushion, filter, laptop, phone, cycle, bike, mattress, cooler, fridge, bought, used, charger, headphones, shoes, guitar, printer',
  },
  {
    kind: 'goods that are not named',
    isWide: true,
    isDoubtful: true,
    things: `special item, special items, special stuff, something special, something nice, something extra, something strong, surprise adult, adult gift, adult gift pack, contents extra, the more part, more part, extra inside, weekend ka, weekend jugaad, jugaad, powder for gym, gym powder, mystery powder, the other stuff, other stuff, green one, the green one, fresh leaf, suitcase, empty suitcase, box with surprise, it is what you, jo chahiye`,
    actions: `for saturday, for friday, for the weekend, for weekend, tonight, not for wardens, not for warden, hushemoji, in person, talk in person, in person only, back gate, behind hostel, behind the hostel, near the ground, cant say, cant say here, cannot say, will not say, i will fill it, fill it for you, tell me what you like, ask price, ask for more, ask for the rest, looking for, anyone, anyone has, who has, mil jayega, mil jaega, wo mil, sab milega, chahiye kya, hai kya, and more, gym and more`,
    harmlessNear:
      'birthday, decoration, wedding, diwali, cake, recipe, food, dish, biryani, thali, discount, offer, tea, protein, washing, detergent, face, talcum, baby, tshirt, kurta, kurti, saree, cake, cakes, cookies, homemade, pickle, snacks, plush, dress, cycle, bottle, chair, lamp, plant, mug, bag, cover, sofa, notebook, colour, color, case, shirt, cap, hoodie',
  },
];
