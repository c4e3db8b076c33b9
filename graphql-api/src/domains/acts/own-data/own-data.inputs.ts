import { Field, ID, InputType } from 'type-graphql';
import { IdempotencyKeyField } from '../../../platform/input/validation.ts';

@InputType({ description: 'A user whose stored data is to be exported.' })
export class UserDataInput {
  @Field(() => ID, { description: 'The user.' })
  id!: string;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}
