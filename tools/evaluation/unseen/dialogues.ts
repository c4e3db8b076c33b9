import type { Answer, Verdict } from '../assistant/score.ts';
import { isRight } from '../search/queries.ts';
import { alternatives, kindsOf, type Half } from './files.ts';

type Score = (answer: Answer) => Verdict;

/** A question of a dialogue, and how its answer is scored. */
export interface Turn {
  question: string;
  score: Score;
}

/** A conversation in turns. */
export interface Dialogue {
  kind: string;
  turns: Turn[];
}

const NOTHING_FOUND = /nothing|no (?:listing|product|such)|none|not (?:here|found|sold)|do not know|cannot|never/i;
const has = (words: string[][], name: string) => isRight({ kind: '', text: '', words }, name);
const wrongUnless = (holds: boolean, text: string): Verdict => {
  if (holds) return 'useful';
  return NOTHING_FOUND.test(text) ? 'useless' : 'wrong';
};
const keeps =
  (isKept: (price: number, name: string) => boolean): Score =>
  ({ cited, text }) =>
    wrongUnless(cited.length > 0 && cited.every(({ price, name }) => isKept(price, name)), text);

/** Scores by the first word of the expectation. */
const scores: Record<string, (rest: string) => Score> = {
  cites:
    (rest) =>
    ({ cited, text }) => {
      const words = alternatives(rest);
      if (cited[0] && has(words, cited[0].name)) return 'useful';
      return cited.some(({ name }) => has(words, name)) ? 'partly' : wrongUnless(false, text);
    },
  all: (rest) => keeps((_price, name) => has(alternatives(rest), name)),
  not:
    (rest) =>
    ({ cited }) =>
      cited.some(({ name }) => has([[rest]], name)) ? 'wrong' : 'useful',
  max: (rest) => keeps((price) => price <= Number(rest)),
  min: (rest) => keeps((price) => price >= Number(rest)),
  says: (rest) => {
    const [, pattern, flags] = /^\/(.*)\/(i?)$/.exec(rest)!;
    return ({ text, cited }) => {
      if (new RegExp(pattern!, flags).test(text)) return 'useful';
      return cited.length > 0 ? 'wrong' : 'useless';
    };
  },
  none:
    () =>
    ({ cited, text }) =>
      cited.length === 0 && NOTHING_FOUND.test(text) ? 'useful' : 'wrong',
};

const SEVERITY: Verdict[] = ['useful', 'partly', 'useless', 'wrong'];

/** Returns the worst verdict of all parts of an expectation. */
function scoreOf(expectation: string): Score {
  const parts = expectation.split('; ').map((part) => {
    const [, name, rest] = /^(\w+) ?(.*)$/.exec(part)!;
    return scores[name!]!(rest!);
  });
  return (answer) => SEVERITY[Math.max(...parts.map((score) => SEVERITY.indexOf(score(answer))))]!;
}

function turnOf(line: string): Turn {
  const [question, expectation] = line.split(' => ') as [string, string];
  return { question, score: scoreOf(expectation) };
}

export const dialogues = (half: Half): Dialogue[] =>
  kindsOf(`dialogues-${half}`).flatMap(({ kind, lines }) =>
    lines
      .join('\n')
      .split('\n\n')
      .map((block) => block.split('\n').filter(Boolean).map(turnOf))
      .filter((turns) => turns.length > 0)
      .map((turns) => ({ kind, turns })),
  );
