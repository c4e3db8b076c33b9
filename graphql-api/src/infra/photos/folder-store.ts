import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PhotoStore } from '../../platform/ports.ts';

const isAbsent = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Stores photos as files `ab/abcdef…/640.webp` of a folder that all server processes share. */
export function folderPhotoStore(folder: string): PhotoStore {
  const photoFolder = (hash: string): string => join(folder, hash.slice(0, 2), hash);
  const pathOf = (hash: string, width: number): string => join(photoFolder(hash), `${width}.webp`);
  return {
    put: async (hash, variants) => {
      for (const { width, bytes } of variants) {
        const path = pathOf(hash, width);
        // A file has its name once it is complete.
        const part = `${path}.${randomUUID()}`;
        await mkdir(dirname(path), { recursive: true });
        await writeFile(part, bytes, { flush: true });
        await rename(part, path);
      }
    },
    get: async (hash, width) => {
      try {
        return await readFile(pathOf(hash, width));
      } catch (error) {
        if (isAbsent(error)) return undefined;
        throw error;
      }
    },
    remove: (hash) => rm(photoFolder(hash), { recursive: true, force: true }),
  };
}
