import { given } from '../../../platform/database/statement.ts';
import { sql } from '../../../platform/database/sql.ts';
import { table } from '../../../platform/database/table.ts';
import type { WriteRules } from '../../../platform/database/write-rules.ts';
import { contactRules } from '../../market/products/availability/product.rules.ts';
import { Product } from '../../market/products/product.entity.ts';

/** Who starts a conversation about which product. */
export interface NewConversation {
  product: string;
  buyer: string;
}

/** The values of a new conversation. */
export const started = given<NewConversation>({ product: 'bigint', buyer: 'bigint' });

/** The product that a new conversation is about. */
export const talkedAbout = table(Product, 'p');

/** What must hold for a new conversation, in the order in which the buyer is told. */
export const conversationRules: WriteRules<NewConversation> = {
  row: sql`${talkedAbout} on ${talkedAbout.id} = ${started.product}`,
  rules: contactRules(talkedAbout, started.product, started.buyer),
};
