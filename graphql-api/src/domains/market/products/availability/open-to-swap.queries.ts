import { sql, type Sql } from '../../../../platform/database/sql.ts';
import { table } from '../../../../platform/database/table.ts';
import { SwapTerms } from './swap-terms.entity.ts';

const s = table(SwapTerms, 's');

/** Condition: the seller is willing to swap the product. */
export const isOpenToSwapSql = (product: Sql): Sql => sql`exists (select from ${s} where ${s.product} = ${product})`;
