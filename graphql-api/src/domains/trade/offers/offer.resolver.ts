import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql';
import { undoOf, UndoablePayload } from '../../log/acts/undoable.ts';
import type { Ctx as Context } from '../../../platform/context.ts';
import type { NodeReference } from '../../../platform/database/node-reference.ts';
import { Order } from '../orders/order.entity.ts';
import { Swap } from '../swaps/swap.entity.ts';
import { Offer } from './offer.entity.ts';
import { AcceptOfferInput, CounterOfferInput, DeclineOfferInput, MakeOfferInput, WithdrawOfferInput } from './offer.inputs.ts';
import * as service from './offer.service.ts';

@ObjectType({ description: 'A new offer.' })
export class MakeOfferPayload {
  @Field(() => Offer, { description: 'The offer, with its conversation.' })
  offer!: NodeReference;
}

@ObjectType({ description: 'A counter-offer.' })
export class CounterOfferPayload {
  @Field(() => Offer, { description: 'The new offer, with its conversation.' })
  offer!: NodeReference;
}

@ObjectType({ description: 'An accepted offer.' })
export class AcceptOfferPayload extends UndoablePayload {
  @Field(() => Offer, { description: 'The offer.' })
  offer!: NodeReference;

  @Field(() => Order, { description: 'The order of the product at the offered price.' })
  order!: NodeReference;

  @Field(() => Swap, { nullable: true, description: 'The swap, if the offer includes listings; `order` is then its first leg.' })
  swap!: NodeReference | null;
}

@ObjectType({ description: 'A declined offer.' })
export class DeclineOfferPayload {
  @Field(() => Offer, { description: 'The offer.' })
  offer!: NodeReference;
}

@ObjectType({ description: 'A withdrawn offer.' })
export class WithdrawOfferPayload {
  @Field(() => Offer, { description: 'The offer.' })
  offer!: NodeReference;
}

@Resolver()
export class OfferResolver {
  @Mutation(() => MakeOfferPayload, {
    description:
      'Makes an offer for a product: a price, or listings in exchange. It can be answered for 48 hours; each buyer can have one open offer for a product.',
  })
  async makeOffer(
    @Ctx() ctx: Context,
    @Arg('input', () => MakeOfferInput, { description: 'The product and the price.' }) input: MakeOfferInput,
  ): Promise<MakeOfferPayload> {
    return { offer: await service.makeOffer(ctx, input) };
  }

  @Mutation(() => CounterOfferPayload, {
    description: 'Answers an offer of the other side with another one, which becomes the open offer.',
  })
  async counterOffer(
    @Ctx() ctx: Context,
    @Arg('input', () => CounterOfferInput, { description: 'The offer and the price.' }) input: CounterOfferInput,
  ): Promise<CounterOfferPayload> {
    return { offer: await service.counterOffer(ctx, input) };
  }

  @Mutation(() => AcceptOfferPayload, {
    description:
      'Accepts an offer of the other side. This places the order at the offered price, or an order for each leg of the swap. Errors: OUT_OF_STOCK; CONFLICT or RATE_LIMITED if the buyer has too many orders.',
  })
  async acceptOffer(
    @Ctx() ctx: Context,
    @Arg('input', () => AcceptOfferInput, { description: 'The offer.' }) input: AcceptOfferInput,
  ): Promise<AcceptOfferPayload> {
    const { result, act } = await service.acceptOffer(ctx, input);
    return { ...result, ...undoOf(act) };
  }

  @Mutation(() => DeclineOfferPayload, { description: 'Declines an offer of the other side.' })
  async declineOffer(
    @Ctx() ctx: Context,
    @Arg('input', () => DeclineOfferInput, { description: 'The offer.' }) { offerId }: DeclineOfferInput,
  ): Promise<DeclineOfferPayload> {
    return { offer: await service.declineOffer(ctx, offerId) };
  }

  @Mutation(() => WithdrawOfferPayload, { description: 'Withdraws an offer of yours.' })
  async withdrawOffer(
    @Ctx() ctx: Context,
    @Arg('input', () => WithdrawOfferInput, { description: 'The offer.' }) { offerId }: WithdrawOfferInput,
  ): Promise<WithdrawOfferPayload> {
    return { offer: await service.withdrawOffer(ctx, offerId) };
  }
}
