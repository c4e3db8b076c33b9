import { Field, Float, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { isId } from '../../../platform/database/ids.ts';
import { Chosen, IdempotencyKeyField, type NumberRule, Numeric, Optional, Text, type TextRule } from '../../../platform/input/validation.ts';
import { ReasonField } from '../../log/audit/reason.rule.ts';
import { Upload } from '../../media/photos/upload.scalar.ts';
import type { IncomingFile } from '../../media/photos/uploaded-file.ts';
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
    'Order of products; ties are newest first. Sold-out products come last; by relevance, after equally good matches. By last change and in the list of one seller they keep their position.',
  valuesConfig: {
    NEWEST: { description: 'Newest first.' },
    RELEVANCE: { description: 'Best match of the search first; newest first without a search.' },
    PRICE_ASC: { description: 'Cheapest first.' },
    PRICE_DESC: { description: 'Price: high to low.' },
    RATING: { description: 'Highest average rating first, then most reviews; products without reviews last.' },
    UPDATED: { description: UPDATED_DESCRIPTION },
  },
});

@InputType({ description: 'Conditions on products, joined by AND.' })
export class ProductFilter extends TimesInput {
  @Field(() => String, {
    nullable: true,
    description:
      'Words in name, description or category, 1 to 100 characters. The last one may be incomplete; spelling errors and accents are tolerated. Products with all words come first in every order. Price words ("under 500", "500 se kam", "between 1k and 2k", "free") set the price limits if the filter has none, "in Textbooks" sets the category, a course code the course, and an ISBN the ISBN if the filter has none: see `ProductConnection.interpretedFilters`.',
  })
  @Text({ ...searchRule, policy: false })
  search?: string | null;

  @Field(() => [InterpretedFilterKind], {
    nullable: true,
    description: 'Kinds of filters that are not interpreted from the search; the words are then not searched either.',
  })
  ignoreInterpreted?: InterpretedFilterKind[] | null;

  @Field(() => [ID], { nullable: true, description: 'Any of these categories; an empty list means all.' })
  categoryIds?: string[] | null;

  @Field(() => Float, { nullable: true, description: 'Minimum price in the currency of the college, inclusive.' })
  minPrice?: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Maximum price in the currency of the college, inclusive; a whole number includes its fractions (499 includes 499.50).',
  })
  maxPrice?: number | null;

  @Field(() => [ProductCondition], { nullable: true, description: 'Any of these conditions; an empty list means all.' })
  conditions?: ProductCondition[] | null;

  @Field(() => [String], {
    nullable: true,
    description: "Only products for any of these courses, by the seller's statement or the code in the text. An empty list means all.",
  })
  courseCodes?: string[] | null;

  @Field(() => String, { nullable: true, description: 'Only the book with this ISBN of 10 or 13 digits; no product for an invalid one.' })
  isbn?: string | null;

  @Field(() => [ID], { nullable: true, description: 'Only these products, for example those in a cart.' })
  ids?: string[] | null;

  @Field(() => ID, { nullable: true, description: 'Only products of this seller.' })
  sellerId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only products that are handed over at this campus spot.' })
  spotId?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'true: only products that can be ordered; false: only sold-out ones.' })
  inStock?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'true: only products listed since the current season began, none if there is no season; false: only the others.',
  })
  inSeason?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'true: only products that their seller would swap; false: only the others.' })
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

  @Field(() => ID, { description: 'The category.' })
  @category
  categoryId!: string;

  @Field(() => ProductCondition, { defaultValue: ProductCondition.GOOD, description: 'Its condition.' })
  condition?: ProductCondition;

  @Field(() => Boolean, { defaultValue: true, description: 'Whether offers below the price are welcome.' })
  negotiable?: boolean;

  @Field(() => ID, { nullable: true, description: 'The campus spot where you want to meet.' })
  @Optional()
  @spot
  spotId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'ISBN of a book with 10 or 13 digits. Hyphens and spaces are removed; it is stored with 13 digits.',
  })
  @Optional()
  @Text({ ...isbnRule, policy: false })
  isbn?: string | null;

  @Field(() => [String], { nullable: true, description: `Codes of the courses that it is for, up to ${MOST_COURSES}.` })
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

@InputType({ description: 'Changes of a listing; omitted fields do not change.' })
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

  @Field(() => ID, { nullable: true, description: 'The category.' })
  @category
  categoryId?: string;

  @Field(() => ProductCondition, { nullable: true, description: 'Its condition.' })
  condition?: ProductCondition;

  @Field(() => Boolean, { nullable: true, description: 'Whether offers below the price are welcome.' })
  negotiable?: boolean;

  @Field(() => ID, { nullable: true, description: 'The campus spot where you want to meet; null for none.' })
  @Optional()
  @spot
  spotId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'ISBN of a book with 10 or 13 digits. Hyphens and spaces are removed; it is stored with 13 digits. Null for none.',
  })
  @Optional()
  @Text({ ...isbnRule, policy: false })
  isbn?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: `Codes of the courses that it is for, up to ${MOST_COURSES}. They replace earlier ones; null for none.`,
  })
  @Optional()
  courseCodes?: string[] | null;

  @Field(() => Upload, { nullable: true, description: `A new cover that replaces the present one; null removes the present one: ${photoFile}` })
  @Optional()
  photo?: IncomingFile | null;

  @Field(() => [ListingPhotoInput], {
    nullable: true,
    description: `The complete new list of photos, up to ${MOST_PHOTOS}, the cover first: existing ones by their ids, and new files. Omitted photos are removed; null removes all.`,
  })
  @Optional()
  photos?: ListingPhotoInput[] | null;
}

@InputType({ description: 'A listing to take down.' })
export class DeleteProductInput {
  @Field(() => ID, { description: 'The product.' })
  id!: string;

  @ReasonField("An administrator's reason, 1 to 500 characters; emailed to the seller.")
  reason?: string | null;
}
