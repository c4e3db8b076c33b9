import { canSql } from '../../../access/policy.ts';
import type { Ctx, Db } from '../../../platform/context.ts';
import { sql } from '../../../platform/database/sql.ts';
import { assign, columns, names, table, values } from '../../../platform/database/table.ts';
import { byId, list, type QuerySource } from '../../../read/query-source.ts';
import { CampusSpot } from './campus-spot.entity.ts';

const s = table(CampusSpot, 's');

/** Returns the listed spots by name. Administrators can include spots that are off the list. */
export function spotsByName(withRemoved: boolean): QuerySource {
  return list<CampusSpot>(CampusSpot, {
    where: (t) => (withRemoved ? sql`(${t.removedAt} is null or ${canSql('spot:manage')})` : sql`${t.removedAt} is null`),
    order: [{ by: (t) => sql`lower(${t.name})`, type: 'text', desc: false }],
  });
}

/** Returns a spot by id, even if it is no longer listed, because meetings keep it. */
export function spotById(id: string): QuerySource {
  return byId(CampusSpot, id);
}

/** Properties of a spot that administrators set. */
type SpotFacts = Pick<CampusSpot, 'name' | 'hint' | 'mapX' | 'mapY' | 'latitude' | 'longitude'>;

/** Inserts a spot and returns its id. Fails with campus_spots_name if the name is taken. */
export async function insertSpot({ db }: Ctx, spot: SpotFacts): Promise<string> {
  const row = await db.one(sql`insert into ${s} ${values(s, spot)} returning ${columns({ id: s.id })}`);
  return row!.id;
}

/** Changes to a spot. Omitted properties keep their values. */
export interface SpotChange extends Partial<SpotFacts> {
  listed?: boolean;
}

/** Changes a spot. Returns its name; undefined if there is none. Fails with campus_spots_name if the name is taken. */
export async function changeSpot({ db }: Ctx, id: string, { listed, ...given }: SpotChange): Promise<string | undefined> {
  const removed = listed === undefined ? {} : { removedAt: listed ? null : sql`least(${s.removedAt}, now())` };
  // Includes the id so that the statement stays valid without any changed property.
  const change = assign(s, { id, ...given, ...removed });
  return (await db.one(sql`update ${s} set ${change} where ${s.id} = ${id} returning ${columns({ name: s.name })}`))?.name;
}

/** Inserts a spot for each name that no listed spot has yet, and returns the inserted names. */
export async function insertMissingSpots({ db }: Ctx, wanted: string[]): Promise<string[]> {
  const rows = await db.rows(sql`insert into ${s} (${names(s, 'name')}) select unnest(${wanted}::text[])
    on conflict (lower(${names(s, 'name')})) where removed_at is null do nothing returning ${columns({ name: s.name })}`);
  return rows.map((row) => row.name);
}

/** Returns whether any spot is listed. */
export async function hasSpots(db: Db): Promise<boolean> {
  return !!(await db.one(sql`select ${columns({ id: s.id })} from ${s} where ${s.removedAt} is null limit 1`));
}

/** Takes a spot off the list. Returns its name; undefined if it is not listed. */
export function removeSpot({ db }: Ctx, id: string) {
  return db.one(sql`update ${s} set ${assign(s, { removedAt: sql`now()` })} where ${s.id} = ${id} and ${s.removedAt} is null
    returning ${columns({ name: s.name })}`);
}

/** Returns whether a spot is listed. */
export async function isListedSpot({ db }: Ctx, id: string): Promise<boolean> {
  return !!(await db.one(sql`select ${columns({ id: s.id })} from ${s} where ${s.id} = ${id} and ${s.removedAt} is null`));
}
