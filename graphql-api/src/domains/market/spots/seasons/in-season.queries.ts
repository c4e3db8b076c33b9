import { sql, type Sql } from '../../../../platform/database/sql.ts';
import { table } from '../../../../platform/database/table.ts';
import { Season } from './season.entity.ts';

const s = table(Season, 's');

/** Condition: a season has started and not ended. */
export const isRunningSql = (t: { startsAt: Sql; endsAt: Sql }): Sql => sql`(${t.startsAt} <= now() and ${t.endsAt} > now())`;

/** SQL of a column of the current season: the running season that started last. Null if there is none. */
export const ofCurrentSeason = (column: 'id' | 'startsAt'): Sql => sql`(select ${s[column]} from ${s}
  where ${isRunningSql(s)} order by ${s.startsAt} desc, ${s.id} desc limit 1)`;

/** Condition: something was listed since the current season began. False if there is no season. */
export const isInSeasonSql = (t: { createdAt: Sql }): Sql => sql`coalesce(${t.createdAt} >= ${ofCurrentSeason('startsAt')}, false)`;
