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
  /** Returns a context for one request, or for work of the server itself. */
  context(viewer: Viewer | null, ip: string): Ctx;
  close(): Promise<void>;
}

/** Returns the folder that stores emails if there is no SMTP server. */
export function outboxFolder(settings: Settings): string {
  return join(settings.dataDir, 'outbox');
}

function mailerOf(settings: Settings): Mailer {
  const { smtpUrl, smtpRequireTls: requireTls, mailFrom } = settings;
  return smtpUrl ? smtpMailer(smtpUrl, mailFrom, { requireTls }) : outboxMailer(outboxFolder(settings), mailFrom);
}

type Warn = (error: unknown, text: string) => void;

/** Opens the transport of events between processes. Test mode has its own channel. */
export async function openPubSub(settings: Settings, database: Pick<Database, 'db'>, warn: Warn): Promise<PubSub> {
  if (settings.pubsubUrl) return brokerPubSub(redisTransport(settings.pubsubUrl, warn, settings.isTestMode ? 'campuscart:test' : undefined), warn);
  if (settings.databaseUrl) return brokerPubSub(postgresTransport(settings.databaseUrl, database.db), warn);
  return memoryPubSub();
}

/** Infrastructure that several markets of one process share. */
export type SharedInfrastructure = Pick<Infrastructure, 'imageReviewer' | 'pictureTextReader'>;

/** The database as opened at first, and the market whose tables are its own. */
export interface PrimaryApplication extends ApplicationContainer {
  database: PrimaryDatabase;
}

interface ApplicationParts extends SharedInfrastructure {
  pubsub: PubSub;
  warn: Warn;
  /** Whether the metrics of the process are included in those of the market. */
  measuresProcess: boolean;
  /** Parts that replace those of the settings. */
  instead?: Partial<Infrastructure>;
}

/** Assembles the infrastructure of one market according to its settings. */
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

/** Opens the database of the settings. */
export function openTables(settings: Settings, options: OpenOptions): Promise<PrimaryDatabase> {
  const { databaseUrl: url, dataDir, databaseConnections: connections, databasePrepare: prepare, statementSeconds } = settings;
  const { databaseReadUrl: readUrl, databaseReadLag: readLagSeconds } = settings;
  const where = { url, dataDir, connections, prepare, statementSeconds, readUrl, readLagSeconds };
  return openDatabase(where, { entities, migrations }, options);
}

/** Opens the database and assembles the infrastructure according to the settings. */
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

/** Returns functions that create the contexts of HTTP requests. */
export function requestContexts(container: ApplicationContainer, addressOf: (request: IncomingMessage) => string) {
  const { database, infra, sessions } = container;
  /** Throws if a token has no viewer and must be rejected. */
  const signedInContext = async (request: IncomingMessage, isRejected: (token: string) => boolean): Promise<Ctx> => {
    const ip = addressOf(request);
    const token = tokenFrom(request.headers.authorization);
    const viewer = await sessions.of(token, ip);
    if (!viewer && token !== undefined && isRejected(token)) throw await tokenRejection(database.db, token);
    return container.context(viewer, ip);
  };
  const isOfOtherMode = (token: string): boolean => isOfTestMode(token) !== (infra.settings.isTestMode === true);
  return {
    /** Context for GraphQL, which rejects every invalid or expired token. */
    strictContextOf: (request: IncomingMessage) => signedInContext(request, () => true),
    /**
     * Context for REST. Its public calls ignore an invalid token, because clients send the token with every call. A token of the other mode (test
     * mode or market) is rejected.
     */
    contextOf: (request: IncomingMessage) => signedInContext(request, isOfOtherMode),
    /** Context for the pages, which contain what guests see. */
    guest: (request: IncomingMessage): Ctx => {
      const context = container.context(null, addressOf(request));
      return { ...context, db: databaseForReading(context, database.replicaDb) };
    },
  };
}
