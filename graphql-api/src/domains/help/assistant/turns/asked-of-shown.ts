import type { Ctx } from '../../../../platform/context.ts';
import { namedParts } from '../../../market/search/search.service.ts';
import { reply, type Answer } from '../answers.ts';
import { factsOf, findProducts, type Fact } from '../catalogue/catalogue.ts';
import type { Asked } from '../conversation.ts';
import { intentOf, isPointing, wordsBeside } from '../understanding/about-shown.ts';
import { inEnglish } from '../understanding/in-english.ts';
import { writtenOut } from '../understanding/phrases.ts';
import { anything, catalogueQuestion, hasLimits, normalize, orderIn } from '../understanding/question.ts';
import { productDetail } from '../understanding/wording.ts';
import { stemOf } from './wish-words.ts';

/** What asks something, in the languages of the campus. */
const ASKS =
  /(?:^| )(?:how|what|which|whats|is|are|was|were|does|do|did|has|have|had|can|could|will|would|should|why|when|where|who|any|just|only|or|kitn[aeiy]+|kya|kaisa|kaisi|kaunsa|kaunse|konsa|konse|kab|ethana|evlo|evalavu|enna|epdi|eppadi|enni|entha|ela|emi|enti|ethu|edhu|edi|unda|undha|irukka|irukkuma|iruka|undo|hain|hai)(?: |$)/;
/** What asks about the thing that was shown, which stands where the subject or an object does. */
const OF_IT =
  /^(?:(?:and|but|so|ok|also|then) )*(?:how|what|which|when|why|who|where|since when|is|isnt|are|was|were|does|doesnt|do|did|has|have|had|can|could|will|would|should)\b.* (?:it|its|this|that|they|them|he|she)\b|^(?:is|was|does|did|has|will|can) (?:it|this|that|he|she)\b|\b(?:in|on|of|about|inside|along with) (?:it|this|that|them)$/;
/** What wishes for another thing. */
const WISHES =
  /(?:^| )(?:need|needs|want|wants|wanna|show|looking|find|search|give me|gimme|get me|add|any other|another|else|something|someone|somebody|anybody|anyone|is there an?|is there any|are there any|do (?:you|u|we) have|have (?:you|u) got|(?:you|u) got|got any|(?:you|u) sell|chahiye|chahie|venum|venu|kavali|kaavali|dikhao|dikha|instead|others)(?: |$)/;
/** Words of questions that name no part of a thing. */
const ASKING = new Set(
  'come comes anything something made big bigger small smaller tall long many much piece pieces copies left still ok problem problems issue work works use used hours women men boys girls both per ethana enni enti hain gear isme usme athula idhula adhula andulo daanilo irukku unnayi andi long ever fully type kind sort really already being been go goes going made make makes keep keeps run runs like look looks same own each pls plz'.split(
    ' ',
  ),
);
/** Parts and properties that things have. */
const PROPERTIES = new Set(
  'height wire length width weight speed speeds hinge ram rom gb storage count hour hours minute minutes litre litres socket sockets fuse edition warranty battery backup material fabric cloth age owner bill box scratch scratches dent dents sleeve strap zip pocket pockets gear gears brake brakes cover lid handle remote cable rangu colour color nimishalu neram roll rolls fold folds warm cold water proof waterproof wash washable shutter working condition wheels wheel shelves shelf marks pages digits keys strings noise noisy wood fog smell size sizes shade stain stains damaged repaired faded torn holes leak leaks rust dust spring rubber plastic feather leather steel grip grips capacity power watts range ports port cells cm inch inches feet kg watt litre charge charging pads rechargeable automatic suspension'.split(
    ' ',
  ),
);
/** What limits or refuses rather than asks: "no steel please", "half of that". */
const LIMITS = /^(?:not|no|without|less|only)\b|\b(?:half|twice|double)\b/;
/** Parts that are also sold by themselves: "cover?" wishes for one. */
const SOLD = new Set('box cover cable strap sleeve remote lid handle bill charge scale ball balls sheet sheets'.split(' '));
const CLAUSES = /[,;.?]| (?:and|n|or|but|because|since|aur|ya|mariyu|ani) /i;
const MOST_WORDS = 26;
const MOST_WORDS_OF_A_GUESS = 14;
const MOST_DESCRIBED = 3;

