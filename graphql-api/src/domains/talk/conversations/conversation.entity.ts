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
@ObjectType({
  implements: Node,
  description: 'What a buyer and the seller of a product write to each other: one for a buyer and a product. Orders continue it.',
})
export class Conversation {
  @PrimaryKey({ type: new BigIntType('string') })
  @Field(() => ID, { description: 'Identifies the conversation.' })
  id!: string;

  @ManyToOne(() => Product, { index: false })
  @Field(() => Product, { nullable: true, description: 'The product it is about; null once it was taken down.' })
  product!: Product;

  @ManyToOne(() => User, { index: false })
  @Field(() => User, { description: 'Who may buy.' })
  buyer!: User;

  @ManyToOne(() => User, { index: false })
  @Field(() => User, { description: 'Who sells.' })
  seller!: User;

  /** The `seq` of the newest message. */
  @Property({ type: 'integer', default: 0 })
  messageCount: number = 0;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  @Field(() => DateTime, { description: 'When it was started.' })
  createdAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When something was last written, offered or ordered in it; null before that.' })
  lastMessageAt!: Date | null;
}
