import type { Ctx } from '../../../../../platform/context.ts';
import { makes } from '../../../../market/search/words/lexicon/makes.ts';
import { detailAnswer, type Answer } from '../../answers.ts';
import { factsOf, findProducts } from '../../catalogue/catalogue.ts';
import { intentOf, isPointing } from '../../understanding/about-shown.ts';
import { asksByVerb, asksWhetherOneCan, asksWhetherThere } from '../../understanding/question-forms.ts';
import { inEnglish } from '../../understanding/in-english.ts';
import { writtenOut } from '../../understanding/phrases.ts';
import { anything, catalogueQuestion, hasLimits, normalize, orderIn } from '../../understanding/question.ts';
import { refusalIn } from '../../understanding/refusal.ts';
import { scoredHelp } from '../../topics/scored-help.ts';
import { isAboutPrices } from './prices-of-shown.ts';
import { described, describedByName, factsInSight, namesAnother, thingsIn, wordsAsked, type Said } from './in-sight.ts';
import { hasWord, isProperty } from './properties.ts';

/** Matches question words in the languages of the campus. */
const ASKS =
  /(?:^| )(?:how|what|which|whats|is|are|was|were|does|do|did|has|have|had|can|could|will|would|should|why|when|where|who|any|just|only|or|kitn[aeiy]+|kya|kaisa|kaisi|kaunsa|kaunse|konsa|konse|kab|ethana|evlo|evalavu|enna|epdi|eppadi|enni|entha|ela|emi|enti|ethu|edhu|edi|unda|undha|irukka|irukkuma|iruka|undo|hain|hai)(?: |$)/;
/** Matches references to the thing shown, as a subject or an object. */
const OF_IT =
  /^(?:(?:and|but|so|ok|also|then) )*(?:how|what|which|when|why|who|where|since when|is|isnt|are|was|were|does|doesnt|do|did|has|have|had|can|could|will|would|should)\b.* (?:it|its|this|that|they|them|he|she)\b|^(?:is|was|does|did|has|will|can) (?:it|this|that|he|she)\b|^(?:and )?(?:it|that|this|they) (?:is|has|does|comes?|will|can|covers?|works?|fits?|have|looks?|runs?)\b|\bwhat (?:\w+ ){0,3}(?:do|will|would) (?:i|we) get(?: with (?:it|that))?$|\b(?:said|says|heard|told|think|thought|hope) (?:that )?(?:it|this|that) (?:can|is|has|does|will|was|comes|wont|doesnt)\b|\bcomes? (?:along )?with (?:it|this|that|them)$|\b(?:in|on|of|about|inside|along with) (?:it|this|that|them)$|^(?:(?:and|but|so|ok|also) )*(?:does|do|will) .* comes?(?: along| too| together)?$|^\S+ comes? (?:along|too|together)$|\b(?:uske|iske|isme|usme) (?:saath|sath) .*\b(?:det[aei]|denge|dega|aat[aei]|at[aei])\b/;
/** Matches questions asking for a place or a tool, although they mention a thing: "where do I dry them". */
const WHERE = /\bwhere (?:do|can|could|should|will|would|shall) (?:i|we) (?:keep|dry|put|hang|store|wash|lock|charge|iron|plug|place|rest|stack)\b/;
/** Matches words in a long sentence after which the reason follows. */
const WHY = / (?:because|since|coz|cuz|so that|i mean|as i|as we|as my) /;
/** Matches references in long sentences, where "that" usually refers to no thing. */
const OF_IT_LONG =
  /\b(?:is|was|does|did|has|have|can|will|are|were|would|do) (?:it|they|that one|this one|that thing|that|those|these)\b|\bhas been\b|\b(?:price|cost|rate|colou?r|size|condition) of (?:it|that|this|those|these)\b|\bof it\b|\b(?:(?:on|in|of|with)|(?:asking|want|wants|expecting|quoting|charging|pay|paid) for) it$/;
