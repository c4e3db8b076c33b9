import type { Ctx } from '../../../platform/context.ts';
import { sql, type Sql } from '../../../platform/database/sql.ts';
import { assign, columns, table, type EntityClass, type Table } from '../../../platform/database/table.ts';

/** Columns of a message to be sent. It is inserted with the change it reports, sent after the commit and retried on failure. */
interface Outgoing {
  id: string;
  /** Number of times that it was claimed. */
  tries: number;
  nextTryAt: Date;
  createdAt: Date;
}

interface Rules<Row> {
  /** PostgreSQL interval after which an unsent message is deleted. */
  keptFor: string;
  /** Delays between the tries, in seconds. The last one repeats. */
  waits: readonly [number, ...number[]];
  /** Order in which due messages are sent. */
  order: (waiting: Table<Row>) => Sql;
}

/** Returns the operations of a table that is used as a queue: its rows are claimed, retried or deleted in the same way. */
export function outbox<Row extends Outgoing>(entity: EntityClass<Row>, { keptFor, waits, order }: Rules<Row>) {
  const t = table<Outgoing>(entity, 't');
  const w = table<Outgoing>(entity, 'w');
  // The array is computed once. With "in", the planner may choose a loop that asks for ten more each time.
  const firstDue = (limit: number) =>
    sql`array(select ${w.id} from ${w} where ${w.nextTryAt} <= now() and ${w.createdAt} > now() - ${keptFor}::interval
      order by ${order(w as unknown as Table<Row>)} limit ${limit}::int for update skip locked)`;
  const nextTry = async ({ db }: Ctx, ids: readonly string[], seconds: number, uncounted = 0): Promise<void> => {
    const later = assign(t, { nextTryAt: sql`now() + ${`${seconds} seconds`}::interval`, tries: sql`${t.tries} - ${uncounted}::int` });
    await db.rows(sql`update ${t} set ${later} where ${t.id} = any(${ids}::bigint[])`);
  };
  return {
    /** A CTE `due` that claims some due rows for two minutes, so that two processes do not send them twice, and returns the rows. */
    dueSql: (limit: number): Sql =>
      sql`due as (update ${t} set ${assign(t, { nextTryAt: sql`now() + interval '2 minutes'`, tries: sql`${t.tries} + 1` })}
        where ${t.id} = any(${firstDue(limit)}) returning *)`,

    /** Postpones a failed message by a delay that grows with the number of tries, but at least `atLeast` seconds. */
    retry: (ctx: Ctx, { id, tries }: Pick<Outgoing, 'id' | 'tries'>, atLeast = 0): Promise<void> =>
      nextTry(ctx, [id], Math.max(waits[Math.min(tries, waits.length) - 1]!, atLeast)),

    /** Makes claimed messages due again, without counting a try. */
    release: (ctx: Ctx, ids: readonly string[]): Promise<void> => nextTry(ctx, ids, 0, 1),

    /** Deletes messages that were sent or never will be. */
    remove: async ({ db }: Ctx, ids: readonly string[]): Promise<void> => {
      if (ids.length > 0) await db.rows(sql`delete from ${t} where ${t.id} = any(${ids}::bigint[])`);
    },

    /** Deletes messages that could not be sent in `keptFor`. Returns their number. */
    removeDead: async ({ db }: Ctx): Promise<number> => {
      const gone = await db.rows(sql`delete from ${t} where ${t.createdAt} <= now() - ${keptFor}::interval returning ${columns({ id: t.id })}`);
      return gone.length;
    },
  };
}
