import { sql, type Sql } from '../../../platform/database/sql.ts';
import { table } from '../../../platform/database/table.ts';
import type { Columns } from '../../../read/mapping.ts';
import { Offer, OfferStatus } from './offer.entity.ts';

const f = table(Offer, 'f');

/** True if an offer is open and not past its expiry. The expiry is checked here because the job that expires offers runs only once a minute. */
export const isOpenSql = (t: Pick<Columns<Offer>, 'status' | 'expiresAt'>): Sql =>
  sql`(${t.status} = ${OfferStatus.OPEN} and ${t.expiresAt} > now())`;

/** True if a conversation has an open offer. */
export const hasOpenOfferSql = (conversation: Sql): Sql =>
  sql`exists (select from ${f} where ${f.conversation} = ${conversation} and ${isOpenSql(f)})`;