/** Whether a question does not ask what something is like. */
const isOther = (plain: string): boolean => WISHES.test(plain) || LIMITS.test(plain);

const textOf = ({ name, description }: Fact) => ` ${name} ${description} `.toLowerCase();

const hasWord = (fact: Fact, word: string): boolean => textOf(fact).includes(` ${stemOf(word)}`);

const isProperty = (word: string): boolean => PROPERTIES.has(word) || PROPERTIES.has(stemOf(word));

/** The words of a clause that say what is asked. */
const wordsAsked = (plain: string): string[] => wordsBeside(plain).filter((word) => !ASKING.has(word));

/** What was shown, and before it, what was listed. */
async function factsInSight(ctx: Ctx, { shown, listed = [] }: Asked): Promise<Fact[]> {
  const others = listed.filter(({ id }) => !shown.some((each) => each.id === id));
  return factsOf(ctx, [...shown, ...others]);
}

/** The things that words name for certain. */
async function thingsIn(ctx: Ctx, words: readonly string[]): Promise<string[]> {
  const parts = words.length === 0 ? [] : await namedParts(ctx, words.join(' '));
  return parts.filter(({ isThing, isCertain }) => isThing && isCertain).map((part) => part.words);
}

/** Which of some facts is found for a thing. */
async function calledSo(ctx: Ctx, words: string, facts: readonly Fact[]): Promise<Fact | undefined> {
  const { found, exact } = await findProducts(ctx, { ...anything, words });
  return exact ? found.find(({ id }) => facts.some((fact) => fact.id === id)) : undefined;
}

/** Which of some facts a clause speaks of: the one whose text has most of its words, or that is found for one of them. */
async function spokenOf(ctx: Ctx, words: readonly string[], facts: readonly Fact[]): Promise<Fact | undefined> {
  const ranked = facts
    .map((fact) => ({ fact, said: words.filter((word) => hasWord(fact, word)).length }))
    .toSorted((one, other) => other.said - one.said);
  const [best] = ranked;
  if (best && best.said > 0) return best.fact;
  for (const thing of await thingsIn(ctx, words.filter((each) => !isProperty(each)))) {
    const called = await calledSo(ctx, thing, facts);
    if (called) return called;
  }
  return undefined;
}

/** A question in its clauses, in normalized words. */
const clausesOf = (typed: string): string[] =>
  typed
    .split(CLAUSES)
    .map((clause) => writtenOut(normalize(clause)))
    .filter(Boolean);

/** What the clauses of a question speak of, of what is in sight. */
async function allSpokenOf(ctx: Ctx, typed: string, asked: Asked): Promise<Fact[]> {
  const facts = await factsInSight(ctx, asked);
  const spoken = new Map<string, Fact>();
  for (const clause of clausesOf(typed)) {
    const fact = await spokenOf(ctx, wordsAsked(clause), facts);
    if (fact) spoken.set(fact.id, fact);
  }
  return [...spoken.values()].slice(0, MOST_DESCRIBED);
}

const NOT_SAID = 'That is all that the listing says. Ask the seller about anything else, with **Message seller** on its page.';

/** Everything about some of what was shown. */
function describing(ctx: Ctx, facts: readonly Fact[], asked: Asked, isSaid: boolean): Answer {
  const text = facts.map((fact) => productDetail(ctx, fact)).join('\n\n');
  return { ...reply(isSaid ? text : `${text}\n\n${NOT_SAID}`, [...facts]), asked: { ...asked, shown: [...facts] } };
}

/** Whether one of some words names a thing that is none of those in sight. */
async function namesAnother(ctx: Ctx, words: readonly string[], asked: Asked): Promise<boolean> {
  const facts = await factsInSight(ctx, asked);
  const wished = new Set([asked.question, ...(asked.wishes ?? [])].flatMap((question) => question.words.split(' ')).map(stemOf));
  const unknown = words.filter((word) => !isProperty(word) && !wished.has(stemOf(word)) && !facts.some((fact) => hasWord(fact, word)));
  for (const thing of await thingsIn(ctx, unknown)) if (!(await calledSo(ctx, thing, facts))) return true;
  return false;
}

/** Several of those that were listed. */
const SEVERAL = /\b(?:two|both|them|those|these|all|each)\b/;

