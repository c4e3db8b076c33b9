import { BigIntType } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { Order } from '../orders/order.entity.ts';
import { DateTime } from '../platform/scalars.ts';
import { User } from '../users/user.entity.ts';
import { Node } from '../platform/node.ts';

@Entity({ tableName: 'messages' })
@Unique({ name: 'messages_order_seq_unique', properties: ['order', 'seq'] })
@Index({ name: 'messages_sender_newest', expression: 'create index messages_sender_newest on messages (sender_id, id desc)' })
@Index({ name: 'messages_unread', expression: 'create index messages_unread on messages (order_id) where read_at is null' })
@ObjectType({ implements: Node, description: 'One message in the chat of an order.' })
export class Message {
  @PrimaryKey({ type: new BigIntType('string') })
  @Field(() => ID, { description: 'Identifies the message.' })
  id!: string;

  @ManyToOne(() => Order, { deleteRule: 'cascade' })
  @Field(() => Order, { description: 'The order it belongs to.' })
  order!: Order;

  /** 1, 2, 3 … within the order, so that a client can ask for what came after. */
  @Property({ type: 'integer' })
  seq!: number;

  @ManyToOne(() => User, { index: false })
  @Field(() => User, { description: 'Who wrote it: the buyer or the seller.' })
  sender!: User;

  @Property({ type: 'text' })
  @Field(() => String, { description: '1 to 2000 characters, plain text.' })
  text!: string;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  @Field(() => DateTime, { description: 'When it was sent.' })
  createdAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When the other side read it.' })
  readAt!: Date | null;
}
