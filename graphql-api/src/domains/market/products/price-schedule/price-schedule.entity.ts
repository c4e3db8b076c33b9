import { BigIntType } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, Float, ObjectType, registerEnumType } from 'type-graphql';
import { DateTime } from '../../../../platform/input/scalars.ts';
import { Product } from '../product.entity.ts';

/** What happens to a listing that is still there at its deadline. */
export enum PriceScheduleEnd {
  FREE = 'FREE',
  TAKE_DOWN = 'TAKE_DOWN',
}
registerEnumType(PriceScheduleEnd, {
  name: 'PriceScheduleEnd',
  description: 'What happens to remaining pieces when a listing must be gone.',
  valuesConfig: {
    FREE: { description: 'Its price becomes 0.' },
    TAKE_DOWN: { description: 'It is taken down; existing orders are not affected.' },
  },
});

/** Date by which a listing must be gone, and how its price falls until then. A job carries out the schedule. */
@Entity({ tableName: 'price_schedules' })
@Unique({ name: 'price_schedules_product', properties: ['product'] })
@Index({ name: 'price_schedules_due', properties: ['dueAt'] })
@ObjectType({ description: 'The date by which a listing must be gone, and the announced price drops until then.' })
export class PriceSchedule {
  @PrimaryKey({ type: new BigIntType('string') })
  id!: string;

  @ManyToOne(() => Product, { deleteRule: 'cascade', index: false })
  product!: Product;

  @Property({ type: 'datetime' })
  @Field(() => DateTime, { description: 'When the listing must be gone and `atEnd` happens. It is postponed while the listing is reserved.' })
  mustGoBy!: Date;

  @Property({ type: 'numeric', columnType: 'numeric(8,2)', runtimeType: 'number' })
  @Check({ expression: 'lowest_price >= 0' })
  @Field(() => Float, { description: 'The price of the last step, in the currency of the college.' })
  lowestPrice!: number;

  @Enum({ items: () => PriceScheduleEnd })
  @Field(() => PriceScheduleEnd, { description: 'What happens to remaining pieces at `mustGoBy`.' })
  atEnd!: PriceScheduleEnd;

  /** Price at `dueAt`; null if the listing is taken down then. */
  @Property({ type: 'numeric', columnType: 'numeric(8,2)', runtimeType: 'number', nullable: true })
  @Field(() => Float, {
    nullable: true,
    description:
      'Price at `nextFallAt`, in the currency of the college; 0 if the listing becomes free at the end. Null if the price does not drop any more.',
  })
  nextPrice!: number | null;

  /** Time when the job has something to do next: the next step, or the end. */
  @Property({ type: 'datetime' })
  dueAt!: Date;
}
