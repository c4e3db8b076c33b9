import type { Deal } from '../lexicon.ts';

const thing =
  'phone, phones, mobile, mobiles, iphone, smartphone, laptop, macbook, cycle, cycles, bicycle, bike, scooty, charger, bag, wallet, purse, watch, smartwatch, headphone, headphones, earbuds, buds, airpods, earphones, helmet, calculator, tablet, ipad, camera, projector, fan, chair, books, library book, library books, gadi, gaadi, फोन, मोबाइल, साइकिल, लैपटॉप, போன், சைக்கிள், లాప్టాప్, ఫోన్, సైకిల్';
const place =
  'bus/train/metro/auto/library/mess/canteen/lab/ground/class/classroom/road/sadak/raste/parking/gate/hostel/washroom/corridor/park/mall/station/platform/sjt/tt/block/audi/auditorium';

/** Bets, schemes, hacked accounts, stolen goods and paid company, as deals. */
export const moneyDeeds: Deal[] = [
  {
    kind: 'gambling',
    things: `match, ipl, cricket, toss, world cup, t20, kabaddi match, football match, jodi, cards, taash, tash, patte, poker, rummy, flush, ludo king, carrom, fantasy, my11, dream11, मैच, आईपीएल, ताश, மேட்ச், மேட்சுக்கு, మ్యాచ్`,
    actions: `paisa lagao, paise lagao, paisa laga, paise laga, paisa lagana, paise lagane, paisa lagta, paise se, paiso se, paise wala, bet lagao, bet laga, bet lagana, betting, bets, place bets, id milegi, id milega, id lo, id chahiye, id denge, betting id, satta, fixed match, toss fixed, match fixed, fixed toss, fixed result, sure shot, sureshot tips, winning tips, paid tips, tips guaranteed, khai lagai, lagai khai, bhav, double payout, payout, for money, real money, real cash, with money, cash game, cash table, money game, buy in, stake, stakes, haar jeet, panam katti, panam kattu, panam vechu, panam vachu, kasu vechu, kasu katti, bet kattu, pandem, pandhem, dabbulu petti, dabbulu pettu, dabbulu pettandi, दांव, पैसा लगाओ, पैसे लगाओ, सट्टा, பணம் கட்டி, பந்தயம், పందెం`,
    harmlessNear: 'bat, gloves, jersey, ticket, tickets, board, table, probability, set, deck, jodidar',
  },
  {
    kind: 'frauds and schemes',
    things: `instagram, insta, insta id, whatsapp, whatsap, wp, snapchat, snap, facebook, fb, gmail, email, telegram, account, accounts, wifi, wi fi, phone, iphone, bank, erp, vtop, portal, moodle, chats, girlfriend, gf, bf, boyfriend, crush, ex, roommate`,
    actions: `hack kar, hack karke, hack karunga, hack karwa, hack karwao, hack panni, hack chesi, hack for you, will hack, can hack, i hack, hacker available, hacking available, hacking service, hack service, hack any, get hacked, password nikal, password nikaal, nikal ke dunga, password crack, password break, break into, get into her, get into his, chats nikal, chats padh, chats padho, read chats, read her, read his, see her chats, see his chats, secretly read, secretly see, secretly track, spy on, spying app, spy app, spy kar, track her, track his, track location of, location nikal, location bata, clone whatsapp, sim clone, otp nikal, bypass otp, location track kar`,
    harmlessNear: 'book, security, course, ethical, awareness, ceh, textbook, workshop',
  },
  {
    kind: 'frauds and schemes',
    things: `friends, members, people, juniors, persons, dost, doston, log, bande, referrals, joining, team, plan, scheme, company, network, chain, group, crypto, forex, trading, usdt, bitcoin, investment, amount, money, paisa, paise, return, returns, income, kamai, paisalu, dabbulu, panam, kaasu`,
    actions: `under you, under u, below you, neeche jodo, niche jodo, neeche lagao, add karo aur, earn daily, daily income, daily return, daily payout, guaranteed return, guaranteed returns, fixed return, guaranteed profit, risk free profit, no risk, sure profit, double in, doubles in, doubled in, triple in, double ho, double kar, dugna, dogna, tripple, multiply, ten times, 10 times, 10x, 5x, 2x in, passive income daily, ghar baithe kamao, ghar baithe, earn from home, earn from phone, get rich, pyramid, ponzi, mlm, downline, commission for each, commission per, per referral, per refer, rettipu, irattippu, rendu madangu, rettimpu, rendinthalu, double avuthundi, double avthai, double aagum, double aidum, दुगना, दोगुना, डबल, இரட்டிப்பு, రెట్టింపు`,
    harmlessNear: 'book, textbook, course, chart, security, notes, game, monopoly, camp',
  },
  {
    kind: 'stolen goods',
    things: thing,
    actions: `uthaya hai, uthaya tha, uthaya hua, uthayi hai, uthayi hui, uthai hui, utha liya, utha ke, uthake, utha laya, uda liya, uda laya, udaya hua, maar liya, maar ke laya, maara hua, tapaya, tapa liya, chura, churai, churaya, chori, chori ka, chori ki, gira mila, gira hua, pada mila, pada hua mila, padi mili, mila tha ${place}, mili thi ${place}, ${place} me/mein/pe/par/se mila/mili/uthaya/uthayi/uthai/utha/uda/churai/churaya/tapa, ${place} ke bahar se, lawaris, laawaris, tala tod, tala toda, tala todke, taala tod, taala toda, lock tod, lock toda, lock todke, lock todna, lock tuta, lock cut, lock kaata, lock kata, malik ko, maalik ko, owner ko mat, owner ko pata, asli malik, kisi aur ka, kisi aur ki, kisi ka tha, dusre ka, doosre ka, without owner, before (the) owner, owner finds, owner doesnt know, owner still, nicked, pinched from, swiped from, pocketed, flicked, five finger discount, finders keepers, finders price, finder price, found in/on/inside/near (a/the) ${place}, left behind in/on (a/the) ${place}, forgotten in/on (a/the) ${place}, someone forgot, somebody forgot, someones, took from (a/the) ${place}, taken from (a/the) ${place}, grabbed from, stole, sutten, suttuten, suttutu, suttathu, sutta phone, thirudi, thirudiyathu, thirudinen, thiruttu, kedachudhu ${place}, kottesa, kottesina, kottesanu, kottesi, dochesa, dochesina, dongilincha, dongilinchi, donga, dorikindi ${place}, చోరీ, दगा, चोरी, चुराया, चुराई, उठाया हुआ, ताला तोड़, திருடின, திருட்டு, సుత్త, దొంగిలించిన, దొంగ, కొట్టేసిన, దొంగతనం`,
    harmlessNear: 'na, nahi, bachane, bachne, tala, taala, lock, anti, alarm, insurance, lost, return, claim, guard, prevention',
  },
  {
    kind: 'adult content',
    things: `girl, girls, college girl, college girls, hostel girls, ladki, ladkiyan, ladkiya, ponnu, ponnunga, ponnuga, ammayi, ammayilu, bhabhi, aunty, aunties, model, models, female, females, escort, item, russian, call boy, playboy, gigolo, massage, boys number, लड़की, लड़कियां, பொண்ணு, பொண்ணுங்க, అమ్మాయి, అమ్మాయిలు`,
    actions: `night service, for night, for the night, full night, one night, per night, per shot, one shot, short time, raat ke liye, ek raat, raat bhar ke, night ke liye, hourly rate, rates on chat, rates on call, rate list, rates in dm, enjoyment, enjoy karo, full enjoy, full satisfaction, satisfaction, hot video, hot videos, hot pics, hot photos, nude, nudes, topless, naked, bikini pics, private pics, private photos, private video, private videos, bathroom video, changing room, hidden cam, hidden camera, spycam, leaked, mms, video call service, video call paid, paid video call, sexy video, sex, chudai, body to body, happy ending, sensual, by girl, by girls, by college girl, by female, by model, number milega, number milegi, number chahiye, numbers available, number available, phone numbers, on rent, rent pe, rent par, service available, hotel available, room available for, with room, with place, place available, incall, outcall, oyo, raatri, ratriki, rathriki, oka rathri, nightku, night ku, iravu, ஒரு இரவு, எண் கிடைக்கும், రాత్రికి, रात के लिए, रात भर`,
    harmlessNear:
      'cycle, bicycle, hostel fan, lehenga, kurti, jeans, shoes, dress, costume, gown, saree, lamp, skates, car, scale, kit, watch, toy, figurine, 3d, oil, gun, chair, roller, mat, cushion, pillow',
  },
];
