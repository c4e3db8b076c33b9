import { goods } from '../search/goods.ts';
import { withTypo } from '../search/queries.ts';
import { random, type Random } from '../search/random.ts';
import { finds, type Answer, type Question, type Row, type Verdict } from './score.ts';

const PER_GROUP = 40;
const wordsOf = (text: string) => new Set(text.toLowerCase().split(/[^\p{L}\p{N}]+/u));
const hasWords = (text: string, words: string) => [...wordsOf(words)].every((word) => wordsOf(text).has(word));

/** Nouns that determine the kind of a listing. The longest one in its name counts, so that a laptop charger is not a laptop. */
const nouns = goods.map(({ noun }) => noun).toSorted((a, b) => b.length - a.length);
const kindOf = ({ name }: Row): string | undefined => nouns.find((noun) => hasWords(name, noun));

/** Subject of a question: its noun, a brand, and the listings of the kind that are in stock. */
interface Thing {
  noun: string;
  brand: string;
  rows: Row[];
  /** A price that some of them are below. */
  limit: number;
}

function thing(next: Random, byKind: ReadonlyMap<string | undefined, Row[]>): Thing {
  const { noun, brands } = next.pick(goods);
  const rows = (byKind.get(noun) ?? []).filter(({ quantity }) => quantity > 0);
  const prices = rows.map(({ price }) => price).toSorted((a, b) => a - b);
  return { noun, brand: next.pick(brands), rows, limit: prices[Math.floor(prices.length * (0.2 + 0.6 * next.number()))]! };
}

const isKind = (noun: string) => (row: Row) => hasWords(row.name, noun);
const FIND = [
  'do you have a X',
  'I am looking for a X',
  'is any X available?',
  'show me X',
  'need X for my room',
  'X',
  'can I buy a X here',
  'who is selling a X',
];
const HINDI = [
  'mujhe X chahiye',
  'X milega kya',
  'X dikhao',
  'koi X hai kya',
  'मुझे X चाहिए',
  'X kitne ka hai',
  'sasta X chahiye',
  'X bechne wala koi hai',
];

const ask = (next: Random, templates: readonly string[], what: string) => next.pick(templates).replace('X', () => what);
const mistyped = (next: Random, noun: string) =>
  noun
    .split(' ')
    .map((word) => (/^[a-z]{5,}$/.test(word) ? withTypo(next, word) : word))
    .join(' ');

function limited(next: Random, { noun, rows, limit }: Thing): Omit<Question, 'group'> {
  const lowest = Math.min(...rows.map(({ price }) => price));
  return next.pick([
    { text: `${noun} under ${limit}`, score: finds(isKind(noun), ({ price }) => price <= limit) },
    { text: `any ${noun} above ${lowest + 1} rupees?`, score: finds(isKind(noun), ({ price }) => price > lowest) },
    { text: `${noun} between ${lowest} and ${limit}`, score: finds(isKind(noun), ({ price }) => price >= lowest && price <= limit) },
    { text: `${limit} se kam mein ${noun}`, score: finds(isKind(noun), ({ price }) => price <= limit) },
  ]);
}

function superlative(next: Random, { noun, rows }: Thing): Omit<Question, 'group'> {
  const prices = rows.map(({ price }) => price);
  const isCheapest = (row: Row) => hasWords(row.name, noun) && row.price <= Math.min(...prices);
  const isMostExpensive = (row: Row) => hasWords(row.name, noun) && row.price >= Math.max(...prices);
  return next.pick([
    { text: `cheapest ${noun}`, score: finds(isCheapest) },
    { text: `what is the most expensive ${noun}?`, score: finds(isMostExpensive) },
    { text: `sabse sasta ${noun}`, score: finds(isCheapest) },
    { text: `newest ${noun}`, score: finds((row) => hasWords(row.name, noun)) },
  ]);
}

