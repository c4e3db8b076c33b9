import type { Ctx } from '../../../platform/context.ts';
import { expression, sql } from '../../../platform/database/sql.ts';
import { assign, columns, names, rowsNamed, table } from '../../../platform/database/table.ts';
import { MailPace } from './mail-pace.entity.ts';
import { OutgoingMail } from './outgoing-mail.entity.ts';

const p = table(MailPace, 'p');
const excluded = rowsNamed(MailPace, 'excluded');
const m = table(OutgoingMail, 'm');

/** The recipient of an email, and the user whose actions the email is about. */
export interface Pair {
  user: string;
  actor: string;
}

const among = (pairs: readonly Pair[]) => sql`jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as d("user" bigint, actor bigint)`;

/** Records that pairs are emailed now. Returns the pairs that were not emailed in the last `minutes`; the others are unchanged. */
export function takePaces({ db }: Ctx, pairs: readonly Pair[], minutes: number) {
  const { mailedAt } = excluded;
  return db.rows(sql`insert into ${p} (${names(p, 'user', 'actor', 'mailedAt')})
    select distinct d."user", d.actor, now() from ${among(pairs)}
    on conflict (${names(p, 'user', 'actor')}) do update set ${assign(p, { mailedAt })}
      where ${p.mailedAt} <= ${mailedAt} - make_interval(mins => ${minutes}::int)
    returning ${columns({ user: expression<string>`${p.user}::text`, actor: expression<string>`${p.actor}::text` })}`);
}

/** Deletes the record that pairs were emailed, because the emails could not be sent. */
export async function returnPaces({ db }: Ctx, pairs: readonly Pair[]): Promise<void> {
  await db.rows(sql`delete from ${p} using ${among(pairs)} where ${p.user} = d."user" and ${p.actor} = d.actor`);
}

/** Postpones claimed emails until their pairs may be emailed again. The claim does not count as a try. */
export async function holdBack({ db }: Ctx, ids: readonly string[], minutes: number): Promise<void> {
  const next = sql`${p.mailedAt} + make_interval(mins => ${minutes}::int)`;
  await db.rows(sql`update ${m} set ${assign(m, { nextTryAt: next, dueAt: next, tries: sql`${m.tries} - 1` })} from ${p}
    where ${m.id} = any(${ids}::bigint[]) and ${p.user} = ${m.user} and ${p.actor} = ${m.actor}`);
}

/** Deletes records that are older than two days, which is longer than any interval between emails. */
export async function deleteOldPaces({ db }: Ctx): Promise<void> {
  await db.rows(sql`delete from ${p} where ${p.mailedAt} < now() - interval '2 days'`);
}
