import type { Lexicon } from '../lexicon.ts';

/** Games for money. */
export const gamblingSlang: Lexicon = {
  kind: 'gambling',
  strong: `
    satta/sattaa bazar/bazaar/rate/number, id for cricket, cricket id, free on first deposit, first deposit bonus, deposit bonus, fantasy winning team, winning team every match, gl team, grand league team, small league team, mines game, mines trick, aviator trick/signal/game_earn, chicken road, plinko, dragon tiger game, andar_bahar/andhar_bahar game/cash/table/app, teen patti, teenpatti table, rummy passbook, rummy bonus/chips/cash/apk, poker home game, poker room, blackjack table, poker chips cash, roulette table cash, satta app, matka guessing, jodi fix, single jodi, kalyan matka, kalyan chart, main bazar, gali disawar, desawar, lottery sambad, kerala lottery, bumper ticket/tickets, dear lottery, nagaland lottery, playwin, super lotto, wingo, tashan win, big daddy game, daman game, daman games, tiranga game, 91 club, 82 lottery, bdg win, okwin, goa games app, lucky draw tickets <number>, raffle tickets cash, housie for cash, tambola for cash, paid tambola`,
  doubtful:
    'tip on match, match tips, ipl tips, sureshot team, sure shot team, dream team prediction, betting, sports tips, book your bets, khelo aur jeeto, play and win cash, win cash daily',
  harmlessAfter: 'set, board, cards, mat, novel, book, movie, poster',
  harmlessNear: 'probability, statistics, simulator, project, python, toy, decor, poster',
};

/** Other people's accounts and licence keys, as they are offered. */
export const accountSlang: Lexicon = {
  kind: 'shared accounts and licence keys',
  strong: `bgmi uc hacked, uc hacked, hacked uc, cracked apk, apk cracked, modded apk, premium apk, apk premium, cracked matlab/solidworks/autocad/adobe/photoshop/office/ansys/catia, cracked windows 10/11, windows 10/11 cracked, crack file, keygen, preactivated, pre activated software, torrent movies drive, leaked course/courses, gate course leaked, leaked udemy, telegram course drive, paid course for free, full course drive link, pw batch leaked`,
  doubtful: `course drive link, drive link course, netflix/prime/hotstar/spotify/youtube/zee5/sonyliv/crunchyroll shared/sharing/slot/screen/1_month/1_year/yearly/lifetime/4_screen, office 365 lifetime/edu/5_device/account, edu mail/email, edu account/id, acc/account cheap/recovered/sell/for_sale, valorant/bgmi/pubg/coc/freefire/free_fire/steam/fortnite/roblox acc/account/id/skins_acc, chatgpt plus shared, canva pro <number>/lifetime/invite, linkedin premium <number>, coursera plus <number>, grammarly premium <number>, udemy courses drive, unlimited apk, mod version`,
  harmlessBefore: 'not, isnt, arent, never',
  harmlessAfter: 'book, tshirt, poster, gift, card, mug, jersey, sticker, remote',
  harmlessNear: 'poster, tshirt, remote, smart, tv, stick, bank, saving, savings, sticker, mug, hoodie',
};

/** Effortless money, and means to act under somebody else's name. */
export const fraudSlang: Lexicon = {
  kind: 'frauds and schemes',
  strong: `
    sim/jio/airtel/vi/bsnl (sim) activated (no/without) (doc/docs/document/id/kyc/proof), sim no doc, sim without proof/doc/docs, activated sim/jio/airtel, upi qr on rent, qr on rent, upi/account/bank on rent, account for rent, accounts on rent, need bank accounts/account, p2p need accounts, current account needed, savings account needed, mule account, gaming fund account, usdt p2p, copy trade/trading percent/daily/profit, <number> percent daily/weekly/per_day/a_day, task work like/youtube/telegram, like youtube videos earn, youtube like work, rating work earn, telegram task, prepaid task, part time job <number> daily, daily payout <number>, investment double, turn <number>/1k/2k/5k into <number>/2k/3k/5k/10k, money triple, refer and earn <number>, chain business, vestige join, forever living join, qnet, direct selling join, carding, cc dump, cc dumps, fullz, spoof call, call spoofing, otp bypass, kyc bypass, fake followers, followers <number> for, likes <number> for, reviews for sale, 5 star reviews paid, ticket booking fraud, fake payment, fake paytm/gpay/phonepe/screenshot, prank payment apk, fake upi, spoof payment, paytm prank, seat blocking money, management seat without, hostel room allot money, marks update money`,
  doubtful:
    'percent daily, percent per day, work from phone, online work <number>, typing work, data entry work, easy income, side hustle guaranteed, crypto signals, trading signals, sure profit call, option trading group, stock tips group, passive income, financial freedom, network marketing, be your own boss, crypto p2p, digital marketing earn',
  harmlessNear: 'book, course, ethical, security, awareness, chart, project, workshop',
};

