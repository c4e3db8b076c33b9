import { Field, ID, InputType } from 'type-graphql';
import { IdempotencyKeyField, Text, type TextRule } from '../../../../platform/input/validation.ts';
import { DateTime } from '../../../../platform/input/scalars.ts';
import { messages } from '../../../../messages.ts';

const titleRule: TextRule = { max: 60, message: messages.seasonTitle };
const end = 'When it ends: after its start, at most 92 days later, and in the future.';

@InputType({ description: 'A new season.' })
export class CreateSeasonInput {
  @Field(() => String, { description: '1 to 60 characters.' })
  @Text({ ...titleRule, policy: false })
  title!: string;

  @Field(() => DateTime, { description: 'When it starts; may be in the past.' })
  startsAt!: Date;

  @Field(() => DateTime, { description: end })
  endsAt!: Date;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}

@InputType({ description: 'Changes of a season; omitted fields do not change.' })
export class UpdateSeasonInput {
  @Field(() => ID, { description: 'The season.' })
  id!: string;

  @Field(() => String, { nullable: true, description: '1 to 60 characters.' })
  @Text({ ...titleRule, policy: false })
  title?: string;

  @Field(() => DateTime, { nullable: true, description: 'When it starts; may be in the past.' })
  startsAt?: Date;

  @Field(() => DateTime, { nullable: true, description: end })
  endsAt?: Date;
}

@InputType({ description: 'A season to delete.' })
export class DeleteSeasonInput {
  @Field(() => ID, { description: 'The season.' })
  id!: string;
}
