import { join, literal, sql, type Sql } from '../../../../platform/database/sql.ts';
import type { Columns } from '../../../../read/mapping.ts';
import { isReservedSql } from './reserved.queries.ts';
import { ProductAvailability, type Product } from '../product.entity.ts';

/** Conditions of each availability. The first that holds decides; if none holds, the product is AVAILABLE. */
const conditions = (t: Columns<Product>): [ProductAvailability, Sql][] => [
  [ProductAvailability.IN_REVIEW, sql`${t.heldSince} is not null`],
  [ProductAvailability.PAUSED, t.paused],
  [ProductAvailability.EXPIRED, t.expired],
  [ProductAvailability.SOLD_OUT, sql`not ${t.inStock}`],
  [ProductAvailability.RESERVED, isReservedSql(t)],
];

/** SQL of the availability of a product. */
export function availabilitySql(t: Columns<Product>): Sql {
  const cases = conditions(t).map(([availability, holds]) => sql`when ${holds} then ${literal(availability)}`);
  return sql`case ${join(cases, ' ')} else ${literal(ProductAvailability.AVAILABLE)} end`;
}
