import { ArgsType, Field, Float, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { IdempotencyKeyField, Numeric, Text } from '../../../platform/input/validation.ts';
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
  description: 'Order of the list of all orders.',
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

  @Field(() => String, { nullable: true, description: 'Part of the name of the product, the buyer or the seller; blank: all.' })
  search?: string | null;

  @Field(() => OrderSort, { defaultValue: OrderSort.NEWEST, description: 'The order of the list.' })
  sort!: OrderSort;
}

@InputType({ description: 'A product to order.' })
export class OrderLineInput {
  @Field(() => ID, { description: 'The product.' })
  productId!: string;

  @Field(() => Int, { defaultValue: 1, description: 'Number of pieces, 1 to 9999.' })
  @Numeric({ min: 1, max: 9999, message: messages.orderQuantity })
  quantity!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'The price of one piece that you were shown: CONFLICT if the price has changed. Omitted: the present price.',
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

@InputType({ description: 'An order to remove from your list.' })
export class DeleteOrderInput {
  @Field(() => ID, { description: 'The order.' })
  id!: string;
}

const reason = Text({ max: 500, multiline: true, empty: messages.reasonEmpty, message: messages.reasonLength, policy: false });

@InputType({ description: 'An order to decline as its seller.' })
export class DeclineOrderInput {
  @Field(() => ID, { description: 'The order.' })
  id!: string;

  @Field(() => String, { description: 'Reason, 1 to 500 characters; shown to the buyer.' })
  @reason
  reason!: string;
}

@InputType({ description: 'An order to cancel as its buyer.' })
export class CancelOrderInput {
  @Field(() => ID, { description: 'The order.' })
  id!: string;

  @Field(() => String, { description: 'Reason, 1 to 500 characters; shown to the seller.' })
  @reason
  reason!: string;
}
