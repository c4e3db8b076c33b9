import type { Ctx } from '../../../../../platform/context.ts';
import { namedParts, saysPurpose } from '../../../../market/search/search.service.ts';
import { makes } from '../../../../market/search/words/lexicon/makes.ts';
import { reply, type Answer } from '../../answers.ts';
import { findProducts } from '../../catalogue/catalogue.ts';
import { looseAnswer, nothingAnswer } from '../../catalogue/catalogue-answer.ts';
import { isIdentity } from '../../catalogue/left-aside.ts';
import { wordsBeside } from '../../understanding/about-shown.ts';
import { boundIn, amountAmong } from '../../understanding/amounts/amounts.ts';
import { turnOf, writtenOut } from '../../understanding/phrases.ts';
import { catalogueQuestion, normalize, type CatalogueQuestion } from '../../understanding/question.ts';
import { plainText } from '../../understanding/wording.ts';
import { stemOf } from './wish-words.ts';

const EITHER = /[/]| (?:or|ya|leda|allathu|illana) /i;
const BETWEEN = /[/,;&+]|\. | (?:and also|and|also|or|aur|ya|plus|n|leda|allathu|illana|mattrum|mariyu|ani|as well as) /i;
/** Matches separators of clauses; in a long sentence also before clauses with a reason, each of which gets a mark. */
const CLAUSES = /[,;&+]| (?:and|so|but|where|aur|isliye|lekin|aana|kaani) | (?=(?:because|since|as|coz|cuz) )/i;
/** Matches a clause with a reason. */
const REASON = /^(?:because|since|as|coz|cuz) /i;
/** Matches statements of what others want from a thing that somebody asks for: "he only wants to press buttons". */
const OF_OTHERS = /^(?:he|she|they|it|which|that) /i;
/** Matches a thing that is only described: "something with wheels". */
const DESCRIBED = /\b(?:something|smth|anything) .*$/i;
const DESCRIBED_PART = /^(?:(?:also|and|add|need|want|show) )*(?:some)?thing (?:for|to|that|which) /;
/** Matches a part that consists only of a thing, in the singular or plural. */
const NOUN =
  /^(?:(?:also|and|add|need|want|show|ok) )*(?:(?:an?|some|one) (?!bit |lot |few |little |big |small )|(?=\S+(?: \S+)?$)(?=.*[^s]s$))(?!.* (?:is|are|was|to|me|it|that|which|for my) )/;
const MOST_WORDS_OF_THING = 3;
/** Matches a clause that only says what the previous thing is like, or is not: "the formal kind", "not the plug in one". */
const OF_LAST = /^(?:(?:the|an?) )?(?:\S+ ){1,3}(?:kind|type|variety|wala|wali)$|^(?:not|no|nor|without|except) /i;
/** Minimum number of words of a long sentence. */
const LONG = 13;
/** Matches phrases in a clause that wishes for something. */
const REQUEST =
  /(?:^|\s)(?:want|wants|need|needs|is there|are there|any|looking|show|give me|get me|find me|suggest|tell me|would like|buy|get|selling|sells|available|how much|price|cost|costs|chahiye|kavali|kaavali|venum|iruka|irukka|unda|hai kya|milega)(?:\s|$)/i;
/** Matches words before the thing in a clause of a long sentence. */
const LEADS =
  /(?:^|\s)(?:want|wants|wanted|need|needs|looking for|searching for|give me|get me|find me|find|show me|is there|are there|(?:any|some)(?:one|body) (?:is )?(?:selling|giving|having|has)|does (?:any|some)(?:one|body) have|tell me if (?:there is|you have)|should bring|would like|suggest(?: me)?|prefer)\s+(?:(?:to (?:buy|get|have|find|see|take)|me|if|out|any|some|a few|one|also|too|an?|the|that|this)\s+)*/i;
const EACH = /\b(?:each|all|both|apiece)\b/i;
const MOST = 5;
const ALSO = /^(?:(?:and|also|aur|plus|then|oh|or|n) )+/i;

/** The wishes of a question that has several. */
export interface Wishes {
  /** The wishes as typed. */
  texts: string[];
  /** Whether one of them is enough. */
  isEither: boolean;
  /** Whether they are the wishes in the clauses of a long sentence, without its narrative parts. */
  isRequested: boolean;
}

/** Maximum number of words of a part that may be a mistyped thing: "ketle". */
const MOST_MISTYPED = 2;

const namesThing = async (ctx: Ctx, text: string): Promise<boolean> => {
  const isShort = text.split(' ').length <= MOST_MISTYPED;
  return (
    (await namedParts(ctx, writtenOut(normalize(text)))).some(({ isThing, isCertain }) => isThing && (isCertain || isShort)) ||
    saysPurpose(ctx, writtenOut(normalize(text)))
  );
};

