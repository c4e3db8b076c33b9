import { Field, Float, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { isId } from '../../../platform/database/ids.ts';
import { Chosen, Numeric, Optional, Text, type NumberRule, type TextRule } from '../../../platform/input/rules.ts';
import { ReasonField } from '../../log/audit/reason.rule.ts';
import { Upload } from '../../media/photos/upload.scalar.ts';
import type { IncomingFile } from '../../media/photos/uploaded-file.ts';
import { IdempotencyKeyField } from '../../log/idempotency/idempotency-key.rule.ts';
import { messages } from '../../../messages.ts';
import { TimesInput, UPDATED_DESCRIPTION } from '../../../read/times.ts';
import { MOST_COURSES } from '../courses/course-code.ts';
import { isbnRule } from '../courses/isbn.ts';
import { InterpretedFilterKind } from '../search/interpreted-filter.ts';
import { ListingPhotoInput, MOST_PHOTOS } from './photos/listing-photo.inputs.ts';
import { ProductCondition } from './product.entity.ts';

/** Rule for the text of a search, which may be pasted with line breaks. */
export const searchRule: TextRule = { max: 100, multiline: true, message: messages.searchLength };
const nameRule: TextRule = { max: 120, empty: messages.productNameEmpty, message: messages.productName };
const descriptionRule: TextRule = { max: 4000, multiline: true, empty: messages.productDescriptionEmpty, message: messages.productDescription };
const priceRule: NumberRule = { min: 0, max: 999_999.99, decimals: 2, empty: messages.productPriceEmpty, message: messages.productPrice };
const quantityRule: NumberRule = { min: 0, max: 9999, empty: messages.productQuantityEmpty, message: messages.productQuantity };
const photoFile = 'an image file up to 5 MB and 40 megapixels; metadata is removed.';
const spot = Chosen(messages.spotChoose, (id) => typeof id === 'string' && isId(id));
const category = Chosen(messages.categoryChoose, (id) => typeof id === 'string' && isId(id));

/** Sort order of products. */
export enum ProductSort {
  NEWEST = 'NEWEST',
  RELEVANCE = 'RELEVANCE',
  PRICE_ASC = 'PRICE_ASC',
  PRICE_DESC = 'PRICE_DESC',
  RATING = 'RATING',
  UPDATED = 'UPDATED',
}
registerEnumType(ProductSort, {
  name: 'ProductSort',
  description:
    'In which order products are listed; ties are listed newest first. Sold-out products come last, by relevance after what matches as well; by the last change and in the list of one seller they keep their place.',
  valuesConfig: {
    NEWEST: { description: 'Newest first.' },
    RELEVANCE: { description: 'Best match of the search first; newest first without a search.' },
    PRICE_ASC: { description: 'Cheapest first.' },
    PRICE_DESC: { description: 'Price: high to low.' },
    RATING: { description: 'Best average of the reviews first, then most reviews; without reviews last.' },
    UPDATED: { description: UPDATED_DESCRIPTION },
  },
});

@InputType({ description: 'Which products to list; conditions are joined by AND.' })
export class ProductFilter extends TimesInput {
  @Field(() => String, {
    nullable: true,
    description:
      'Words in name, description or category, 1 to 100 characters. The last may be the beginning of a word; typing errors and accents are forgiven. What has all words comes first in every order. Price words ("under 500", "500 se kam", "between 1k and 2k", "free") are bounds of the price where the filter has none, "in Textbooks" is a category, the code of a course a course, and an ISBN an ISBN where it has none: see `ProductConnection.interpretedFilters`.',
  })
  @Text({ ...searchRule, policy: false })
  search?: string | null;

  @Field(() => [InterpretedFilterKind], {
    nullable: true,
    description: 'Filters of these kinds are not taken from the words of the search; the words are not looked for either.',
  })
  ignoreInterpreted?: InterpretedFilterKind[] | null;

  @Field(() => [ID], { nullable: true, description: 'Any of these categories; an empty list means all.' })
  categoryIds?: string[] | null;

  @Field(() => Float, { nullable: true, description: 'Lowest price in the currency of the college, inclusive.' })
  minPrice?: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Highest price in the currency of the college, inclusive; a whole number includes its fractions (499 includes 499.50).',
  })
  maxPrice?: number | null;

  @Field(() => [ProductCondition], { nullable: true, description: 'Any of these conditions; an empty list means all.' })
  conditions?: ProductCondition[] | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Only for any of the courses with these codes: their sellers say so, or their text has the code. An empty list means all.',
  })
  courseCodes?: string[] | null;

  @Field(() => String, { nullable: true, description: 'Only the book with this ISBN, of 10 or 13 digits; none for a number that is no ISBN.' })
  isbn?: string | null;

  @Field(() => [ID], { nullable: true, description: 'Only these products, for instance those in a cart.' })
  ids?: string[] | null;

  @Field(() => ID, { nullable: true, description: 'Only what this user sells.' })
  sellerId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only what its seller hands over at this campus spot.' })
  spotId?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'true: only what can be bought now; false: only what is sold out.' })
  inStock?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'true: only what was listed since the current season began, and nothing when there is none; false: only the rest.',
  })
  inSeason?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'true: only what its seller would swap; false: only the rest.' })
  openToSwap?: boolean | null;
}

