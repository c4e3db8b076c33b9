import type { ClientBase } from 'pg';
import type { PhotoStore } from '../../platform/ports.ts';
import { foreignKeysOf, tablesOf } from './catalog.ts';
import { BackupError, isRow, parseLine, type BackupLine } from './format.ts';

/** Characters of rows that one statement inserts, about. */
const CHARACTERS_AT_ONCE = 1_000_000;

/** Inserts rows of one table in batches. */
class RowWriter {
  private batch: string[] = [];
  private characters = 0;

  constructor(
    private readonly client: ClientBase,
    private readonly table: string,
    private readonly columns: string[],
  ) {}

  async add(row: string): Promise<void> {
    this.batch.push(row);
    this.characters += row.length;
    if (this.characters > CHARACTERS_AT_ONCE) await this.flush();
  }

  async flush(): Promise<void> {
    if (this.batch.length === 0) return;
    const columns = this.columns.join(', ');
    const insert = `insert into ${this.table} (${columns}) overriding system value select ${columns} from json_populate_recordset(null::${this.table}, $1::json)`;
    await this.client.query(insert, [`[${this.batch.join(',')}]`]);
    this.batch = [];
    this.characters = 0;
  }
}

/**
 * Runs `load` in one transaction on empty tables without foreign keys and triggers, and restores these afterwards: the rows come in the order of
 * the table names, and what triggers keep is in the rows already. The new foreign keys check every row.
 */
async function inEmptyTables(client: ClientBase, load: () => Promise<void>): Promise<void> {
  await client.query("begin; set local statement_timeout = 0; set local timezone = 'UTC'");
  const tables = await tablesOf(client);
  const foreignKeys = await foreignKeysOf(client);
  for (const { table, name } of foreignKeys) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`);
  await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}, photo_files`);
  await load();
  for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`);
  for (const { table, name, definition } of foreignKeys) await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  await client.query('commit');
}

/** What was written. */
export interface Written {
  rows: number;
  photos: number;
}

/** Where a backup is written to. */
export interface BackupTarget {
  /** A connection that nothing else uses meanwhile, to tables as the backup's migrations made them. */
  client: ClientBase;
  photos: PhotoStore;
}

/** Writes the lines of a backup into the tables, which are emptied first, and the photos into the store. Throws `BackupError` without an end. */
export async function writeLines({ client, photos }: BackupTarget, lines: AsyncIterable<string>): Promise<Written> {
  const written: Written = { rows: 0, photos: 0 };
  const rest = lines[Symbol.asyncIterator]();
  let after: BackupLine | undefined;
  await inEmptyTables(client, async () => {
    let writer: RowWriter | undefined;
    for (let next = await rest.next(); !next.done; next = await rest.next()) {
      if (isRow(next.value)) {
        written.rows += 1;
        await writer!.add(next.value);
        continue;
      }
      await writer?.flush();
      const line = parseLine(next.value);
      if (line[0] === 'table') writer = new RowWriter(client, line[1], line[2]);
      else if (line[0] === 'campuscart') continue;
      else if (line[0] === 'sequence') await client.query('select setval($1, $2)', [line[1], line[2]]);
      else {
        after = line;
        break;
      }
    }
  });
  // After the commit: the embedded database has one session, and the store uses another connection.
  while (after?.[0] === 'photo') {
    const [, hash, width, bytes] = after;
    await photos.put(hash, [{ width, bytes: Buffer.from(bytes, 'base64') }]);
    written.photos += 1;
    const next = await rest.next();
    after = next.done ? undefined : parseLine(next.value);
  }
  if (after?.[0] !== 'end') throw new BackupError('The backup is incomplete.');
  return written;
}
