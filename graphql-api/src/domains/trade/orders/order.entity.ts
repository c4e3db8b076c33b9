import { BigIntType } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { StoredPhoto } from '../../media/photos/stored-photo.entity.ts';
import { DateTime } from '../../../platform/input/scalars.ts';
import { Product } from '../../market/products/product.entity.ts';
import { User } from '../../people/users/user.entity.ts';
import { Bundle } from '../bundles/bundle.entity.ts';
import { Node } from '../../../platform/database/node.ts';
import { UpdatedAt } from '../../../platform/database/updated-at.ts';

/** The status of an order. The seller may set any of the five at any time. */
export enum OrderStatus {
  NOT_PROCESSED = 'NOT_PROCESSED',
  PROCESSING = 'PROCESSING',
  SHIPPED = 'SHIPPED',
  DELIVERED = 'DELIVERED',
  CANCELLED = 'CANCELLED',
}
registerEnumType(OrderStatus, {
  name: 'OrderStatus',
  description: 'The status of an order. The seller may set any of the five at any time.',
  valuesConfig: {
    NOT_PROCESSED: { description: 'Placed, and not yet handled by the seller.' },
    PROCESSING: { description: 'The seller is getting it ready.' },
    SHIPPED: { description: 'On its way to the buyer.' },
    DELIVERED: {
      description: 'Received by the buyer. Entering this status gives the seller 100 points, which can be spent once the handover is confirmed.',
    },
    CANCELLED: { description: 'Cancelled. Entering this status returns the stock once.' },
  },
});

/** How the handover of an order was confirmed. */
export enum HandoverProof {
  CODE = 'CODE',
  RECEIVED = 'RECEIVED',
  UNDISPUTED = 'UNDISPUTED',
  DECISION = 'DECISION',
  STATUS = 'STATUS',
}
registerEnumType(HandoverProof, {
  name: 'HandoverProof',
  description: 'How a handover was confirmed.',
  valuesConfig: {
    CODE: { description: "The seller entered or scanned the buyer's code." },
    RECEIVED: { description: 'The buyer confirmed receipt.' },
    UNDISPUTED: { description: 'The order had been Delivered for 7 days, and the buyer did not object.' },
    DECISION: { description: "An administrator dismissed the buyer's objection." },
    STATUS: { description: 'Only the status, for orders that were Delivered before handovers had to be confirmed.' },
  },
});

@Entity({ tableName: 'orders' })
@Index({ name: 'orders_buyer', expression: 'create index orders_buyer on orders (buyer_id, id desc)' })
@Index({ name: 'orders_seller', expression: 'create index orders_seller on orders (seller_id, id desc)' })
@Index({ properties: ['product'] })
@Index({ name: 'orders_unproven', properties: ['seller'], where: { status: OrderStatus.DELIVERED, handoverConfirmedAt: null } })
@Index({ name: 'orders_status', properties: ['status', 'createdAt'] })
@Index({ name: 'orders_updated', properties: ['updatedAt', 'id'] })
@Index({ name: 'orders_created', properties: ['createdAt'] })
@Index({ name: 'orders_total', expression: 'create index orders_total on orders ((price * quantity), id)' })
// New orders wait in a short pending list until they are indexed together. A longer list would slow down searches, which read it, and the one order
// in thousands that writes it to the index.
@Index({
  name: 'orders_name',
  expression: 'create index orders_name on orders using gin (lower(name) gin_trgm_ops) with (gin_pending_list_limit = 256)',
})
@Index({ name: 'orders_photo', properties: ['photo'], where: { photo: { $ne: null } } })
@Index({
  name: 'orders_open',
  expression: `create index orders_open on orders (buyer_id, seller_id) where status not in ('DELIVERED', 'CANCELLED')`,
})
@Index({ name: 'orders_unconfirmed', properties: ['endedAt'], where: { status: OrderStatus.DELIVERED, handoverConfirmedAt: null } })
@Index({ name: 'orders_bundle', properties: ['bundle'], where: { bundle: { $ne: null } } })
@Check({ name: 'orders_not_own', expression: 'buyer_id <> seller_id' })
@ObjectType({ implements: Node, description: 'One purchase: a snapshot of the product as it was ordered, and its status.' })
export class Order {
  @PrimaryKey({ type: new BigIntType('string') })
  @Field(() => ID, { description: 'Identifies the order.' })
  id!: string;

  @ManyToOne(() => User)
  @Field(() => User, { description: 'Who ordered.' })
  buyer!: User;

  @ManyToOne(() => User)
  @Field(() => User, { description: 'The seller, who sets the status.' })
  seller!: User;

  @ManyToOne(() => Product)
  product!: Product;

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'numeric', columnType: 'numeric(8,2)', runtimeType: 'number' })
  @Check({ expression: 'price >= 0' })
  price!: number;

  @Property({ type: 'integer' })
  @Check({ expression: 'quantity > 0' })
  quantity!: number;

  @ManyToOne(() => StoredPhoto, { nullable: true, index: false })
  photo!: StoredPhoto | null;

  @ManyToOne(() => Bundle, { nullable: true, deleteRule: 'set null', index: false })
  @Field(() => Bundle, { nullable: true, description: 'Its bundle; null for a single order.' })
  bundle!: Bundle | null;

  @Enum({ items: () => OrderStatus, default: OrderStatus.NOT_PROCESSED })
  @Field(() => OrderStatus, { description: 'The status.' })
  status: OrderStatus = OrderStatus.NOT_PROCESSED;

  /** When the order last became Delivered or Cancelled. Chat closes 30 days later. */
  @Property({ type: 'datetime', nullable: true })
  endedAt!: Date | null;

  /** Whether the buyer removed the order from their list. The seller still sees it. */
  @Property({ type: 'boolean', default: false })
  hiddenByBuyer: boolean = false;

  /** Six random digits that the buyer shows at the handover. Only the buyer can read them. */
  @Property({ type: 'text', defaultRaw: 'handover_code()' })
  handoverCode!: string;

  /** Number of consecutive wrong codes since code entry was last locked. */
  @Property({ type: 'integer', default: 0 })
  wrongCodes: number = 0;

  /** The end of the lock on code entry after five wrong codes. */
  @Property({ type: 'datetime', nullable: true })
  codeClosedUntil!: Date | null;

  @Property({ type: 'datetime', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When the handover was confirmed; null until then.' })
  handoverConfirmedAt!: Date | null;

  @Enum({ items: () => HandoverProof, nullable: true })
  @Field(() => HandoverProof, { nullable: true, description: 'How the handover was confirmed; null until then.' })
  handoverProof!: HandoverProof | null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  @Field(() => DateTime, { description: 'When it was placed.' })
  createdAt!: Date;

  @UpdatedAt({
    description: 'When its status or handover last changed; until then, when it was placed.',
    except: ['hidden_by_buyer', 'wrong_codes', 'code_closed_until'],
  })
  updatedAt!: Date;
}
