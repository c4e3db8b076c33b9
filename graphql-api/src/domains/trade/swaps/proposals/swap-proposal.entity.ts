import { BigIntType, OptionalProps } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Node } from '../../../../platform/database/node.ts';
import { DateTime } from '../../../../platform/input/scalars.ts';
import { User } from '../../../people/users/user.entity.ts';
import { Swap } from '../swap.entity.ts';
import { UpdatedAt } from '../../../../platform/database/updated-at.ts';

/** Status of a proposed swap. */
export enum SwapProposalStatus {
  OPEN = 'OPEN',
  ACCEPTED = 'ACCEPTED',
  DECLINED = 'DECLINED',
  EXPIRED = 'EXPIRED',
  BROKEN = 'BROKEN',
}
registerEnumType(SwapProposalStatus, {
  name: 'SwapProposalStatus',
  description: 'What became of a proposed swap.',
  valuesConfig: {
    OPEN: { description: 'Waits until all have accepted, 48 hours at most.' },
    ACCEPTED: { description: 'All accepted: it is a swap.' },
    DECLINED: { description: 'One of its people said no.' },
    EXPIRED: { description: 'Not all accepted in time.' },
    BROKEN: { description: 'One of its listings cannot be had any more, or has another price.' },
  },
});

/** A swap that the server found and that its people have not agreed on. It reserves nothing. */
@Entity({ tableName: 'swap_proposals' })
@Index({ name: 'swap_proposals_open', properties: ['expiresAt'], where: { status: SwapProposalStatus.OPEN } })
@Index({ name: 'swap_proposals_swap', properties: ['swap'], where: { swap: { $ne: null } } })
@ObjectType({ implements: Node, description: 'A swap that was found for you, with two to four people. It reserves nothing until all have accepted.' })
export class SwapProposal {
  [OptionalProps]?: 'createdAt' | 'updatedAt' | 'status' | 'endedAt' | 'swap' | 'declinedBy' | 'reason';

  @PrimaryKey({ type: new BigIntType('string') })
  @Field(() => ID, { description: 'Identifies the proposal.' })
  id!: string;

  @Enum({ items: () => SwapProposalStatus, default: SwapProposalStatus.OPEN })
  status: SwapProposalStatus = SwapProposalStatus.OPEN;

  @ManyToOne(() => Swap, { nullable: true, deleteRule: 'set null', index: false })
  @Field(() => Swap, { nullable: true, description: 'The swap that it became; null until all accepted.' })
  swap!: Swap | null;

  @ManyToOne(() => User, { nullable: true, index: false })
  @Field(() => User, { nullable: true, description: 'Who declined it; null where nobody did.' })
  declinedBy!: User | null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'Why it was declined; null where nothing was said.' })
  reason!: string | null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  @Field(() => DateTime, { description: 'When it was found.' })
  createdAt!: Date;

  @Property({ type: 'datetime' })
  @Field(() => DateTime, { description: 'Until when it can be accepted.' })
  expiresAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When it stopped being open; null until then.' })
  endedAt!: Date | null;

  @UpdatedAt()
  updatedAt!: Date;
}
