import { sql, type Sql } from '../../../../platform/database/sql.ts';
import { table } from '../../../../platform/database/table.ts';
import { Season } from './season.entity.ts';

const s = table(Season, 's');

/** Whether a season has started and not ended. */
export const isRunningSql = (t: { startsAt: Sql; endsAt: Sql }): Sql => sql`(${t.startsAt} <= now() and ${t.endsAt} > now())`;

/** A column of the current season, the running one that started last; null when there is none. */
export const ofCurrentSeason = (column: 'id' | 'startsAt'): Sql => sql`(select ${s[column]} from ${s}
  where ${isRunningSql(s)} order by ${s.startsAt} desc, ${s.id} desc limit 1)`;

/** Whether something was listed since the current season began; false when there is none. */
export const isInSeasonSql = (t: { createdAt: Sql }): Sql => sql`coalesce(${t.createdAt} >= ${ofCurrentSeason('startsAt')}, false)`;
