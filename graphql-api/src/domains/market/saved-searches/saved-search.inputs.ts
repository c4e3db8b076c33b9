import { Field, ID, InputType } from 'type-graphql';
import { Optional, Text } from '../../../platform/input/validation.ts';
import { messages } from '../../../messages.ts';
import { ProductFilter, searchRule } from '../products/product.inputs.ts';

const nameRule = { max: 60, empty: messages.nameMissing, message: messages.savedSearchName };

@InputType({ description: 'A search to save: words, a filter, or both.' })
export class SaveSearchInput {
  @Field(() => String, {
    nullable: true,
    description: 'Words in name, description or category, 1 to 100 characters; those of the filter when left out.',
  })
  @Optional()
  @Text({ ...searchRule, policy: false })
  text?: string | null;

  @Field(() => ProductFilter, {
    nullable: true,
    description: 'Which products, as in `products`; but for a list of ids, a campus spot, the season, what is sold out and what is swapped.',
  })
  filter?: ProductFilter | null;

  @Field(() => String, { nullable: true, description: 'What you call it, 1 to 60 characters; the words when left out.' })
  @Optional()
  @Text({ ...nameRule, policy: false })
  name?: string | null;
}

@InputType({ description: 'What changes in a saved search; what is left out stays.' })
export class UpdateSavedSearchInput {
  @Field(() => ID, { description: 'The saved search.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'What you call it, 1 to 60 characters.' })
  @Text({ ...nameRule, policy: false })
  name?: string;

  @Field(() => Boolean, { nullable: true, description: 'Whether listings that come to fit are counted only, and not announced.' })
  muted?: boolean;
}

@InputType({ description: 'A saved search to delete.' })
export class DeleteSavedSearchInput {
  @Field(() => ID, { description: 'The saved search.' })
  id!: string;
}

@InputType({ description: 'A saved search whose results you looked at.' })
export class MarkSavedSearchSeenInput {
  @Field(() => ID, { description: 'The saved search.' })
  id!: string;
}
