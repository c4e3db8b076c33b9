import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { BackupError, FORMAT, isRow, parseLine, type BackupHeader } from './format.ts';

const NAME = /^campuscart-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z\.jsonl\.gz$/;

/** Returns the name of a backup taken now. */
export function backupName(now = new Date()): string {
  return `campuscart-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.jsonl.gz`;
}

/** Writes lines to a file that only its owner may read. The file gets its final name when it is complete. */
export async function writeFileOf(path: string, lines: AsyncIterable<string>): Promise<void> {
  const part = `${path}.part`;
  const withEnds = async function* (): AsyncGenerator<string> {
    for await (const line of lines) yield `${line}\n`;
  };
  try {
    await pipeline(Readable.from(withEnds()), createGzip(), createWriteStream(part, { mode: 0o600, flush: true }));
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Returns the lines of a backup file. */
export async function* linesOf(path: string): AsyncGenerator<string> {
  const file = createReadStream(path);
  const text = createGunzip();
  const piped = pipeline(file, text);
  // The reader below reports the error.
  piped.catch(() => undefined);
  for await (const line of createInterface({ input: text, crlfDelay: Infinity })) yield line;
  await piped;
}

/** Content of a whole file: its header, its end, and the counts that the end must state. */
interface Content {
  header?: BackupHeader;
  end?: { rows: number; photos: number };
  rows: number;
  photos: number;
}

function count(content: Content, line: string): void {
  if (isRow(line)) {
    content.rows += 1;
    return;
  }
  const parsed = parseLine(line);
  if (parsed[0] === 'campuscart') content.header ??= parsed[1];
  else if (parsed[0] === 'photo') content.photos += 1;
  else if (parsed[0] === 'end') content.end = parsed[1];
}

/** Reads a whole backup file and returns its header. Throws `BackupError` for a damaged or incomplete file. */
export async function checkFile(path: string): Promise<BackupHeader> {
  const content: Content = { rows: 0, photos: 0 };
  try {
    for await (const line of linesOf(path)) count(content, line);
  } catch (error) {
    throw error instanceof BackupError ? error : new BackupError(`The backup cannot be read: ${(error as Error).message}`);
  }
  const { header, end, rows, photos } = content;
  if (!header) throw new BackupError('This is not a backup of CampusCart.');
  if (header.format !== FORMAT) throw new BackupError(`The backup has format ${header.format}; this release reads format ${FORMAT}.`);
  if (end?.rows !== rows || end.photos !== photos) throw new BackupError('The backup is incomplete.');
  return header;
}

/** Deletes the oldest backups of a folder, except the newest `keep`. Returns the names of the deleted backups. */
export async function deleteOldBackups(folder: string, keep: number): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => NAME.test(name)).sort();
  const old = names.slice(0, Math.max(0, names.length - keep));
  for (const name of old) await rm(join(folder, name));
  return old;
}
