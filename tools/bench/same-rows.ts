import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { dataOf, sorted } from './compare.ts';
import type { Target } from './servers.ts';
import type { Workload } from './workloads.ts';

/** Columns that must be equal, by table. For other tables only the number of written rows is compared. */
const COLUMNS: Record<string, string[]> = {
  products: ['id', 'reserved_for'],
  orders: ['buyer_id', 'seller_id', 'product_id', 'name', 'price', 'quantity', 'status', 'photo_id'],
  order_events: ['to_status', 'by_id'],
  conversations: ['product_id', 'buyer_id', 'seller_id'],
  messages: ['conversation_id', 'order_id', 'sender_id', 'text'],
  events: ['type', 'subject_type', 'actor_id', 'audience', 'version'],
  notifications: ['user_id', 'kind', 'subject_type', 'actor_id', 'words', 'link', 'group_key', 'mailed', 'read_at'],
  outgoing_mails: ['recipient', 'template', 'urgent'],
};
/** Tables whose row may exist, so that another server updates it. */
const CHANGED = new Set(['products', 'conversations', 'notifications']);
/** Tables of rows that the product writes only for its own bookkeeping. */
const OWN_WORK = ['event_cursors', 'bench_written'];

/** Time limit for what the product writes after its response. */
const HANDLED_WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 50;

interface WrittenRow {
  table: string;
  row: Record<string, unknown>;
}

/** Records every inserted row, and every changed row in a table of `CHANGED`, even if it is deleted afterwards. */
async function startRecording(client: pg.Client): Promise<string[]> {
  await client.query(`create table bench_written ("table" text not null, row jsonb not null);
    create function bench_record() returns trigger language plpgsql as
      $$ begin insert into bench_written values (tg_table_name, to_jsonb(new)); return null; end $$`);
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and not tablename = any($1)`,
    [OWN_WORK],
  );
  const tables = rows.map(({ name }) => name);
  for (const name of tables) {
    const events = CHANGED.has(name) ? 'insert or update' : 'insert';
    await client.query(`create trigger bench_record after ${events} on ${name} for each row execute function bench_record()`);
  }
  return tables;
}

async function stopRecording(client: pg.Client, tables: readonly string[]): Promise<void> {
  for (const name of tables) await client.query(`drop trigger bench_record on ${name}`);
  await client.query('drop function bench_record(); drop table bench_written');
}

/** Returns the record as text, which is equal for equal rows. */
async function written(client: pg.Client): Promise<string> {
  const { rows } = await client.query<WrittenRow>('select "table", row from bench_written');
  const lines = rows.map(({ table, row }) => {
    const columns = COLUMNS[table] ?? [];
    return `${table} ${JSON.stringify(sorted(Object.fromEntries(columns.map((name) => [name, row[name]]))))}`;
  });
  return lines.toSorted().join('\n');
}

/** Waits until the product's consumers have read every event. Throws if that takes too long. */
async function eventsHandled(client: pg.Client): Promise<void> {
  const until = Date.now() + HANDLED_WITHIN_MS;
  const waiting = `select from events where position is null union all
    select from event_cursors where position < (select max(position) from events) limit 1`;
  while ((await client.query(waiting)).rows.length > 0) {
    if (Date.now() > until) throw new Error('the event log is not read to its end');
    await wait(LOOK_EVERY_MS);
  }
}

/** Returns the rows that one write of a server leaves, including what its consumers write afterwards. */
async function writtenBy(client: pg.Client, write: () => Promise<unknown>): Promise<string> {
  await eventsHandled(client);
  await client.query('truncate bench_written');
  await write();
  await eventsHandled(client);
  return written(client);
}

/** Throws unless one write of each server leaves equal rows. Called before anything is timed. */
export async function assertSameRows(targets: readonly Target[], workload: Workload, databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const tables = await startRecording(client);
  try {
    for (const n of [3, 8]) {
      let expected: string | undefined;
      for (const target of targets) {
        const found = await writtenBy(client, () => dataOf(target, workload, n));
        expected ??= found;
        if (found !== expected) throw new Error(`"${workload.name}" leaves other rows:\n${targets[0]!.name}\n${expected}\n${target.name}\n${found}`);
      }
    }
  } finally {
    await stopRecording(client, tables);
    await client.end();
  }
}
