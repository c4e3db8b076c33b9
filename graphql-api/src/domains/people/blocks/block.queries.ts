import type { Ctx } from '../../../platform/context.ts';
import { expression, sql, type Sql } from '../../../platform/database/sql.ts';
import { columns, table, values } from '../../../platform/database/table.ts';
import { viewerSql } from '../../../platform/database/statement.ts';
import { Block } from './block.entity.ts';

const b = table(Block, 'b');

/**
 * True if one of two users has blocked the other, so that they have no contact. This is the only rule of blocks: every statement that creates or
 * shows a contact of two people uses it.
 */
export const isBlockedSql = (one: Sql, other: Sql): Sql<never> =>
  sql`exists (select from ${b} where (${b.blocker} = ${one} and ${b.blocked} = ${other}) or (${b.blocker} = ${other} and ${b.blocked} = ${one}))`;

/** True if the viewer has blocked a user. */
export const hasBlockedSql = (user: Sql): Sql<never> =>
  sql`exists (select from ${b} where ${b.blocker} = ${viewerSql.id} and ${b.blocked} = ${user})`;

/** True if a user had blocked the viewer at the given time and still has. */
export const hadBlockedViewerSql = (user: Sql, at: Sql): Sql<never> =>
  sql`exists (select from ${b} where ${b.blocker} = ${user} and ${b.blocked} = ${viewerSql.id} and ${b.createdAt} < ${at})`;

/** The ids of the users whom the viewer has blocked, as an array that is computed once per statement. */
export const blockedByViewerSql = sql`array(select ${b.blocked} from ${b} where ${b.blocker} = ${viewerSql.id})`;

/** Returns whether one of two users has blocked the other. */
export async function isBlocked({ db }: Ctx, one: string, other: string): Promise<boolean> {
  const blocked = expression<boolean>`${isBlockedSql(sql`${one}::bigint`, sql`${other}::bigint`)}`;
  return (await db.one(sql`select ${columns({ blocked })}`))!.blocked;
}

/** Returns the number of users that a user has blocked. */
export async function blockCount({ db }: Ctx, blocker: string): Promise<number> {
  const row = await db.one(sql`select ${columns({ count: expression<number>`count(*)::int` })} from ${b} where ${b.blocker} = ${blocker}`);
  return row!.count;
}

/** Blocks a user. Nothing changes if the block exists. */
export async function insertBlock({ db }: Ctx, blocker: string, blocked: string): Promise<void> {
  await db.rows(sql`insert into ${b} ${values(b, { blocker, blocked })} on conflict do nothing`);
}

/** Ends a block. Nothing changes if there is none. */
export async function deleteBlock({ db }: Ctx, blocker: string, blocked: string): Promise<void> {
  await db.rows(sql`delete from ${b} where ${b.blocker} = ${blocker} and ${b.blocked} = ${blocked}`);
}

/** Deletes all blocks by a user and of the user. */
export async function deleteBlocksOf({ db }: Ctx, user: string): Promise<void> {
  await db.rows(sql`delete from ${b} where ${b.blocker} = ${user} or ${b.blocked} = ${user}`);
}
