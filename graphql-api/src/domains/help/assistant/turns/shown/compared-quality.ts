import type { Ctx } from '../../../../../platform/context.ts';
import type { Answer } from '../../answers.ts';
import { factsOf, findProducts } from '../../catalogue/catalogue.ts';
import type { Asked } from '../../conversation.ts';
import { refuses } from './asked-of-shown.ts';
import { describing, factsInSight, thingsIn, wordsAsked, type Said } from './in-sight.ts';
import { hasWord } from './properties.ts';

/** Matches a compared quality: "bigger", "more comfortable". Prices are compared elsewhere. */
const COMPARATIVE =
  /\b(?:bigger|larger|smaller|lighter|heavier|thicker|thinner|longer|shorter|taller|stronger|softer|harder|quieter|louder|faster|slower|newer|older|brighter|warmer|cooler|wider|better|sturdier|neater|cleaner|easier|safer|(?:light|heavi|thick|thin|small|bigg|larg|long|short|tall|strong|soft|hard|quiet|loud|fast|slow|bright|warm|wid|sturdi|safe|comfi|easi)est|more (?!than|of|pieces|photos?|details?|info)\w+|bada|badi|bade|chota|chhota|chhoti|mota|patla|halka|halki|peddadi|chinnadi|perusu|chinnadhu)\b/g;
/** Matches words that ask for another product, or which of several, by the quality alone. */
const OF_THEM = /\b(?:one|ones|anything|something|smth|any|which|kaunsa|konsa|edhu|edi|wala|wali|koi|kuch|got|have|is there|which of)\b/;
/** Words without meaning beside a quality. */
const BESIDE = new Set(
  'which is are one ones anything something smth any got have there it be would will the a of them these those two last run feel look little bit much slightly then hmm ok and kuch koi hai wala wali'.split(
    ' ',
  ),
);
/** Matches phrases that identify a product by more than the quality, or compare it with another thing. */
const OTHERWISE = /\d|\bwith\b|\bthan (?!(?:this|that|it|these|those)\b)|\bthe \w+er one\b/;
const WHICH = /\b(?:which|kaunsa|kaunsi|konsa|konsi|edhu|edi)\b/;
const MOST_WORDS = 9;
const MOST_DESCRIBED = 3;

/** Returns whether a short question compares a quality of the products in sight, and nothing else. */
const compares = (said: Said): boolean =>
  said.plain.split(' ').length <= MOST_WORDS &&
  said.plain.search(COMPARATIVE) >= 0 &&
  OF_THEM.test(said.plain) &&
  !OTHERWISE.test(said.plain) &&
  !refuses(said);

/** Returns whether a question names something that is not in sight. */
async function namesMore(ctx: Ctx, { plain, asked }: Said): Promise<boolean> {
  const facts = await factsInSight(ctx, asked);
  const others = wordsAsked(plain.replace(COMPARATIVE, ' ')).filter((word) => !BESIDE.has(word) && !facts.some((fact) => hasWord(fact, word)));
  return others.length > 1 || (others.length === 1 && (await thingsIn(ctx, others)).length > 0);
}

/**
 * Answers "is there a bigger one", "which is quieter": shows the other products that fit the last wish, or all in sight if the question refers to
 * several. No listing says how it compares with another, and the answer says so.
 */
export async function comparedQuality(ctx: Ctx, said: Said): Promise<Answer | undefined> {
  const { plain, asked } = said;
  if (asked.shown.length === 0 || !compares(said) || (await namesMore(ctx, said))) return undefined;
  const { listed = [] } = asked;
  const meant = WHICH.test(plain) && listed.length > 1 ? await factsOf(ctx, listed) : await othersOf(ctx, asked);
  return meant.length === 0 ? undefined : describing(ctx, meant.slice(0, MOST_DESCRIBED), said, false);
}

/** Returns the other products of the last wish beside the only one shown; otherwise the products shown. */
async function othersOf(ctx: Ctx, { shown, listed = [], question, wider }: Asked) {
  if (shown.length > 1) return factsOf(ctx, shown);
  const [only] = shown;
  const inList = (await factsOf(ctx, listed)).filter(({ id }) => id !== only!.id);
  if (inList.length > 0) return inList;
  const { found, exact } = await findProducts(ctx, { ...(wider ?? question), order: 'relevance' });
  const rest = exact ? found.filter(({ id }) => id !== only!.id) : [];
  return rest.length > 0 ? rest : factsOf(ctx, shown);
}
