import { Arg, Args, Ctx, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../../platform/context.ts';
import type { NodeReference } from '../../../platform/database/node-reference.ts';
import { connectionOf, PageArgs } from '../../../read/connection.ts';
import type { QuerySource } from '../../../read/query-source.ts';
import { Product } from '../../market/products/product.entity.ts';
import { SwapProposal } from './proposals/swap-proposal.entity.ts';
import { AcceptSwapInput, DeclineSwapInput } from './proposals/swap-proposal.inputs.ts';
import * as proposals from './proposals/swap-proposal.service.ts';
import { Swap } from './swap.entity.ts';
import * as service from './swap.service.ts';
import { SetSwapTermsInput } from './terms/swap-terms.inputs.ts';
import { setSwapTerms, swapFits } from './terms/swap-terms.service.ts';

@ObjectType({ description: 'A listing whose terms of swaps were set.' })
export class SetSwapTermsPayload {
  @Field(() => Product, { description: 'The listing.' })
  product!: NodeReference;
}

@ObjectType({ description: 'A proposed swap that was accepted.' })
export class AcceptSwapPayload {
  @Field(() => SwapProposal, { description: 'The proposal; broken where one of its listings could not be had.' })
  proposal!: NodeReference;

  @Field(() => Swap, { nullable: true, description: 'The swap, once all have accepted.' })
  swap!: NodeReference | null;
}

@ObjectType({ description: 'A proposed swap that was declined.' })
export class DeclineSwapPayload {
  @Field(() => SwapProposal, { description: 'The proposal.' })
  proposal!: NodeReference;
}

@ObjectType({ description: 'What administrators count of swaps, since the beginning. Administrators only.' })
export class SwapFigures implements proposals.SwapFigures {
  @Field(() => Int, { description: 'Listings that can be had now and whose sellers would swap them.' })
  openToSwap!: number;

  @Field(() => Int, { description: 'Swaps that were found and proposed.' })
  proposed!: number;

  @Field(() => Int, { description: 'Of those, how many wait for answers.' })
  open!: number;

  @Field(() => Int, { description: 'Of those, how many all have accepted.' })
  accepted!: number;

  @Field(() => Int, { description: 'Of those, how many somebody declined.' })
  declined!: number;

  @Field(() => Int, { description: 'Of those, how many not all accepted in time.' })
  expired!: number;

  @Field(() => Int, { description: 'Of those, how many broke because a listing was gone or had another price.' })
  broken!: number;

  @Field(() => Int, { description: 'Listings that were handed over in swaps, direct ones included.' })
  handedOver!: number;
}

@Resolver()
export class SwapResolver {
  @Query(() => connectionOf(Swap), { description: 'Your swaps, newest first.' })
  swaps(
    @Ctx() ctx: Context,
    @Args(() => PageArgs) args: PageArgs,
    @Arg('isDirect', () => Boolean, {
      nullable: true,
      description: 'True for those that two people agreed on by an offer, false for those that were found; all when left out.',
    })
    isDirect?: boolean | null,
  ): QuerySource {
    return service.swaps(ctx, args, isDirect ?? null);
  }

  @Query(() => connectionOf(SwapProposal), { description: 'Swaps that were found for you, newest first.' })
  swapProposals(@Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs): QuerySource {
    return proposals.swapProposals(ctx, args);
  }

  @Query(() => [Product], {
    description:
      'The listings of a user, newest first, that fit what the seller of a listing would take for that one; 50 at most. Signed-in users only.',
  })
  swapFits(
    @Ctx() ctx: Context,
    @Arg('productId', () => ID, { description: 'The listing that is asked for.' }) productId: string,
    @Arg('userId', () => ID, { description: 'Whose listings would be given.' }) userId: string,
  ): QuerySource {
    return swapFits(ctx, productId, userId);
  }

  @Query(() => connectionOf(SwapProposal), { description: 'All swaps that were found, newest first. Administrators only.' })
  adminSwapProposals(@Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs): QuerySource {
    return proposals.adminSwapProposals(ctx, args);
  }

  @Query(() => SwapFigures, { description: 'What became of swaps, since the beginning. Administrators only.' })
  swapFigures(@Ctx() ctx: Context): Promise<SwapFigures> {
    return proposals.swapFigures(ctx);
  }

  @Mutation(() => SetSwapTermsPayload, {
    description: 'Sets on which terms you would swap a listing of yours; swaps of two to four people are looked for with them.',
  })
  async setSwapTerms(
    @Ctx() ctx: Context,
    @Arg('input', () => SetSwapTermsInput, { description: 'The listing and the terms.' }) input: SetSwapTermsInput,
  ): Promise<SetSwapTermsPayload> {
    return { product: await setSwapTerms(ctx, input) };
  }

  @Mutation(() => AcceptSwapPayload, {
    description: 'Accepts a swap that was found for you. The last acceptance places an order for each leg, or breaks the proposal.',
  })
  acceptSwap(
    @Ctx() ctx: Context,
    @Arg('input', () => AcceptSwapInput, { description: 'The proposal.' }) { proposalId }: AcceptSwapInput,
  ): Promise<AcceptSwapPayload> {
    return proposals.acceptSwap(ctx, proposalId);
  }

  @Mutation(() => DeclineSwapPayload, {
    description: 'Declines a swap that was found for you, for all of its people. For 30 days you are not proposed the same listing.',
  })
  async declineSwap(
    @Ctx() ctx: Context,
    @Arg('input', () => DeclineSwapInput, { description: 'The proposal and the reason.' }) input: DeclineSwapInput,
  ): Promise<DeclineSwapPayload> {
    return { proposal: await proposals.declineSwap(ctx, input) };
  }
}
