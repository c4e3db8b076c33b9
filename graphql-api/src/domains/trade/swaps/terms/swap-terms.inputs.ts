import { Field, Float, ID, InputType } from 'type-graphql';
import { messages } from '../../../../messages.ts';
import { isId } from '../../../../platform/database/ids.ts';
import { isbnRule } from '../../../market/courses/isbn.ts';
import { Chosen, Numeric, Optional, Text } from '../../../../platform/input/rules.ts';

/** Maximum number of wants of a listing. */
export const MOST_WANTS = 5;

const amount = Numeric({ min: 0, max: 999_999.99, decimals: 2, message: messages.productPrice });
const category = Chosen(messages.categoryChoose, (id) => typeof id === 'string' && isId(id));

@InputType({ description: 'What you would take for a listing: a category, words, a course, a book, or several of them, all of which must fit.' })
export class SwapWantInput {
  @Field(() => ID, { nullable: true, description: 'The category; any when left out.' })
  @Optional()
  @category
  categoryId?: string | null;

  @Field(() => String, { nullable: true, description: 'Words that a listing must have, 1 to 100 characters; any when left out.' })
  @Optional()
  @Text({ max: 100, message: messages.swapWords, policy: true })
  words?: string | null;

  @Field(() => String, { nullable: true, description: 'The code of a course that a listing must be for; any when left out.' })
  @Optional()
  @Text({ max: 20, message: messages.courseChoose, policy: false })
  courseCode?: string | null;

  @Field(() => String, { nullable: true, description: 'The ISBN of a book, of 10 or 13 digits with or without hyphens; any when left out.' })
  @Optional()
  @Text({ ...isbnRule, policy: false })
  isbn?: string | null;
}

@InputType({ description: 'On which terms you would swap a listing. They replace those before.' })
export class SetSwapTermsInput {
  @Field(() => ID, { description: 'The listing. Your own.' })
  productId!: string;

  @Field(() => Boolean, { description: 'Whether you would swap it; the terms are dropped where not.' })
  openToSwap!: boolean;

  @Field(() => [SwapWantInput], {
    nullable: true,
    description: `What you would take for it, up to ${MOST_WANTS}; nothing in particular when left out.`,
  })
  wants?: SwapWantInput[] | null;

  @Field(() => Float, { defaultValue: 0, description: 'The most that you would add, in the currency of the college.' })
  @amount
  topUpMax!: number;

  @Field(() => Float, { defaultValue: 0, description: 'The least that you want added, in the currency of the college.' })
  @amount
  topUpMin!: number;
}
