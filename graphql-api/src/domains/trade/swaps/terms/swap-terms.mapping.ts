import { Float } from 'type-graphql';
import { sql, type Sql } from '../../../../platform/database/sql.ts';
import { table, type Column } from '../../../../platform/database/table.ts';
import { mapType, oldestFirst, relation } from '../../../../read/mapping.ts';
import { Course } from '../../../market/courses/course.entity.ts';
import { isOpenToSwapSql } from '../../../market/products/availability/open-to-swap.queries.ts';
import { SwapTerms } from '../../../market/products/availability/swap-terms.entity.ts';
import { Product } from '../../../market/products/product.entity.ts';
import { MOST_WANTS } from './swap-terms.inputs.ts';
import { SwapWant } from './swap-want.entity.ts';

const s = table(SwapTerms, 's');

export const swapWantMapping = mapType<SwapWant>(SwapWant, {
  fields: {
    course: {
      type: () => Course,
      nullable: true,
      description: 'The course; null for any.',
      one: relation<SwapWant, Course>({ of: () => Course, where: (course, { t }) => sql`${course.code} = ${t.courseCodes}[1]`, order: [] }),
    },
    isbn: { type: () => String, nullable: true, description: 'The ISBN of a book, as 13 digits; null for any.', sql: ({ t }) => t.isbn },
  },
});

const amountOf = (column: Column<number>, product: Sql): Sql => sql`coalesce((select ${column} from ${s} where ${s.product} = ${product}), 0)`;

/** Product fields about swaps. */
export const productSwapMapping = mapType<Product>(Product, {
  fields: {
    openToSwap: {
      type: () => Boolean,
      description: 'Whether its seller would swap it.',
      sql: ({ t }) => isOpenToSwapSql(t.id),
    },
    topUpMax: {
      type: () => Float,
      description: 'The most that its seller would add in a swap, in the currency of the college.',
      sql: ({ t }) => amountOf(s.topUpMax, t.id),
    },
    topUpMin: {
      type: () => Float,
      description: 'The least that its seller wants added in a swap, in the currency of the college.',
      sql: ({ t }) => amountOf(s.topUpMin, t.id),
    },
    swapWants: {
      type: () => [SwapWant],
      description: `What its seller would accept in exchange, at most ${MOST_WANTS}.`,
      most: MOST_WANTS,
      list: relation<Product, SwapWant>({ of: () => SwapWant, where: (want, { t }) => sql`${want.product} = ${t.id}`, order: oldestFirst }),
    },
  },
});
