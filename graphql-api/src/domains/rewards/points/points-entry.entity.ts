import { BigIntType } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property, Trigger, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { HandoverProof, Order } from '../../trade/orders/order.entity.ts';
import { DateTime } from '../../../platform/input/scalars.ts';
import { Product } from '../../market/products/product.entity.ts';
import { User } from '../../people/users/user.entity.ts';
import { Node } from '../../../platform/database/node.ts';

/** Why a rule gives or takes points, in the words of the ledger. */
export type RuleAction =
  'Product Created' | 'Order Delivered' | 'Review Added' | 'Product Deleted' | 'Delivery Reversed' | 'Review Deleted' | 'Norms Violation';

/** What points were spent on, or why they were returned. */
export type PerkAction = 'Boost' | 'Highlight' | 'Keep Listed' | 'Unused Days';

/** What earned or cost points. */
export type PointsAction = RuleAction | PerkAction;

@Entity({ tableName: 'points_entries' })
@Index({ name: 'points_entries_user', expression: 'create index points_entries_user on points_entries (user_id, id desc)' })
@Index({ name: 'points_entries_order', properties: ['order'], where: { order: { $ne: null } } })
@Unique({
  name: 'points_entries_listing_once',
  properties: ['user', 'product', 'action'],
  where: { action: { $in: ['Product Created', 'Product Deleted'] } },
})
@Trigger({
  name: 'points_entries_append_only',
  timing: 'before',
  events: ['update', 'delete'],
  // Undoing an act may delete the entries that the act made, and no others.
  body: `if tg_op = 'DELETE' and exists (select from act_changes c where c.act_id = nullif(current_setting('campuscart.undo', true), '')::bigint and c.table_name = tg_table_name and c.before is null and (c.after ->> 'id')::bigint = old.id) then return old; end if;
    raise exception 'The points ledger is append-only';`,
})
@Trigger({
  name: 'points_entries_once',
  timing: 'before',
  events: ['insert'],
  // Processes of an earlier release, which run during an upgrade, award the points of a delivery at another time.
  body: `if new.order_id is not null and (select coalesce(sum(e.points), 0) from points_entries e where e.order_id = new.order_id) + new.points not between 0 and 100 then raise exception 'An order has its points once'; end if;
    return new;`,
})
@Trigger({
  name: 'points_entries_total',
  timing: 'after',
  events: ['insert'],
  body: 'update users set points_total = points_total + new.points where id = new.user_id; return null;',
})
@ObjectType({ implements: Node, description: 'An entry of the append-only points ledger.' })
export class PointsEntry {
  @PrimaryKey({ type: new BigIntType('string') })
  @Field(() => ID, { description: 'Identifies the entry.' })
  id!: string;

  @ManyToOne(() => User)
  @Field(() => User, { description: 'The owner of the points.' })
  user!: User;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'The action that earned or cost the points, such as "Product Created".' })
  action!: PointsAction;

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'Number of points; negative if they were taken.' })
  points!: number;

  @ManyToOne(() => Product, { nullable: true })
  @Field(() => Product, { nullable: true, description: 'The product concerned; null if it was deleted.' })
  product!: Product | null;

  @ManyToOne(() => Order, { nullable: true })
  order!: Order | null;

  /** How the handover was confirmed when the points of a delivery were awarded; null if they were unproven. */
  @Enum({ items: () => HandoverProof, nullable: true })
  proof!: HandoverProof | null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  @Field(() => DateTime, { description: 'When it was recorded.' })
  createdAt!: Date;
}
