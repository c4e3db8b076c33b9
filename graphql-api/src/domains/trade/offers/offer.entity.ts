import { BigIntType, OptionalProps } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Conversation } from '../../talk/conversations/conversation.entity.ts';
import { Order } from '../orders/order.entity.ts';
import { Node } from '../../../platform/database/node.ts';
import { DateTime } from '../../../platform/input/scalars.ts';
import { User } from '../../people/users/user.entity.ts';
import { UpdatedAt } from '../../../platform/database/updated-at.ts';

/** The status of an offer. */
export enum OfferStatus {
  OPEN = 'OPEN',
  ACCEPTED = 'ACCEPTED',
  DECLINED = 'DECLINED',
  COUNTERED = 'COUNTERED',
  WITHDRAWN = 'WITHDRAWN',
  EXPIRED = 'EXPIRED',
}
registerEnumType(OfferStatus, {
  name: 'OfferStatus',
  description: 'The status of an offer.',
  valuesConfig: {
    OPEN: { description: 'It waits for an answer, at most 48 hours.' },
    ACCEPTED: { description: 'It became an order at its price, or a swap.' },
    DECLINED: { description: 'The other side declined it.' },
    COUNTERED: { description: 'The other side answered with another offer.' },
    WITHDRAWN: { description: 'Its maker withdrew it.' },
    EXPIRED: { description: 'It was not answered in time, or there are no longer enough pieces.' },
  },
});

@Entity({ tableName: 'offers' })
@Index({ name: 'offers_conversation', expression: 'create index offers_conversation on offers (conversation_id, id desc)' })
@Index({ name: 'offers_order', properties: ['order'], where: { order: { $ne: null } } })
@Unique({ name: 'offers_open', properties: ['conversation'], where: { status: OfferStatus.OPEN } })
@ObjectType({
  implements: Node,
  description:
    'A proposal of the buyer or the seller for a product: a price, or listings of the buyer with a top-up. A conversation has at most one open offer.',
})
export class Offer {
  [OptionalProps]?: 'createdAt' | 'updatedAt' | 'status' | 'endedAt' | 'order' | 'topUp';

  @PrimaryKey({ type: new BigIntType('string') })
  @Field(() => ID, { description: 'Identifies the offer.' })
  id!: string;

  @ManyToOne(() => Conversation, { deleteRule: 'cascade', index: false })
  @Field(() => Conversation, { description: 'The conversation in which it was made.' })
  conversation!: Conversation;

  @ManyToOne(() => User, { index: false })
  @Field(() => User, { description: 'The buyer, or the seller for a counter-offer.' })
  maker!: User;

  @Property({ type: 'numeric', columnType: 'numeric(8,2)', runtimeType: 'number' })
  @Check({ expression: 'price >= 0' })
  @Field(() => Float, {
    description: 'Price of one piece, in the currency of the college. For a swap, the amount that the buyer adds; 0 if the seller adds one.',
  })
  price!: number;

  @Property({ type: 'integer' })
  @Check({ expression: 'quantity > 0' })
  @Field(() => Int, { description: 'Number of pieces.' })
  quantity!: number;

  @Property({ type: 'numeric', columnType: 'numeric(8,2)', runtimeType: 'number', nullable: true })
  @Field(() => Float, {
    nullable: true,
    description:
      'The amount that the buyer adds to the listings in `gives`, in the currency of the college; below 0, the amount that the seller adds. Null if no listings are given.',
  })
  topUp!: number | null;

  @Enum({ items: () => OfferStatus, default: OfferStatus.OPEN })
  status: OfferStatus = OfferStatus.OPEN;

  @ManyToOne(() => Order, { nullable: true, index: false })
  order!: Order | null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  @Field(() => DateTime, { description: 'When it was created.' })
  createdAt!: Date;

  @Property({ type: 'datetime' })
  @Field(() => DateTime, { description: 'When it expires.' })
  expiresAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When it stopped being open; null until then.' })
  endedAt!: Date | null;

  @UpdatedAt()
  updatedAt!: Date;
}
