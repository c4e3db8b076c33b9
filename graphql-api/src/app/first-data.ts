import { inTransaction } from '../platform/transaction.ts';
import { loadDemoData } from '../demo/demo-data.ts';
import { databasePhotoStore } from '../infra/photos/database-store.ts';
import { noRateLimiter } from '../infra/rate-limit.ts';
import type { ApplicationContainer } from './application.ts';

/**
 * Fills an empty database with the whole demo shop or with nothing: after a start that was killed, the next one starts again.
 * Pictures in the database are stored by the same transaction and nothing is rate-limited, for the embedded database has no second connection.
 */
export async function addDemoData(container: ApplicationContainer, onProgress: (done: number, of: number) => void): Promise<boolean> {
  return inTransaction(container.context(null, 'demo'), (tx) => {
    const photos = tx.infra.settings.photoStore.kind === 'database' ? databasePhotoStore(tx.db) : tx.infra.photos;
    const infra = { ...tx.infra, photos, rateLimiter: noRateLimiter };
    return loadDemoData({ ...tx, infra }, onProgress);
  });
}
