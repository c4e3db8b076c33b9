import { BigIntType } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Float, ObjectType } from 'type-graphql';
import { User } from '../../../people/users/user.entity.ts';
import { SwapProposal } from './swap-proposal.entity.ts';

/** A payment of a proposed swap that makes up for a difference in prices. */
@Entity({ tableName: 'swap_transfers' })
@Index({ name: 'swap_transfers_proposal', properties: ['proposal'] })
@ObjectType({ description: 'A payment that evens out the prices of a swap. It is made outside the marketplace, as for orders.' })
export class SwapTransfer {
  @PrimaryKey({ type: new BigIntType('string') })
  id!: string;

  @ManyToOne(() => SwapProposal, { deleteRule: 'cascade', index: false })
  proposal!: SwapProposal;

  @ManyToOne(() => User, { index: false })
  @Field(() => User, { description: 'The payer.' })
  from!: User;

  @ManyToOne(() => User, { index: false })
  @Field(() => User, { description: 'The recipient.' })
  to!: User;

  @Property({ type: 'numeric', columnType: 'numeric(8,2)', runtimeType: 'number' })
  @Check({ expression: 'amount > 0' })
  @Field(() => Float, { description: 'The amount, in the currency of the college.' })
  amount!: number;
}
