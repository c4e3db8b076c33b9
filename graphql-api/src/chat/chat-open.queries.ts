import { sql, type Sql } from '../platform/sql.ts';

/** Writing closes this long after an order ended. Source: rulings on chat. */
const OPEN_DAYS = 30;

/** Whether one may still write, by the time when the order ended. */
export const chatOpenSql = (endedAt: Sql): Sql => sql`(${endedAt} is null or ${endedAt} > now() - make_interval(days => ${OPEN_DAYS}))`;
