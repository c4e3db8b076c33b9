import { randomUUID } from 'node:crypto';
import type { Db } from '../../platform/context.ts';
import type { PhotoAddresses, PhotoStore } from '../../platform/ports.ts';
import type { PhotoStoreSettings } from '../../platform/settings/photo-store-settings.ts';
import { databasePhotoStore } from './database-store.ts';
import { folderPhotoStore } from './folder-store.ts';
import { s3PhotoStore } from './s3-store.ts';

/** Timeout for a request to an address, in milliseconds. */
const ANSWER_WITHIN_MS = 10_000;

interface Parts {
  db: Db;
  /** Widths of the stored photos, in pixels. */
  widths: readonly number[];
  /** Called if a store outside the database does not respond. */
  warn: (error: unknown, text: string) => void;
}

/** Opens the photo store of the settings. */
export function openPhotoStore(settings: PhotoStoreSettings, { db, ...parts }: Parts): PhotoStore {
  if (settings.kind === 'database') return databasePhotoStore(db);
  return settings.kind === 'folder' ? folderPhotoStore(settings.folder, parts) : s3PhotoStore(settings, parts);
}

interface CheckedParts extends Omit<Parts, 'warn'> {
  /** Addresses outside this server from which browsers load photos; undefined if there are none. */
  addresses: PhotoAddresses | undefined;
}

/** Returns what is wrong with an address from which browsers are to load photos; undefined if it responds. The sentence contains no signature. */
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
 * Checks a photo store outside the database: stores a small file under a name that no photo has, fetches it at the address for browsers, and removes
 * it. Returns what is wrong with the store, as a sentence without its name; undefined if it works.
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
