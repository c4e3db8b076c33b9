import type { Ctx } from '../../../platform/context.ts';
import type { Fact } from './catalogue/catalogue.ts';
import type { Asked } from './conversation.ts';
import { saidAt } from './topics/help-text.ts';
import type { CatalogueQuestion } from './understanding/question.ts';
import { productDetail, productLine } from './understanding/wording.ts';

/** What the assistant says: Markdown, and the products it cites. */
export interface Answer {
  text: string;
  productIds: string[];
  /** What the conversation goes on from; left out where the answer shows nothing to go on from. */
  asked?: Asked;
  /** Whether it says that nothing fits, or that the assistant does not know. */
  isEmpty?: boolean;
  /** The question of what is on sale for which nothing was found, where it stands by itself. */
  unfound?: CatalogueQuestion;
  /** Whether words were left aside that nothing has. */
  isLoose?: boolean;
  /** Whether no language model may word it otherwise. */
  isFixed?: boolean;
}

/** What is said where something is not known, before what the assistant can do. */
export const NOT_KNOWN = 'I do not know that.';
const UNKNOWN = `${NOT_KNOWN} I can tell you what is on sale, what it costs, [+how points work, +]and how to order, sell and sign up.`;

/** An answer that cites some products. */
export const reply = (text: string, cited: Fact[] = []): Answer => ({ text, productIds: cited.map(({ id }) => id) });

/** Everything about one product, from which the conversation goes on. */
export const detailAnswer = (ctx: Ctx, fact: Fact, asked: Asked): Answer => ({
  ...reply(productDetail(ctx, fact), [fact]),
  asked: { ...asked, shown: [fact] },
});

/** The answer to what the assistant cannot answer. */
export const unknown = ({ infra }: Ctx): Answer => ({ ...reply(saidAt(infra.settings, UNKNOWN)), isEmpty: true });

/** A list of products under a heading. */
export const listText = (ctx: Ctx, head: string, facts: readonly Fact[]): string =>
  `${head}\n\n${facts.map((fact) => productLine(ctx, fact)).join('\n')}`;
