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

@ObjectType({ description: 'A listing with new swap terms.' })
export class SetSwapTermsPayload {
  @Field(() => Product, { description: 'The listing.' })
  product!: NodeReference;
}

@ObjectType({ description: 'A proposed swap that was accepted.' })
export class AcceptSwapPayload {
  @Field(() => SwapProposal, { description: 'The proposal; its status is BROKEN if one of its listings is no longer available.' })
  proposal!: NodeReference;

  @Field(() => Swap, { nullable: true, description: 'The swap, once all participants have accepted.' })
  swap!: NodeReference | null;
}

@ObjectType({ description: 'A proposed swap that was declined.' })
export class DeclineSwapPayload {
  @Field(() => SwapProposal, { description: 'The proposal.' })
  proposal!: NodeReference;
}

@ObjectType({ description: 'Figures of all swaps so far. Administrators only.' })
export class SwapFigures implements proposals.SwapFigures {
  @Field(() => Int, { description: 'Available listings that their sellers would swap.' })
  openToSwap!: number;

  @Field(() => Int, { description: 'All proposed swaps.' })
  proposed!: number;

  @Field(() => Int, { description: 'Proposed swaps that wait for answers.' })
  open!: number;

  @Field(() => Int, { description: 'Proposed swaps that all participants accepted.' })
  accepted!: number;

  @Field(() => Int, { description: 'Proposed swaps that a participant declined.' })
  declined!: number;

  @Field(() => Int, { description: 'Proposed swaps that were not accepted in time.' })
  expired!: number;

  @Field(() => Int, { description: 'Proposed swaps that broke because a listing was no longer available or had another price.' })
  broken!: number;

  @Field(() => Int, { description: 'Listings handed over in swaps, including direct swaps.' })
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
      description: 'true: only swaps that two people agreed on by an offer; false: only proposed ones; omitted: all.',
    })
    isDirect?: boolean | null,
  ): QuerySource {
    return service.swaps(ctx, args, isDirect ?? null);
  }

  @Query(() => connectionOf(SwapProposal), { description: 'Swaps that were proposed to you, newest first.' })
  swapProposals(@Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs): QuerySource {
    return proposals.swapProposals(ctx, args);
  }

  @Query(() => [Product], {
    description:
      'Listings of a user that match what the seller of a listing would accept in exchange, newest first; at most 50. Signed-in users only.',
  })
  swapFits(
    @Ctx() ctx: Context,
    @Arg('productId', () => ID, { description: 'The listing that would be exchanged.' }) productId: string,
    @Arg('userId', () => ID, { description: 'The user whose listings would be given.' }) userId: string,
  ): QuerySource {
    return swapFits(ctx, productId, userId);
  }

  @Query(() => connectionOf(SwapProposal), { description: 'All proposed swaps, newest first. Administrators only.' })
  adminSwapProposals(@Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs): QuerySource {
    return proposals.adminSwapProposals(ctx, args);
  }

  @Query(() => SwapFigures, { description: 'Results of all swaps so far. Administrators only.' })
  swapFigures(@Ctx() ctx: Context): Promise<SwapFigures> {
    return proposals.swapFigures(ctx);
  }

  @Mutation(() => SetSwapTermsPayload, {
    description: 'Sets the terms on which you would swap a listing of yours. The marketplace then looks for swaps between two to four people.',
  })
  async setSwapTerms(
    @Ctx() ctx: Context,
    @Arg('input', () => SetSwapTermsInput, { description: 'The listing and the terms.' }) input: SetSwapTermsInput,
  ): Promise<SetSwapTermsPayload> {
    return { product: await setSwapTerms(ctx, input) };
  }

  @Mutation(() => AcceptSwapPayload, {
    description:
      'Accepts a proposed swap. The last acceptance places an order for each leg, or breaks the proposal if a listing is no longer available.',
  })
  acceptSwap(
    @Ctx() ctx: Context,
    @Arg('input', () => AcceptSwapInput, { description: 'The proposal.' }) { proposalId }: AcceptSwapInput,
  ): Promise<AcceptSwapPayload> {
    return proposals.acceptSwap(ctx, proposalId);
  }

  @Mutation(() => DeclineSwapPayload, {
    description: 'Declines a proposed swap for all its people. The same listing is not proposed to you again for 30 days.',
  })
  async declineSwap(
    @Ctx() ctx: Context,
    @Arg('input', () => DeclineSwapInput, { description: 'The proposal and the reason.' }) input: DeclineSwapInput,
  ): Promise<DeclineSwapPayload> {
    return { proposal: await proposals.declineSwap(ctx, input) };
  }
}
