import { canSql } from '../../../../access/policy.ts';
import type { Ctx } from '../../../../platform/context.ts';
import { sql } from '../../../../platform/database/sql.ts';
import { assign, columns, table, values } from '../../../../platform/database/table.ts';
import { newestFirst } from '../../../../read/mapping.ts';
import { connection, one, type Page, type QuerySource } from '../../../../read/query-source.ts';
import { isRunningSql, ofCurrentSeason } from './in-season.queries.ts';
import { Season } from './season.entity.ts';

const s = table(Season, 's');

/** Returns the current season. */
export function seasonNow(): QuerySource {
  return one<Season>(Season, { where: (t) => sql`${t.id} = ${ofCurrentSeason('id')}` });
}

/** Returns a season by id. Administrators can see every season; everybody else only a running one. */
export function seasonById(id: string): QuerySource {
  return one<Season>(Season, {
    where: (t) => sql`${t.id} = ${id} and (${canSql('season:manage')} or ${isRunningSql(t)})`,
  });
}

/** Returns a page of all seasons, newest first. */
export function seasonPage(page: Page): QuerySource {
  return connection<Season>(Season, { where: () => sql`true`, order: newestFirst, page });
}

/** Properties of a season that administrators set. */
type SeasonFacts = Pick<Season, 'title' | 'startsAt' | 'endsAt'>;

/** Locks a season for a change. Returns when it starts and ends; undefined if there is none. */
export async function lockSeason({ db }: Ctx, id: string): Promise<{ startsAt: string; endsAt: string } | undefined> {
  return db.one(sql`select ${columns({ startsAt: s.startsAt, endsAt: s.endsAt })} from ${s} where ${s.id} = ${id} for update`);
}

/** Inserts a season and returns its id. */
export async function insertSeason({ db }: Ctx, season: SeasonFacts): Promise<string> {
  const row = await db.one(sql`insert into ${s} ${values(s, season)} returning ${columns({ id: s.id })}`);
  return row!.id;
}

/** Changes a season; omitted properties keep their values. Returns its title; undefined if there is none. */
export async function changeSeason({ db }: Ctx, id: string, change: Partial<SeasonFacts>): Promise<string | undefined> {
  // Includes the id so that the statement stays valid without any changed property.
  const row = await db.one(sql`update ${s} set ${assign(s, { id, ...change })} where ${s.id} = ${id} returning ${columns({ title: s.title })}`);
  return row?.title;
}

/** Deletes a season. Returns its title; undefined if there is none. */
export async function removeSeason({ db }: Ctx, id: string): Promise<string | undefined> {
  const row = await db.one(sql`delete from ${s} where ${s.id} = ${id} returning ${columns({ title: s.title })}`);
  return row?.title;
}
