import { canSql } from '../../../access/policy.ts';
import type { Ctx } from '../../../platform/context.ts';
import { expression, sql } from '../../../platform/database/sql.ts';
import { assign, columns, table, values } from '../../../platform/database/table.ts';
import { oldestFirst } from '../../../read/mapping.ts';
import { connection, one, type Page, type QuerySource } from '../../../read/query-source.ts';
import { Decision, type ModerationAction } from './decision.entity.ts';

const d = table(Decision, 'd');

/** Returns a decision to the user concerned and administrators; null for everybody else. */
export function decisionById(id: string): QuerySource {
  return one<Decision>(Decision, { where: (t) => sql`${t.id} = ${id} and ${canSql('decision:read', t)}` });
}

/** Returns a page of the decisions whose appeal nobody has answered, longest waiting first. */
export function openAppeals(page: Page): QuerySource {
  return connection<Decision>(Decision, { where: (t) => sql`${t.appealedAt} is not null and ${t.answeredAt} is null`, order: oldestFirst, page });
}

interface NewDecision {
  user: string;
  actor: string;
  action: ModerationAction;
  subject: string | null;
  reason: string;
  /** Number of days of a suspension. */
  days: number | null;
  appealCode: string;
}

/** Inserts a decision. Returns the end of its suspension in milliseconds since 1970; null for other decisions. */
export async function insertDecision({ db }: Ctx, { days, ...decision }: NewDecision) {
  const until = sql`now() + make_interval(days => ${days}::int)`;
  const end = expression<number | null>`(extract(epoch from ${d.until}) * 1000)::float8`;
  const row = await db.one(sql`insert into ${d} ${values(d, { ...decision, until })} returning ${columns({ until: end })}`);
  return row!.until;
}

/** Stores the appeal against the decision with this code; undefined if there is no decision without an appeal. */
export function insertAppeal({ db }: Ctx, code: string, appeal: string) {
  return db.one(sql`update ${d} set ${assign(d, { appeal, appealedAt: sql`now()` })}
    where ${d.appealCode} = ${code} and ${d.appealedAt} is null returning ${columns({ id: d.id, user: d.user })}`);
}

/** Returns whether the decision with this code was appealed; undefined if there is none. */
export async function wasAppealed({ db }: Ctx, code: string): Promise<boolean | undefined> {
  const found = await db.one(sql`select ${columns({ at: d.appealedAt })} from ${d} where ${d.appealCode} = ${code}`);
  return found && found.at !== null;
}

/** Answers an open appeal; undefined if there is none. */
export function answerAppeal({ db }: Ctx, id: string, answered: { granted: boolean; answer: string }) {
  return db.one(sql`update ${d} set ${assign(d, { ...answered, answeredAt: sql`now()` })}
    where ${d.id} = ${id} and ${d.appealedAt} is not null and ${d.answeredAt} is null
    returning ${columns({ user: d.user, action: d.action, subject: d.subject })}`);
}

/** Erases the texts of appeals that were answered more than this many days ago. */
export async function eraseAppealsOlderThan({ db }: Ctx, days: number): Promise<void> {
  await db.rows(sql`update ${d} set ${assign(d, { appeal: null })}
    where ${d.appeal} is not null and ${d.answeredAt} < now() - make_interval(days => ${days}::int)`);
}

/** Erases the texts of a user's appeals. */
export async function eraseAppealsOf({ db }: Ctx, user: string): Promise<void> {
  await db.rows(sql`update ${d} set ${assign(d, { appeal: null })} where ${d.user} = ${user}`);
}
