import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PhotoStore } from '../../platform/ports.ts';
import { photosUnavailable } from '../../platform/net/unavailable.ts';

const isAbsent = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Writes a file and returns once it is flushed to disk. */
const writeToDisk = (path: string, bytes: Buffer): Promise<void> => writeFile(path, bytes, { flush: true });

interface Parts {
  /** Called if the folder cannot be used, because it is full, missing or not writable. */
  warn: (error: unknown, text: string) => void;
  /** Writes a file. Tests write to a device that is full. */
  write?: (path: string, bytes: Buffer) => Promise<void>;
}

/**
 * Stores photos as files `ab/abcdef…/640.webp` in a folder that all server processes share. Throws SERVICE_UNAVAILABLE if the folder cannot be used.
 */
export function folderPhotoStore(folder: string, { warn, write = writeToDisk }: Parts): PhotoStore {
  const photoFolder = (hash: string): string => join(folder, hash.slice(0, 2), hash);
  const pathOf = (hash: string, width: number): string => join(photoFolder(hash), `${width}.webp`);
  const unusable = (error: unknown): never => {
    warn(error, `the photo folder cannot be used: ${(error as Error).message}`);
    throw photosUnavailable();
  };
  const put = async (path: string, bytes: Buffer): Promise<void> => {
    // The file gets its final name when it is complete.
    const part = `${path}.${randomUUID()}`;
    try {
      await mkdir(dirname(path), { recursive: true });
      await write(part, bytes);
      await rename(part, path);
    } catch (error) {
      await rm(part, { force: true }).catch(() => undefined);
      throw error;
    }
  };
  return {
    put: async (hash, variants) => {
      for (const { width, bytes } of variants) await put(pathOf(hash, width), bytes).catch(unusable);
    },
    get: (hash, width) => readFile(pathOf(hash, width)).catch((error: unknown) => (isAbsent(error) ? undefined : unusable(error))),
    remove: (hash) => rm(photoFolder(hash), { recursive: true, force: true }).catch(unusable),
    freeBytes: async () => {
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize;
    },
  };
}
