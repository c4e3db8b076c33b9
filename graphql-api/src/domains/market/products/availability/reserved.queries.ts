import { sql, type Sql } from '../../../../platform/database/sql.ts';
import type { Columns } from '../../../../read/mapping.ts';
import type { Product } from '../product.entity.ts';

/** Whether a product is reserved now: the job that clears lapsed reservations runs once a minute. */
export const isReservedSql = (t: Pick<Columns<Product>, 'reservedUntil'>): Sql =>
  sql`(${t.reservedUntil} is not null and ${t.reservedUntil} > now())`;
