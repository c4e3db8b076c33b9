/** Phrases about a thing that listings seldom contain; longer ones first. Single words are in `function-words.ts`. */
const PHRASES = `
value for money, worth the money, worth the price, worth buying, good for the price
pocket friendly, budget friendly, wallet friendly, student friendly, easy on the pocket, light on the pocket
under budget, within budget, in my budget, in budget, on a budget, low on budget, tight budget, small budget, student budget, student price
dirt cheap, dead cheap, very cheap, super cheap, too cheap, low price, low cost, low rate, less price, less cost, lowest price, lowest rate, least price, best price, best rate, best deal, good price, good deal, fair price, decent price,
reasonable price, reasonable rate, throwaway price, half price, discounted price, cheap rate, cheap price, cheap and best, price kam, kam price, kam daam, kam rate, kam paise
top quality, top class, top notch, top most, top condition, top rated, top brand, top model, high quality, good quality, best quality, premium quality, first class, first rate, first hand, number one, no 1, number 1, a 1, a one, ten on ten
good condition, best condition, great condition, nice condition, super condition, perfect condition, excellent condition, working condition, running condition, brand new condition, new condition, mint condition, proper condition, well maintained,
well kept, well used, gently used, lightly used, rarely used, barely used, hardly used, less used, little used, not much used, single owner, single hand, one owner
brand new, almost new, nearly new, like new, as new, as good as new, good as new, just like new, box pack, box packed, seal pack, sealed pack, not used, never used, new model, latest model, new one, latest one, latest version, newest model,
not too old, not very old, not so old, not that old, not old, not damaged, not broken, no scratches, no damage, without scratches, without damage, without any problem, in one piece, few months old, one year old
full set, complete set, whole set, entire set, full series, complete series, whole series, good shape, great shape, excellent shape, perfect shape, nice shape, proper shape, top shape, tip top, half the price, scratch free, dust free, months old, month old, weeks old, years old, year old, barely touched, hardly touched, hardly worn, barely worn, never worn, not worn,
recently bought, bought recently, just bought, recent model, up to date, latest edition, new edition, newest edition, recent edition, long lasting, long life, most popular, nice looking, good looking, good enough, quality wise, within a tight budget, tight budget, a steal,
high end, top end, low end, lowest possible price, lowest possible, lowest priced, least expensive, most expensive, not so costly, not too costly, not very costly, not costly, not so expensive, not too expensive, not very expensive, not expensive, not that expensive,
that does not cost much, does not cost much, doesnt cost much, that does not cost a lot, i can afford, can afford, for a poor student, for students, for a student, kam daam, kam keemat, nayi jaisi, naya jaisa, naye jaisa, kotha dani laga, puthusu madhiri, puthu madhiri, pudhu madhiri,
manchi condition, nalla condition, manchi quality, nalla quality, kotha di, takkuva rate, takkuva dhara, takkuva price, thakkuva rate, thakkuva dhara, takkuva dharaki, kammi vilai, kammi rate, kammi price, kammi bele, kadime bele, kuranja vila, kuranja vilai
acchi condition, achi condition, achhi condition, badhiya condition, acchi quality, acche condition, sahi condition, sasta aur accha, sasta sundar
`;
const phrases = PHRASES.split(/[,\n]/)
  .map((phrase) => phrase.trim())
  .filter(Boolean)
  .toSorted((one, other) => other.length - one.length);

/** Matches words and phrases that ask for a low or a high price; longer ones first if one is the beginning of another. */
const CHEAP =
  /(?<!\S)(?:cheap|cheaper|cheapest|cheapy|inexpensive|economical|affordable|can afford|(?:poor|broke) student|bargain|sasta|saste|sasti|sastha|low(?:est)? (?:priced|price|cost|rate|budget)|lowest|least (?:priced?|cost|costly|expensive)|less (?:costly|expensive|priced?)|(?:not|isnt|nt) (?:(?:so|too|very|that) )?(?:costly|expensive|pricey)|not cost (?:much|a lot)|(?:pocket|budget|wallet) friendly|budget|kam (?:daam|price|rate|paise|keemat)|chavaka|chavakaga|chowka|takkuva|thakkuva|kammi|kammiyana|kadime|malivu|malivaana|swasta|sosta|agga)(?!\S)/;
const EXPENSIVE =
  /(?<!\S)(?:costliest|priciest|dearest|(?:most|more|very) (?:expensive|costly|premium)|expensive|costly|pricey|premium|high(?:est)? (?:end|priced?)|top end|luxury|sabse (?:mehnga|mehanga|mehngi)|mehnga|mehngi|mehanga)(?!\S)/;

/** Removes the wished qualities from a folded search. Returns it unchanged if nothing else would remain. */
export function withoutWishes(folded: string): string {
  const rest = phrases.reduce((text, phrase) => text.replaceAll(` ${phrase} `, ' '), ` ${folded} `).trim();
  return rest === '' ? folded : rest;
}

/** Which price comes first among the products that match all words of a search. */
export type PriceFirst = 'cheapest' | 'mostExpensive';

/** Returns whether a folded search asks for the cheapest or the most expensive of what it names; null for neither. */
export function priceFirst(folded: string): PriceFirst | null {
  if (CHEAP.test(folded)) return 'cheapest';
  return EXPENSIVE.test(folded) ? 'mostExpensive' : null;
}
