import { join } from 'node:path';
import type { Ctx, Infrastructure, LiveEvent, Viewer } from '../platform/context.ts';
import type { Settings } from '../platform/settings.ts';
import { migrations } from '../../migrations/index.ts';
import { openDatabase, type Database, type OpenOptions } from '../infra/database.ts';
import { outboxMailer, smtpMailer } from '../infra/mailer.ts';
import { argonPasswords } from '../infra/passwords.ts';
import { databasePhotoStore } from '../infra/photo-store.ts';
import { memoryPubSub } from '../infra/pubsub.ts';
import { memoryRateLimiter, noRateLimiter } from '../infra/rate-limit.ts';
import { entities } from './entities.ts';

/** Everything that lives as long as the server, and the contexts of its requests. */
export interface World {
  database: Database;
  infra: Infrastructure;
  /** A context for one request, or for work of the server itself. */
  context(viewer: Viewer | null, ip: string): Ctx;
  close(): Promise<void>;
}

/** The folder where mails lie while there is no SMTP server. */
export function outboxFolder(settings: Settings): string {
  return join(settings.dataDir, 'outbox');
}

/** Opens the database and puts the infrastructure together as the settings say. */
export async function openWorld(settings: Settings, options: OpenOptions = {}): Promise<World> {
  const where = { url: settings.databaseUrl, dataDir: settings.dataDir };
  const database = await openDatabase(where, { entities, migrations }, options);
  const infra: Infrastructure = {
    settings,
    passwords: argonPasswords,
    photos: databasePhotoStore(database.db),
    mailer: settings.smtpUrl ? smtpMailer(settings.smtpUrl, settings.mailFrom) : outboxMailer(outboxFolder(settings), settings.mailFrom),
    pubsub: memoryPubSub(),
    rateLimiter: settings.rateLimits ? memoryRateLimiter() : noRateLimiter,
  };
  const publish = (event: LiveEvent) => void infra.pubsub.publish(event.topic, event.id);
  return {
    database,
    infra,
    context: (viewer, ip) => ({ viewer, ip, em: database.em(), db: database.db, infra, notices: {}, publish }),
    close: async () => {
      await infra.pubsub.close();
      await database.close();
    },
  };
}
