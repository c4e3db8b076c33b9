import { sql } from '../../../../platform/database/sql.ts';
import { mapType, oldestFirst, relation } from '../../../../read/mapping.ts';
import { DateTime } from '../../../../platform/input/scalars.ts';
import { Product } from '../product.entity.ts';
import { MOST_STEPS } from './falling-prices.ts';
import { PriceSchedule } from './price-schedule.entity.ts';
import { PriceStep } from './price-step.entity.ts';

export const priceScheduleMapping = mapType<PriceSchedule>(PriceSchedule, {
  fields: {
    nextFallAt: {
      type: () => DateTime,
      nullable: true,
      description: 'When the price drops next; null if it does not drop any more.',
      sql: ({ t }) => sql`case when ${t.nextPrice} is not null then ${t.dueAt} end`,
    },
    steps: {
      type: () => [PriceStep],
      description: 'All steps, including past ones, in order.',
      most: MOST_STEPS,
      list: relation<PriceSchedule, PriceStep>({
        of: () => PriceStep,
        where: (step, { t }) => sql`${step.product} = ${t.product}`,
        // Steps are stored in chronological order.
        order: oldestFirst,
      }),
    },
  },
});

export const priceStepMapping = mapType<PriceStep>(PriceStep, { fields: {} });

/** Product fields about price schedules. */
export const productScheduleMapping = mapType<Product>(Product, {
  fields: {
    priceSchedule: {
      type: () => PriceSchedule,
      nullable: true,
      description: 'The date by which it must be gone and its price drops; null for none.',
      one: relation<Product, PriceSchedule>({ of: () => PriceSchedule, where: (schedule, { t }) => sql`${schedule.product} = ${t.id}`, order: [] }),
    },
  },
});
