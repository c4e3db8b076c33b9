import type { Deal } from '../lexicon.ts';

/** Money that grows by itself, and games for it, with any words for giving and getting. */
const give = `put/puts/put_in/give/invest/deposit/send/pay/start_with/join_with/transfer/add/bring (me/in/us/him/just/only/once) (just/only/rs) <number>, <number> (rs/rupees/k) once, <number> (rs/rupees/k) (today/now/only/once), min/minimum <number>, joining/entry/registration/start/starter (fee/fees/amount/kit) (is/of/only/just) <number>, <number> joining, joining <number>, <number> lagao/daalo/dalo/bhejo/do/jama/laga/dena/lagake/pehle, pehle <number>, <number> potta/pottu/pota/kattina/kudutha/anupuna/pottaa, <number> pedithe/pettu/petti/kadithe/isthe/pedte/veste`;
const get = `get/gets/take/takes/receive/earn/earns/withdraw/become/becomes/return/returns/makes/make/collect (back/out/upto/you/u/around/about/home) (back/<number>) <number>, comes/come/came back (as) <number>/double/more, <number> back, <number> (per/for_each/for_every/each/every) friend/person/member/referral/joining, <number> more for each/every, each/every friend who, <number> next week/month/day, <number> (on/by/in) sunday/monday/friday/saturday/weekend/next, <number> in/after <number>/two/three/five/ten/seven/one day/days/week/weeks/hours/month, <number> every/per/each/a week/month/day, percent every/per/each/a week/month/day/for_life, <number> percent every/weekly/daily/monthly/a/per, never loses, never lose, sure profit, guaranteed, guarantee, for life, <number> pao/lo/milega/milenge/kamao/wapas/vapas/roz/roj, roz/roj/daily/rozana <number>, <number> roz/daily/per_day, <number> varum/kidaikum/kidaikkum/tharen/aagum/edukalam, <number> vasthayi/vastayi/isthadu/istadu/istharu/istanu/vastadi/avthayi/tirigi`;

