import { Field, Float, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { Chosen, IdempotencyKeyField, Numeric, Optional, Text, type TextRule } from '../../../platform/input/validation.ts';
import { messages } from '../../../messages.ts';
import { ReasonField } from '../../log/audit/reason.rule.ts';
import { isId } from '../../../platform/database/ids.ts';
import { ProductCondition } from '../products/product.entity.ts';
import { TimesInput, UPDATED_DESCRIPTION } from '../../../read/times.ts';

const titleRule: TextRule = { max: 100, message: messages.wantedTitle };
const maxPrice = Numeric({ min: 0, max: 999_999.99, decimals: 2, message: messages.productPrice });
const category = Chosen(messages.categoryChoose, (id) => typeof id === 'string' && isId(id));

@InputType({ description: 'A wanted post to publish.' })
export class CreateWantedPostInput {
  @Field(() => String, { description: 'The wanted thing, 1 to 100 characters. A listing matches if it contains all the words.' })
  @Text({ ...titleRule, policy: true })
  title!: string;

  @Field(() => ID, { nullable: true, description: 'The category; omitted: any.' })
  @Optional()
  @category
  categoryId?: string | null;

  @Field(() => Float, { nullable: true, description: 'Maximum price in the currency of the college; omitted: any.' })
  @Optional()
  @maxPrice
  maxPrice?: number | null;

  @Field(() => ProductCondition, { nullable: true, description: 'The worst acceptable condition; omitted: any.' })
  @Optional()
  condition?: ProductCondition | null;

  @Field(() => Int, { defaultValue: 30, description: 'Number of days, 1 to 90.' })
  @Numeric({ min: 1, max: 90, message: messages.wantedDays })
  days?: number;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}

@InputType({ description: 'Changes of a wanted post; omitted fields do not change.' })
export class UpdateWantedPostInput {
  @Field(() => ID, { description: 'The wanted post.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'The wanted thing, 1 to 100 characters.' })
  @Text({ ...titleRule, policy: true })
  title?: string;

  @Field(() => ID, { nullable: true, description: 'The category; null for any.' })
  @Optional()
  @category
  categoryId?: string | null;

  @Field(() => Float, { nullable: true, description: 'Maximum price in the currency of the college; null for any.' })
  @Optional()
  @maxPrice
  maxPrice?: number | null;

  @Field(() => ProductCondition, { nullable: true, description: 'The worst acceptable condition; null for any.' })
  @Optional()
  condition?: ProductCondition | null;
}

@InputType({ description: 'A wanted post to close.' })
export class CloseWantedPostInput {
  @Field(() => ID, { description: 'The wanted post.' })
  id!: string;

  @ReasonField("An administrator's reason, 1 to 500 characters; emailed to the owner.")
  reason?: string | null;
}

@InputType({ description: 'A listing of yours to offer to the author of a wanted post.' })
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
  description: 'Order of the list of wanted posts.',
  valuesConfig: { NEWEST: { description: 'Newest first.' }, UPDATED: { description: UPDATED_DESCRIPTION } },
});

@InputType({ description: 'Conditions on wanted posts. Only open ones are listed, except for your own.' })
export class WantedFilter extends TimesInput {
  @Field(() => [ID], { nullable: true, description: 'Only these posts.' })
  ids?: string[] | null;

  @Field(() => ID, { nullable: true, description: 'Only posts of this category.' })
  categoryId?: string | null;

  @Field(() => String, { nullable: true, description: 'Only posts whose title names the course with this code.' })
  courseCode?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'true: only your own posts, including closed and expired ones.' })
  own?: boolean | null;
}
