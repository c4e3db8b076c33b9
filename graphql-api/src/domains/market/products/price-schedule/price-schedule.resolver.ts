import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql';
import { messages } from '../../../../messages.ts';
import type { Ctx as Context } from '../../../../platform/context.ts';
import type { NodeReference } from '../../../../platform/database/node-reference.ts';
import { undoOf, UndoablePayload } from '../../../log/acts/undoable.ts';
import { Product } from '../product.entity.ts';
import { ClearPriceScheduleInput, SetPriceScheduleInput } from './price-schedule.inputs.ts';
import * as service from './price-schedule.service.ts';

@ObjectType({ description: 'A listing with scheduled price drops.' })
export class SetPriceSchedulePayload {
  @Field(() => Product, { description: 'The listing as it is now.' })
  product!: NodeReference;

  @Field(() => String, { description: 'The message to show to the user.' })
  message!: string;
}

@ObjectType({ description: 'A listing without scheduled price drops.' })
export class ClearPriceSchedulePayload extends UndoablePayload {
  @Field(() => Product, { description: 'The listing as it is now.' })
  product!: NodeReference;

  @Field(() => String, { description: 'The message to show to the user.' })
  message!: string;
}

@Resolver()
export class PriceScheduleResolver {
  @Mutation(() => SetPriceSchedulePayload, {
    description:
      'Sets the date by which your listing must be gone. Until then its price drops in equal steps, each at 9 in the morning, the first tomorrow at the earliest.',
  })
  async setPriceSchedule(
    @Ctx() ctx: Context,
    @Arg('input', () => SetPriceScheduleInput, { description: 'The listing, its date and its lowest price.' }) input: SetPriceScheduleInput,
  ): Promise<SetPriceSchedulePayload> {
    await service.setPriceSchedule(ctx, input);
    return { product: { id: input.productId }, message: messages.priceScheduleSet };
  }

  @Mutation(() => ClearPriceSchedulePayload, { description: 'Stops the scheduled price drops of your listing. It keeps its present price.' })
  async clearPriceSchedule(
    @Ctx() ctx: Context,
    @Arg('input', () => ClearPriceScheduleInput, { description: 'The listing.' }) input: ClearPriceScheduleInput,
  ): Promise<ClearPriceSchedulePayload> {
    const act = await service.clearPriceSchedule(ctx, input);
    return { product: { id: input.productId }, message: messages.priceScheduleCleared, ...undoOf(act) };
  }
}