async function described(ctx: Ctx, typed: string, asked: Asked): Promise<Answer | undefined> {
  const spoken = await allSpokenOf(ctx, typed, asked);
  if (spoken.length > 0) return describing(ctx, spoken, asked, true);
  const facts = SEVERAL.test(typed) ? await factsInSight(ctx, asked) : await factsOf(ctx, asked.shown);
  const few = facts.length <= MOST_DESCRIBED ? facts : facts.slice(0, 1);
  return few.length === 0 ? undefined : describing(ctx, few, asked, false);
}

/**
 * Everything about what was shown, for a question that says "it", "that" or "he" of it: "was it ever repaired", "does that come with wheels". Undefined
 * for one that wishes for another thing.
 */
export async function askedOfIt(ctx: Ctx, typed: string, plain: string, asked: Asked): Promise<Answer | undefined> {
  if (asked.shown.length === 0 || plain.split(' ').length > MOST_WORDS || !OF_IT.test(plain) || isOther(plain)) return undefined;
  // "Does it come with a charger" asks what comes with it, "is the charger for it there" asks for another thing.
  const definite = [...plain.matchAll(/\b(?:the|that|this|your) (\S+)/g)].map(([, word]) => word!);
  const words = wordsAsked(plain).filter((word) => definite.includes(word));
  return (await namesAnother(ctx, words, asked)) ? undefined : described(ctx, typed, asked);
}

/** How a question begins that asks what something is like. */
const BEGINS =
  /^(?:(?:and|but|so|ok|also|then) )*(?:is|are|was|were|does|do|did|has|have|any|how|hows|what|whats|which|can|will|would|price|cost|colou?r|size)\b/;

/**
 * Everything about those in sight that a question names: "are the dumbbells rubber, and does the bottle have a spring", "any holes in the net". Undefined
 * where a clause names none of them, or another thing.
 */
export async function askedByName(ctx: Ctx, typed: string, plain: string, asked: Asked): Promise<Answer | undefined> {
  const words = wordsAsked(plain);
  const isLimited = /\d/.test(plain) || orderIn(inEnglish(plain)) !== undefined || hasLimits(catalogueQuestion(plain, []));
  if (asked.shown.length === 0 || plain.split(' ').length > MOST_WORDS || isLimited || isOther(plain)) return undefined;
  // "Pillows?" wishes for a thing, "pads ok?" asks about one.
  const isProperties = words.length > 0 && words.every((word) => isProperty(word) && !SOLD.has(word));
  const isNoThing = isProperties || (typed.trim().endsWith('?') && (await thingsIn(ctx, words)).length === 0);
  if (!BEGINS.test(plain) && !isNoThing) return undefined;
  if (isProperties) return described(ctx, typed, asked);
  const facts = await factsInSight(ctx, asked);
  if (!words.some((word) => facts.some((fact) => hasWord(fact, word))) || (await namesAnother(ctx, words, asked))) return undefined;
  const spoken = await allSpokenOf(ctx, typed, asked);
  return spoken.length > 0 ? describing(ctx, spoken, asked, true) : undefined;
}

const asks = (typed: string, plain: string): boolean =>
  [typed.trim().endsWith('?'), ASKS.test(plain), intentOf(plain) !== undefined, isPointing(plain), plain.split(' ').some(isProperty)].includes(true);

/**
 * Everything about what was shown, for a question that nothing else answers: "how big is the SSD", "enni unnayi", "keys count?". Undefined where it
 * names another thing, or says nothing of what was shown.
 */
export async function askedOfShown(ctx: Ctx, typed: string, plain: string, asked: Asked): Promise<Answer | undefined> {
  if (asked.shown.length === 0 || !asks(typed, plain) || plain.split(' ').length > MOST_WORDS_OF_A_GUESS || isOther(plain)) return undefined;
  const words = wordsAsked(plain);
  const facts = await factsInSight(ctx, asked);
  const isNumber = (word: string) => /\d/.test(word);
  if (words.some((word) => isNumber(word) && !facts.some((fact) => hasWord(fact, word)))) return undefined;
  const isOfShown = words.length === 0 || words.some((word) => isProperty(word) || facts.some((fact) => hasWord(fact, word))) || isPointing(plain);
  return !isOfShown || (await namesAnother(ctx, words, asked)) ? undefined : described(ctx, typed, asked);
}
