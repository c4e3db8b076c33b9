import type { Ctx } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { loadDemoData } from '../../demo/demo-data.ts';
import { spreadNotifications } from '../../demo/demo.queries.ts';
import { consumeFromStart } from '../../domains/log/events/event.service.ts';
import { databasePhotoStore } from '../../infra/photos/database-store.ts';
import { noRateLimiter } from '../../infra/rate-limit.ts';
import { deleteAllMails } from '../../domains/notify/mail/mail.queries.ts';
import type { ApplicationContainer } from '../application.ts';
import { consumers } from '../jobs/consumers.ts';

/**
 * Fills an empty database with the whole demo shop or with nothing: after a start that was killed, the next one starts again.
 * Pictures in the database are stored by the same transaction and nothing is rate-limited, for the embedded database has no second connection.
 * Then its users are notified in the product only: they do not exist.
 */
export async function addDemoData(container: ApplicationContainer, onProgress: (done: number, of: number) => void): Promise<boolean> {
  const ctx = container.context(null, 'demo');
  const isAdded = await inTransaction(ctx, (tx) => {
    const photos = tx.infra.settings.photoStore.kind === 'database' ? databasePhotoStore(tx.db) : tx.infra.photos;
    const infra = { ...tx.infra, photos, rateLimiter: noRateLimiter, settings: { ...tx.infra.settings, rateLimits: false } };
    return loadDemoData({ ...tx, infra }, onProgress);
  });
  const settle = async (tx: Ctx): Promise<void> => {
    await deleteAllMails(tx);
    await spreadNotifications(tx);
  };
  if (isAdded) await consumeFromStart(ctx, consumers, settle);
  return isAdded;
}
