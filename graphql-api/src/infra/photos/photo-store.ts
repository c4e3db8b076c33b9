import { randomUUID } from 'node:crypto';
import type { Db } from '../../platform/context.ts';
import type { PhotoAddresses, PhotoStore } from '../../platform/ports.ts';
import type { PhotoStoreSettings } from '../../platform/settings/photo-store-settings.ts';
import { databasePhotoStore } from './database-store.ts';
import { folderPhotoStore } from './folder-store.ts';
import { s3PhotoStore } from './s3-store.ts';

/** Time for an address to answer, in milliseconds. */
const ANSWER_WITHIN_MS = 10_000;

interface Parts {
  db: Db;
  /** Widths of the stored photos, in pixels. */
  widths: readonly number[];
  /** Called when a store outside the database does not answer. */
  warn: (error: unknown, text: string) => void;
}

/** The photo store that the settings name. */
export function openPhotoStore(settings: PhotoStoreSettings, { db, ...parts }: Parts): PhotoStore {
  if (settings.kind === 'database') return databasePhotoStore(db);
  return settings.kind === 'folder' ? folderPhotoStore(settings.folder, parts) : s3PhotoStore(settings, parts);
}

interface CheckedParts extends Omit<Parts, 'warn'> {
  /** Where browsers get photos outside this server; undefined where they do not. */
  addresses: PhotoAddresses | undefined;
}

/** What is wrong with an address at which browsers are to get photos; undefined when it answers. The sentence holds no signature. */
async function addressError(address: string): Promise<string | undefined> {
  const { origin, pathname } = new URL(address);
  const got = await fetch(address, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }).then(
    async (response) => {
      await response.body?.cancel();
      return response.ok ? undefined : `answered ${response.status}`;
    },
    () => 'did not answer',
  );
  return got && `PHOTO_URL sends browsers to ${origin}${pathname}, which ${got}`;
}

/**
 * Stores, fetches at the address for browsers, and removes a small file, outside the database, under a name that no photo has. Returns what is
 * wrong with the photo store of the settings, as a sentence without its name; undefined when it works.
 */
export async function photoStoreError(settings: PhotoStoreSettings, { addresses, ...parts }: CheckedParts): Promise<string | undefined> {
  if (settings.kind === 'database') return undefined;
  const name = `start-check-${randomUUID()}`;
  let warning: string | undefined;
  const store = openPhotoStore(settings, { ...parts, warn: (_error, text) => (warning = text) });
  try {
    const width = parts.widths[0]!;
    await store.put(name, [{ width, bytes: Buffer.from(name) }]);
    const found = addresses && (await addressError(await addresses.of(name, width)));
    await store.remove(name);
    return found;
  } catch (error) {
    return warning ?? (error as Error).message;
  }
}
