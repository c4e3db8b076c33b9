import { sql, type Sql } from '../../../../platform/database/sql.ts';
import type { Columns } from '../../../../read/mapping.ts';
import type { Product } from '../product.entity.ts';

/** Whether a product is reserved now: the job that clears lapsed reservations runs once a minute. */
export const isReservedSql = (t: Pick<Columns<Product>, 'reservedUntil'>): Sql =>
  sql`(${t.reservedUntil} is not null and ${t.reservedUntil} > now())`;

/** Whether a product can be had now by anybody; those of a suspended seller are not open. */
export const canBeHadSql = (t: Pick<Columns<Product>, 'deletedAt' | 'isOpen' | 'inStock' | 'reservedUntil'>): Sql =>
  sql`(${t.deletedAt} is null and ${t.isOpen} and ${t.inStock} and not ${isReservedSql(t)})`;
