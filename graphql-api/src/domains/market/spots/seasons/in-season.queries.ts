import { sql, type Sql } from '../../../../platform/database/sql.ts';
import { table } from '../../../../platform/database/table.ts';
import { Season } from './season.entity.ts';

const s = table(Season, 's');

/** The current season is the one that started last of those that last: `column` of it; no row when none lasts. */
export const ofCurrentSeason = (column: 'id' | 'startsAt'): Sql => sql`(select ${s[column]} from ${s}
  where ${s.startsAt} <= now() and ${s.endsAt} > now() order by ${s.startsAt} desc, ${s.id} desc limit 1)`;

/** Whether something was listed since the current season began; false when no season lasts. */
export const isInSeasonSql = (t: { createdAt: Sql }): Sql => sql`coalesce(${t.createdAt} >= ${ofCurrentSeason('startsAt')}, false)`;
