import { ArgsType, Field, ID } from 'type-graphql';
import { Text } from '../../../platform/input/validation.ts';
import { messages } from '../../../messages.ts';
import { ProductCondition } from '../../market/products/product.entity.ts';

@ArgsType()
export class PriceBandArgs {
  @Field(() => ID, { nullable: true, description: 'A listing, from which the other arguments are taken.' })
  productId?: string | null;

  @Field(() => String, { nullable: true, description: 'The ISBN of a book, of 10 or 13 digits.' })
  isbn?: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the thing, up to 120 characters; together with `categoryId`.' })
  @Text({ min: 0, max: 120, message: messages.productName, policy: false })
  words?: string | null;

  @Field(() => String, { nullable: true, description: 'Code of a course; together with `categoryId`.' })
  courseCode?: string | null;

  @Field(() => ID, { nullable: true, description: 'The category of the thing.' })
  categoryId?: string | null;

  @Field(() => ProductCondition, { nullable: true, description: 'Condition of the thing; for `words`, omitted: any.' })
  condition?: ProductCondition | null;
}
