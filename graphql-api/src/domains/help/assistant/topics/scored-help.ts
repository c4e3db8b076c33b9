import scored from './scored-topics.json' with { type: 'json' };
import { filled, helpText, type HelpText } from './help-text.ts';
import { topicOf } from './help.ts';

/**
 * A help text from `scored-topics.json` that is found by words: a question must contain a word of each group. The topic with the most groups and
 * words wins. `{sell}` stands for words that several groups share.
 */
interface ScoredTopic {
  groups: readonly string[];
  /** Words that indicate another topic. */
  unless?: string;
  answer?: HelpText;
  /** Key of a topic in `asked-topics.json` whose answer is used instead. */
  sameAs?: string;
}

const setOf = (words = '') => new Set(words.split(' ').filter(Boolean));
const answerOf = ({ answer, sameAs }: ScoredTopic): string => (answer === undefined ? topicOf(sameAs ?? '').answer : helpText(answer));

const topics = scored.topics.map((topic: ScoredTopic) => ({
  groups: topic.groups.map((words) => setOf(filled(words, scored.words))),
  unless: setOf(topic.unless),
  answer: answerOf(topic),
}));

/** Returns whether each list has a word that serves no other list. */
const eachHasOwn = ([first, ...others]: readonly string[][], taken: readonly string[] = []): boolean =>
  first === undefined || first.some((word) => !taken.includes(word) && eachHasOwn(others, [...taken, word]));

/** Returns how well a topic fits: 0 unless each group has a word of its own; higher for more groups and more words. */
function scoreOf({ groups, unless }: (typeof topics)[number], words: ReadonlySet<string>): number {
  if ([...words].some((word) => unless.has(word))) return 0;
  const hits = groups.map((group) => [...words].filter((word) => group.has(word)));
  return eachHasOwn(hits) ? groups.length + new Set(hits.flat()).size / 10 : 0;
}

/** Returns the help text whose words fit a normalized question best; undefined if none fits. */
export function scoredHelp(plain: string): string | undefined {
  const words = setOf(plain);
  const scored = topics.map((topic) => ({ answer: topic.answer, score: scoreOf(topic, words) }));
  const best = scored.reduce((first, second) => (second.score > first.score ? second : first));
  return best.score > 0 ? best.answer : undefined;
}
