import { Field, Float, ID, InputType } from 'type-graphql';
import { messages } from '../../../../messages.ts';
import { isId } from '../../../../platform/database/ids.ts';
import { isbnRule } from '../../../market/courses/isbn.ts';
import { Chosen, Numeric, Optional, Text } from '../../../../platform/input/validation.ts';

/** Maximum number of wants of a listing. */
export const MOST_WANTS = 5;

const amount = Numeric({ min: 0, max: 999_999.99, decimals: 2, message: messages.productPrice });
const category = Chosen(messages.categoryChoose, (id) => typeof id === 'string' && isId(id));

@InputType({
  description: 'What you would accept in exchange for a listing: a category, words, a course, a book, or several of them, all of which must match.',
})
export class SwapWantInput {
  @Field(() => ID, { nullable: true, description: 'The category; omitted: any.' })
  @Optional()
  @category
  categoryId?: string | null;

  @Field(() => String, { nullable: true, description: 'Words that the listing must contain, 1 to 100 characters; omitted: any.' })
  @Optional()
  @Text({ max: 100, message: messages.swapWords, policy: true })
  words?: string | null;

  @Field(() => String, { nullable: true, description: 'Code of a course that the listing must be for; omitted: any.' })
  @Optional()
  @Text({ max: 20, message: messages.courseChoose, policy: false })
  courseCode?: string | null;

  @Field(() => String, { nullable: true, description: 'ISBN of a book with 10 or 13 digits, with or without hyphens; omitted: any.' })
  @Optional()
  @Text({ ...isbnRule, policy: false })
  isbn?: string | null;
}

@InputType({ description: 'The terms on which you would swap a listing. They replace earlier terms.' })
export class SetSwapTermsInput {
  @Field(() => ID, { description: 'The listing. Your own.' })
  productId!: string;

  @Field(() => Boolean, { description: 'Whether you would swap it; if not, the terms are deleted.' })
  openToSwap!: boolean;

  @Field(() => [SwapWantInput], {
    nullable: true,
    description: `What you would accept in exchange, up to ${MOST_WANTS}; omitted: anything.`,
  })
  wants?: SwapWantInput[] | null;

  @Field(() => Float, { defaultValue: 0, description: 'The most that you would add, in the currency of the college.' })
  @amount
  topUpMax!: number;

  @Field(() => Float, { defaultValue: 0, description: 'The least that you want added, in the currency of the college.' })
  @amount
  topUpMin!: number;
}
