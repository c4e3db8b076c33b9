import { inTransaction } from '../platform/transaction.ts';
import { loadDemoData } from '../demo/demo-data.ts';
import { databasePhotoStore } from '../infra/photo-store.ts';
import { noRateLimiter } from '../infra/rate-limit.ts';
import type { ApplicationContainer } from './application.ts';

/**
 * Fills an empty database with the whole demo shop or with nothing: after a start that was killed, the next one starts again.
 * Pictures are stored by the same transaction and nothing is rate-limited, for the embedded database has no second connection.
 */
export async function addDemoData(container: ApplicationContainer, onProgress: (done: number, of: number) => void): Promise<boolean> {
  return inTransaction(container.context(null, 'demo'), (tx) => {
    const infra = { ...tx.infra, photos: databasePhotoStore(tx.db), rateLimiter: noRateLimiter };
    return loadDemoData({ ...tx, infra }, onProgress);
  });
}