const LONG = 13;
/** Matches beginnings of questions about what something is like. */
const BEGINS =
  /^(?:(?:and|but|so|ok|also|then) )*(?:is|are|was|were|does|do|did|has|have|any|how|hows|what|whats|which|can|will|would|price|cost|colou?r|size)\b/;
/** Matches questions about the thing shown: "is the rubber ring old" does not wish for something old. */
const ASKS_OF_IT = /^(?:(?:and|but|so|ok|also|then) )*(?:is|are|was|were|does|did|has|have) (?:the|its?|this|that|they) /;
/** Matches beginnings of questions about what a thing does. */
const ASKS_OF_THE = /^(?:(?:and|but|so|ok|also|then) )*(?:is|are|was|were|does|do|did|will|would|can|could|has|have) the /;
/** Matches questions about another product in sight: "is the other one good for small hands". */
const ASKS_OF_ONE = /^(?:(?:and|but|so|ok|also|then) )*(?:is|are|was|were|does|did|has|have|will|can) (?:the|this|that) (?:\S+ )?ones? /;
/** Matches the ending of a question about what something can do: "cup keep can?". */
const ENDS = / can$/;
/** Matches wishes for another thing. */
const WISHES =
  /(?:^| )(?:(?<!\b(?:do|does|will|would|did) (?:i|we|it|you|u) )needs?|want|wants|wanna|show|looking|find|search|give me|gimme|get me|add|any other|another|else|something|someone|somebody|anybody|anyone|anything (?:to|for|that|which|on|by)|is there an?|is there any|(?:is|are) (?:an?|any|some) (?:\S+ ){1,3}(?:on sale|for sale|available|there|listed|sold|sale pe)|(?:any|some)(?:body|one) (?:is )?sell\w*|are there any|do (?:you|u|we) have|have (?:you|u) got|(?:you|u) got|got (?:any|an?)|(?:you|u) sell|chahiye|chahie|venum|venu|kavali|kaavali|dikhao|dikha|instead|others)(?: |$)/;
/** Matches questions about whether the thing shown has something: "does it have something to carry it with". */
const ASKS_WHAT_IT_HAS =
  /^(?:(?:and|but|so|ok|also|then) )*(?:does|do|is|has|have|did|will) (?:it|this|that|they|these|he|she) (?!.*\b(?:need|want|show)\b)|^(?:has|did) (?:some|any)(?:one|body) \w+(?: \w+)? (?:in|on|inside|over) (?:it|this|that|them)$/;
/** Matches limits and refusals rather than questions: "no steel please", "half of that". */
const LIMITS = /^(?:not|no|without|less|only)\b|\b(?:half|twice)\b|\bdouble (?:that|the|of|price)\b/;
/** Parts that are also sold separately: "cover?" wishes for one. */
const SOLD = new Set(
  'bag case charger lock pump stand box cover cable strap sleeve remote lid handle charge scale ball balls sheet sheets'.split(' '),
);
/** Matches questions about whether something is available. */
const IS_THERE = /\b(?:is|are) (?:it|that|they|those|this|these)(?: also| still)? (?:there|available|here|on sale|for sale)\b/;
const POINTS = /\b(?:it|its|this one|that one|these|those|them|this|he|she|they)\b/;
const MOST_WORDS = 26;
const MOST_WORDS_OF_A_GUESS = 14;

/** Returns whether a question explicitly wishes for a thing. */
export const wishesForThing = (typed: string): boolean => WISHES.test(writtenOut(normalize(typed)));

/** Returns whether a question with at most `most` words may ask what something in sight is like. */
export const mayAsk = ({ plain, asked }: Said, most: number): boolean =>
  asked.shown.length > 0 &&
  plain.split(' ').length <= most &&
  (!WISHES.test(plain) || ASKS_WHAT_IT_HAS.test(plain)) &&
  ![LIMITS, WHERE].some((each) => each.test(plain));

