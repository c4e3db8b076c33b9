import type { Lexicon } from '../lexicon.ts';

/** Promises of money, seats and papers that nobody can keep, and what lets somebody act under the name of another. */
export const frauds: Lexicon = {
  kind: 'frauds and schemes',
  strong: `
    double/triple your money, money double/doubling/multiplier, paisa/paise double, crypto doubling, 2x/3x/10x (your) money/return/returns/profit in, guaranteed daily return/returns/profit/income, daily profit guaranteed, ponzi, pyramid scheme,
    bring two/three/2/3 juniors/friends/people, refer 2/3/5 and/nd get, your slot doubles, joining fee 99/199/299/499/999, her/his chats, get you into her/his whatsapp/insta/instagram/phone, read her/his chats, mlm, network marketing join/team, join my/our (mlm/forex/trading) team/downline, forex signal/signals group, trading signal/signals group paid, loan without document/documents/papers/cibil, instant loan no document/documents,
    work from home registration/joining fee/fees, data entry job registration, captcha typing job, backdoor/back_door job/seat/placement/entry/admission, job/placement/seat/offer guaranteed for money, seat/room/hostel_room allotment arranged/for_money, bribe, setting with warden/coe/hod/faculty, contact in coe/exam_cell,
    activated/preactivated/pre_activated/ready sim/sims, sim card/cards (activated/active) without/no id/kyc/aadhaar/document, sim/sims (activated) without id/kyc/aadhaar/aadhar/document, sim no kyc, no kyc sim, otp service/bypass, registration fee job/work, (daily) registration/joining fee (of/is) 100/200/300/500/999/1000/only, concert/match/ipl/fest/movie tickets double rate, virtual number for otp, bank account on rent/for_rent/for_sale, bank account with atm, atm card with pin, credit card details/dump/dumps/cvv, carding, cvv shop, skimmer, through phishing, phishing page/kit/mail/link, phished, keylogger, hacking service/for_hire,
    hack/hacking any instagram/whatsapp/facebook/account/wifi/phone, hacker for hire, instagram/youtube followers/likes/subscribers/views for/sale/cheap/paid, instagram/youtube/insta follower/followers/likes/subscribers 100/500/1000/5000/per/at, fake review/reviews, buy/sell followers, ticket/tickets in black, black mein ticket, black ticket, double rate ticket/tickets,
    kidney for/needed/donor/wanted, sell kidney, organ for sale, blood for sale, paid blood donor, egg/sperm donor paid, surrogate for money, scratch card winner, lucky draw winner pay, chit fund join`,
  spoken: `paise double, paisa double, paise dugna, paisa dugna`,
  doubtful: `earn (daily/per_day/weekly) from home, part time job no skill, referral/refer and earn, investment plan return/returns`,
  harmlessNear: 'book, security, course, cyber, textbook, ethical, awareness, ceh, shape, beans, bean, masala, chart, model, dialysis, anatomy',
};