function several(next: Random, { noun, rows, limit }: Thing): Omit<Question, 'group'> {
  const cheap = ({ price }: Row) => price <= limit;
  const isGood = ({ condition }: Row) => ['NEW', 'LIKE_NEW', 'GOOD'].includes(condition);
  const candidates: [string, (row: Row) => boolean][] = [
    [`${noun} under ${limit} with delivery`, (row) => cheap(row) && row.shipping],
    [`${noun} in good condition below ${limit}`, (row) => cheap(row) && isGood(row)],
    [`${noun} rated above 3 stars under ${limit}`, (row) => cheap(row) && row.rating >= 3],
    [`like new ${noun} with delivery`, (row) => row.shipping && ['NEW', 'LIKE_NEW'].includes(row.condition)],
  ];
  const [text, keeps] = next.pick(candidates.filter(([, fits]) => rows.some(fits)));
  return { text, score: finds(isKind(noun), keeps) };
}

function compared(next: Random, one: Thing, other: Thing): Omit<Question, 'group'> {
  const text = next.pick([
    `which is cheaper, ${one.noun} or ${other.noun}?`,
    `compare ${one.noun} and ${other.noun}`,
    `${one.noun} vs ${other.noun}`,
    `is a ${one.noun} cheaper than a ${other.noun}?`,
  ]);
  const score = ({ text: said, cited: [first, second] }: Answer): Verdict => {
    if (!first || !second) return 'useless';
    if (!hasWords(first.name, one.noun) || !hasWords(second.name, other.noun)) return 'partly';
    const difference = Math.abs(first.price - second.price).toLocaleString('en-IN');
    return said.includes(difference === '0' ? 'cost the same' : `cheaper by ₹${difference}`) ? 'useful' : 'wrong';
  };
  return { text, score };
}

function followUp(next: Random, { noun }: Thing): Omit<Question, 'group'> {
  const cheaper = (answer: Answer, before: Answer | undefined): Verdict => {
    const least = Math.min(...before!.cited.map(({ price }) => price));
    if (/nothing/i.test(answer.text)) return 'partly';
    return finds(isKind(noun), ({ price }) => price < least)(answer);
  };
  const more = (answer: Answer, before: Answer | undefined): Verdict =>
    finds(isKind(noun), ({ id }) => !before!.cited.some((row) => row.id === id))(answer);
  const second = (answer: Answer, before: Answer | undefined): Verdict => finds(({ id }) => id === before!.cited[1]?.id)(answer);
  return next.pick([
    { text: 'any cheaper ones?', before: `${noun} please`, score: cheaper },
    { text: 'show me more', before: `I need a ${noun}`, score: more },
    { text: 'tell me about the second one', before: `show me ${noun}`, score: second },
  ]);
}

/** Returns questions generated from the listings, always the same for the same seed. */
export function generatedQuestions(rows: readonly Row[], seed: number): Question[] {
  const next = random(seed);
  const byKind = Map.groupBy(rows, kindOf);
  const otherThan = (some: Thing): Thing => {
    const other = thing(next, byKind);
    return other.noun === some.noun ? otherThan(some) : other;
  };
  const makers: Record<string, (some: Thing) => Omit<Question, 'group'>> = {
    finding: ({ noun }) => ({ text: ask(next, FIND, noun), score: finds(isKind(noun)) }),
    'finding a brand': ({ noun, brand }) => ({ text: ask(next, FIND, `${brand} ${noun}`), score: finds(isKind(`${brand} ${noun}`)) }),
    typos: ({ noun }) => ({ text: ask(next, FIND, mistyped(next, noun)), score: finds(isKind(noun)) }),
    'Hinglish and Hindi': ({ noun }) => ({ text: ask(next, HINDI, noun), score: finds(isKind(noun)) }),
    'price limits': (some) => limited(next, some),
    superlatives: (some) => superlative(next, some),
    'several limits': (some) => several(next, some),
    negation: ({ noun, brand }) => ({
      text: next.pick([`${noun} but not ${brand}`, `${noun} other than ${brand}`, `${noun} not ${brand}`]),
      score: finds(isKind(noun), (row) => !row.name.includes(brand)),
    }),
    'details of a listing': ({ rows: some }) => {
      const { name } = next.pick(some);
      return { text: next.pick([`how much is the ${name}?`, `tell me about ${name}`]), score: finds((row) => row.name === name) };
    },
    comparison: (some) => compared(next, some, otherThan(some)),
    'follow-up': (some) => followUp(next, some),
  };
  return Object.entries(makers).flatMap(([group, make]) => Array.from({ length: PER_GROUP }, () => ({ group, ...make(thing(next, byKind)) })));
}
