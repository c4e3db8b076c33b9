import { BigIntType } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { Order } from '../../../trade/orders/order.entity.ts';
import { DateTime } from '../../../../platform/input/scalars.ts';
import { StoredPhoto } from '../../../media/photos/stored-photo.entity.ts';
import { User } from '../../../people/users/user.entity.ts';
import { Node } from '../../../../platform/database/node.ts';
import { Conversation } from '../conversation.entity.ts';

@Entity({ tableName: 'messages' })
@Unique({ name: 'messages_conversation_seq_unique', properties: ['conversation', 'seq'] })
@Index({ name: 'messages_sender_newest', expression: 'create index messages_sender_newest on messages (sender_id, id desc)' })
@Index({ name: 'messages_unread', properties: ['conversation'], where: { readAt: null } })
@Index({ name: 'messages_order', properties: ['order'], where: { order: { $ne: null } } })
@Index({ name: 'messages_created', properties: ['createdAt'] })
@Index({ name: 'messages_photo', properties: ['photo'], where: { photo: { $ne: null } } })
@ObjectType({ implements: Node, description: 'A message of a conversation.' })
export class Message {
  @PrimaryKey({ type: new BigIntType('string') })
  @Field(() => ID, { description: 'Identifies the message.' })
  id!: string;

  @ManyToOne(() => Conversation, { deleteRule: 'cascade', index: false })
  @Field(() => Conversation, { description: 'The conversation.' })
  conversation!: Conversation;

  @ManyToOne(() => Order, { nullable: true, index: false })
  @Field(() => Order, {
    nullable: true,
    description: 'The order in whose chat it was written, or the newest order at the time; null for messages from before the first order.',
  })
  order!: Order | null;

  /** Sequence number 1, 2, 3 … within the conversation, by which a client can request later messages. */
  @Property({ type: 'integer' })
  seq!: number;

  @ManyToOne(() => User, { index: false })
  @Field(() => User, { description: 'The author, a participant of the conversation.' })
  sender!: User;

  @Property({ type: 'text' })
  @Field(() => String, {
    description: 'Up to 2000 characters, plain text; may be empty if a photo was sent, and is empty if the message was removed.',
  })
  text!: string;

  @ManyToOne(() => StoredPhoto, { nullable: true, index: false })
  photo!: StoredPhoto | null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  @Field(() => DateTime, { description: 'When it was sent.' })
  createdAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When an administrator removed its text and photo; null if nobody did.' })
  removedAt!: Date | null;

  @Property({ type: 'datetime', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When the other side read it; of several, the last of them.' })
  readAt!: Date | null;
}
