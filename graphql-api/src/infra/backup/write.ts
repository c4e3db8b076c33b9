import type { ClientBase } from 'pg';
import type { PhotoStore } from '../../platform/ports.ts';
import { beginWriting, commit, emptyTables, insertRows, restoreChecks, setSequence } from './backup.queries.ts';
import { foreignKeysOf, tablesOf, type TableColumns } from './catalog.queries.ts';
import { BackupError, isRow, parseLine, type BackupLine } from './format.ts';

/** Approximate number of characters of rows per insert statement. */
const CHARACTERS_AT_ONCE = 1_000_000;

/** Inserts rows of one table in batches. */
class RowWriter {
  private batch: string[] = [];
  private characters = 0;

  constructor(
    private readonly client: ClientBase,
    private readonly table: TableColumns,
  ) {}

  async add(row: string): Promise<void> {
    this.batch.push(row);
    this.characters += row.length;
    if (this.characters > CHARACTERS_AT_ONCE) await this.flush();
  }

  async flush(): Promise<void> {
    if (this.batch.length === 0) return;
    await insertRows(this.client, this.table, this.batch);
    this.batch = [];
    this.characters = 0;
  }
}

/**
 * Runs `load` in one transaction on empty tables without foreign keys and triggers, and restores both afterwards: the rows arrive in the order of
 * table names, and already contain the columns that triggers maintain. Restoring the foreign keys checks every row.
 */
async function inEmptyTables(client: ClientBase, load: () => Promise<void>): Promise<void> {
  await beginWriting(client);
  const [tables, foreignKeys] = [await tablesOf(client), await foreignKeysOf(client)];
  await emptyTables(client, tables, foreignKeys);
  await load();
  await restoreChecks(client, tables, foreignKeys);
  await commit(client);
}

/** Numbers of written rows and photos. */
export interface Written {
  rows: number;
  photos: number;
}

/** Target of a backup. */
export interface BackupTarget {
  /** A connection that nothing else uses at the same time, to tables as the backup's migrations created them. */
  client: ClientBase;
  photos: PhotoStore;
}

/**
 * Writes the lines of a backup into the tables, which are emptied first, and the photos into the store. Throws `BackupError` if the end of the backup
 * is missing.
 */
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
      if (line[0] === 'table') writer = new RowWriter(client, { name: line[1], columns: line[2] });
      else if (line[0] === 'campuscart') continue;
      else if (line[0] === 'sequence') await setSequence(client, line[1], line[2]);
      else {
        after = line;
        break;
      }
    }
  });
  // Photos are written after the commit, because the embedded database has one session and the store uses another connection.
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
