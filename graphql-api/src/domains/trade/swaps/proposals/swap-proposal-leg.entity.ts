import { BigIntType } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Float, ObjectType } from 'type-graphql';
import { Product } from '../../../market/products/product.entity.ts';
import { User } from '../../../people/users/user.entity.ts';
import { SwapProposal } from './swap-proposal.entity.ts';

/** A listing that would go from its giver to its receiver. */
@Entity({ tableName: 'swap_proposal_legs' })
@Index({ name: 'swap_proposal_legs_proposal', properties: ['proposal'] })
@Index({ name: 'swap_proposal_legs_giver', properties: ['giver'] })
@Index({ name: 'swap_proposal_legs_product', properties: ['product'] })
@ObjectType({ description: 'A listing that would go from its giver to its receiver.' })
export class SwapProposalLeg {
  @PrimaryKey({ type: new BigIntType('string') })
  id!: string;

  @ManyToOne(() => SwapProposal, { deleteRule: 'cascade', index: false })
  proposal!: SwapProposal;

  @ManyToOne(() => Product, { index: false })
  @Field(() => Product, { nullable: true, description: 'The listing; null once it was taken down.' })
  product!: Product;

  @ManyToOne(() => User, { index: false })
  @Field(() => User, { description: 'The giver.' })
  giver!: User;

  @ManyToOne(() => User, { index: false })
  @Field(() => User, { description: 'The receiver.' })
  receiver!: User;

  /** Price of the listing when the swap was found. */
  @Property({ type: 'numeric', columnType: 'numeric(8,2)', runtimeType: 'number' })
  @Field(() => Float, { description: 'Its price when the swap was found, in the currency of the college.' })
  price!: number;

  /** When the giver accepted the proposal. */
  @Property({ type: 'datetime', nullable: true })
  acceptedAt!: Date | null;
}
