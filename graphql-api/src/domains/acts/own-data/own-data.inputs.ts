import { Field, ID, InputType } from 'type-graphql';
import { IdempotencyKeyField } from '../../../platform/input/validation.ts';

@InputType({ description: 'A user about whom everything that is stored is asked for.' })
export class UserDataInput {
  @Field(() => ID, { description: 'The user.' })
  id!: string;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}
