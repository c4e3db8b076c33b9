import { BigIntType, OptionalProps } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { Node } from '../../../platform/database/node.ts';
import { DateTime } from '../../../platform/input/scalars.ts';
import { User } from '../../people/users/user.entity.ts';
import { Conversation } from '../../talk/conversations/conversation.entity.ts';

/** Listings of one seller that a buyer ordered as one deal. Each listing has its own order, which refers to the bundle. */
@Entity({ tableName: 'bundles' })
@Index({ name: 'bundles_conversation', properties: ['conversation'] })
@Index({ name: 'bundles_buyer', properties: ['buyer'] })
@Index({ name: 'bundles_seller', properties: ['seller'] })
@Check({ name: 'bundles_not_own', expression: 'buyer_id <> seller_id' })
@ObjectType({
  implements: Node,
  description:
    'Listings of one seller that were ordered together, each as an order of its own, with one conversation, one meeting and one handover code.',
})
export class Bundle {
  [OptionalProps]?: 'createdAt';

  @PrimaryKey({ type: new BigIntType('string') })
  @Field(() => ID, { description: 'Identifies the bundle.' })
  id!: string;

  @ManyToOne(() => User, { index: false })
  @Field(() => User, { description: 'Who ordered.' })
  buyer!: User;

  @ManyToOne(() => User, { index: false })
  @Field(() => User, { description: 'The seller of all listings.' })
  seller!: User;

  @ManyToOne(() => Conversation, { index: false })
  @Field(() => Conversation, { description: "The conversation of buyer and seller: that of the first order's listing." })
  conversation!: Conversation;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  @Field(() => DateTime, { description: 'When it was ordered.' })
  createdAt!: Date;
}
