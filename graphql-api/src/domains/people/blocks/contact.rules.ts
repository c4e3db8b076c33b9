import { sql, type Sql } from '../../../platform/database/sql.ts';
import type { WriteRule } from '../../../platform/database/write-rules.ts';
import { heldAccountsSql, isSuspendedSql } from '../users/user.queries.ts';
import { isBlockedSql } from './block.queries.ts';

type ErrorOf = () => ReturnType<WriteRule['error']>;

/** A user has an account that is not banned. Its deletion and its ban then wait until the transaction ends. */
export const hasAccount = (id: Sql, error: ErrorOf): WriteRule => ({ holds: sql`exists (${heldAccountsSql(id)})`, error });

/** A user is not suspended: whoever is may read, and is written to by nobody. */
export const isNotAway = (id: Sql, error: ErrorOf): WriteRule => ({ holds: sql`not ${isSuspendedSql(id)}`, error });

/** Neither of two users has blocked the other. */
export const isNotBlocked = (one: Sql, other: Sql, error: ErrorOf): WriteRule => ({ holds: sql`not ${isBlockedSql(one, other)}`, error });
