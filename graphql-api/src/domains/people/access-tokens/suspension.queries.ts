import { expression } from '../../../platform/database/sql.ts';
import { table } from '../../../platform/database/table.ts';
import { User } from '../users/user.entity.ts';

const u = table(User, 'u');

/** The end of a suspension in the users table aliased as `u`: in milliseconds since 1970, and relative to now, negative once it is over. */
export const suspension = {
  suspendedUntil: expression<number | null>`(extract(epoch from ${u.suspendedUntil}) * 1000)::float8`,
  suspendedFor: expression<number | null>`(extract(epoch from ${u.suspendedUntil} - now()) * 1000)::float8`,
};
