import { Field, ID, InputType, Int } from 'type-graphql';
import { messages } from '../../../messages.ts';
import { IdempotencyKeyField, Numeric } from '../../../platform/input/validation.ts';
import { Perk } from './bought-perk.entity.ts';
import { MOST_PERK_DAYS } from './perk-prices.ts';

@InputType({ description: 'A perk to buy for your listing.' })
export class BuyPerkInput {
  @Field(() => ID, { description: 'The listing.' })
  productId!: string;

  @Field(() => Perk, { description: 'The kind of perk.' })
  perk!: Perk;

  @Field(() => Int, { nullable: true, description: `Number of days, 1 to ${MOST_PERK_DAYS}, for a boost; omit it for other perks.` })
  @Numeric({ min: 1, max: MOST_PERK_DAYS, message: messages.perkDays })
  days?: number | null;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}

@InputType({ description: 'A boosted listing that was opened from a list.' })
export class RecordBoostOpenedInput {
  @Field(() => ID, { description: 'The listing.' })
  productId!: string;
}
