import { Field, ID, InputType, Int } from 'type-graphql';
import { messages } from '../../../../messages.ts';
import { Numeric } from '../../../../platform/input/validation.ts';
import { ProductAvailability } from '../product.entity.ts';

@InputType({ description: 'The availability of a listing.' })
export class SetProductAvailabilityInput {
  @Field(() => ID, { description: 'The product.' })
  id!: string;

  @Field(() => ProductAvailability, {
    description: 'PAUSED hides it from the lists, SOLD_OUT sets its quantity to 0, AVAILABLE lists it again and renews it if it had expired.',
  })
  availability!: ProductAvailability;

  @Field(() => Int, { nullable: true, description: 'Number of available pieces, 1 to 9999: for AVAILABLE, required if none is left.' })
  @Numeric({ min: 1, max: 9999, message: messages.pieces })
  quantity?: number | null;
}

@InputType({ description: 'A listing to renew.' })
export class RenewProductInput {
  @Field(() => ID, { description: 'The product.' })
  id!: string;
}

@InputType({ description: 'A listing that was sold.' })
export class MarkProductSoldInput {
  @Field(() => ID, { description: 'The product.' })
  id!: string;

  @Field(() => ID, { nullable: true, description: 'The buyer, who must have ordered it. Omit it if the listing was sold elsewhere.' })
  buyerId?: string | null;
}
