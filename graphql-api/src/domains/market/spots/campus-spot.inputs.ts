import { Field, ID, InputType } from 'type-graphql';
import { Optional, Text, type TextRule } from '../../../platform/input/rules.ts';
import { IdempotencyKeyField } from '../../log/idempotency/idempotency-key.rule.ts';
import { messages } from '../../../messages.ts';

const nameRule: TextRule = { max: 80, empty: messages.nameMissing, message: messages.spotName };
const hintRule: TextRule = { max: 200, message: messages.spotHint };

@InputType({ description: 'A new campus spot.' })
export class CreateCampusSpotInput {
  @Field(() => String, { description: '1 to 80 characters, unique.' })
  @Text({ ...nameRule, policy: false })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Where exactly, 1 to 200 characters.' })
  @Optional()
  @Text({ ...hintRule, policy: false })
  hint?: string | null;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}

@InputType({ description: 'A changed campus spot; what is left out stays as it is.' })
export class UpdateCampusSpotInput {
  @Field(() => ID, { description: 'The spot.' })
  id!: string;

  @Field(() => String, { nullable: true, description: '1 to 80 characters, unique among the listed spots.' })
  @Text({ ...nameRule, policy: false })
  name?: string;

  @Field(() => String, { nullable: true, description: 'Where exactly, 1 to 200 characters; null removes it.' })
  @Optional()
  @Text({ ...hintRule, policy: false })
  hint?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'false takes it off the list, true lists it again; meetings there stay.' })
  listed?: boolean;
}

@InputType({ description: 'A campus spot to take off the list.' })
export class DeleteCampusSpotInput {
  @Field(() => ID, { description: 'The spot.' })
  id!: string;
}
