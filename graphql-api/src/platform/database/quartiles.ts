import { expression, type Sql } from './sql.ts';

/**
 * Returns columns for a statement with groups: the number of values, and the quartiles of amounts of money with two decimals. The quartiles are null
 * if there are no values.
 */
export function quartilesOf(amount: Sql) {
  const part = (of: number) =>
    expression<number | null>`round((percentile_cont(${of}::float8) within group (order by ${amount}))::numeric, 2)::float8`;
  return { count: expression<number>`count(${amount})::int`, lower: part(0.25), median: part(0.5), upper: part(0.75) };
}
