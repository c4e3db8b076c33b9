import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Ctx, Infrastructure, Viewer } from '../platform/context.ts';
import type { Mailer, PubSub } from '../platform/ports.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { migrations } from '../../migrations/index.ts';
import { isOfTestMode } from '../domains/people/access-tokens/token-prefix.ts';
import { SessionCache, tokenFrom } from '../domains/people/sessions/session-cache.ts';
import { tokenRejection } from '../domains/people/sessions/session.service.ts';
import { assertOwnSession } from '../infra/campuses/platform.ts';
import { collegeProvider } from '../infra/college/college-provider.ts';
import { openDatabase, type Database, type OpenOptions, type PrimaryDatabase } from '../infra/database/database.ts';
import { emailJsRelay } from '../infra/mail/emailjs.ts';
import { threadReviewer } from '../infra/review/image-review.ts';
import { processTextReader } from '../infra/review/text-reader.ts';
import { openAiModel } from '../infra/review/llm.ts';
import { outboxMailer, smtpMailer } from '../infra/mail/mailer.ts';
import { webPushSender } from '../infra/web-push.ts';
import { webhookSender } from '../infra/webhook-sender.ts';
import { argonPasswords } from '../infra/passwords.ts';
import { photoAddresses } from '../infra/photos/photo-addresses.ts';
import { openPhotoStore } from '../infra/photos/photo-store.ts';
import { brokerPubSub } from '../infra/pubsub/broker-pubsub.ts';
import { memoryPubSub } from '../infra/pubsub/pubsub.ts';
import { postgresTransport } from '../infra/pubsub/postgres-transport.ts';
import { redisTransport } from '../infra/pubsub/redis-transport.ts';
import { databaseBudgets } from '../infra/budgets/budget.ts';
import { databaseRateLimiter, noRateLimiter } from '../infra/rate-limit.ts';
import { collegeCallback } from '../domains/people/college-sign-in/college-paths.ts';
import { PHOTO_WIDTHS } from '../domains/media/photos/photo-codec.ts';
import { domainPorts } from './schema/domain-ports.ts';
import { entities } from './schema/entities.ts';
import { databaseForReading } from './schema/execution/guest-reads.ts';
import { Metrics } from './schema/measures/metrics.ts';

/** Everything that lives as long as the server, and the contexts of its requests. */
export interface ApplicationContainer {
  database: Database;
  infra: Infrastructure;
  sessions: Pick<SessionCache, 'of'>;
  metrics: Metrics;
  /** A context for one request, or for work of the server itself. */
  context(viewer: Viewer | null, ip: string): Ctx;
  close(): Promise<void>;
}

/** The folder where mails lie while there is no SMTP server. */
export function outboxFolder(settings: Settings): string {
  return join(settings.dataDir, 'outbox');
}

function mailerOf(settings: Settings): Mailer {
  const { smtpUrl, smtpRequireTls: requireTls, mailFrom } = settings;
  return smtpUrl ? smtpMailer(smtpUrl, mailFrom, { requireTls }) : outboxMailer(outboxFolder(settings), mailFrom);
}

type Warn = (error: unknown, text: string) => void;

/** Opens what carries events between processes. Test mode has a channel of its own. */
export async function openPubSub(settings: Settings, database: Pick<Database, 'db'>, warn: Warn): Promise<PubSub> {
  if (settings.pubsubUrl) return brokerPubSub(redisTransport(settings.pubsubUrl, warn, settings.isTestMode ? 'campuscart:test' : undefined), warn);
  if (settings.databaseUrl) return brokerPubSub(postgresTransport(settings.databaseUrl, database.db), warn);
  return memoryPubSub();
}

/** What several markets of one process have in common. */
export type SharedInfrastructure = Pick<Infrastructure, 'imageReviewer' | 'pictureTextReader'>;

/** The database as it was opened, and the market whose tables are its own. */
export interface PrimaryApplication extends ApplicationContainer {
  database: PrimaryDatabase;
}

interface ApplicationParts extends SharedInfrastructure {
  pubsub: PubSub;
  warn: Warn;
  /** Whether the metrics of the process are among those of the market. */
  measuresProcess: boolean;
  /** What takes the place of what the settings say. */
  instead?: Partial<Infrastructure>;
}

