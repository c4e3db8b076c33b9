import type { Ctx } from '../../graphql-api/src/platform/context.ts';
import type { ImageReviewer, PictureTextReader } from '../../graphql-api/src/platform/ports.ts';
import { inTransaction } from '../../graphql-api/src/platform/database/transaction.ts';
import { demoSignIns, loadDemoData } from './demo-data.ts';
import { spreadNotifications } from './demo.queries.ts';
import { consumeFromStart } from '../../graphql-api/src/domains/log/events/event.service.ts';
import { databasePhotoStore } from '../../graphql-api/src/infra/photos/database-store.ts';
import { noRateLimiter } from '../../graphql-api/src/infra/rate-limit.ts';
import { deleteAllMails } from '../../graphql-api/src/domains/notify/mail/mail.queries.ts';
import type { ApplicationContainer } from '../../graphql-api/src/app/application.ts';
import type { Demo } from '../../graphql-api/src/app/pages/demo.ts';
import { consumers } from '../../graphql-api/src/app/jobs/consumers.ts';

/**
 * The demo's own drawings contain no words. Reading them takes a process and seconds, and on a slow machine its time limit would hold listings back
 * for an administrator.
 */
const readsNoWords: PictureTextReader = { read: async () => 'unavailable', close: async () => undefined };

/** The drawings contain nothing indecent either, and classifying them would take a quarter of the time of the whole shop. */
const findsAllDecent: ImageReviewer = { classify: async () => ({ classes: {} }), close: async () => undefined };

/**
 * Fills an empty database with the whole demo shop or with nothing, so that after a killed start the next one starts again. Pictures in the database
 * are stored by the same transaction and nothing is rate-limited, because the embedded database has no second connection. Afterwards its users are
 * notified in the product only, because they do not exist.
 */
export async function addDemoData(container: ApplicationContainer, onProgress: (done: number, of: number) => void): Promise<boolean> {
  const ctx = container.context(null, 'demo');
  const isAdded = await inTransaction(ctx, (tx) => {
    const photos = tx.infra.settings.photoStore.kind === 'database' ? databasePhotoStore(tx.db) : tx.infra.photos;
    const settings = { ...tx.infra.settings, rateLimits: false };
    const infra = { ...tx.infra, photos, rateLimiter: noRateLimiter, imageReviewer: findsAllDecent, pictureTextReader: readsNoWords, settings };
    return loadDemoData({ ...tx, infra }, onProgress);
  });
  const settle = async (tx: Ctx): Promise<void> => {
    await deleteAllMails(tx);
    await spreadNotifications(tx);
  };
  if (isAdded) await consumeFromStart(ctx, consumers, settle);
  return isAdded;
}

/** The demo that the server loads. */
export const demo: Demo = { signIns: demoSignIns, addDemoData };