/** Returns whether a question refuses something, and so asks nothing: "I have that already, not that one". */
export const refuses = ({ typed, plain }: Said): boolean =>
  (refusalIn(typed)?.refused ?? []).length > 0 || (plain.split(' ').length < LONG && catalogueQuestion(plain, []).without.length > 0);

/**
 * Describes the products shown for a question that refers to them by "it", "that" or "he": "was it ever repaired", "does that come with wheels".
 * Undefined if the question wishes for another thing.
 */
export async function askedOfIt(ctx: Ctx, said: Said): Promise<Answer | undefined> {
  const { plain, asked } = said;
  if (!mayAsk(said, MOST_WORDS) || !OF_IT.test(plain) || refuses(said) || (await wantsToHave(ctx, said))) return undefined;
  return (await namesAnother(ctx, definiteWords(plain), asked)) ? undefined : described(ctx, said);
}

/** Answers the same at the end of a long sentence. "Is that there" refers to what the sentence named before. */
export const askedOfThat = async (ctx: Ctx, said: Said): Promise<Answer | undefined> =>
  IS_THERE.test(said.plain) || !POINTS.test(said.plain) || isAboutPrices(said.plain) || /^(?:so )?which (?:one )?is (?:it|that)$/.test(said.plain)
    ? undefined
    : askedOfIt(ctx, said);

/** Returns whether a question asks for the availability of something that was not shown: "the thick one by Grewal, is it there". */
async function wantsToHave(ctx: Ctx, { plain, asked }: Said): Promise<boolean> {
  if (!IS_THERE.test(plain)) return false;
  const facts = await factsInSight(ctx, asked);
  return wordsAsked(plain.replace(IS_THERE, ' ')).some((word) => !isProperty(word) && !facts.some((fact) => hasWord(fact, word)));
}

/**
 * Returns the words that name definite things. "Does it come with a charger" and "can I plug it into the laptop" ask about the thing shown, "is the
 * charger for it there" asks for another thing.
 */
function definiteWords(plain: string): string[] {
  const definite = new Set(
    [...plain.matchAll(/(?<!\b(?:in|into|on|onto|to|from|at|under|with|inside|by|near|over) )\b(?:the|that|this|your) (\S+)/g)].map(
      ([, word]) => word!,
    ),
  );
  return wordsAsked(plain).filter((word) => definite.has(word));
}

/** Answers the same for a long sentence, whose reasons may mention anything: "how thick is it, because I am not exactly a thin person". */
export async function longAskedOfIt(ctx: Ctx, said: Said): Promise<Answer | undefined> {
  if (said.plain.split(' ').length < LONG) return undefined;
  const head = said.plain.split(WHY)[0]!;
  const asks = { ...said, plain: head, typed: head };
  if (!OF_IT_LONG.test(head) || refuses(asks) || !mayAsk(asks, MOST_WORDS) || (await wantsToHave(ctx, asks))) return undefined;
  return (await namesAnother(ctx, definiteWords(head), said.asked)) ? undefined : described(ctx, asks);
}

/** Returns whether a question says which product is wanted, by a number, an order or a limit. */
const isChoosing = (plain: string): boolean => /\d/.test(plain) || orderIn(inEnglish(plain)) !== undefined || hasLimits(catalogueQuestion(plain, []));

/** Returns whether all words are properties of a thing that are not sold separately. */
const areProperties = (words: readonly string[]): boolean => words.length > 0 && words.every((word) => isProperty(word) && !SOLD.has(word));

/** Matches alternatives around "or". */
const ALTERNATIVES = /(?:^| )(\S+) (?:or|ya) (\S+)/;

/** Describes the products shown for a question with alternatives of which their listing mentions one: "feather or plastic", "cotton or what". */
async function askedAsEither(ctx: Ctx, said: Said): Promise<Answer | undefined> {
  const either = ALTERNATIVES.exec(said.plain)?.slice(1) ?? [];
  const facts = await factsOf(ctx, said.asked.shown);
  const isSaid = either.some((word) => facts.some((fact) => hasWord(fact, word)));
  const isOfThem =
    isSaid && wordsAsked(said.plain).every((word) => either.includes(word) || isProperty(word) || facts.some((fact) => hasWord(fact, word)));
  return isOfThem ? described(ctx, said) : undefined;
}

