import { Field, Float, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { isId } from '../platform/ids.ts';
import { Chosen, Numeric, Text, type NumberRule, type TextRule } from '../platform/rules.ts';
import { ReasonField } from '../moderation/reason.rule.ts';
import { Upload, type IncomingFile } from '../photos/upload.scalar.ts';
import { IdempotencyKeyField } from '../idempotency/idempotency-key.rule.ts';
import { messages } from '../messages.ts';
import { ProductCondition } from './product.entity.ts';

const nameRule: TextRule = { max: 120, empty: messages.productNameEmpty, message: messages.productName };
const descriptionRule: TextRule = { max: 4000, multiline: true, empty: messages.productDescriptionEmpty, message: messages.productDescription };
const priceRule: NumberRule = { min: 0, max: 999_999.99, decimals: 2, empty: messages.productPriceEmpty, message: messages.productPrice };
const quantityRule: NumberRule = { min: 0, max: 9999, empty: messages.productQuantityEmpty, message: messages.productQuantity };
const photoOptions = { nullable: true, description: 'An image file up to 5 MB and 40 megapixels; metadata is removed.' };
const category = Chosen(messages.categoryChoose, (id) => typeof id === 'string' && isId(id));

/** In which order products are listed. */
export enum ProductSort {
  NEWEST = 'NEWEST',
  RELEVANCE = 'RELEVANCE',
  PRICE_ASC = 'PRICE_ASC',
  PRICE_DESC = 'PRICE_DESC',
}
registerEnumType(ProductSort, {
  name: 'ProductSort',
  description:
    'In which order products are listed; ties are listed newest first. Sold-out products come last, by relevance after what matches as well; in the list of one seller they keep their place.',
  valuesConfig: {
    NEWEST: { description: 'Newest first.' },
    RELEVANCE: { description: 'Best match of the search first; newest first without a search.' },
    PRICE_ASC: { description: 'Cheapest first.' },
    PRICE_DESC: { description: 'Price: high to low.' },
  },
});

@InputType({ description: 'Which products to list; conditions are joined by AND.' })
export class ProductFilter {
  @Field(() => String, {
    nullable: true,
    description:
      'Words in name, description or category, 1 to 100 characters. The last may be the beginning of a word; typing errors and accents are forgiven. What has all words comes first in every order. Price words ("under 500", "500 se kam", "between 1k and 2k") are bounds of the price where the filter has none.',
  })
  search?: string | null;

  @Field(() => [ID], { nullable: true, description: 'Any of these categories; an empty list means all.' })
  categoryIds?: string[] | null;

  @Field(() => Float, { nullable: true, description: 'Lowest price in rupees, inclusive.' })
  minPrice?: number | null;

  @Field(() => Float, { nullable: true, description: 'Highest price in rupees, inclusive; a whole number includes its paise (499 includes 499.50).' })
  maxPrice?: number | null;

  @Field(() => [ProductCondition], { nullable: true, description: 'Any of these conditions; an empty list means all.' })
  conditions?: ProductCondition[] | null;

  @Field(() => [ID], { nullable: true, description: 'Only these products, for instance those in a cart.' })
  ids?: string[] | null;

  @Field(() => ID, { nullable: true, description: 'Only what this user sells.' })
  sellerId?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'true: only what can be bought now; false: only what is sold out.' })
  inStock?: boolean | null;
}

@InputType({ description: 'A new listing.' })
export class CreateProductInput {
  @Field(() => String, { description: '1 to 120 characters.' })
  @Text(nameRule)
  name!: string;

  @Field(() => String, { description: '1 to 4000 characters.' })
  @Text(descriptionRule)
  description!: string;

  @Field(() => Float, { description: 'Rupees, 0 to 999999.99 with at most two decimals.' })
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

  @Field(() => Upload, photoOptions)
  photo?: IncomingFile | null;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}

@InputType({ description: 'What changes in a listing; what is left out stays.' })
export class UpdateProductInput {
  @Field(() => ID, { description: 'The product.' })
  id!: string;

  @Field(() => String, { nullable: true, description: '1 to 120 characters.' })
  @Text(nameRule)
  name?: string | null;

  @Field(() => String, { nullable: true, description: '1 to 4000 characters.' })
  @Text(descriptionRule)
  description?: string | null;

  @Field(() => Float, { nullable: true, description: 'Rupees, 0 to 999999.99 with at most two decimals.' })
  @Numeric(priceRule)
  price?: number | null;

  @Field(() => Int, { nullable: true, description: '0 to 9999.' })
  @Numeric(quantityRule)
  quantity?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether you deliver within the campus.' })
  shipping?: boolean | null;

  @Field(() => ID, { nullable: true, description: 'The category to list it in.' })
  @category
  categoryId?: string | null;

  @Field(() => ProductCondition, { nullable: true, description: 'How worn it is.' })
  condition?: ProductCondition | null;

  @Field(() => Upload, photoOptions)
  photo?: IncomingFile | null;
}

@InputType({ description: 'A listing to take down.' })
export class DeleteProductInput {
  @Field(() => ID, { description: 'The product.' })
  id!: string;

  @ReasonField('Why an administrator takes it down, 1 to 500 characters; mailed to the seller.')
  reason?: string | null;
}
