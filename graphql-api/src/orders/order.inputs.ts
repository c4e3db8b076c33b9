import { Field, ID, InputType, Int } from 'type-graphql';

@InputType({ description: 'What to order.' })
export class PlaceOrderInput {
  @Field(() => ID, { description: 'The product.' })
  productId!: string;

  @Field(() => Int, { defaultValue: 1, description: 'How many pieces, 1 to 9999.' })
  quantity!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Up to 100 characters of your own: a repeated call with the same key returns the first order.',
  })
  idempotencyKey?: string | null;
}
