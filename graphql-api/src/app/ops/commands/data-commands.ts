import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { backupName, deleteOldBackups } from '../../../infra/backup/file.ts';
import { recordBackup } from '../../../infra/backup/last-backup.queries.ts';
import type { PhotoCounts } from '../../../infra/backup/read.ts';
import { changeDatabase, type Settings } from '../../../platform/settings/settings.ts';
import { backUp, copyData, restore as restoreFile } from '../backup.ts';
import { textOf, withApplication, type Arguments, type Command } from './command.ts';

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const HOUR_MS = 3_600_000;

interface BackupPlan {
  folder: string;
  /** Number of backups to keep; undefined to keep all. */
  keep: number | undefined;
  /** Hours between two backups; undefined to take a single one. */
  everyHours: number | undefined;
}

const positive = (value: string | undefined): number | undefined => (value === undefined ? undefined : Number(value));
const isWrong = (value: number | undefined): boolean => value !== undefined && !(value > 0);

/** Returns whether all photos are missing, which means that the photo store is the wrong one or its disk is not mounted. */
const lacksPhotos = ({ found, missing }: PhotoCounts): boolean => found === 0 && missing > 0;

function photosText(photos: PhotoCounts): string {
  const { found, missing } = photos;
  if (missing === 0) return `Photos: ${found}`;
  const text = `! ${missing} of ${found + missing} photos are not in the photo store.`;
  return lacksPhotos(photos) ? `${text} Older backups stay, and this one does not count: see PHOTO_STORE and its disk.` : text;
}

async function takeBackup(settings: Settings, { folder, keep }: BackupPlan): Promise<string> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, backupName());
  const photos = await withApplication(settings, { attach: true }, async (container) => {
    const counts = await backUp(container, path);
    if (!lacksPhotos(counts)) await recordBackup(container.database.db);
    return counts;
  });
  const deleted = keep === undefined || lacksPhotos(photos) ? [] : await deleteOldBackups(folder, keep);
  return [`Backup: ${path}`, photosText(photos), ...deleted.map((name) => `Deleted: ${name}`)].join('\n');
}

/** Takes backups until the process ends. A failed backup is reported, and the next one is taken at its time. */
async function takeBackups(settings: Settings, plan: BackupPlan): Promise<never> {
  for (;;) {
    const result = await takeBackup(settings, plan).catch((error: Error) => `The backup failed: ${error.message}`);
    console.log(result);
    await wait(plan.everyHours! * HOUR_MS);
  }
}

/** Writes all data and photos to a new file in a folder. */
export const backup: Command = {
  usage: 'npm run backup -- [--folder backups] [--keep 14] [--every-hours 24]',
  options: { folder: text, keep: text, 'every-hours': text },
  run: async (args, settings) => {
    const plan = {
      folder: resolve(textOf(args, 'folder') ?? 'backups'),
      keep: positive(textOf(args, 'keep')),
      everyHours: positive(textOf(args, 'every-hours')),
    };
    if (args.rest.length > 0 || isWrong(plan.keep) || isWrong(plan.everyHours)) return undefined;
    return plan.everyHours === undefined ? takeBackup(settings, plan) : takeBackups(settings, plan);
  },
};

const done = ({ rows, photos }: { rows: number; photos: number }): string => `${rows} rows and ${photos} photo files were written.`;

/** Reads a backup into the database of the settings. */
export const restore: Command = {
  usage: 'npm run restore -- backups/campuscart-….jsonl.gz [--overwrite]',
  options: { overwrite: flag },
  run: async ({ rest: [path, ...others], values }, settings) => {
    if (!path || others.length > 0) return undefined;
    const written = await withApplication(settings, { attach: false }, (container) => restoreFile(container, path, values.overwrite === true));
    return done(written);
  },
};

/** Returns the settings of the other database; undefined unless exactly one is given. */
function targetOf(args: Arguments, settings: Settings): Settings | undefined {
  const [url, folder] = [textOf(args, 'to'), textOf(args, 'to-folder')];
  return (url === undefined) === (folder === undefined) ? undefined : changeDatabase(settings, url === undefined ? { folder: folder! } : { url });
}

/** Copies everything from the database of the settings to another one. */
export const moveDatabase: Command = {
  usage: 'npm run move-database -- --to postgres://… | --to-folder .data [--overwrite]',
  options: { to: text, 'to-folder': text, overwrite: flag },
  run: async (args, settings) => {
    const other = targetOf(args, settings);
    if (!other || args.rest.length > 0) return undefined;
    const written = await withApplication(settings, { attach: false }, (source) =>
      withApplication(other, { attach: false }, (target) => copyData(source, target, args.values.overwrite === true)),
    );
    return `${done(written)} Set DATABASE_URL, or DATA_DIR alone, to the new database before the next start.`;
  },
};