/** Returns whether a question asks what something is like. "Pads ok?" does, "pillows?" wishes for a thing. */
async function asksLike(ctx: Ctx, { typed, plain }: Said, words: readonly string[]): Promise<boolean> {
  if (BEGINS.test(plain) || ENDS.test(plain) || ALTERNATIVES.test(plain) || areProperties(words)) return true;
  return typed.trim().endsWith('?') && (await thingsIn(ctx, words)).length === 0;
}

/**
 * Describes the products in sight that a question names: "are the dumbbells rubber, and does the bottle have a spring", "any holes in the net".
 * Undefined if it names none of them, or another thing.
 */
export async function askedByName(ctx: Ctx, said: Said): Promise<Answer | undefined> {
  const { plain, asked } = said;
  const words = wordsAsked(plain);
  if (!mayAsk(said, MOST_WORDS) || isChoosing(plain) || !(await asksLike(ctx, said, words))) return undefined;
  if (areProperties(words)) return described(ctx, said);
  const either = await askedAsEither(ctx, said);
  if (either) return either;
  if (
    ASKS_OF_ONE.test(plain) &&
    (
      await thingsIn(
        ctx,
        words.filter((word) => !isProperty(word)),
      )
    ).length === 0
  )
    return described(ctx, said);
  const facts = await factsInSight(ctx, asked);
  const isInSight = (word: string) => facts.some((fact) => hasWord(fact, word));
  const definite = definiteWords(plain);
  // "Will the trunk go under my bed" is about the trunk.
  const named = ASKS_OF_THE.test(plain) && definite.some(isInSight) ? definite : words;
  return !words.some(isInSight) || (await namesAnother(ctx, named, asked)) ? undefined : describedByName(ctx, said);
}

/**
 * Describes a product of the named maker: one that fits the last wish, or any; it need not be in sight. "How many keys on the Casio", "and the Bajaj,
 * how many speeds".
 */
export async function askedOfMaker(ctx: Ctx, said: Said): Promise<Answer | undefined> {
  const { plain, asked } = said;
  const words = wordsAsked(plain);
  const makers = words.filter((word) => makes.has(word));
  if (makers.length !== 1 || !mayAsk(said, MOST_WORDS_OF_A_GUESS) || isChoosing(plain) || refuses(said)) return undefined;
  const others = words.filter((word) => !makes.has(word));
  if (others.length === 0 || !others.every(isProperty)) return undefined;
  for (const looked of [`${asked.question.words} ${makers[0]!}`, makers[0]!]) {
    const { found, exact, isNamed } = await findProducts(ctx, { ...anything, words: looked });
    if (exact && isNamed && hasWord(found[0]!, makers[0]!)) return detailAnswer(ctx, found[0]!, asked);
  }
  return undefined;
}

/** Describes the only product shown if its text contains all words of the question: "allowed in the hall?", "frame?". */
export async function saidByShown(ctx: Ctx, said: Said): Promise<Answer | undefined> {
  const words = wordsAsked(said.plain);
  if (said.asked.shown.length !== 1 || words.length === 0 || !mayAsk(said, MOST_WORDS_OF_A_GUESS) || isChoosing(said.plain)) return undefined;
  const [fact] = await factsOf(ctx, said.asked.shown);
  const { description } = fact ?? { description: '' };
  const isSaid = fact && words.every((word) => hasWord({ ...fact, name: '', description }, word));
  return isSaid && (words.length >= LEAST_SAID || (await saysOneWord(ctx, said, words))) ? described(ctx, said) : undefined;
}

/** Minimum number of words of a listing's text that cannot be a coincidence. */
const LEAST_SAID = 2;

