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
  description: 'State of a proposed swap.',
  valuesConfig: {
    OPEN: { description: 'It waits until all have accepted, at most 48 hours.' },
    ACCEPTED: { description: 'All participants accepted it; it became a swap.' },
    DECLINED: { description: 'A participant declined it.' },
    EXPIRED: { description: 'Not all participants accepted it in time.' },
    BROKEN: { description: 'One of its listings is no longer available, or has another price.' },
  },
});

/** A swap that the server found and that its people have not agreed on. It reserves nothing. */
@Entity({ tableName: 'swap_proposals' })
@Index({ name: 'swap_proposals_open', properties: ['expiresAt'], where: { status: SwapProposalStatus.OPEN } })
@Index({ name: 'swap_proposals_swap', properties: ['swap'], where: { swap: { $ne: null } } })
@ObjectType({
  implements: Node,
  description: 'A swap that the marketplace found, between you and one to three other people. Nothing is reserved until all have accepted.',
})
export class SwapProposal {
  [OptionalProps]?: 'createdAt' | 'updatedAt' | 'status' | 'endedAt' | 'swap' | 'declinedBy' | 'reason';

  @PrimaryKey({ type: new BigIntType('string') })
  @Field(() => ID, { description: 'Identifies the proposal.' })
  id!: string;

  @Enum({ items: () => SwapProposalStatus, default: SwapProposalStatus.OPEN })
  status: SwapProposalStatus = SwapProposalStatus.OPEN;

  @ManyToOne(() => Swap, { nullable: true, deleteRule: 'set null', index: false })
  @Field(() => Swap, { nullable: true, description: 'The resulting swap; null until all have accepted.' })
  swap!: Swap | null;

  @ManyToOne(() => User, { nullable: true, index: false })
  @Field(() => User, { nullable: true, description: 'The participant who declined it; null for none.' })
  declinedBy!: User | null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'Reason for declining it; null for none.' })
  reason!: string | null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  @Field(() => DateTime, { description: 'When it was found.' })
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
