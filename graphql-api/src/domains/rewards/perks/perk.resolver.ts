import { Arg, Args, ArgsType, Ctx, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { messages } from '../../../messages.ts';
import type { Ctx as Context } from '../../../platform/context.ts';
import type { NodeReference } from '../../../platform/database/node-reference.ts';
import { DateTime } from '../../../platform/input/scalars.ts';
import type { QuerySource } from '../../../read/query-source.ts';
import { Product } from '../../market/products/product.entity.ts';
import { ProductFilter, ProductSort } from '../../market/products/product.inputs.ts';
import { BoughtPerk, Perk } from './bought-perk.entity.ts';
import * as boosts from './boosts.ts';
import { BuyPerkInput, RecordBoostOpenedInput } from './perk.inputs.ts';
import { MOST_PERK_DAYS, perkPrices } from './perk-prices.ts';
import * as service from './perk.service.ts';

@ObjectType({ description: 'A perk that can be bought, with its price and duration.' })
export class PerkOffer {
  @Field(() => Perk, { description: 'The perk.' })
  perk!: Perk;

  @Field(() => String, { description: 'Its name for users.' })
  name!: string;

  @Field(() => String, { description: 'Description of the effect.' })
  description!: string;

  @Field(() => Int, { description: 'Price in points, for one day or in total: see `isPerDay`.' })
  points!: number;

  @Field(() => Boolean, { description: 'Whether the price is for each day.' })
  isPerDay!: boolean;

  @Field(() => Int, { nullable: true, description: 'Minimum number of days; null if it lasts until the end of the term.' })
  minDays!: number | null;

  @Field(() => Int, { nullable: true, description: `Maximum number of days, at most ${MOST_PERK_DAYS}; null if it lasts until the end of the term.` })
  maxDays!: number | null;

  @Field(() => DateTime, { nullable: true, description: 'When it would end; null if that depends on the number of days.' })
  endsAt!: Date | null;
}

@ArgsType()
class BoostedProductsArgs {
  @Field(() => ProductFilter, { nullable: true, description: 'The filter of the list.' })
  filter?: ProductFilter | null;

  @Field(() => ProductSort, { defaultValue: ProductSort.NEWEST, description: 'The order of the list.' })
  sort!: ProductSort;
}

@ObjectType({ description: 'A perk that was bought.' })
export class BuyPerkPayload {
  @Field(() => BoughtPerk, { description: 'The perk.' })
  boughtPerk!: NodeReference;

  @Field(() => Product, { nullable: true, description: 'The listing as it is now.' })
  product!: NodeReference;

  @Field(() => Int, { description: 'Price in points.' })
  pointsDeducted!: number;

  @Field(() => String, { description: 'Message about the use of the points.' })
  msg!: string;

  @Field(() => String, { description: 'The message to show to the user.' })
  message!: string;
}

@ObjectType({ description: 'A boosted listing whose opening was counted.' })
export class RecordBoostOpenedPayload {
  @Field(() => ID, { description: 'The listing.' })
  productId!: string;
}

@Resolver()
export class PerkResolver {
  @Query(() => [PerkOffer], {
    description: 'The perks that points can buy, with prices; empty if the marketplace has no points (`College.hasPoints`).',
  })
  perks(@Ctx() ctx: Context): Promise<PerkOffer[]> {
    return service.perkOffers(ctx);
  }

  @Query(() => [Product], {
    nullable: true,
    description:
      'The boosted listings to show with the first page of `products` of the same filter and order: at most two, in turns. They match as well as the best of the list, so that the first can stand first and the second fifth. Null where there are none, and in orders other than NEWEST and RELEVANCE.',
  })
  boostedProducts(@Ctx() ctx: Context, @Args(() => BoostedProductsArgs) { filter, sort }: BoostedProductsArgs): Promise<QuerySource | null> {
    return boosts.boostedProducts(ctx, filter ?? {}, sort);
  }

  @Mutation(() => BuyPerkPayload, { description: 'Buys a perk for your listing with your spendable points.' })
  async buyPerk(@Ctx() ctx: Context, @Arg('input', () => BuyPerkInput, { description: 'The perk.' }) input: BuyPerkInput): Promise<BuyPerkPayload> {
    const { id, product, points } = await service.buyPerk(ctx, input);
    const { name } = perkPrices[input.perk];
    const msg = messages.perkBought(name);
    return { boughtPerk: { id }, product: { id: product }, pointsDeducted: points, msg, message: messages.perkActive(name) };
  }

  @Mutation(() => RecordBoostOpenedPayload, {
    description: 'Counts that a boosted listing was opened from a list. Anyone may call it; it has no effect for a listing without a boost.',
  })
  recordBoostOpened(
    @Ctx() ctx: Context,
    @Arg('input', () => RecordBoostOpenedInput, { description: 'The listing.' }) { productId }: RecordBoostOpenedInput,
  ): Promise<RecordBoostOpenedPayload> {
    return boosts.recordOpened(ctx, productId).then(() => ({ productId }));
  }
}
