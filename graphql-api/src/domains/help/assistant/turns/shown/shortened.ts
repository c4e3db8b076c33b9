import type { Ctx } from '../../../../../platform/context.ts';
import type { Asked } from '../../conversation.ts';
import { intentOf, wordsBeside } from '../../understanding/about-shown.ts';
import { isWithin } from '../../understanding/left-out-vowels.ts';
import { writtenOut } from '../../understanding/phrases.ts';
import { normalize } from '../../understanding/question.ts';
import { factsInSight, thingsIn } from './in-sight.ts';
import { hasWord, isProperty, mistypedProperty } from './properties.ts';

/** Fewer letters may stand for anything. */
const SHORTEST = 3;
/** In a longer question a word of few letters is more likely a word. */
const MOST_WORDS = 6;
/** A shortened word has at least this share of the letters. */
const LEAST_SHARE = 0.4;

const VOWELS = /[aeiou]/g;
const consonantsOf = (word: string): string => word.replace(VOWELS, '');

/** Whether a word may be another without some of its letters: it has the first one and the last consonant, and hardly a vowel. */
function isShortOf(short: string, word: string): boolean {
  if (word.length <= short.length + 1 || short.length < word.length * LEAST_SHARE || word[0] !== short[0]) return false;
  const [consonants, all] = [consonantsOf(short), consonantsOf(word)];
  return consonants.length >= short.length - 1 && consonants.at(-1) === all.replace(/(?<=..)s$/, '').at(-1) && isWithin(short, word);
}

/** Whether a word by itself says something: it asks of a thing, names one, or is in a text in sight. */
async function isWord(ctx: Ctx, word: string): Promise<boolean> {
  const written = writtenOut(word);
  if (written !== word || wordsBeside(word).length === 0 || intentOf(word) !== undefined || isProperty(word)) return true;
  return (await thingsIn(ctx, [word])).length > 0;
}

/**
 * A question after an answer with what people shorten on phones written out as the texts in sight have it: "firmwr" is the firmware that the router's text
 * speaks of.
 */
export async function writtenOutInSight(ctx: Ctx, text: string, asked: Asked): Promise<string> {
  const tokens = text.split(/\s+/);
  if (asked.shown.length === 0 || tokens.length > MOST_WORDS) return text;
  const facts = await factsInSight(ctx, asked);
  const words = [...new Set(facts.flatMap(({ name, description }) => normalize(`${name} ${description}`).split(' ')))];
  const written: string[] = [];
  for (const token of tokens) {
    const word = normalize(token);
    const mayBeShort = /^[a-z]+$/.test(word) && word.length >= SHORTEST && !facts.some((fact) => hasWord(fact, word));
    const isShort = mayBeShort && !(await isWord(ctx, word));
    const whole = isShort ? (words.find((each) => isShortOf(word, each)) ?? mistypedProperty(word)) : undefined;
    written.push(whole === undefined ? token : token.toLowerCase().replace(word, whole));
  }
  return written.join(' ');
}
