import { ArgsType, Field, Float, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { Numeric, Text } from '../../../platform/input/rules.ts';
import { IdempotencyKeyField } from '../../log/idempotency/idempotency-key.rule.ts';
import { messages } from '../../../messages.ts';
import { TimesPageArgs, UPDATED_DESCRIPTION } from '../../../read/times.ts';
import { OrderStatus } from './order.entity.ts';

/** Sort order of the list of all orders. */
export enum OrderSort {
  NEWEST = 'NEWEST',
  OLDEST = 'OLDEST',
  TOTAL_ASC = 'TOTAL_ASC',
  TOTAL_DESC = 'TOTAL_DESC',
  UPDATED = 'UPDATED',
}
registerEnumType(OrderSort, {
  name: 'OrderSort',
  description: 'In which order all orders are listed.',
  valuesConfig: {
    NEWEST: { description: 'Newest first.' },
    OLDEST: { description: 'Oldest first.' },
    TOTAL_ASC: { description: 'Smallest total first.' },
    TOTAL_DESC: { description: 'Largest total first.' },
    UPDATED: { description: UPDATED_DESCRIPTION },
  },
});

@ArgsType()
export class OrdersArgs extends TimesPageArgs {
  @Field(() => OrderStatus, { nullable: true, description: 'Only orders with this status.' })
  status?: OrderStatus | null;

  @Field(() => String, { nullable: true, description: 'A part of the name of the product, the buyer or the seller; blank means all.' })
  search?: string | null;

  @Field(() => OrderSort, { defaultValue: OrderSort.NEWEST, description: 'The order of the list.' })
  sort!: OrderSort;
}

@InputType({ description: 'What to order of a product.' })
export class OrderLineInput {
  @Field(() => ID, { description: 'The product.' })
  productId!: string;

  @Field(() => Int, { defaultValue: 1, description: 'How many pieces, 1 to 9999.' })
  @Numeric({ min: 1, max: 9999, message: messages.orderQuantity })
  quantity!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'The price of one piece that you were shown: CONFLICT where it has another one now. Left out for whatever it costs now.',
  })
  @Numeric({ min: 0, max: 999_999.99, decimals: 2, message: messages.productPrice })
  price?: number | null;
}

@InputType({ description: 'What to order.' })
export class PlaceOrderInput extends OrderLineInput {
  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}

@InputType({ description: 'A new status of an order.' })
export class SetOrderStatusInput {
  @Field(() => ID, { description: 'The order.' })
  id!: string;

  @Field(() => OrderStatus, { description: 'Any of the five.' })
  status!: OrderStatus;
}

@InputType({ description: 'An order to take off the list.' })
export class DeleteOrderInput {
  @Field(() => ID, { description: 'The order.' })
  id!: string;
}

const reason = Text({ max: 500, multiline: true, empty: messages.reasonEmpty, message: messages.reasonLength, policy: false });

@InputType({ description: 'An order that its seller declines.' })
export class DeclineOrderInput {
  @Field(() => ID, { description: 'The order.' })
  id!: string;

  @Field(() => String, { description: 'Why, 1 to 500 characters; the buyer reads it.' })
  @reason
  reason!: string;
}

@InputType({ description: 'An order that its buyer cancels.' })
export class CancelOrderInput {
  @Field(() => ID, { description: 'The order.' })
  id!: string;

  @Field(() => String, { description: 'Why, 1 to 500 characters; the seller reads it.' })
  @reason
  reason!: string;
}