/** Puts the infrastructure of one market together as its settings say. */
export function applicationOn<Opened extends Database>(
  database: Opened,
  settings: Settings,
  parts: ApplicationParts,
): ApplicationContainer & { database: Opened } {
  const { warn, measuresProcess, pubsub, imageReviewer, pictureTextReader, instead = {} } = parts;
  const infra: Infrastructure = {
    settings,
    outage: database.outage,
    passwords: argonPasswords,
    photos: openPhotoStore(settings.photoStore, { db: database.db, widths: PHOTO_WIDTHS, warn }),
    photoAddresses: photoAddresses(settings.photoUrl, settings.photoStore),
    mailer: mailerOf(settings),
    pushSender: webPushSender(`mailto:${settings.contactEmail}`, settings.pushHosts),
    webhookSender: webhookSender(settings.webhookHosts),
    pubsub,
    contactRelay: settings.emailJs && emailJsRelay(settings.emailJs, settings.emailJsUrl),
    imageReviewer,
    pictureTextReader,
    collegeProvider: settings.signIn.provider && collegeProvider(settings.signIn.provider, collegeCallback(settings), warn),
    languageModel: settings.llmUrl ? openAiModel({ url: settings.llmUrl, model: settings.llmModel, key: settings.llmApiKey }, warn) : undefined,
    budgets: databaseBudgets(database.db),
    rateLimiter: settings.rateLimits ? databaseRateLimiter(database.db) : noRateLimiter,
    ...instead,
  };
  return {
    database,
    infra,
    sessions: new SessionCache(database.db, pubsub),
    metrics: new Metrics(database, infra, { measuresProcess, campus: settings.campus }),
    context: (viewer, ip) => ({
      viewer,
      ip,
      em: database.rootEm,
      db: database.db,
      infra,
      ports: domainPorts,
      pointNotifications: {},
      publish: pubsub.publish,
    }),
    close: async () => {
      await pubsub.close();
      infra.mailer.close?.();
      await database.close();
    },
  };
}

/** Opens the database that the settings name. */
export function openTables(settings: Settings, options: OpenOptions): Promise<PrimaryDatabase> {
  const { databaseUrl: url, dataDir, databaseConnections: connections, databasePrepare: prepare, statementSeconds } = settings;
  const { databaseReadUrl: readUrl, databaseReadLag: readLagSeconds } = settings;
  const where = { url, dataDir, connections, prepare, statementSeconds, readUrl, readLagSeconds };
  return openDatabase(where, { entities, migrations }, options);
}

/** Opens the database and puts the infrastructure together as the settings say. */
export async function openApplication(settings: Settings, options: OpenOptions = {}): Promise<PrimaryApplication> {
  const database = await openTables(settings, options);
  await assertOwnSession(database).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  const warn = options.warn ?? (() => undefined);
  const shared = { imageReviewer: threadReviewer(warn), pictureTextReader: processTextReader(settings.pictureText, warn) };
  const pubsub = await openPubSub(settings, database, warn);
  const container = applicationOn(database, settings, { ...shared, pubsub, warn, measuresProcess: true });
  const close = async (): Promise<void> => {
    await shared.imageReviewer.close();
    await shared.pictureTextReader.close();
    await container.close();
  };
  return { ...container, close };
}

/** The contexts of requests over HTTP. */
export function requestContexts(container: ApplicationContainer, addressOf: (request: IncomingMessage) => string) {
  const { database, infra, sessions } = container;
  /** Throws for a token without a viewer, where it is one to reject. */
  const signedInContext = async (request: IncomingMessage, isRejected: (token: string) => boolean): Promise<Ctx> => {
    const ip = addressOf(request);
    const token = tokenFrom(request.headers.authorization);
    const viewer = await sessions.of(token, ip);
    if (!viewer && token !== undefined && isRejected(token)) throw await tokenRejection(database.db, token);
    return container.context(viewer, ip);
  };
  const isOfOtherMode = (token: string): boolean => isOfTestMode(token) !== (infra.settings.isTestMode === true);
  return {
    /** Of GraphQL, which rejects a token that is dead or none at all. */
    strictContextOf: (request: IncomingMessage) => signedInContext(request, () => true),
    /** Of REST, whose public calls stay public, because clients send the token with every one, but for one of test mode at the market and the reverse. */
    contextOf: (request: IncomingMessage) => signedInContext(request, isOfOtherMode),
    /** Of the pages, which hold what guests see. */
    guest: (request: IncomingMessage): Ctx => {
      const context = container.context(null, addressOf(request));
      return { ...context, db: databaseForReading(context, database.replicaDb) };
    },
  };
}
