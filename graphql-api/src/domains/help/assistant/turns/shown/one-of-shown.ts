import type { Ctx } from '../../../../../platform/context.ts';
import { detailAnswer, listText, reply, type Answer } from '../../answers.ts';
import { findProducts, type Fact } from '../../catalogue/catalogue.ts';
import type { Asked } from '../../conversation.ts';
import { writtenOut } from '../../understanding/phrases.ts';
import { anything, normalize } from '../../understanding/question.ts';
import { asksSomething } from '../wishes/wishes.ts';
import { mayAsk, refuses } from './asked-of-shown.ts';
import { describing, factsInSight, spokenOf, wordsAsked, type Said } from './in-sight.ts';
import { hasWord, isProperty } from './properties.ts';
import { saysAnyOf } from './said-of.ts';

/** Matches phrases that ask for one of the products in sight. */
const ONE_OF_THEM = /\b(?:one|ones|wala|wali|wale|waala|waali|(?:of|among) (?:them|these|those)|inme|unme)\b/;
const WHICH_OF_THEM =
  /\bwhich (?:one |ones |1 )?(?:is |are )?(?:of|among|amongst|from|out of) (?:them|these|those)\b|\b(?:on|in|of|with|for) which$|\b(?:in ?me|unme|in dono) (?:se )?(?:kaunsa|kaunsi|konsa|konsi)\b/;
const MOST_WORDS = 14;

const listed = (ctx: Ctx, facts: readonly Fact[], asked: Asked): Answer | undefined => {
  const [first, ...others] = facts;
  if (!first) return undefined;
  if (others.length === 0) return detailAnswer(ctx, first, asked);
  return { ...reply(listText(ctx, 'These may do:', facts), [...facts]), asked: { ...asked, shown: [...facts] } };
};

/** Returns the products in sight that words find, although their texts do not contain the words. */
async function foundInSight(ctx: Ctx, words: string, asked: Asked): Promise<Fact[]> {
  const { found, exact } = await findProducts(ctx, { ...anything, words });
  return exact ? (await factsInSight(ctx, asked)).filter(({ id }) => found.some((each) => each.id === id)) : [];
}

/** Shows the products in sight that are found by the words of a question for one of them: "one that runs when current goes". */
export const foundAmongThem = async (ctx: Ctx, plain: string, words: string, asked: Asked): Promise<Answer | undefined> =>
  ONE_OF_THEM.test(plain) ? listed(ctx, await foundInSight(ctx, words, asked), asked) : undefined;

/**
 * Answers "which of these has suspension", "I ride a scooty, so which of them": shows the products in sight whose texts contain the words, or that
 * are found by one.
 */
export async function askedWhich(ctx: Ctx, said: Said): Promise<Answer | undefined> {
  const { plain, asked } = said;
  const words = wordsAsked(plain);
  if (!WHICH_OF_THEM.test(plain) || words.length === 0 || !mayAsk(said, MOST_WORDS) || refuses(said)) return undefined;
  const facts = await factsInSight(ctx, asked);
  const saying = facts.filter((fact) => words.some((word) => hasWord(fact, word)));
  if (saying.length > 0) return saying.length < facts.length ? listed(ctx, saying, asked) : undefined;
  for (const word of words) {
    const found = await foundInSight(ctx, word, asked);
    if (found.length > 0 && found.length < facts.length) return listed(ctx, found, asked);
  }
  return undefined;
}

/**
 * Matches names of one of the products in sight, followed by the question: "wo bat wala charge hota hai", "how is the charge of the neckband one".
 */
const CALLED = /(?:^| )(\S+) (?:wala|wali|waala|waali|one)(?= \S)/;

/** Describes the product in sight that a question refers to by such a name. */
export async function askedOfCalled(ctx: Ctx, said: Said): Promise<Answer | undefined> {
  const { plain, asked } = said;
  const called = wordsAsked(CALLED.exec(plain)?.[1] ?? '').filter((word) => !isProperty(word));
  if (called.length === 0 || !mayAsk(said, MOST_WORDS) || /\d/.test(plain) || refuses(said)) return undefined;
  const facts = await factsInSight(ctx, asked);
  const saying = facts.filter((fact) => called.every((word) => hasWord(fact, word)));
  const fact = saying.length === 0 ? await spokenOf(ctx, called, facts) : saying.length === 1 ? saying[0] : undefined;
  return fact && describing(ctx, [fact], said, saysAnyOf(fact, wordsAsked(plain)));
}

/** Matches a name before the question: "and the sleepwell, has it been cleaned". */
const NAMED_FIRST = /^(?:(?:and|ok|okay|so|but|hmm) )*(?:the|that) ([^,]{2,30}), (.+)$/i;
const MOST_CALLING = 3;

/** Describes the product that a question names first: one in sight, or else the only one on sale with this name. */
export async function askedOfNamedFirst(ctx: Ctx, said: Said): Promise<Answer | undefined> {
  const [, name, question] = NAMED_FIRST.exec(said.typed) ?? [];
  if (name === undefined || !asksSomething(question!)) return undefined;
  const called = wordsAsked(writtenOut(normalize(name))).filter((word) => !isProperty(word));
  if (called.length === 0 || called.length > MOST_CALLING) return undefined;
  const saying = (await factsInSight(ctx, said.asked)).filter((fact) => called.every((word) => hasWord(fact, word)));
  const { found, exact, isNamed } =
    saying.length > 0 ? { found: saying, exact: true, isNamed: true } : await findProducts(ctx, { ...anything, words: called.join(' ') });
  const [only, ...others] = found;
  return only && others.length === 0 && exact && isNamed ? describing(ctx, [only], said, saysAnyOf(only, wordsAsked(said.plain))) : undefined;
}