/** Returns whether a question of one word from the text of the product shown asks about that product, rather than for something sold separately. */
const saysOneWord = async (ctx: Ctx, { typed, plain }: Said, words: readonly string[]): Promise<boolean> =>
  plain.split(' ').length <= MOST_WORDS_OF_ONE &&
  ((typed.trim().endsWith('?') && !words.some((word) => SOLD.has(word))) || (await thingsIn(ctx, words)).length === 0);

/** Maximum number of words of a one-word question, including words without meaning. */
const MOST_WORDS_OF_ONE = 3;

/** Returns whether a question consists of more than the name of a property. */
const asksInWords = ({ typed, plain }: Said): boolean =>
  [asksByVerb(plain), typed.trim().endsWith('?'), ASKS.test(plain), isPointing(plain)].includes(true);

const asks = (said: Said): boolean => asksInWords(said) || intentOf(said.plain) !== undefined || said.plain.split(' ').some(isProperty);

/** Returns whether a question asks about a property: "is 8gb ram there" does, "20w adapter?" wishes for one. */
const asksOfProperty = (plain: string, words: readonly string[]): boolean => OF_PROPERTY.test(plain) && words.some(isProperty);

/** Returns whether a question has limits other than the degree of use: "worn a lot?" asks how much something was used. */
const limitsOtherThanUse = (plain: string): boolean => hasLimits({ ...catalogueQuestion(plain, []), conditions: [] });

/** Matches questions about an amount, even of a part that is unknown here: "how many levels". */
const HOW_MUCH = /^(?:(?:and|but|so|ok|also|then) )*(?:how (?:many|long|old|big|wide|thick|deep|heavy)|kitn[aei]|ethana|enni) \w+(?: \w+){0,2}$/;
const asksHowMuch = (plain: string): boolean => HOW_MUCH.test(plain);

/** Tests whether a question points at the products shown, or asks about them with a verb or for an amount. */
const POINTING = [isPointing, asksByVerb, asksHowMuch];

/** Returns whether a question without any other answer may be about the products shown. */
const mayAskOfShown = (said: Said): boolean =>
  mayAsk(said, MOST_WORDS_OF_A_GUESS) && asks(said) && (ASKS_OF_IT.test(said.plain) || !limitsOtherThanUse(said.plain));

/**
 * Describes the products shown for a question without any other answer: "how big is the SSD", "enni unnayi", "keys count?". Undefined if it names
 * another thing, or mentions nothing about the products shown.
 */
async function askedOfShown(ctx: Ctx, said: Said): Promise<Answer | undefined> {
  const { plain, asked } = said;
  if (!mayAskOfShown(said)) return undefined;
  const words = wordsAsked(plain);
  const facts = await factsInSight(ctx, asked);
  const isSaid = (word: string) => facts.some((fact) => hasWord(fact, word));
  if (!asksOfProperty(plain, words) && words.some((word) => /\d/.test(word) && !isSaid(word))) return undefined;
  const isOfShown = words.length === 0 || words.some((word) => isProperty(word) || isSaid(word)) || POINTING.some((asks) => asks(plain));
  return !isOfShown || (await namesAnother(ctx, words, asked)) ? undefined : described(ctx, said);
}

/** Matches words in or on which something is done, in Hindi, Tamil and Telugu. */
const WITHIN = /(?:^| )(\w+) (?:me|mein|pe|par|la|lo|ke andar)(?= )/g;

/**
 * Answers the same for a question that asks with a verb and neither names nor wishes for a thing. Runs before the standalone lookup, which would find
 * products with words that merely resemble the verb.
 */
export async function askedByVerb(ctx: Ctx, said: Said): Promise<Answer | undefined> {
  const { plain } = said;
  if (!asksByVerb(plain) || asksWhetherThere(plain) || scoredHelp(plain) !== undefined || refuses(said)) return undefined;
  // "Kettle me egg ubal sakta kya" is about a kettle.
  const within = [...plain.matchAll(WITHIN)].map(([, word]) => word!);
  if (within.length > 0 && (await namesAnother(ctx, within, said.asked))) return undefined;
  if (asksWhetherOneCan(plain) && mayAsk(said, MOST_WORDS_OF_A_GUESS)) return described(ctx, said);
  return askedOfShown(ctx, said);
}

