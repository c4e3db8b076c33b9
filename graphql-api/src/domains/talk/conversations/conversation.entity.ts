import { BigIntType } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { DateTime } from '../../../platform/input/scalars.ts';
import { Product } from '../../market/products/product.entity.ts';
import { User } from '../../people/users/user.entity.ts';
import { Node } from '../../../platform/database/node.ts';

@Entity({ tableName: 'conversations' })
@Unique({ name: 'conversations_product_buyer_unique', properties: ['product', 'buyer'] })
@Index({ name: 'conversations_buyer', properties: ['buyer'] })
@Index({ name: 'conversations_seller', properties: ['seller'] })
@Check({ name: 'conversations_not_own', expression: 'buyer_id <> seller_id' })
@Check({ name: 'conversations_sides', expression: 'num_nonnulls(product_id, buyer_id, seller_id) in (0, 3)' })
@ObjectType({
  implements: Node,
  description:
    'The chat of a buyer and the seller of a product: one for each buyer and product, continued by their orders. Or the chat of the people of a swap that the marketplace found.',
})
export class Conversation {
  @PrimaryKey({ type: new BigIntType('string') })
  @Field(() => ID, { description: 'Identifies the conversation.' })
  id!: string;

  @ManyToOne(() => Product, { nullable: true, deleteRule: 'no action', index: false })
  @Field(() => Product, { nullable: true, description: 'The product; null if it was taken down, and for the people of a swap.' })
  product!: Product | null;

  @ManyToOne(() => User, { nullable: true, deleteRule: 'no action', index: false })
  @Field(() => User, { nullable: true, description: 'The possible buyer; null for the people of a swap.' })
  buyer!: User | null;

  @ManyToOne(() => User, { nullable: true, deleteRule: 'no action', index: false })
  @Field(() => User, { nullable: true, description: 'The seller; null for the people of a swap.' })
  seller!: User | null;

  /** The `seq` of the newest message. */
  @Property({ type: 'integer', default: 0 })
  messageCount: number = 0;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  @Field(() => DateTime, { description: 'When it was started.' })
  createdAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When the last message, offer or order was made; null before the first.' })
  lastMessageAt!: Date | null;

  /** When the seller last reserved the product for the buyer. The product states whether it still is reserved. */
  @Property({ type: 'datetime', nullable: true })
  reservedAt!: Date | null;

  /** When that reservation ended without an order. */
  @Property({ type: 'datetime', nullable: true })
  reservationEndedAt!: Date | null;
}
