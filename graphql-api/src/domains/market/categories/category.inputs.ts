import { Field, ID, InputType } from 'type-graphql';
import { IdempotencyKeyField, Text, type TextRule } from '../../../platform/input/validation.ts';
import { messages } from '../../../messages.ts';

const nameRule: TextRule = { max: 40, empty: messages.categoryRequired, message: messages.categoryLength };

@InputType({ description: 'A new category.' })
export class CreateCategoryInput {
  @Field(() => String, { description: '1 to 40 characters, unique regardless of letter case.' })
  @Text({ ...nameRule, policy: false })
  name!: string;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}

@InputType({ description: 'A new name for a category.' })
export class UpdateCategoryInput {
  @Field(() => ID, { description: 'The category.' })
  id!: string;

  @Field(() => String, { description: '1 to 40 characters, unique regardless of letter case.' })
  @Text({ ...nameRule, policy: false })
  name!: string;
}

@InputType({ description: 'A category to delete.' })
export class DeleteCategoryInput {
  @Field(() => ID, { description: 'The category.' })
  id!: string;

  @Field(() => ID, { nullable: true, description: 'Category for its products; "Uncategorised" if omitted.' })
  moveTo?: string | null;
}
