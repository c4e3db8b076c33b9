import type { Db } from '../../../../platform/context.ts';
import { expression, sql } from '../../../../platform/database/sql.ts';
import { columns, table } from '../../../../platform/database/table.ts';
import { photoUrlSql } from '../../../media/photos/stored-photo.mapping.ts';
import { User } from '../../users/user.entity.ts';

const u = table(User, 'u');

/** Returns the claims about a user that apps may receive; undefined if the account is gone or banned. */
export function claimsOfPerson(db: Db, userId: string) {
  const picture = expression<string | null>`${photoUrlSql(u.picture, undefined)}`;
  return db.one(sql`select ${columns({ id: u.id, name: u.name, email: u.email, picture })} from ${u}
    where ${u.id} = ${userId} and ${u.deletedAt} is null and ${u.bannedAt} is null`);
}
