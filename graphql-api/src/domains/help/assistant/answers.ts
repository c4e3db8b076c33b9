import type { Ctx } from '../../../platform/context.ts';
import type { Fact } from './catalogue/catalogue.ts';
import type { Asked } from './conversation.ts';
import { saidAt } from './topics/help-text.ts';
import type { CatalogueQuestion } from './understanding/question.ts';
import { productDetail, productLine } from './understanding/wording.ts';

/** Answer of the assistant: Markdown, and the products it cites. */
export interface Answer {
  text: string;
  productIds: string[];
  /** State from which the conversation continues; omitted if the answer shows nothing to continue from. */
  asked?: Asked;
  /** Whether the answer says that nothing fits, or that the assistant does not know. */
  isEmpty?: boolean;
  /** The standalone catalogue question for which nothing was found. */
  unfound?: CatalogueQuestion;
  /** Whether words of the question were left aside because no listing has them. */
  isLoose?: boolean;
  /** Whether a language model must not reword the answer. */
  isFixed?: boolean;
}

/** Introduction to what the assistant can do, if it does not know something. */
export const NOT_KNOWN = 'I do not know that.';
const UNKNOWN = `${NOT_KNOWN} I can tell you what is on sale, what it costs, [+how points work, +]and how to order, sell and sign up.`;

/** Creates an answer that cites products. */
export const reply = (text: string, cited: Fact[] = []): Answer => ({ text, productIds: cited.map(({ id }) => id) });

/** Creates an answer with everything about one product, from which the conversation continues. */
export const detailAnswer = (ctx: Ctx, fact: Fact, asked: Asked): Answer => ({
  ...reply(productDetail(ctx, fact), [fact]),
  asked: { ...asked, shown: [fact] },
});

/** Creates the answer to a question that the assistant cannot answer. */
export const unknown = ({ infra }: Ctx): Answer => ({ ...reply(saidAt(infra.settings, UNKNOWN)), isEmpty: true });

/** Returns a list of products under a heading. */
export const listText = (ctx: Ctx, head: string, facts: readonly Fact[]): string =>
  `${head}\n\n${facts.map((fact) => productLine(ctx, fact)).join('\n')}`;
