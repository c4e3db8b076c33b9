import type { Ctx } from '../../../../../platform/context.ts';
import { amountText } from '../../../../../platform/text/local-text.ts';
import { listText, reply, type Answer } from '../../answers.ts';
import { factsOf, findProducts, type Fact } from '../../catalogue/catalogue.ts';
import { togetherIn, type Asked } from '../../conversation.ts';
import { wordsBeside } from '../../understanding/about-shown.ts';
import { comparedText } from '../../understanding/comparison.ts';
import { writtenOut } from '../../understanding/phrases.ts';
import { anything, catalogueQuestion, normalize } from '../../understanding/question.ts';
import { linkTo } from '../../understanding/wording.ts';
import { thingsIn, type Said } from './in-sight.ts';
import { stemOf } from '../wishes/wish-words.ts';

const SUM =
  /(?:^| )(?:total|in all|altogether|together|sum|(?:how much|what|it|that|they|both|all) (?:do |does |will |would )?(?:\w+ )?comes? to(?! (?:the|my|me|a|our|him|her))|(?:dono|teeno|both|sab) ka|(?:dono|teeno) (?:ek )?saath|mila ?ke|milakar|kalipi\w*|serthu|motham|mottham|mothamga|in total|(?:what|how much) (?:will|would|do|does|are) (?:the|these|those) (?:two|three)(?: (?:cost|be|come to))?|(?:take|buy|for|of) both|both (?:of (?:them|these) )?(?:will|would|cost|how much))(?: |$)/;
const DIFFERENCE =
  /(?:^| )(?:diff|diffe?rence|differ|how much (?:more|less|cheaper|costlier|do i save|will i save)|(?:more|less|cheaper|costlier) by how much|fark|farak|gap|farq|antar|vithiyasam|theda)(?: |$)/;
/** Words of price questions that name no thing. */
const COUNTING = new Set(
  'rates other diffrence diff pls last these things items books hua hoga kitna total together altogether sum all come comes difference differ more less save price prices pay costs cost much take buy get if both dono teeno sab ka mila ke milakar kalipi serthu motham evlo entha varum avthundi avutundi kitna kitne rendum rendu moodu fark farak cheapest lowest least costliest costlier priciest dearest most expensive highest which two three four five them these those other one by how just between insted instead of first second go gap rate both would them add now onnu eduththa edutha part um n with my father ask should i it will what so'.split(
    ' ',
  ),
);
const TOGETHER = /\b(?:both|(?:these|those|other|all) (?:two|three|2|3)|dono|teeno)\b/i;
/** Matches "rates of the other two". */
const PRICES_OF_SEVERAL =
  /\b(?:prices?|rates?|costs?) (?:of |for )?(?:the |these |those |all )*(?:other )?(?:two|three|both|2|3)(?: (?:of )?(?:them|these|those|things|items))?$/;
/** Matches "can i get both for 1200". */
const BOTH_FOR =
  /\b(?:both|dono|rendu|rendum|all (?:two|three)|(?:these|those) (?:two|three))\b.*\b(?:for|in|under|within|less than|upto|up to|me|lo|la) (\d{2,6})\b/;
const BETWEEN = / (?:and|plus|aur|n|with|then|vs|or|um|mariyu|ani|than) |[+&,]/i;
const MOST_COUNTED = 5;

/** Returns whether a question adds up or compares prices. */
export const isAboutPrices = (plain: string): boolean => SUM.test(plain) || DIFFERENCE.test(plain);

/** Returns the words of a text that name a thing. */
const namesIn = (text: string): string[] => wordsBeside(catalogueQuestion(text, []).words).filter((word) => !COUNTING.has(word));

const isCalled = ({ name }: Fact, words: readonly string[]): boolean => {
  const known = new Set(
    name
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .map(stemOf),
  );
  return words.every((word) => known.has(stemOf(word)));
};

/**
 * Returns the product that words refer to: the first one found if it was listed, otherwise a listed product with this name, otherwise the first one
 * found.
 */
async function calledSo(ctx: Ctx, words: readonly string[], last: readonly Fact[]): Promise<Fact | undefined> {
  const { found, exact } = await findProducts(ctx, { ...anything, words: words.join(' ') });
  const first = exact ? found[0] : undefined;
  return last.find(({ id }) => id === first?.id) ?? last.find((fact) => isCalled(fact, words)) ?? first;
}

/**
 * Returns the products that a question without a named thing refers to together: "price difference" after the second one refers to the last discussed
 * products.
 */
function spokenOfTogether(typed: string, asked: Asked): Asked['shown'] {
  const meant = togetherIn(normalize(typed), asked);
  return meant.length > 1 ? meant : (asked.recent ?? []).slice(0, 2).toReversed();
}

/** Returns the product that each part of a question names. */
async function namedBy(ctx: Ctx, typed: string, last: readonly Fact[]): Promise<Map<string, Fact>> {
  const facts = new Map<string, Fact>();
  for (const part of typed.split(BETWEEN)) {
    const words = namesIn(writtenOut(normalize(part)));
    if (words.length === 0) continue;
    const things = await thingsIn(ctx, words);
    const fact = (await calledSo(ctx, words, last)) ?? (things.length > 0 ? await calledSo(ctx, things, last) : undefined);
    if (fact) facts.set(fact.id, fact);
  }
  return facts;
}

