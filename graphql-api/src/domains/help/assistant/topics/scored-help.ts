import { dealingTopics } from './dealing-topics.ts';
import { helpTopics } from './help.ts';
import { scoredTopics } from './help-topics.ts';

const setOf = (words = '') => new Set(words.split(' ').filter(Boolean));
const topics = [...scoredTopics, ...dealingTopics].map(({ groups, unless, answer }) => ({
  groups: groups.map(setOf),
  unless: setOf(unless),
  answer: helpTopics.find(({ key }) => key === answer)?.answer ?? answer,
}));

/** How well a topic fits: 0 unless one word of each group is there; more groups and more words count more. Each word serves one group. */
function scoreOf({ groups, unless }: (typeof topics)[number], words: ReadonlySet<string>): number {
  if ([...words].some((word) => unless.has(word))) return 0;
  const hits = groups.map((group) => [...words].filter((word) => group.has(word)));
  if (hits.some((found) => found.length === 0)) return 0;
  const different = new Set(hits.flat()).size;
  return different >= Math.min(groups.length, 2) || groups.length === 1 ? groups.length + different / 10 : 0;
}

/** The help text whose words fit a normalized question best; undefined when none fits. */
export function scoredHelp(plain: string): string | undefined {
  const words = setOf(plain);
  const scored = topics.map((topic) => ({ answer: topic.answer, score: scoreOf(topic, words) }));
  const best = scored.reduce((first, second) => (second.score > first.score ? second : first));
  return best.score > 0 ? best.answer : undefined;
}
