import { Field, ID, InputType } from 'type-graphql';
import { Optional, Text } from '../../../platform/input/validation.ts';
import { messages } from '../../../messages.ts';
import { ProductFilter, searchRule } from '../products/product.inputs.ts';

const nameRule = { max: 60, empty: messages.nameMissing, message: messages.savedSearchName };

@InputType({ description: 'A search to save: words, a filter, or both.' })
export class SaveSearchInput {
  @Field(() => String, {
    nullable: true,
    description: 'Words in name, description or category, 1 to 100 characters; omitted: those of the filter.',
  })
  @Optional()
  @Text({ ...searchRule, policy: false })
  text?: string | null;

  @Field(() => ProductFilter, {
    nullable: true,
    description: 'Conditions as in `products`, except for ids, a campus spot, the season, sold-out products and swaps.',
  })
  filter?: ProductFilter | null;

  @Field(() => String, { nullable: true, description: 'A name, 1 to 60 characters; omitted: the words.' })
  @Optional()
  @Text({ ...nameRule, policy: false })
  name?: string | null;
}

@InputType({ description: 'Changes of a saved search; omitted fields do not change.' })
export class UpdateSavedSearchInput {
  @Field(() => ID, { description: 'The saved search.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'A name for it, 1 to 60 characters.' })
  @Text({ ...nameRule, policy: false })
  name?: string;

  @Field(() => Boolean, { nullable: true, description: 'Whether new matches are only counted and not announced.' })
  muted?: boolean;
}

@InputType({ description: 'A saved search to delete.' })
export class DeleteSavedSearchInput {
  @Field(() => ID, { description: 'The saved search.' })
  id!: string;
}

@InputType({ description: 'A saved search whose results you have seen.' })
export class MarkSavedSearchSeenInput {
  @Field(() => ID, { description: 'The saved search.' })
  id!: string;
}
