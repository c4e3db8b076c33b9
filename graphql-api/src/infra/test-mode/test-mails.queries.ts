import type { Mail } from '../../platform/ports.ts';
import type { StoredTestMail } from '../../platform/test-mode/test-mode.ts';
import type { StatementPool } from '../database/connection.queries.ts';

/** Maximum number of stored emails. */
const MOST_KEPT = 1_000;

/** Stores an email once per key, and deletes the oldest ones above a thousand. */
export async function addTestMail(pool: StatementPool, { to, subject, text, key }: Mail): Promise<void> {
  await pool.query({
    text: `insert into test_mode.mails (key, recipient, subject, text, sent_at) values ($1::text, $2::text, $3::text, $4::text, now()) on conflict (key) do nothing`,
    values: [key ?? null, to, subject, text],
  });
  await pool.query({ text: `delete from test_mode.mails where id <= (select max(id) - ${MOST_KEPT} from test_mode.mails)` });
}

/** Returns the newest emails to some addresses, and to addresses that do not belong to people of the market. */
export async function testMailsTo(pool: StatementPool, to: readonly string[], people: readonly string[], first: number): Promise<StoredTestMail[]> {
  const text = `select recipient as to, subject, text, sent_at as "sentAt" from test_mode.mails
    where recipient = any($1::text[]) or not recipient = any($2::text[]) order by id desc limit $3::int`;
  const rows = (await pool.query({ text, values: [to, people, first] })).rows as (Omit<StoredTestMail, 'sentAt'> & { sentAt: string })[];
  return rows.map(({ sentAt, ...mail }) => ({ ...mail, sentAt: new Date(sentAt) }));
}
