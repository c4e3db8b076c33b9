import { sql, type Sql } from '../../../../platform/database/sql.ts';
import type { Columns } from '../../../../read/mapping.ts';
import type { Product } from '../product.entity.ts';

/** Condition: a product is reserved now. Checks the time, because the job that clears lapsed reservations runs only once a minute. */
export const isReservedSql = (t: Pick<Columns<Product>, 'reservedUntil'>): Sql =>
  sql`(${t.reservedUntil} is not null and ${t.reservedUntil} > now())`;

/** Condition: anybody can get the product now. Listings of a suspended seller are not open. */
export const canBeHadSql = (t: Pick<Columns<Product>, 'deletedAt' | 'isOpen' | 'inStock' | 'reservedUntil'>): Sql =>
  sql`(${t.deletedAt} is null and ${t.isOpen} and ${t.inStock} and not ${isReservedSql(t)})`;
