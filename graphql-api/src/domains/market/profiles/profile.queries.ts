import { canSql } from '../../../access/policy.ts';
import { oneOf, sql, type Sql } from '../../../platform/database/sql.ts';
import { table } from '../../../platform/database/table.ts';
import { Product } from '../products/product.entity.ts';
import { one, type QuerySource } from '../../../read/query-source.ts';
import type { Columns } from '../../../read/mapping.ts';
import { User } from '../../people/users/user.entity.ts';

const p = table(Product, 'p');

/** Condition: a user currently has listings for sale, which everybody can see. */
const sellsSql = (user: Sql): Sql => sql`exists (select from ${p} where ${p.seller} = ${user} and ${p.deletedAt} is null and ${p.isOpen})`;

/** Returns a profile by id. Signed-in users can see every profile; guests only that of a seller who has not set it to private. */
export function profileById(id: string): QuerySource {
  const isPublic = (t: Columns<User>): Sql => sql`(${canSql('user:readMore', t)} and ${sellsSql(t.id)})`;
  return one<User>(User, { where: (t) => sql`${t.id} = ${id} and ${t.deletedAt} is null and ${oneOf([canSql('user:readProfile'), isPublic(t)])}` });
}
