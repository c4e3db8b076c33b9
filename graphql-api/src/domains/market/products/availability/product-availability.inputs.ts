import { Field, ID, InputType, Int } from 'type-graphql';
import { messages } from '../../../../messages.ts';
import { Numeric } from '../../../../platform/input/validation.ts';
import { ProductAvailability } from '../product.entity.ts';

@InputType({ description: 'Whether a listing can be had now, as its seller says.' })
export class SetProductAvailabilityInput {
  @Field(() => ID, { description: 'The product.' })
  id!: string;

  @Field(() => ProductAvailability, {
    description: 'PAUSED takes it off the lists, SOLD_OUT sets its quantity to 0, AVAILABLE puts it back and renews it where it had expired.',
  })
  availability!: ProductAvailability;

  @Field(() => Int, { nullable: true, description: 'How many pieces there are again, 1 to 9999: for AVAILABLE, needed where none is left.' })
  @Numeric({ min: 1, max: 9999, message: messages.pieces })
  quantity?: number | null;
}

@InputType({ description: 'A listing that stays in the lists.' })
export class RenewProductInput {
  @Field(() => ID, { description: 'The product.' })
  id!: string;
}

@InputType({ description: 'A listing that was sold.' })
export class MarkProductSoldInput {
  @Field(() => ID, { description: 'The product.' })
  id!: string;

  @Field(() => ID, { nullable: true, description: 'Who bought it: somebody who ordered it. Left out when it was sold elsewhere.' })
  buyerId?: string | null;
}
