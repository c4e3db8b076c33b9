import { sql, type Sql } from '../../../platform/database/sql.ts';
import type { WriteRule } from '../../../platform/database/write-rules.ts';
import { heldAccountsSql, isSuspendedSql } from '../users/user.queries.ts';
import { isBlockedSql } from './block.queries.ts';

type ErrorOf = () => ReturnType<WriteRule['error']>;

/** True if a user has an account that is not banned. Its deletion and its ban then wait until the transaction ends. */
export const hasAccount = (id: Sql, error: ErrorOf): WriteRule => ({ holds: sql`exists (${heldAccountsSql(id)})`, error });

/** True if a user is not suspended. A suspended user may read, but nobody can write to them. */
export const isNotAway = (id: Sql, error: ErrorOf): WriteRule => ({ holds: sql`not ${isSuspendedSql(id)}`, error });

/** True if neither of two users has blocked the other. */
export const isNotBlocked = (one: Sql, other: Sql, error: ErrorOf): WriteRule => ({ holds: sql`not ${isBlockedSql(one, other)}`, error });
