import { amountText } from '../../../../platform/text/local-text.ts';
import type { Ctx } from '../../../../platform/context.ts';
import type { Fact } from '../catalogue/catalogue.ts';
import { inEnglish } from './in-english.ts';
import { writtenOut } from './phrases.ts';
import { normalize, thingWords, type CatalogueQuestion } from './question.ts';
import { linkTo } from './wording.ts';

export type Order = CatalogueQuestion['order'];

/** Possible names of one of two things. */
export interface ComparedSide {
  /** Names as said ("let us c"), and without words that name no thing. */
  own: string[];
  /** Names with words that it may share with the other thing: "part 1 and 2", "single or double mattress". */
  shared: string[];
}

/** Two things that a question compares, and which products of each are meant: the cheapest, the best rated or the most expensive. */
export interface Comparison {
  sides: [ComparedSide, ComparedSide];
  order: Order;
  /** What is asked about the two besides their prices, in normalized words; empty for nothing. */
  asks: string;
  /** Whether the question explicitly compares. "Which" alone may be a wish for either. */
  isExplicit: boolean;
}

const VERSUS = ['vs', 'versus'];
const EITHER = ['or', 'ya', 'या', 'leda', 'allathu', 'illana'];
const BOTH = ['and', 'aur', 'n'];

/** Phrases that compare explicitly, and the words between the two things. */
const EXPLICIT: [said: RegExp, between: string[]][] = [
  [/(?<!\S)(?:compare|comparison|difference|compared)(?!\S)/, [...VERSUS, ...BOTH, 'with', 'to', ...EITHER]],
  [/(?<!\S)(?:vs|versus)(?!\S)/, VERSUS],
  [
    /(?<!\S)(?:cheaper|cheapest|less expensive|less money|(?:costs?|for) less|better|more expensive|costlier|costs? more|dearer|pricier|(?:same|equal) (?:price|cost|rate|money)|(?:price|cost|rate)s? (?:is |are )?(?:the )?same|kaunsa|konsa|kaun sa|kon sa|sasta|mehnga|कौन सा)(?!\S)/,
    [...EITHER, 'than', ...BOTH],
  ],
];
/** Phrases that may also be a wish for either of the two. */
const IMPLICIT: typeof EXPLICIT = [
  [/ , (?:so )?which(?!\S)/, [...EITHER, ...BOTH]],
  [/(?<!\S)(?:which|whichever|edhu|edi)(?!\S)/, EITHER],
  [/(?<!\S)between(?!\S)/, BOTH],
];

const ORDERS: [said: RegExp, order: Order][] = [
  [/\b(?:better|best|rated|reviews?)\b/, 'best'],
  [/\b(?:more expensive|costlier|costs? more|dearer|pricier)\b/, 'mostExpensive'],
];

/** Words that compare and name no thing. */
const COMPARING = new Set(
  'compare comparison compared comparing confused difference between vs versus cheaper cheapest less lesser money expensive costs cost better best good more costlier dearer pricier than same equal kaunsa konsa kaun kon sa sasta mehnga price prices rate rates both them whichever which edhu edi one ones is are has have the of and what i should get buy take'.split(
    ' ',
  ),
);

/** Matches marks after which a separate clause may ask about the two. */
const MARKS = /[,;:?!]|\.(?= )/;
const CLAUSES = / , | (?=(?:which|whichever|kaunsa|konsa|edhu|edi|so) )/;
/** Minimum number of words of a sentence in which "which" may be a relative pronoun. */
const LONG = 13;

/** Matches a slash that stands for "or". */
const SLASH = /(?<=[a-z]{2} ?)\/(?= ?[a-z]{2})/gi;

/** Maximum number of words of a side. A longer side says more than what is compared; words after "for" are left aside. */
const MOST_WORDS = 6;

function withoutUse(words: readonly string[]): readonly string[] {
  const use = words.indexOf('for');
  return words.length > MOST_WORDS && use > 0 ? words.slice(0, use) : words;
}

const namesThing = (side: string): boolean => /\p{L}/u.test(side);

/** Removes words at the ends of a side that only compare. */
function named(words: readonly string[]): string[] {
  const isNamed = (word: string) => !COMPARING.has(word);
  const first = words.findIndex(isNamed);
  return first < 0 ? [] : words.slice(first, words.findLastIndex(isNamed) + 1);
}

/** Returns the possible names of a side beside the other one; undefined if it names nothing. */
function sideOf(words: readonly string[], other: readonly string[]): ComparedSide | undefined {
  const said = words.join(' ');
  const thing = thingWords(said);
  if (thing === '' || words.length > MOST_WORDS) return undefined;
  const isPart = words.length < other.length;
  const shared = isPart
    ? [
        [...words, ...other.slice(words.length)],
        [...other.slice(0, -words.length), ...words],
      ]
    : [];
  return { own: [said, thing].filter(namesThing), shared: shared.map((each) => thingWords(each.join(' '))) };
}

/** Returns the two things that are named on both sides of a word. */
function sidesIn(words: readonly string[], between: string): Comparison['sides'] | undefined {
  const at = words.indexOf(between);
  const [one, other] = [words.slice(0, Math.max(at, 0)), words.slice(at + 1)].map((side) => named(withoutUse(side))) as [string[], string[]];
  const sides = [sideOf(one, other), sideOf(other, one)] as const;
  const isDifferent = one.join(' ') !== other.join(' ') && [one, other].some((each) => namesThing(each.join(' ')));
  return sides[0] && sides[1] && isDifferent ? [sides[0], sides[1]] : undefined;
}

/** Reads "which is cheaper, A or B", "A vs B, which has wheels" and the like; undefined for any other question. */
export function comparisonIn(typed: string): Comparison | undefined {
  const marked = typed
    .replace(SLASH, ' or ')
    .split(MARKS)
    .map((clause) => inEnglish(writtenOut(normalize(clause))))
    .filter(Boolean)
    .join(' , ');
  const plain = marked.replaceAll(' , ', ' ');
  const phrases = plain.split(' ').length < LONG ? [...EXPLICIT, ...IMPLICIT] : EXPLICIT;
  const phrase = phrases.find(([said]) => said.test(marked));
  if (!phrase) return undefined;
  const clauses = marked.split(CLAUSES);
  for (const between of phrase[1]) {
    for (const clause of [...clauses, plain]) {
      const sides = sidesIn(clause.split(' '), between);
      if (!sides) continue;
      const asks = clause === plain ? '' : clauses.filter((each) => each !== clause).join(' ');
      const order = ORDERS.find(([said]) => said.test(plain))?.[1] ?? 'cheapest';
      return { sides, order, asks: named(asks.split(' ')).join(' '), isExplicit: EXPLICIT.includes(phrase) };
    }
  }
  return undefined;
}

/** Says which of two products costs less, and which has the better reviews. */
export function comparedText(ctx: Ctx, one: Fact, other: Fact): string {
  const [less, more] = one.price <= other.price ? [one, other] : [other, one];
  const prices =
    less.price === more.price ? 'Both cost the same.' : `${linkTo(less)} is cheaper by ${amountText(ctx.infra.settings, more.price - less.price)}.`;
  if (one.reviews === 0 || other.reviews === 0 || one.rating === other.rating) return prices;
  return `${prices} ${linkTo(one.rating > other.rating ? one : other)} has the better reviews.`;
}
