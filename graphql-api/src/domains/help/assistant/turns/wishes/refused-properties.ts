import type { Ctx } from '../../../../../platform/context.ts';
import { listText, reply, type Answer } from '../../answers.ts';
import { factsOf, findProducts, type Fact } from '../../catalogue/catalogue.ts';
import { anything, normalize } from '../../understanding/question.ts';
import { plainText } from '../../understanding/wording.ts';
import { thingsIn } from '../shown/in-sight.ts';
import { hasWord } from '../shown/properties.ts';
import type { Asked } from '../../conversation.ts';

/** Returns whether a listing has what is refused: its text says so, or the thing in its name always has it. */
async function isOf(ctx: Ctx, fact: Fact, refused: string): Promise<boolean> {
  const text = normalize(`${fact.name} ${fact.description}`);
  if (refused.split(' ').every((word) => hasWord(fact, word))) return !new RegExp(String.raw`\b(?:not?|non|without) ${refused}\b`).test(text);
  for (const thing of await thingsIn(ctx, normalize(fact.name).split(' '))) {
    const { found } = await findProducts(ctx, { ...anything, words: thing, order: 'relevance' });
    if (!found.some(({ id }) => id === fact.id)) continue;
    const left = await findProducts(ctx, { ...anything, words: thing, without: [refused], order: 'relevance' });
    if (!left.found.some(({ id }) => id === fact.id)) return true;
  }
  return false;
}

/**
 * Shows the products shown before without those that have a refused property. If no listing mentions it, shows all and says so. Undefined if nothing
 * would remain.
 */
export async function withoutProperty(ctx: Ctx, refused: readonly string[], asked: Asked): Promise<Answer | undefined> {
  const facts = await factsOf(ctx, asked.shown);
  const left: Fact[] = [];
  for (const fact of facts) {
    const isRefused = await Promise.all(refused.map((each) => isOf(ctx, fact, each)));
    if (!isRefused.includes(true)) left.push(fact);
  }
  if (left.length === 0) return undefined;
  const words = refused.map((each) => `"${plainText(each)}"`).join(' or ');
  const head =
    left.length < facts.length ? 'Without that:' : `None of these listings says ${words}. Ask the seller with **Message seller** on its page.`;
  const question = { ...asked.question, without: [...new Set([...asked.question.without, ...refused])] };
  return { ...reply(listText(ctx, head, left), left), asked: { ...asked, question, shown: left } };
}
