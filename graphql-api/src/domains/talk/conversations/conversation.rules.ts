import { given } from '../../../platform/database/statement.ts';
import { sql } from '../../../platform/database/sql.ts';
import { table } from '../../../platform/database/table.ts';
import type { WriteRules } from '../../../platform/database/write-rules.ts';
import { contactRules } from '../../market/products/availability/product.rules.ts';
import { Product } from '../../market/products/product.entity.ts';

/** The buyer and the product of a new conversation. */
export interface NewConversation {
  product: string;
  buyer: string;
}

/** The values of a new conversation. */
export const started = given<NewConversation>({ product: 'bigint', buyer: 'bigint' });

/** The product of a new conversation. */
export const talkedAbout = table(Product, 'p');

/** Rules for a new conversation, in the order in which their errors are reported. */
export const conversationRules: WriteRules<NewConversation> = {
  row: sql`${talkedAbout} on ${talkedAbout.id} = ${started.product}`,
  rules: contactRules(talkedAbout, started.product, started.buyer),
};
