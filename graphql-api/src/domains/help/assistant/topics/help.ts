import asked from './asked-topics.json' with { type: 'json' };
import { helpText } from './help-text.ts';

/** A topic that the assistant can explain without looking into the catalogue. */
interface HelpTopic {
  /** Key by which a scored topic refers to the same answer. */
  key: string | undefined;
  /** Matches questions about the topic, in lower case without punctuation. The first matching topic answers. */
  asks: RegExp;
  /** Markdown. */
  answer: string;
}

/** Help texts from `asked-topics.json`, the most specific first. They describe only what the product does. */
export const helpTopics: readonly HelpTopic[] = asked.topics.map(({ key, asks, answer }) => ({
  key,
  asks: new RegExp(asks),
  answer: helpText(answer),
}));

/** Returns the topic with a key. */
export function topicOf(key: string): HelpTopic {
  const found = helpTopics.find((topic) => topic.key === key);
  if (!found) throw new Error(`No help topic has the key ${key}`);
  return found;
}

/** How to reach a seller; also the answer to questions for contact data. */
export const contactTopic = topicOf('contact');
