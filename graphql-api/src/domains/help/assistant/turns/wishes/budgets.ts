import type { Ctx } from '../../../../../platform/context.ts';
import type { Answer } from '../../answers.ts';
import { exactAnswer, nothingAnswer } from '../../catalogue/catalogue-answer.ts';
import type { Asked } from '../../conversation.ts';
import { wordsBeside } from '../../understanding/about-shown.ts';
import { amountAmong } from '../../understanding/amounts/amounts.ts';
import { writtenOut } from '../../understanding/phrases.ts';
import { catalogueQuestion, normalize, type CatalogueQuestion } from '../../understanding/question.ts';

/** A budget stated beside something else. */
export interface Budget {
  /** State of the conversation as if the last question had had these prices. */
  asked: Asked;
  /** Rest of the question in normalized words; empty if there is none. */
  rest: string;
}

/** Returns what the things of the last question cost, or may cost. */
export const usualPrice = ({ question: { minPrice = 0, maxPrice = 0 }, shown }: Asked): number =>
  Math.max(minPrice, maxPrice, ...shown.map(({ price }) => price));

/** Matches phrases that remove the price bounds. */
const ANY_PRICE =
  /(?<!\S)(?:(?:price|money|cost|budget) (?:does ?n ?t matter|does not matter|(?:is )?(?:no|not an?) (?:issue|problem|bar|matter))|(?:forget|ignore|leave|drop|remove|lift) (?:the |my |about |that |this )*(?:(?:price |budget )?(?:budget|limit|price|cap)|\d{2,6} ?(?:thing|limit|budget|rs|rupees|cap|bucks|part|one)?)|(?:at )?(?:any|whatever) (?:the )?(?:price|budget|cost)(?: is (?:ok|fine))?|no (?:price |budget )?limit)(?!\S)/;

const withPrices = ({ bound: _, ...asked }: Asked, bounds: Pick<CatalogueQuestion, 'minPrice' | 'maxPrice'>): Asked => ({
  ...asked,
  question: { ...asked.question, ...bounds },
  ...(asked.wishes && { wishes: asked.wishes.map((wish) => ({ ...wish, ...bounds })) }),
});

/** Matches phrases that say that a price is too high. */
const DEAR =
  /[?!]{2}|\b(?:too|can ?['’]?t|cannot|can not|won ?['’]?t|not possible|hurts?|kills?|costly|expensive|steep|pricey|lot|ouch|afford|reach|beyond|whole|zyada|jyada|mehng\w*|illa|jaa?sthi|ekkuva|adhigam|romba)\b/i;
const CHEAPER = /\b(?:cheaper|cheap|lesser|less|lower|sasta|saste|sasti|kam|kammi|takkuva|thakkuva)\b/i;
/** Matches words that ask for cheaper products and for nothing else. */
const ONLY_CHEAPER =
  /^(?:(?:show|give|me|any|anything|something|smth|some|a|get|got|find|cheaper|cheap|lesser|less|lower|price|one|ones|please|pls|then|illa|bro|cant|can|not|t|too|much|is|it|there) ?)*$/;

/**
 * Reads statements that the products shown are too expensive: "3900 is all that I have for food, lesser", "2600?? can't, show cheaper". The rest of
 * the question is asked about cheaper products.
 */
function dearIn(clauses: readonly string[], asked: Asked): Budget | undefined {
  const at = clauses.findIndex((clause) => {
    const question = catalogueQuestion(clause, []);
    const numbers = normalize(clause).match(/(?<!\S)\d+(?!\S)/g) ?? [];
    return numbers.length === 1 && !hasBound(question) && [...asked.shown, ...(asked.listed ?? [])].some(({ price }) => price === Number(numbers[0]));
  });
  const others = clauses.filter((_, index) => index !== at).join(', ');
  if (at < 0 || !(DEAR.test(clauses.slice(at, at + 2).join(' ')) || /\?\?/.test(clauses[at]!) || CHEAPER.test(others))) return undefined;
  const price = Number(/\d+/.exec(normalize(clauses[at]!))![0]);
  const rest = normalize(others);
  return { rest: ONLY_CHEAPER.test(rest) ? '' : rest, asked: withPrices(asked, { minPrice: undefined, maxPrice: Math.max(0, price - 1) }) };
}

const hasBound = ({ minPrice, maxPrice }: CatalogueQuestion): boolean => minPrice !== undefined || maxPrice !== undefined;

/**
 * Returns the stated budget and the rest of the question: "Price doesn't matter, the one with suspension", "I got 900, give me the bigger one".
 * Undefined if neither prices are said not to matter nor a budget is stated, or if every clause states one.
 */
export function budgetIn(typed: string, plain: string, asked: Asked): Budget | undefined {
  if (ANY_PRICE.test(plain)) {
    const rest = plain.replace(ANY_PRICE, ' ').replace(/\s+/g, ' ').trim();
    return { rest, asked: withPrices(asked, { minPrice: undefined, maxPrice: undefined }) };
  }
  const clauses = typed.split(/[,;.!?]\s+/);
  const dear = dearIn(clauses, asked);
  if (dear) return dear;
  const read = clauses.map((clause) => ({ clause, said: amountAmong(writtenOut(normalize(clause)), usualPrice(asked)) }));
  const [budget, ...others] = read.filter(({ said }) => said?.isAll);
  if (!budget || others.length > 0 || clauses.length === 1) return undefined;
  const rest = normalize(clauses.filter((clause) => clause !== budget.clause).join(', '));
  return { rest, asked: withPrices(asked, { minPrice: undefined, maxPrice: budget.said!.amount }) };
}

/** Matches questions asking for other products that cost less: "any fan cheaper than that", "something cheaper to sleep on". */
const OTHERS_FOR_LESS =
  /\b(?:any|some|something|anything|show|other|need|want|there|got|koi|kuch|aur|smthng)\b.*\b(?:cheaper|less (?:costly|expensive)|costs? less|lower priced|sast[aei])\b(?! (?:one )?(?:of|among|between))|\b(?:cheaper|less (?:costly|expensive)|costs? less) than (?:that|this|it|those|them)\b|\b(?:isse|usse|inse) (?:sast[aei]|kam)\b/;

/** Matches comparisons with a single product. Of several products shown, the first is meant. */
const THAN_ONE = /\b(?:than (?:that|this|it)|isse|usse)\b/;

/** Shows products that cost less than those shown if cheaper ones are asked for and the same products were found again. */
export async function cheaperThanShown(ctx: Ctx, plain: string, answer: Answer, { shown }: Asked): Promise<Answer | undefined> {
  const question = answer.asked?.question;
  const isAgain = shown.some(({ id }) => answer.productIds.includes(id));
  const named = wordsBeside(catalogueQuestion(plain, []).words).join(' ');
  // A question that names nothing else has already been answered.
  if (!question || !isAgain || named === '' || !OTHERS_FOR_LESS.test(plain) || /^(?:(?:and|so|ok) )*which\b|\b(?:wala|wali)\b/.test(plain))
    return undefined;
  const least = THAN_ONE.test(plain) ? shown[0]!.price : Math.min(...shown.map(({ price }) => price));
  const maxPrice = least - 0.01;
  if (question.maxPrice !== undefined && question.maxPrice <= maxPrice) return undefined;
  const cheaper: CatalogueQuestion = { ...question, minPrice: undefined, maxPrice, wants: 'list' };
  return (await exactAnswer(ctx, cheaper)) ?? (await exactAnswer(ctx, { ...cheaper, words: named })) ?? nothingAnswer(ctx, cheaper);
}
