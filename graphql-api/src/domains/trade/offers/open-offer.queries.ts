import { sql, type Sql } from '../../../platform/database/sql.ts';
import { table } from '../../../platform/database/table.ts';
import type { Columns } from '../../../read/mapping.ts';
import { Offer, OfferStatus } from './offer.entity.ts';

const f = table(Offer, 'f');

/** Whether an offer can be answered: the job that ends late ones runs once a minute. */
export const isOpenSql = (t: Pick<Columns<Offer>, 'status' | 'expiresAt'>): Sql =>
  sql`(${t.status} = ${OfferStatus.OPEN} and ${t.expiresAt} > now())`;

/** Whether a conversation has an offer that can be answered. */
export const hasOpenOfferSql = (conversation: Sql): Sql =>
  sql`exists (select from ${f} where ${f.conversation} = ${conversation} and ${isOpenSql(f)})`;
