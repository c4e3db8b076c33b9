import type { Ctx } from '../../../../../platform/context.ts';
import { factsOf } from '../../catalogue/catalogue.ts';
import type { Asked } from '../../conversation.ts';
import { asksForNext, isComplaint } from '../../understanding/speech/complaint.ts';
import { writtenOut } from '../../understanding/phrases.ts';
import { normalize } from '../../understanding/question.ts';
import { clausesOf, isStory } from '../../understanding/refusal.ts';
import { thingsIn, wordsAsked } from '../shown/in-sight.ts';
import { hasWord, isProperty } from '../shown/properties.ts';

/** Maximum number of words of a question whose complaints are read. Longer ones tell stories. */
const MOST_WORDS = 24;

/** Returns what a complaint criticizes: the word that only some of the products in sight have, or the thing that it names. */
async function faultyOf(ctx: Ctx, clause: string, { shown }: Asked): Promise<string | undefined> {
  const words = wordsAsked(writtenOut(normalize(clause)));
  const facts = await factsOf(ctx, shown);
  const saying = (word: string) => facts.filter((fact) => hasWord(fact, word)).length;
  // If only one product was shown, a part that breaks says no more than that it may break.
  const isTelling = (word: string) => saying(word) > 0 && (saying(word) < facts.length || (facts.length === 1 && !isProperty(word)));
  const telling = words.find(isTelling);
  return telling ?? (await thingsIn(ctx, words)).find((thing) => !isProperty(thing));
}

/** Rewrites complaints about the products in sight as refusals: "the mesh one is over my budget, under 1500 only". */
export async function withRefusals(ctx: Ctx, text: string, asked: Asked | undefined): Promise<string> {
  const clauses = clausesOf(text);
  if (!asked || text.split(/\s+/).length > MOST_WORDS || !clauses.some(isComplaint)) return text;
  const said: string[] = [];
  for (const clause of clauses) {
    const faulty = isComplaint(clause) ? await faultyOf(ctx, clause, asked) : undefined;
    said.push(faulty === undefined ? clause : `not ${faulty}`);
  }
  const isChanged = said.some((clause, at) => clause !== clauses[at]);
  // "Plastic breaks under me. Another": no listing mentions what is criticized.
  if (!isChanged && clauses.some(asksForNext) && clauses.every((clause) => asksForNext(clause) || isStory(clause))) return 'any others';
  return isChanged ? said.filter((clause) => !asksForNext(clause)).join(', ') : text;
}
