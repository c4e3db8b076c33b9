import { blockedByViewerSql } from '../../../people/blocks/block.queries.ts';
import { sql, type Sql } from '../../../../platform/database/sql.ts';
import { table } from '../../../../platform/database/table.ts';
import { viewerSql } from '../../../../platform/database/statement.ts';
import { Product } from '../product.entity.ts';

const p = table(Product, 'p');

/**
 * Condition: a product may be offered to the viewer. Products of blocked sellers are hidden, except from administrators, who moderate all of them.
 */
export const notBlockedByViewer = ({ seller }: { seller: Sql }): Sql<never> => sql`(${viewerSql.isAdmin} or ${seller} <> all(${blockedByViewerSql}))`;

const isNotOffered = sql`${p.seller} = any(${blockedByViewerSql}) and ${p.deletedAt} is null and ${p.isOpen}`;

/** SQL of the number of listed products that are not offered to the viewer. */
export const notOfferedCount = sql`case when ${viewerSql.isAdmin} then 0 else (select count(*) from ${p} where ${isNotOffered}) end`;

/**
 * SQL of the number of listed products that satisfy a condition but are not offered to the viewer. They are found by their sellers rather than by the
 * condition, which most products may satisfy.
 */
export const notOfferedCountOf = (condition: (t: typeof p) => Sql): Sql<never> => sql`case when ${viewerSql.isAdmin} then 0 else
  (with p as materialized (select p.* from ${p} where ${isNotOffered}) select count(*) from p where ${condition(p)}) end`;
