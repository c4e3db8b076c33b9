import type { Ctx } from '../../../platform/context.ts';
import { sql, type Sql } from '../../../platform/database/sql.ts';
import { assign, columns, table, type EntityClass, type Table } from '../../../platform/database/table.ts';

/** The columns of what waits to be sent: written with the change it reports, sent after the commit, tried again when that fails. */
interface Outgoing {
  id: string;
  /** How often it was claimed. */
  tries: number;
  nextTryAt: Date;
  createdAt: Date;
}

interface Rules<Row> {
  /** What could not be sent for so long is deleted: an interval of PostgreSQL. */
  keptFor: string;
  /** Waits between the tries, in seconds; the last one is repeated. */
  waits: readonly [number, ...number[]];
  /** Which of those that are due is sent first. */
  order: (waiting: Table<Row>) => Sql;
}

/** The queue that a table is: its rows are claimed, sent again later or deleted in one way. */
export function outbox<Row extends Outgoing>(entity: EntityClass<Row>, { keptFor, waits, order }: Rules<Row>) {
  const t = table<Outgoing>(entity, 't');
  const w = table<Outgoing>(entity, 'w');
  // An array is made once; "in" may be planned as a loop that asks for ten more each time.
  const firstDue = (limit: number) =>
    sql`array(select ${w.id} from ${w} where ${w.nextTryAt} <= now() and ${w.createdAt} > now() - ${keptFor}::interval
      order by ${order(w as unknown as Table<Row>)} limit ${limit}::int for update skip locked)`;
  const nextTry = async ({ db }: Ctx, ids: readonly string[], seconds: number, uncounted = 0): Promise<void> => {
    const later = assign(t, { nextTryAt: sql`now() + ${`${seconds} seconds`}::interval`, tries: sql`${t.tries} - ${uncounted}::int` });
    await db.rows(sql`update ${t} set ${later} where ${t.id} = any(${ids}::bigint[])`);
  };
  return {
    /** A CTE `due` that takes some due rows for the next two minutes, so that two processes do not send them twice, and returns them whole. */
    dueSql: (limit: number): Sql =>
      sql`due as (update ${t} set ${assign(t, { nextTryAt: sql`now() + interval '2 minutes'`, tries: sql`${t.tries} + 1` })}
        where ${t.id} = any(${firstDue(limit)}) returning *)`,

    /** Has a failed one wait, the longer the more often it was tried, and `atLeast` seconds. */
    retry: (ctx: Ctx, { id, tries }: Pick<Outgoing, 'id' | 'tries'>, atLeast = 0): Promise<void> =>
      nextTry(ctx, [id], Math.max(waits[Math.min(tries, waits.length) - 1]!, atLeast)),

    /** Has claimed ones due again, as if they had not been tried. */
    release: (ctx: Ctx, ids: readonly string[]): Promise<void> => nextTry(ctx, ids, 0, 1),

    /** Deletes those that were sent, or never will be. */
    remove: async ({ db }: Ctx, ids: readonly string[]): Promise<void> => {
      if (ids.length > 0) await db.rows(sql`delete from ${t} where ${t.id} = any(${ids}::bigint[])`);
    },

    /** Deletes those that could not be sent in the time they are kept. Returns how many. */
    removeDead: async ({ db }: Ctx): Promise<number> => {
      const gone = await db.rows(sql`delete from ${t} where ${t.createdAt} <= now() - ${keptFor}::interval returning ${columns({ id: t.id })}`);
      return gone.length;
    },
  };
}