/** Returns whether a question such as "will it stay hot" refers to something unknown, because nothing was asked before. */
export const asksOfUnknown = (plain: string): boolean => IT_FIRST.test(plain) && !WISHES.test(plain) && scoredHelp(plain) === undefined;

/** Returns whether a question such as "will it stay hot" refers to nothing, because nothing is shown: what was asked for is not available. */
export async function asksOfNothing(ctx: Ctx, { plain, asked }: Said): Promise<boolean> {
  if (asked.shown.length > 0 || asked.own !== undefined || plain.split(' ').length > MOST_WORDS_OF_A_GUESS) return false;
  if (!POINTS_FIRST.test(plain) || WISHES.test(plain) || scoredHelp(plain) !== undefined) return false;
  if (IT_FIRST.test(plain)) return true;
  const words = wordsAsked(plain).filter((word) => !isProperty(word));
  return (await thingsIn(ctx, words)).length === 0;
}

/** Matches questions that can refer only to what was shown, whatever they mention: "will it stay hot after cooking". */
const IT_FIRST =
  /^(?:(?:and|but|so|ok|also|then) )*(?:is|are|was|were|does|do|did|will|would|can|could|has) (?:it|they) (?!possible|ok|safe|free|allowed|legal|necessary|hot|cold|going|rain)/;

/** Matches questions that begin with a pronoun for something. */
const POINTS_FIRST =
  /^(?:(?:and|but|so|ok|also|then) )*(?:(?:is|are|was|were|does|do|did|will|would|can|could|has|have|how|what|which|when) (?:\w+ ){0,2}?)?(?:it|they|them|its|that one|this one|isko|isme|iska|iski|uska|uski|usme|adhu|adhula|idhula|adi|daanilo)\b/;

/** Matches beginnings of questions about a property. */
const OF_PROPERTY = /^(?:(?:and|but|so|ok|also|then) )*(?:is|are|was|were|does|has)\b/;

/** Matches words that can refer only to what was shown, wherever they occur. */
const OF_THAT =
  /^(?:(?:and|but|so|ok|also|then) )*(?:how|what|which|when|why|is|are|was|does|do|did|has|have|can|will)\b.* (?:it|its)(?: |$)|(?:^| )(?:isko|isme|iska|iski|inme|inka|inki|usko|usme|uska|uski|unme|adhu|athu|adhula|athula|idhu|idhula|andulo|daanilo|dantlo)(?: |$)/;
const FOR_THAT = /(?:^| )(?:for|with|to|on|in|under|4) (?:it|its)(?: |$)|(?:^| )(?:iske|uske|inke) (?:liye|lie|saath|sath)(?: |$)/;

/** Answers the same for a question that points at the products shown, before the standalone lookup: "band karke rakh sakte kya isko". */
export const askedOfPointedAt = async (ctx: Ctx, said: Said): Promise<Answer | undefined> =>
  OF_THAT.test(said.plain) && !FOR_THAT.test(said.plain) && scoredHelp(said.plain) === undefined ? askedOfShown(ctx, said) : undefined;

/** Introduction to an answer about the products shown if the question names nothing that is found. */
const NOTHING_ELSE = 'I found nothing else by those words.';

/**
 * Returns an answer, or an answer about the products shown. If the question asks something, what is found without some of its words is less likely
 * meant.
 */
export async function orAboutShown(ctx: Ctx, said: Said | undefined, answer: Answer): Promise<Answer> {
  const isWeak = said && (answer.isEmpty || (answer.isLoose && asksInWords(said)));
  if (!isWeak) return answer;
  const shown = await askedOfShown(ctx, said);
  if (!shown) return answer;
  return answer.isEmpty ? { ...shown, text: `${NOTHING_ELSE} ${shown.text}` } : shown;
}
