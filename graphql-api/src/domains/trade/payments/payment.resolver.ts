import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../../platform/context.ts';
import type { NodeReference } from '../../../platform/database/node-reference.ts';
import { User } from '../../people/users/user.entity.ts';
import { SetUpiIdInput } from './payment.inputs.ts';
import * as service from './payment.service.ts';

@ObjectType({ description: 'A user with a new UPI id.' })
export class SetUpiIdPayload {
  @Field(() => User, { description: 'You.' })
  user!: NodeReference;
}

@Resolver()
export class PaymentResolver {
  @Mutation(() => SetUpiIdPayload, { description: 'Stores your UPI id. Buyers see it in the payment link of their orders.' })
  setUpiId(@Ctx() ctx: Context, @Arg('input', () => SetUpiIdInput, { description: 'The UPI id.' }) input: SetUpiIdInput): Promise<SetUpiIdPayload> {
    return service.setUpiId(ctx, input);
  }
}