@InputType({ description: 'A new listing.' })
export class CreateProductInput {
  @Field(() => String, { description: '1 to 120 characters.' })
  @Text({ ...nameRule, policy: true })
  name!: string;

  @Field(() => String, { description: '1 to 4000 characters.' })
  @Text({ ...descriptionRule, policy: true })
  description!: string;

  @Field(() => Float, { description: 'In the currency of the college, 0 to 999999.99 with at most two decimals.' })
  @Numeric(priceRule)
  price!: number;

  @Field(() => Int, { description: '0 to 9999.' })
  @Numeric(quantityRule)
  quantity!: number;

  @Field(() => Boolean, { description: 'Whether you deliver within the campus.' })
  shipping!: boolean;

  @Field(() => ID, { description: 'The category to list it in.' })
  @category
  categoryId!: string;

  @Field(() => ProductCondition, { defaultValue: ProductCondition.GOOD, description: 'How worn it is.' })
  condition?: ProductCondition;

  @Field(() => Boolean, { defaultValue: true, description: 'Whether you consider offers below the price.' })
  negotiable?: boolean;

  @Field(() => ID, { nullable: true, description: 'The campus spot where you want to meet.' })
  @Optional()
  @spot
  spotId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The ISBN of a book, of 10 or 13 digits; hyphens and spaces are dropped. It is kept as 13 digits.',
  })
  @Optional()
  @Text({ ...isbnRule, policy: false })
  isbn?: string | null;

  @Field(() => [String], { nullable: true, description: `The codes of the courses that it is for, up to ${MOST_COURSES}.` })
  @Optional()
  courseCodes?: string[] | null;

  @Field(() => Upload, { nullable: true, description: `The only photo: ${photoFile}` })
  photo?: IncomingFile | null;

  @Field(() => [Upload], {
    nullable: true,
    description: `Up to ${MOST_PHOTOS} photos in place of \`photo\`, the cover first. Each is ${photoFile}`,
  })
  photos?: IncomingFile[] | null;

  @Field(() => [ID], {
    nullable: true,
    description: `Up to ${MOST_PHOTOS} photos in place of \`photo\` and \`photos\`, the cover first: what \`uploadPhoto\` returned to you within the last 24 hours.`,
  })
  @Optional()
  uploadIds?: string[] | null;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}

@InputType({ description: 'What changes in a listing; what is left out stays.' })
export class UpdateProductInput {
  @Field(() => ID, { description: 'The product.' })
  id!: string;

  @Field(() => String, { nullable: true, description: '1 to 120 characters.' })
  @Text({ ...nameRule, policy: true })
  name?: string;

  @Field(() => String, { nullable: true, description: '1 to 4000 characters.' })
  @Text({ ...descriptionRule, policy: true })
  description?: string;

  @Field(() => Float, { nullable: true, description: 'In the currency of the college, 0 to 999999.99 with at most two decimals.' })
  @Numeric(priceRule)
  price?: number;

  @Field(() => Int, { nullable: true, description: '0 to 9999.' })
  @Numeric(quantityRule)
  quantity?: number;

  @Field(() => Boolean, { nullable: true, description: 'Whether you deliver within the campus.' })
  shipping?: boolean;

  @Field(() => ID, { nullable: true, description: 'The category to list it in.' })
  @category
  categoryId?: string;

  @Field(() => ProductCondition, { nullable: true, description: 'How worn it is.' })
  condition?: ProductCondition;

  @Field(() => Boolean, { nullable: true, description: 'Whether you consider offers below the price.' })
  negotiable?: boolean;

  @Field(() => ID, { nullable: true, description: 'The campus spot where you want to meet; null for none.' })
  @Optional()
  @spot
  spotId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The ISBN of a book, of 10 or 13 digits; hyphens and spaces are dropped. It is kept as 13 digits; null for none.',
  })
  @Optional()
  @Text({ ...isbnRule, policy: false })
  isbn?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: `The codes of the courses that it is for, up to ${MOST_COURSES}. They replace those before; null for none.`,
  })
  @Optional()
  courseCodes?: string[] | null;

  @Field(() => Upload, { nullable: true, description: `A new cover in place of the present one, which null removes: ${photoFile}` })
  @Optional()
  photo?: IncomingFile | null;

  @Field(() => [ListingPhotoInput], {
    nullable: true,
    description: `The complete new list of photos, up to ${MOST_PHOTOS}, the cover first: those that stay by their ids, and new files. Photos that are left out are removed; null removes all.`,
  })
  @Optional()
  photos?: ListingPhotoInput[] | null;
}

@InputType({ description: 'A listing to take down.' })
export class DeleteProductInput {
  @Field(() => ID, { description: 'The product.' })
  id!: string;

  @ReasonField('Why an administrator takes it down, 1 to 500 characters; mailed to the seller.')
  reason?: string | null;
}
