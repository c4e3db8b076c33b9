import { BigIntType, OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Node } from '../../../platform/database/node.ts';
import { DateTime } from '../../../platform/input/scalars.ts';
import { Conversation } from '../../talk/conversations/conversation.entity.ts';

/** Progress of a swap. */
export enum SwapStatus {
  AGREED = 'AGREED',
  PARTLY_DONE = 'PARTLY_DONE',
  DONE = 'DONE',
  CANCELLED = 'CANCELLED',
}
registerEnumType(SwapStatus, {
  name: 'SwapStatus',
  description: 'State of a swap.',
  valuesConfig: {
    AGREED: { description: 'It is agreed, and nothing has been handed over.' },
    PARTLY_DONE: { description: 'Some listings have been handed over, others have not.' },
    DONE: { description: 'Everything that was not cancelled has been handed over.' },
    CANCELLED: { description: 'It was completely cancelled.' },
  },
});

/** People who give each other listings. Each leg is an order, and the status of the swap follows from its orders. */
@Entity({ tableName: 'swaps' })
@Index({ name: 'swaps_conversation', properties: ['conversation'] })
@ObjectType({ implements: Node, description: 'An exchange of listings between people, with top-ups if agreed. Each leg is an order.' })
export class Swap {
  [OptionalProps]?: 'createdAt' | 'conversation';

  @PrimaryKey({ type: new BigIntType('string') })
  @Field(() => ID, { description: 'Identifies the swap.' })
  id!: string;

  @ManyToOne(() => Conversation, { nullable: true, deleteRule: 'cascade', index: false })
  @Field(() => Conversation, {
    nullable: true,
    description: 'The conversation in which it was agreed, or that of its people if the marketplace found it.',
  })
  conversation!: Conversation | null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  @Field(() => DateTime, { description: 'When it was agreed.' })
  createdAt!: Date;
}
