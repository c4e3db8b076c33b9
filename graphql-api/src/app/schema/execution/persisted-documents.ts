import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { InMemoryLRUCache, PrefixingKeyValueCache, type KeyValueCache } from '@apollo/utils.keyvaluecache';

/** Manifest of the pages' build: query text by SHA-256. */
export const MANIFEST = 'persisted-documents.json';

/** Maximum number of characters of text that clients register. The oldest texts are dropped, and clients send them again. */
const REGISTERED_CHARACTERS = 2_000_000;

/** Permanent documents from a manifest, and documents that clients register. */
class PersistedDocuments implements KeyValueCache {
  private readonly registered = new InMemoryLRUCache({ maxSize: REGISTERED_CHARACTERS, sizeCalculation: ({ length }) => length });

  // Not a parameter property, because the attacks import this file directly in Node.js, which only strips types.
  private readonly manifest: ReadonlyMap<string, string>;

  constructor(manifest: ReadonlyMap<string, string>) {
    this.manifest = manifest;
  }

  async get(hash: string): Promise<string | undefined> {
    return this.manifest.get(hash) ?? (await this.registered.get(hash));
  }

  async set(hash: string, text: string): Promise<void> {
    await this.registered.set(hash, text);
  }

  async delete(hash: string): Promise<void> {
    await this.registered.delete(hash);
  }
}

/** Returns the texts of the built pages' documents, by hash. */
export function documentsOfPages(webDir: string | undefined): ReadonlyMap<string, string> {
  const path = webDir && join(webDir, MANIFEST);
  return new Map(Object.entries(path && existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>) : {}));
}

/**
 * Returns the store in which Apollo Server finds the text of a persisted query: in the manifest of the built pages, or among those that clients
 * registered.
 */
export function persistedDocuments(webDir: string | undefined): KeyValueCache {
  return PrefixingKeyValueCache.cacheDangerouslyDoesNotNeedPrefixesForIsolation(new PersistedDocuments(documentsOfPages(webDir)));
}
