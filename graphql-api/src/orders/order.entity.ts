import { BigIntType } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Photo } from '../photos/photo.entity.ts';
import { DateTime } from '../platform/scalars.ts';
import { Product } from '../products/product.entity.ts';
import { User } from '../users/user.entity.ts';
import { Node } from '../platform/node.ts';

/** Where an order stands. The seller may set any of the five at any time. */
export enum OrderStatus {
  NOT_PROCESSED = 'NOT_PROCESSED',
  PROCESSING = 'PROCESSING',
  SHIPPED = 'SHIPPED',
  DELIVERED = 'DELIVERED',
  CANCELLED = 'CANCELLED',
}
registerEnumType(OrderStatus, {
  name: 'OrderStatus',
  description: 'Where an order stands. The seller may set any of the five at any time.',
  valuesConfig: {
    NOT_PROCESSED: { description: 'Placed, and not yet looked at.' },
    PROCESSING: { description: 'The seller is getting it ready.' },
    SHIPPED: { description: 'On its way to the buyer.' },
    DELIVERED: { description: 'With the buyer; entering it gives the seller 100 points once.' },
    CANCELLED: { description: 'Called off; entering it returns the stock once.' },
  },
});

@Entity({ tableName: 'orders' })
@Index({ name: 'orders_buyer', expression: 'create index orders_buyer on orders (buyer_id, id desc)' })
@Index({ name: 'orders_seller', expression: 'create index orders_seller on orders (seller_id, id desc)' })
@Index({ properties: ['product'] })
@Check({ name: 'orders_not_own', expression: 'buyer_id <> seller_id' })
@ObjectType({ implements: Node, description: 'One purchase: a snapshot of the product as it was ordered, and where it stands.' })
export class Order {
  @PrimaryKey({ type: new BigIntType('string') })
  @Field(() => ID, { description: 'Identifies the order.' })
  id!: string;

  @ManyToOne(() => User)
  @Field(() => User, { description: 'Who ordered.' })
  buyer!: User;

  @ManyToOne(() => User)
  @Field(() => User, { description: 'Who sells, and sets the status.' })
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

  @ManyToOne(() => Photo, { nullable: true })
  photo!: Photo | null;

  @Enum({ items: () => OrderStatus, default: OrderStatus.NOT_PROCESSED })
  @Field(() => OrderStatus, { description: 'Where it stands.' })
  status: OrderStatus = OrderStatus.NOT_PROCESSED;

  /** When it last became Delivered or Cancelled; chat closes 30 days after. */
  @Property({ type: 'datetime', nullable: true })
  endedAt!: Date | null;

  /** The buyer took it off the own list; the seller keeps it. */
  @Property({ type: 'boolean', default: false })
  hiddenByBuyer: boolean = false;

  /** The `seq` of the newest message. */
  @Property({ type: 'integer', default: 0 })
  messageCount: number = 0;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  @Field(() => DateTime, { description: 'When it was placed.' })
  createdAt!: Date;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  @Field(() => DateTime, { description: 'When its status last changed; when it was placed until then.' })
  updatedAt!: Date;
}
