import type { Lexicon } from '../lexicon.ts';

export const gambling: Lexicon = {
  kind: 'gambling',
  strong: `
    satta matka/bazar/bazaar/king/khelo/lagao, matka king/result/number/game/tips, betting id/tip/app/account/site/group/exchange/book, bet id, cricket/ipl/online/sports/match/football betting, ipl/cricket/online bet/bet id/bookie, bookie, bookmaker, cricket id for, online casino, casino account/id/app/bonus, live casino, lottery/lottary/lotery ticket/number, online lottery, lottery for sale, rummy circle account, rummycircle, rummy account/app cash/cash, junglee rummy,
    teen_patti/teenpatti cash/chip/real/gold_chips/for_money/master/stars, real money game, dream11 team/prediction/winning/account/tip/expert, dream 11 team/prediction/winning/account/tip, fixed match, match fixing, fantasy team tip/guaranteed, mahadev book/app, reddy anna, fairplay id, 1xbet, parimatch, 4rabet, laser247, lotus365, betway, bet365, melbet, stake account, color/colour prediction/trading, aviator predictor/hack/signal, gambling id/site/app/account/table,  slot machine real, jua, juaa, poker for money/cash,
    सट्टा, सट्टेबाजी, जुआ, लॉटरी, लॉटरी टिकट, सट्टा मटका, बेटिंग, मटका किंग, कैसीनो,
    rummy coin/coins/chips, satta number/rates, சூதாட்டம், லாட்டரி, జూదం, లాటరీ, betting payout`,
  medium: `teen_patti/teenpatti table/seat/buy_in, buy in house, rummy pandem, dabbulu pandem, pandem pettu, house takes, gambling, betting`,
  doubtful: `satta`,
  weak: `gamble, matka, casino, lottery, rummy, teen patti, teenpatti, poker, bet, dice`,
  offers: `cash, winning, jackpot, odds, withdrawal, deposit, id, tips`,
  harmlessAfter: `pot, stand, chip, night, royale, theme, themed, addiction, shop, set`,
  harmlessNear: `iron, istri, thekka, thuni, shirt, pant, pocket, cotton, button, collar, sleeve, formal, probability, statistics, clay, water, terracotta, addiction, party`,
};