/** Returns whether a part of a question names no thing: "40k kulla", "what do you have". */
const saysNoThing = (part: string): boolean => wordsBeside(catalogueQuestion(part, []).words).length === 0;

/** Returns whether a text is a long sentence. */
export const isLong = (text: string): boolean => text.split(' ').length >= LONG;

/**
 * Matches the topic of a question: "Placement season: a blazer and a tie". A one-word topic specifies each thing: "badminton: rackets and shuttles".
 */
const TOPIC = /^([^,:]{1,40}):|^(?:(?:and|also) )?(?:my|our) (\w+)(?: also)? needs? /i;

/** Matches parts that only say that something is too expensive. */
const DEAR = /\b(?:out of|over|beyond|above) (?:my |the )?budget\b|^(?:too|very|so) \w+$/i;

/** Returns the parts of a question, each with its limits. */
function partsOf(typed: string): string[] {
  const [, before, owned] = TOPIC.exec(typed) ?? [];
  const topic = (before ?? owned ?? '').trim();
  const isWord = topic !== '' && !topic.includes(' ');
  const spaced = typed.replace(TOPIC, isWord ? `${topic} ` : ' ').trim();
  const parts = spaced
    .split(isLong(spaced) ? CLAUSES : BETWEEN)
    .map((part) => part.trim().replace(ALSO, ''))
    .filter((part) => !DEAR.test(part) && turnOf(normalize(part)).rest !== '');
  const isOfLast = (part: string) => saysNoThing(part) || OF_LAST.test(part);
  return withNouns(parts)
    .map(asLimit)
    .reduce<string[]>((all, part) => (isOfLast(part) && all.length > 0 ? [...all.slice(0, -1), `${all.at(-1)} ${part}`] : [...all, part]), []);
}

/** Adds the following thing to a maker without a thing: "Samsung or Redmi phone". */
const withNouns = (parts: readonly string[]): string[] =>
  parts.map((part, at) => {
    const [maker, noun] = normalize(parts[at + 1] ?? '').split(' ');
    return makes.has(normalize(part)) && makes.has(maker!) && noun !== undefined ? `${part} ${noun}` : part;
  });

/** Rewrites a part that only states a budget as a limit: "max i can go is 14k". */
function asLimit(part: string): string {
  const said = amountAmong(writtenOut(normalize(part)), 0);
  return said?.isAll === true && boundIn(catalogueQuestion(part, [])) === undefined ? `under ${said.amount}` : part;
}

/** Minimum number of words of an aside. Fewer words without a thing may identify a variant: "chair, black". */
const LEAST_ASIDE = 3;

/** Returns the wishes of a question, without parts that name no thing; undefined for a question with only one part. */
export async function wishesIn(ctx: Ctx, text: string, isHelp: (part: string) => boolean): Promise<Wishes | undefined> {
  const spaced = text.split(/\s/).filter(Boolean).join(' ');
  const parts = partsOf(spaced);
  if (parts.length < 2) return undefined;
  const requests = isLong(spaced) ? parts.filter((part) => REQUEST.test(part) && !REASON.test(part)) : [];
  const [own, certain] = [requests.filter((part) => !OF_OTHERS.test(part)), requests.filter((part) => LEADS.test(part) && !OF_OTHERS.test(part))];
  const requested = await requestedIn(ctx, [certain, own, requests].find((each) => each.length > 0) ?? [], isHelp);
  const told = parts.filter((part) => !REASON.test(part));
  const texts = requested.length > 0 ? requested : await (isLong(spaced) ? thingsOf : listedIn)(ctx, told, isHelp);
  // In "my calculator just died, and the exam is in 2 weeks", the part without a thing states a reason.
  const isAside = requests.length > 0 || parts.every((part) => texts.includes(part) || part.split(' ').length >= LEAST_ASIDE);
  const isEither = EITHER.test(spaced);
  return texts.length > 0 && texts.length <= MOST && isAside ? { texts, isEither, isRequested: requested.length > 0 } : undefined;
}

/** Returns the clauses that name a thing or ask for help. */
async function thingsOf(ctx: Ctx, clauses: readonly string[], isHelp: (part: string) => boolean): Promise<string[]> {
  const texts: string[] = [];
  for (const clause of clauses) if (isHelp(clause) || (await namesThing(ctx, clause))) texts.push(clause);
  return texts;
}

/** Returns the parts of a list. Beside a part that names a thing, a part of the same form is an unknown thing. */
async function listedIn(ctx: Ctx, parts: readonly string[], isHelp: (part: string) => boolean): Promise<string[]> {
  const named = await thingsOf(ctx, parts, isHelp);
  return named.length === 0 ? named : parts.filter((part) => named.includes(part) || isLikeThing(part, named.length > 1));
}

