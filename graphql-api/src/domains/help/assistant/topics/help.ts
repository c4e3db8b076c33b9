import asked from './asked-topics.json' with { type: 'json' };
import { helpText } from './help-text.ts';

/** Something that the assistant can explain without looking into the catalogue. */
interface HelpTopic {
  /** By which a scored topic names the same answer. */
  key: string | undefined;
  /** What a question about it says, in lower case without punctuation. The first topic that fits answers. */
  asks: RegExp;
  /** Markdown. */
  answer: string;
}

/** Help texts, the most particular first, from `asked-topics.json`. They say only what the product does. */
export const helpTopics: readonly HelpTopic[] = asked.topics.map(({ key, asks, answer }) => ({
  key,
  asks: new RegExp(asks),
  answer: helpText(answer),
}));

/** The topic with a key. */
export function topicOf(key: string): HelpTopic {
  const found = helpTopics.find((topic) => topic.key === key);
  if (!found) throw new Error(`No help topic has the key ${key}`);
  return found;
}

/** How a seller is reached; the answer to whoever asks for contact data. */
export const contactTopic = topicOf('contact');
