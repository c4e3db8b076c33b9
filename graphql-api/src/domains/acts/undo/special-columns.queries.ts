import { Category } from '../../market/categories/category.entity.ts';
import { Message } from '../../talk/conversations/messages/message.entity.ts';
import { Conversation } from '../../talk/conversations/conversation.entity.ts';
import { Order } from '../../trade/orders/order.entity.ts';
import { columnNameText, tableNameText, type EntityClass } from '../../../platform/database/table.ts';
import { join, sql, type Sql } from '../../../platform/database/sql.ts';
import { Product } from '../../market/products/product.entity.ts';
import { User } from '../../people/users/user.entity.ts';

/** How undoing an act treats a column that others may have changed since. */
export enum ColumnRule {
  /** A sum, from which the undo subtracts what the act added. */
  COUNTER = 'COUNTER',
  /** A time such as that of the last change, which is restored unless the row was changed since. */
  STAMP = 'STAMP',
  /** A value that a trigger derives from other rows, which the undo leaves to the trigger. */
  DERIVED = 'DERIVED',
}

const entry =
  (rule: ColumnRule) =>
  <Row>(entity: EntityClass<Row>, ...properties: (keyof Row & string)[]): Sql[] =>
    properties.map((property) => sql`(${tableNameText(entity)}, ${columnNameText(entity, property)}, ${rule}::text)`);

const counter = entry(ColumnRule.COUNTER);
const stamp = entry(ColumnRule.STAMP);
const derived = entry(ColumnRule.DERIVED);

/** The rows (table, column, rule) of all columns with a rule. A change to any other column since the act is a conflict. */
export const specialColumns = join(
  [
    ...counter(Product, 'quantity', 'reviewCount', 'ratingSum'),
    ...counter(User, 'pointsTotal'),
    ...counter(Conversation, 'messageCount'),
    ...stamp(Message, 'readAt'),
    ...derived(Category, 'productCount'),
  ],
  ', ',
);

/** Tables that notify users of an act: an undo keeps their rows and adds a notification that the act was undone. */
export const toldTables: readonly string[] = ['events', 'outgoing_mails'];

/** The sequence in which rows of several tables are locked, after those of users. */
export const lockOrder: readonly EntityClass<{ id: string }>[] = [Order, Product, Conversation];