export const hintedProfits: Deal[] = [
  {
    kind: 'frauds and schemes',
    isWide: true,
    isDoubtful: true,
    things: give,
    actions: get,
    beside: `next week/month/day, every/per/each/a week/month/day, in <number> days/weeks/hours, daily, weekly, monthly, roz, roj, mahine, hafte, maasam, maadham, vaaram, varam, nela, rojuki, guaranteed, guarantee, sure, trading, trade, trader, forex, crypto, bitcoin, usdt, robot, bot, uncle, anna, my uncles, each/every friend/person/member, friends who, friend who, who comes after, who joins, under you, below you, referral, refer, percent, profit, double, on sunday/monday/friday/saturday, scheme, plan, group, like karne, kaam, task, tasks`,
    harmlessNear:
      'cycle, bike, mattress, chair, table, cooler, fan, phone, laptop, book, books, kettle, rent, rented, mess, coupon, coupons, store, shop, cashback, warranty, repair, watt, mah, oven, cushion, monitor, camera, guitar, off, discount, emi, instalment, installments, tshirt, exchange, power, bulb, calories, protein, scoop, litre',
  },
  {
    kind: 'frauds and schemes',
    isWide: true,
    things: `earn by recruiting, by recruiting, recruiting, recruit people/friends/juniors/members, paisa tiguna, paisa dugna, paise tigune, paisa triple, paisa chauguna, <number>/three/3 levels, <number>/one/1 friend/friends/member/members/person/people/juniors/referral <number>, every/each person/member/friend/junior (that/whom/who) (you/u) (add/bring/refer/join/get/comes/joins), people/friends/members/juniors you/u add/bring/refer, who comes after you, add/bring/join/refer (<number>/two/three/five/more) (friends/people/members/juniors) under you/u/me, under you/u`,
    actions: `percent on, percent on first, on first level, hafte me, mahine me, zimmedari, guarantee, meri zimmedari, joining/entry (fee) (only/is) <number>, <number> only, gives you/u <number>, <number> percent, percent for, commission, for life, get <number>, <number> for each, for each friend, bonus, level, levels, diamond, payout, your share, cut`,
    harmlessNear:
      'football, cricket, game, team, party, trip, tour, badminton, tournament, umbrella, table, cot, bed, desk, chair, mess, drawer, storage',
  },
  {
    kind: 'frauds and schemes',
    isWide: true,
    things: `your/ur/a/any (savings/current/bank) (bank) account/accounts, your/ur bank/upi/atm/account, bank account, account kiraye, account rent, khata kiraye, bank khata, un account, mee account, your phonepe, your gpay, your paytm`,
    actions: `few/some/couple transfers/transactions/days, for transfers/transactions/receiving/routing, let me/us use, lend (me/us) (your/ur), use your/ur, percent for/to you/u, percent yours, you/u keep, your/ur cut/share/commission, kiraye pe/par, rent pe/par, on rent, monthly rent, commission, mahine ka, per transaction, no questions`,
    harmlessNear: 'book, commerce, tally, novel, spotify, netflix, tuition',
  },
  {
    kind: 'gambling',
    isWide: true,
    things: `match, every match, ipl, toss, cricket, kabaddi, football match, world cup, 3 patti, three patti, teen patti, teenpatti, rummy, poker, cards, card game, taash, tash, patte, pathaalu, patthalu, peka, pekata, seettu, cheettu, dice, blackjack, carrom, ludo, pool, snooker, uno, bluff, fifa, bgmi, chess, mendikot`,
    actions: `i bet (you) <number>, bet <number>, <number> bet, bet you, settled at night, cash settled, settle at night, settle in cash, settlement at/every, cash at the end, <number> minimum, minimum <number>, number guessing, min/minimum/starting (<number>) boot/bet/entry/stake/buy, boot <number>, <number> boot, min <number> boot, one/per/a/oru/oka/each/every game/hand/round/aattam/aata/match/point (ku/ki) <number>, <number> (rs) per/a/each/one/oru/oka game/hand/round/point/aattam, winner/jeikkiravan/jeethne/gelichinavadu/jeetne_wala (gets/takes/eduthuppan) (all/sab/everything/antha), winner takes, loser pays, losers pay, who wins tonight, know who wins, we know who, pakka/pucca pata, pakka (team/result/tip) pata, pata hai (kaun/toss), <number> bhejo/lagao/lagake/laga, lagao (aur/and), kasu/kaasu/panam pottu/vechu/vachu/katti/kattu/vacchu, paisa/paise/paiso laga/lagake/lagao/se/pe/rakh, dabbulu/dabbulaku/dabbulatho petti/pettu/veyyi/kaasi/aadudham, <number> pottaa/potta/pota <number>, send money/cash before, before toss, before the toss, bookie, odds, 1 to 2/3/4/5, return 1 to, put money on, put your money on`,
    harmlessNear:
      'fun, friendly, matchbox, bat, gloves, jersey, ticket, tickets, set, deck, packs, poster, league, tournament, club, registration, free, screening, playstation, controller, cue, table',
  },
  {
    kind: 'frauds and schemes',
    isWide: true,
    things:
      'watching ads, watch ads, watching videos, liking videos, like videos, liking reels, clicking ads, rating hotels, rating apps, typing captcha, captcha, filling surveys, online surveys, forwarding messages, data entry, copy paste work, copy paste job, ad posting, reels dekhke, video dekhke, ads dekhke, ghar baithe, part time online, simple task, simple tasks, online task, online tasks, easy work from phone, work from phone, phone work, typing job, trading account handled, handle your trading, account handling',
    actions:
      'daily <number>, <number> daily, <number> per/a day, per day <number>, registration, registration <number>, joining, joining fee, fee <number>, earn, kamao, kamaye, no skills, no skill, no experience, ask me how, dm for details, <number> to <number> daily, weekly payout, payout, income, becomes, profit, no loss',
    harmlessNear: 'project, code, tv, keyboard, book, plugin, blocker, premium',
  },
  {
    kind: 'gambling',
    isWide: true,
    things:
      'aviator, colour trading, color trading, colour prediction, color prediction, mines game, wingo, crash game, spin game, dragon tiger, teen patti app, rummy app, jackpot, betting app, satta app, gl team, grand league, dream11, my11circle, fantasy, ludo, carrom, snooker, pool, cards, taash, chess, bgmi, free fire, tambola, housie',
    actions:
      'signals, signal, predictor, prediction, percent win, win rate, win guaranteed, sure win, hack, per week, vip group, <number> do aur, jeeto, crore jeeto, cr jeeto, ki baazi, ki baaji, ki bazi, ki shart, baazi, baaji, shart lagake, shart laga ke, <number> ki baazi/baaji/shart, paise wala, paise wali, real cash, cash prize entry, entry cash',
    harmlessNear: 'board, coins, set, deck, tournament, club, tshirt, poster, leather, jacket, sunglasses, glasses, frame, book',
  },
  {
    kind: 'frauds and schemes',
    isWide: true,
    isDoubtful: true,
    things:
      'gmail, gmails, gmail accounts, outlook accounts, insta accounts, insta account, instagram account, telegram accounts, twitter accounts, facebook accounts, linkedin accounts, whatsapp accounts, whatsapp numbers, email accounts, gift card, gift cards, vouchers, amazon voucher, flipkart voucher, amazon gift, coupons, sim, sims, sim card, sim cards, metro card, smart card, bus pass, mess card, recharge, flipkart, amazon, refund, swiggy, zomato, upi, wallet balance, wifi, credit card, debit card',
    actions:
      'old <number>, aged, in bulk, bulk, pieces bulk, pva, followers hacked, original mail not, mail not given, no recovery, half price, half rate, fifty percent off, dont ask how, dont ask where, no questions, already verified, pre verified, verified on, somebody elses, someone elses, other name, others name, any name, without kyc, no kyc, without id, without aadhaar, trick, tricks, method, methods, glitch, loot, keep the item, keep the product, get the money back, money back trick, refund trick, refund method, refund service, hack, hacked, balance hack, unlimited balance, free recharge, clone, cloned, cvv, bypass',
    harmlessNear:
      'book, course, security, ethical, tray, cutter, tool, adapter, holder, leather, mirror, printing, cover, reader, coin, phone, dual, slot, router, adaptor, range, extender, camera, laptop, tv, box, warranty, delivered, fresher, fest, workshop',
  },
  {
    kind: 'frauds and schemes',
    isWide: true,
    things:
      'percent extra, percent return, percent returns, percent interest, percent profit, percent back, nine times, ten times, five times, extra every month, interest every month, return every month, profit every month, your idle sim, your old sim, idle sim, bank passbook, your passbook, your atm card, your bank kit, sim and bank, cheque book',
    actions:
      'with me, with us, put your, give me your, your stipend, your money, your savings, invest, every month, each month, per month, monthly, every week, weekly, pick a number, pick number, winner gets, lucky number, sell your, sell me your, to me, <number> each, i return, i give back, i pay you',
    harmlessNear:
      'book, cover, emi, fd, battery, discount, off, cashback, cotton, wool, polyester, zoom, magnification, magnifier, recipe, alcohol, faster, brighter',
  },
  {
    kind: 'gambling',
    isWide: true,
    isDoubtful: true,
    things:
      'pick a number, pick number, choose a number, lucky number, guess the number, winner gets, winner takes, table opens, chips are real, real money, number 0 to 9',
    actions:
      'winner gets, nine times, times the money, ten times, join the group, entry <number>, <number> entry, 11 pm, at night, real money, money here, cash, poker, table opens, double',
    harmlessNear: 'gift, free, quiz, event, club, fest, tournament, trophy, certificate, tambola',
  },
  {
    kind: 'frauds and schemes',
    isWide: true,
    isDoubtful: true,
    things:
      'password recovery, recover password, recover any, password of any, instagram password, insta password, facebook password, gmail password, wifi password, whatsapp chats, call records, call history, last seen, location of any, location of anyone, live location',
    actions:
      'of anybody, of anyone, anybodys, anyones, any account, any person, any number, of your gf, of your girlfriend, of your boyfriend, of your ex, gf, ex, crush, warden, neighbour, neighbours, secretly, without knowing, <number> only, for <number>, in one hour, in ten minutes',
    harmlessNear: 'book, diary, router, settings, locksmith, manager, security, course, forgot',
  },
  {
    kind: 'frauds and schemes',
    isWide: true,
    isDoubtful: true,
    things:
      'join vestige, vestige with, join amway, amway business, join herbalife, forever living, join qnet, modicare, safe shop, mi lifestyle, oriflame business, network business, per google review, per review, per rating, google reviews, fake reviews, per follow, per like, per comment, number guessing, guessing game, guess game',
    actions:
      'with me, travel to, dubai, own boss, earn, income, <number> rs, <number> rupees, rs per, rupees per, <number> a day, reviews a day, per day, daily, each hour, every hour, result, <number> to <number>',
    harmlessNear: 'product, shampoo, expiry, book, board, kids, app, site, listing',
  },
];
