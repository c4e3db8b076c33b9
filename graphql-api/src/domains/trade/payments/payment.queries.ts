import type { Ctx } from '../../../platform/context.ts';
import { sql, type Sql } from '../../../platform/database/sql.ts';
import { assign, table } from '../../../platform/database/table.ts';
import { User } from '../../people/users/user.entity.ts';

const u = table(User, 'u');

/** Stores the UPI id of a user; null removes it. */
export async function storeUpiId({ db }: Ctx, userId: string, upiId: string | null): Promise<void> {
  await db.rows(sql`update ${u} set ${assign(u, { upiId })} where ${u.id} = ${userId}`);
}

/** Encodes a text as a value in a URL: every character except the ASCII letters and digits as %XX of its UTF-8 bytes. */
const urlEncoded = (text: Sql): Sql => sql`(select coalesce(string_agg(case when s.c ~ '[A-Za-z0-9]' and octet_length(s.c) = 1 then s.c
    else regexp_replace(upper(encode(convert_to(s.c, 'UTF8'), 'hex')), '(..)', '%\\1', 'g') end, '' order by s.i), '')
  from string_to_table(${text}, null) with ordinality as s(c, i))`;

/** Returns the payment link for an amount in the college's currency to a user, with a note; null if the user has no UPI id. */
export const upiLinkSql = (userId: Sql, amount: Sql, note: Sql): Sql =>
  sql`(select 'upi://pay?pa=' || ${u.upiId} || '&pn=' || ${urlEncoded(u.name)} || '&am=' || to_char(${amount}, 'FM9999999990.00')
    || '&cu=INR&tn=' || ${urlEncoded(note)} from ${u} where ${u.id} = ${userId} and ${u.deletedAt} is null)`;
