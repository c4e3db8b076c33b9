import type { Fact } from '../catalogue.ts';
import type { Asked } from '../conversation.ts';

/** What the assistant says: Markdown, and the products it cites. */
export interface Answer {
  text: string;
  productIds: string[];
  /** What the conversation goes on from; left out where the answer shows nothing to go on from. */
  asked?: Asked;
  /** Whether the words are fixed: no language model may change them. */
  isFixed?: boolean;
}

/** An answer that shows some products. */
export const reply = (text: string, cited: Fact[] = []): Answer => ({ text, productIds: cited.map(({ id }) => id) });

export const UNKNOWN = 'I do not know that. I can tell you what is on sale, what it costs, how points work, and how to order, sell and sign up.';