/** Property of somebody else. */
export const stolenSlang: Lexicon = {
  kind: 'stolen goods',
  strong: `
    found parked long, parked long time, parked since months, abandoned cycle/bike/cycles, nobody claims, unclaimed cycle/cycles/bike, library book/books unstamped/without_stamp/not_returned/never_returned, unstamped library, hostel property, college property, lab arduino/multimeter/oscilloscope/kit/breadboard extra/spare/left/taken, extra in lab, lab extra, from lab nobody, calculators/calculator/phones/chargers/umbrellas/watches found after/in/at, found after exam/class/lecture/fest, rc missing, papers missing, no papers bike/scooty, bike/scooty/scooter/activa/pulsar without rc/papers/number, rc lost cheap, kabadi wala bike, meter board from, taken from old block, tube lights from hostel, exit sign from, street sign from, traffic cone from, someones cycle, someone elses, kisi aur ka, kisi ki cycle, jiska hai use pata`,
  doubtful:
    'mess plates <number>, from construction site, without bill and box, no bill cheap, cheap because no bill, locked phone, phone locked, pattern locked, activation lock, mi account lock, frp locked, passed out senior left, left behind by seniors, found in parking, found near gate',
  harmlessNear: 'lost, return, claim, reward, owner, dial, repair',
};

/** Paid company, and pictures of it. */
export const adultSlang: Lexicon = {
  kind: 'adult content',
  strong: `
    girl/girls/boy/boys frnd/frnds/friend for hire/rent, girlfriend/boyfriend/gf/bf on/for rent/hire, rent a girlfriend/boyfriend/gf/bf service, frnd for hire, paid date, paid cuddle, cuddle service, massage by female/girl/girls/lady/ladies/model, female massage, female to male massage, body massage room, massage room service, snap/insta premium/private monthly/videos/pics, premium snap, private snap, snap private, hostel girl/girls vids/videos/clips/pics/mms, college girl/girls vids/videos/clips/mms, girls bathroom, changing room video, cam show, webcam show, live show paid, strip cam, video call sexy, vc demo, nudes for, selling nudes, sell nudes, desi clips, desi collection gb, leaked clips, viral video link, viral mms, only fans leak, onlyfans leaked, fansly leak, ts girl available, shemale, call boy, male escort, gigolo job, playboy job, sugar baby, sugar daddy, fwb, nsa fun, casual fun, couple swap, threesome, bit padam, bf padam, blue padam, gilma padam, kamakathai, kambi katha, kambi video, kambikatha, boothu katha, boothu kathalu, mastram, antarvasna, savita bhabhi, chawat katha, choti golpo, bangla choti, panu video, panu golpo, nanga video, nangi video, nangi photo, gandi video, gandi photo, gandi film`,
  doubtful:
    'hidden cam, mega link, mega folder, mega links, no strings attached, company for the evening, company for evening, date for hire, plus one for hire, room for couples hourly, couple friendly room hourly, hourly room, 18plus only, adults only pack, adult party game, adult card game, adult gift, spicy content, spicy pics, exclusive pics, paid chats, paid chat, late night chat paid',
  harmlessAfter: 'poster, tshirt, novel, film, class',
  harmlessNear: 'physiotherapy, chair, gun, oil, camera, tripod, photography, makeup, spa, guitar, violin, studio, babysitter',
};
