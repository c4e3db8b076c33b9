import { Field, Float, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { IdempotencyKeyField } from '../../log/idempotency/idempotency-key.rule.ts';
import { messages } from '../../../messages.ts';
import { ReasonField } from '../../log/audit/reason.rule.ts';
import { isId } from '../../../platform/database/ids.ts';
import { Chosen, Numeric, Optional, Text, type TextRule } from '../../../platform/input/rules.ts';
import { ProductCondition } from '../products/product.entity.ts';
import { TimesInput, UPDATED_DESCRIPTION } from '../../../read/times.ts';

const titleRule: TextRule = { max: 100, message: messages.wantedTitle };
const maxPrice = Numeric({ min: 0, max: 999_999.99, decimals: 2, message: messages.productPrice });
const category = Chosen(messages.categoryChoose, (id) => typeof id === 'string' && isId(id));

@InputType({ description: 'Something that you are looking for.' })
export class CreateWantedPostInput {
  @Field(() => String, { description: 'What it is, 1 to 100 characters. A listing fits that has all of its words.' })
  @Text({ ...titleRule, policy: true })
  title!: string;

  @Field(() => ID, { nullable: true, description: 'The category; any when left out.' })
  @Optional()
  @category
  categoryId?: string | null;

  @Field(() => Float, { nullable: true, description: 'The highest price in the currency of the college; any when left out.' })
  @Optional()
  @maxPrice
  maxPrice?: number | null;

  @Field(() => ProductCondition, { nullable: true, description: 'The worst condition that is welcome; any when left out.' })
  @Optional()
  condition?: ProductCondition | null;

  @Field(() => Int, { defaultValue: 30, description: 'For how many days, 1 to 90.' })
  @Numeric({ min: 1, max: 90, message: messages.wantedDays })
  days?: number;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}

@InputType({ description: 'What changes in a wanted post; what is left out stays.' })
export class UpdateWantedPostInput {
  @Field(() => ID, { description: 'The wanted post.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'What you are looking for, 1 to 100 characters.' })
  @Text({ ...titleRule, policy: true })
  title?: string;

  @Field(() => ID, { nullable: true, description: 'The category; null for any.' })
  @Optional()
  @category
  categoryId?: string | null;

  @Field(() => Float, { nullable: true, description: 'The highest price in the currency of the college; null for any.' })
  @Optional()
  @maxPrice
  maxPrice?: number | null;

  @Field(() => ProductCondition, { nullable: true, description: 'The worst condition that is welcome; null for any.' })
  @Optional()
  condition?: ProductCondition | null;
}

@InputType({ description: 'A wanted post to close.' })
export class CloseWantedPostInput {
  @Field(() => ID, { description: 'The wanted post.' })
  id!: string;

  @ReasonField('Why an administrator closes it, 1 to 500 characters; mailed to its owner.')
  reason?: string | null;
}

@InputType({ description: 'A listing of yours for somebody who is looking for it.' })
export class AnswerWantedPostInput {
  @Field(() => ID, { description: 'The wanted post.' })
  id!: string;

  @Field(() => ID, { description: 'A listing of yours that can be bought.' })
  productId!: string;
}

/** Sort order of wanted posts. */
export enum WantedSort {
  NEWEST = 'NEWEST',
  UPDATED = 'UPDATED',
}
registerEnumType(WantedSort, {
  name: 'WantedSort',
  description: 'In which order wanted posts are listed.',
  valuesConfig: { NEWEST: { description: 'Newest first.' }, UPDATED: { description: UPDATED_DESCRIPTION } },
});

@InputType({ description: 'Which wanted posts are listed; those that are open, unless they are yours.' })
export class WantedFilter extends TimesInput {
  @Field(() => [ID], { nullable: true, description: 'Only these.' })
  ids?: string[] | null;

  @Field(() => ID, { nullable: true, description: 'Only of this category.' })
  categoryId?: string | null;

  @Field(() => String, { nullable: true, description: 'Only for the course with this code, which the title names.' })
  courseCode?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'true: your own alone, also those that are closed or over.' })
  own?: boolean | null;
}
