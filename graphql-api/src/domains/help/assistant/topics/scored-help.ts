import scored from './scored-topics.json' with { type: 'json' };
import { filled, helpText, type HelpText } from './help-text.ts';
import { topicOf } from './help.ts';

/**
 * A help text that is found by words, from `scored-topics.json`: one of each group must be in the question. The topic with the most groups and words
 * wins. `{sell}` stands for words that several groups share.
 */
interface ScoredTopic {
  groups: readonly string[];
  /** Words that mean another topic. */
  unless?: string;
  answer?: HelpText;
  /** In the place of an answer: the key of a topic in `asked-topics.json`. */
  sameAs?: string;
}

const setOf = (words = '') => new Set(words.split(' ').filter(Boolean));
const answerOf = ({ answer, sameAs }: ScoredTopic): string => (answer === undefined ? topicOf(sameAs ?? '').answer : helpText(answer));

const topics = scored.topics.map((topic: ScoredTopic) => ({
  groups: topic.groups.map((words) => setOf(filled(words, scored.words))),
  unless: setOf(topic.unless),
  answer: answerOf(topic),
}));

/** Whether each list has a word that serves no other. */
const eachHasOwn = ([first, ...others]: readonly string[][], taken: readonly string[] = []): boolean =>
  first === undefined || first.some((word) => !taken.includes(word) && eachHasOwn(others, [...taken, word]));

/** How well a topic fits: 0 unless each group has a word of its own; more groups and more words count more. */
function scoreOf({ groups, unless }: (typeof topics)[number], words: ReadonlySet<string>): number {
  if ([...words].some((word) => unless.has(word))) return 0;
  const hits = groups.map((group) => [...words].filter((word) => group.has(word)));
  return eachHasOwn(hits) ? groups.length + new Set(hits.flat()).size / 10 : 0;
}

/** The help text whose words fit a normalized question best; undefined when none fits. */
export function scoredHelp(plain: string): string | undefined {
  const words = setOf(plain);
  const scored = topics.map((topic) => ({ answer: topic.answer, score: scoreOf(topic, words) }));
  const best = scored.reduce((first, second) => (second.score > first.score ? second : first));
  return best.score > 0 ? best.answer : undefined;
}
