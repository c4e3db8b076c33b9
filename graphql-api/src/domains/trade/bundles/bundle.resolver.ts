import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../../platform/context.ts';
import type { NodeReference } from '../../../platform/database/node-reference.ts';
import { messages } from '../../../messages.ts';
import { Bundle } from './bundle.entity.ts';
import { PlaceBundleInput } from './bundle.inputs.ts';
import * as service from './bundle.service.ts';

@ObjectType({ description: 'A new bundle.' })
export class PlaceBundlePayload {
  @Field(() => Bundle, { description: 'The bundle; the lines of its orders have the products with their new quantities.' })
  bundle!: NodeReference;

  @Field(() => String, { description: 'The message to show to the user.' })
  message!: string;
}

@Resolver()
export class BundleResolver {
  @Mutation(() => PlaceBundlePayload, {
    description:
      'Orders several listings of one seller as one deal, all or none. A repeated call with the same idempotency key returns the first bundle. Errors: those of `placeOrder`, and INVALID_INPUT for listings of several sellers.',
  })
  async placeBundle(
    @Ctx() ctx: Context,
    @Arg('input', () => PlaceBundleInput, { description: 'What to order.' }) input: PlaceBundleInput,
  ): Promise<PlaceBundlePayload> {
    return { ...(await service.placeBundle(ctx, input)), message: messages.bundlePlaced };
  }
}
