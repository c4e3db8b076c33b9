import { sql, type Sql } from '../../../platform/database/sql.ts';

/**
 * Returns the SQL of a person's name as guests see it: the first name and the initial of the last, "Asha R." for "Asha Lakshmi Raman". A name of one
 * word is unchanged, and so is that of a deleted user, which identifies nobody.
 */
export function guestNameSql(person: { name: Sql; deletedAt: Sql }): Sql {
  const shortened = sql`split_part(${person.name}, ' ', 1) || ' ' || upper(left(split_part(${person.name}, ' ', -1), 1)) || '.'`;
  return sql`case when ${person.deletedAt} is null and position(' ' in ${person.name}) > 0 then ${shortened} else ${person.name} end`;
}