/** Returns whether a part has the form of a thing: "a skipping rope", "shuttlecocks", "something for rice". */
function isLikeThing(part: string, isAmongThings: boolean): boolean {
  const plain = writtenOut(normalize(part));
  const words = wordsBeside(catalogueQuestion(plain, []).words);
  if (words.length === 0 || words.length > MOST_WORDS_OF_THING || words.some(isIdentity)) return false;
  if (isAmongThings && plain === words.join(' ')) return true;
  return DESCRIBED_PART.test(plain) || (NOUN.test(plain) && plain.split(' ').length <= MOST_WORDS_OF_THING + 2);
}

/** Matches beginnings of the clause with the actual question in a long sentence. */
const ASKS =
  /^(?:(?:please|just|pls|then|now|also) )*(?:is|are|was|were|what|whats|how|which|when|does|do|did|has|have|can|could|will|would|should|tell me|give me|show me|any)\b/i;

/** Returns whether a clause begins like a question. */
export const asksSomething = (clause: string): boolean => ASKS.test(writtenOut(normalize(clause)));

/** Returns the final question of a long sentence: "they say used ones are fine if it was little used, so what is the count on this one". */
export function lastAskedIn(typed: string): { head: string; tail: string } | undefined {
  const spaced = typed.split(/\s/).filter(Boolean).join(' ');
  if (!isLong(spaced)) return undefined;
  const parts = spaced.split(/(?:,? so |, |[.;!?] )/i);
  const at = parts.findLastIndex((part) => ASKS.test(part));
  return at > 0 ? { head: parts.slice(0, at).join(', '), tail: parts[at]! } : undefined;
}

/** Returns what clauses wish for: the text after the last words that introduce a thing, or the whole clause. */
async function requestedIn(ctx: Ctx, clauses: readonly string[], isHelp: (part: string) => boolean): Promise<string[]> {
  const texts: string[] = [];
  for (const clause of clauses) {
    const [, ...led] = clause.split(LEADS);
    const [named] = await thingsOf(ctx, [...led.toReversed(), clause], isHelp);
    const wanted = named ?? DESCRIBED.exec(clause)?.[0];
    if (wanted !== undefined) texts.push(wanted);
  }
  return texts;
}

/**
 * Returns whether one listing satisfies all wishes, such as a bedsheet with a pillow cover; for a single wish, whether anything matches the whole
 * question.
 */
export async function isOneThing(ctx: Ctx, whole: CatalogueQuestion, { texts }: Wishes): Promise<boolean> {
  const { found, exact, isNamed } = await findProducts(ctx, whole);
  const [first] = exact && isNamed ? found : [];
  if (!first || texts.length === 1) return first !== undefined;
  const name = new Set(normalize(first.name).split(' ').map(stemOf));
  return texts.every((text) =>
    catalogueQuestion(text, [])
      .words.split(' ')
      .every((word) => name.has(stemOf(word))),
  );
}

/** Combines the answers to several wishes, each under its words. The conversation can continue from any of them. */
export function answerOfAll(wishes: readonly string[], answers: readonly Answer[]): Answer {
  const asked = answers.flatMap((answer) => (answer.asked ? [answer.asked] : []));
  const last = asked.at(-1);
  const questions = asked.map(({ question }) => question);
  return {
    text: answers.map(({ text }, index) => `**${plainText(wishes[index]!)}**\n\n${text}`).join('\n\n'),
    productIds: [...new Set(answers.flatMap(({ productIds }) => productIds))],
    ...(last
      ? {
          asked: {
            ...last,
            shown: [...new Map(asked.flatMap(({ shown }) => shown).map((each) => [each.id, each])).values()],
            ...(questions.length > 1 && { wishes: questions, heads: asked.flatMap(({ shown }) => shown.slice(0, 1)) }),
          },
        }
      : {}),
  };
}

/** Shows what fits several questions, each under its words; a single question has no heading. */
export async function answerTo(ctx: Ctx, questions: readonly CatalogueQuestion[]): Promise<Answer> {
  const answers: Answer[] = [];
  for (const question of questions) {
    const listed = { ...question, wants: 'list' as const };
    answers.push((await looseAnswer(ctx, listed)) ?? (await nothingAnswer(ctx, listed)));
  }
  if (answers.length === 1) return answers[0]!;
  return answers.length === 0
    ? reply('Then tell me what you are looking for instead.')
    : answerOfAll(
        questions.map(({ words }) => words),
        answers,
      );
}

/** Applies the limits of the last of several alternative wishes to all of them: "earbuds or a neckband under 600". */
export function withSharedLimits({ texts, isEither }: Wishes): string[] {
  const last = catalogueQuestion(texts.at(-1)!, []);
  const limit = [last.minPrice === undefined ? '' : `above ${last.minPrice}`, last.maxPrice === undefined ? '' : `under ${last.maxPrice}`]
    .join(' ')
    .trim();
  if ((!isEither && !EACH.test(texts.at(-1)!)) || limit === '') return texts;
  return texts.map((text, index) => (index === texts.length - 1 ? text : `${text} ${limit}`));
}