/** Returns the products that a question names; the last listed ones if it names none, and for a single name also those shown. */
async function counted(ctx: Ctx, typed: string, asked: Asked): Promise<Fact[]> {
  const last = await factsOf(ctx, spokenOfTogether(typed, asked));
  const facts = await namedBy(ctx, typed, last);
  // "What will it cost if I take both", "both these books" name no product.
  if (facts.size === 0 || (facts.size === 1 && last.length > 1 && TOGETHER.test(typed))) return last;
  const [only] = asked.shown.length === 1 ? await factsOf(ctx, asked.shown) : [];
  if (only && facts.size === 1) facts.set(only.id, only);
  return [...facts.values()];
}

const IN_OTHERS: Record<string, number> = { rendu: 2, do: 2, dho: 2, moonu: 3, moodu: 3, teen: 3 };
const COUNTS = ['two', 'three', 'four', 'five', 'six'];
/** Matches several pieces of one product: "two of them", "3 packs", "2 of those guitars". */
const SEVERAL_OF_ONE =
  /\b(two|three|four|five|six|[2-6]) (?:of (?:them|these|those|it|that|this)\b|(?:pieces?|pcs|packs?|packets?|boxes|sets?|copies)\b(?! with| and| plus))/;
/** Matches "what would two cost". */
const SO_MANY =
  /\b(?:what|how much) (?:would|will|do|does|is|for|are) (?:for )?(two|three|four|five|six|[2-6])(?: (?:of (?:it|them|those|these)|cost|be|come to|then))*$/;
/** Matches "I will take two, price". */
const TAKING =
  /(?:^| )(rendu|do|dho|moonu|moodu|teen) (?:\w+ )?(?:venum|chahiye|chahie|kavali|beku) .*(?:evlo|entha|kitn[aei]|price|total)\b|\b(?:take|buy|want|need|get) (two|three|four|five|six|[2-6])(?: of (?:it|them|those|these))?(?: \w+)? (?:price|cost|how much|total|rate|what)\b/;
const COSTS = /\b(?:how much|cost|costs|price|total|pay|rate|together|sum|kitna|kitne|evlo|entha)\b/;

/** Answers "how much for three of them" with the price of so many pieces of the product shown, or of the one that the question names. */
async function priceOfSeveral(ctx: Ctx, { typed, plain, asked }: Said): Promise<Answer | undefined> {
  const said = [SEVERAL_OF_ONE, SO_MANY, TAKING].map((each) => each.exec(plain)?.slice(1).find(Boolean)).find(Boolean);
  if (said === undefined || !COSTS.test(plain)) return undefined;
  const [only, ...others] = await counted(ctx, SO_MANY.test(plain) || TAKING.test(plain) ? 'it' : typed.replace(SEVERAL_OF_ONE, ' '), {
    ...asked,
    listed: asked.shown,
  });
  if (!only || others.length > 0) return undefined;
  const count = Number(said) || IN_OTHERS[said] || COUNTS.indexOf(said) + 2;
  const sum = amountText(ctx.infra.settings, only.price * count);
  const text = `${count} of ${linkTo(only)}: ${sum} together. ${only.quantity < count ? `Only ${only.quantity} available.` : ''}`.trim();
  return { ...reply(text, [only]), asked: { ...asked, shown: [only] } };
}

/** Answers "how much together", "what is the difference"; undefined for any other question. */
export async function pricesOfShown(ctx: Ctx, { typed, plain, asked }: Said): Promise<Answer | undefined> {
  const several = await priceOfSeveral(ctx, { typed, plain, asked });
  if (several) return several;
  const isDifference = DIFFERENCE.test(plain);
  if (!SUM.test(plain) && !isDifference && ![PRICES_OF_SEVERAL, BOTH_FOR].some((each) => each.test(plain))) return undefined;
  const amount = BOTH_FOR.exec(plain)?.[1];
  const facts = await counted(ctx, amount === undefined ? typed : 'both', asked);
  if (facts.length < 2 || facts.length > MOST_COUNTED) return undefined;
  return isDifference ? differenceOf(ctx, facts, asked) : sumOf(ctx, facts, { asked, budget: amount === undefined ? undefined : Number(amount) });
}

function sumOf(ctx: Ctx, facts: readonly Fact[], { asked, budget }: { asked: Asked; budget: number | undefined }): Answer {
  const sum = facts.reduce((total, { price }) => total + price, 0);
  const together = `Together: ${amountText(ctx.infra.settings, sum)}.`;
  const fits =
    budget === undefined
      ? ''
      : sum <= budget
        ? ' That is within what you said.'
        : ` That is ${amountText(ctx.infra.settings, sum - budget)} more than you said.`;
  const text = `${listText(ctx, 'One of each:', facts)}\n\n${together}${fits}`;
  return { ...reply(text, [...facts]), asked: { ...asked, shown: [...facts] } };
}

/** Of more than two products, compares the cheapest and the most expensive. */
function differenceOf(ctx: Ctx, facts: readonly Fact[], asked: Asked): Answer {
  const sorted = facts.toSorted((one, other) => one.price - other.price);
  const ends = [sorted[0]!, sorted.at(-1)!] as const;
  return { ...reply(listText(ctx, comparedText(ctx, ...ends), ends), [...ends]), asked: { ...asked, shown: [...ends] } };
}
