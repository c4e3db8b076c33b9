import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readBudgets, type BudgetSettings } from './budget-settings.ts';
import { readLimits, type LimitSettings } from './limit-settings.ts';
import { readKeys, type KeySettings } from './keys/key-settings.ts';
import { readRendering, type RenderLimits } from './render-settings.ts';
import { readPictureText, type PictureTextLimits } from './review-settings.ts';
import { readRetention, type RetentionSettings } from './retention-settings.ts';
import { readSignIn, type SignInSettings } from './college/sign-in-settings.ts';
import { photoOriginOf, photoStoreOf, readPhotos, type PhotoStoreSettings, type PhotoUrlSettings } from './photo-store-settings.ts';
import { withSecretFiles } from './secret-files.ts';
import { collegeWarnings, EXAMPLE_DOMAIN, EXAMPLE_TIME_ZONE, readCollege, type CollegeSettings } from './college-settings.ts';
import { readTestMode, type TestModeStore } from '../test-mode/test-mode-store.ts';
import { boolean, emailAddress, hosts, oneOf, SettingError, url, wholeNumber, type Env } from './setting-readers.ts';

/** All settings of the server. docs/configuration.md describes each. Only `readSettings` reads the environment. */
export interface Settings extends KeySettings {
  /** Slug of the campus of these settings; undefined if the server has one market. */
  campus?: string | undefined;
  /** Whether the campus is being moved. It can be read, but not changed. */
  isMoving?: boolean;
  /** Whether these are the settings of test mode. */
  isTestMode?: boolean;
  /** Database of test mode; undefined if there is no test mode. */
  testMode: TestModeStore | undefined;
  port: number;
  host: string;
  /** PostgreSQL connection string; undefined to use the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  /** Connection string of a PostgreSQL replica for guests' reads; undefined if guests read from the primary server. */
  databaseReadUrl: string | undefined;
  /** Maximum lag of the replica for guests' reads, in seconds. */
  databaseReadLag: number;
  /** Maximum number of connections of this process to a PostgreSQL server. */
  databaseConnections: number;
  /** How long a start waits for an unavailable database, in seconds. */
  databaseWaitSeconds: number;
  /** Whether statements are prepared under names on a PostgreSQL server. PgBouncer's transaction mode requires version 1.21 for this. */
  databasePrepare: boolean;
  /** Absolute path of the folder of the embedded database and the mail outbox. */
  dataDir: string;
  demoData: boolean;
  production: boolean;
  /** Redis server that carries events between processes; undefined to use LISTEN and NOTIFY, or no transport in a single process. */
  pubsubUrl: string | undefined;
  photoStore: PhotoStoreSettings;
  photoUrl: PhotoUrlSettings;
  smtpUrl: string | undefined;
  /** Whether emails are delayed rather than sent in clear text if the SMTP server offers no TLS. */
  smtpRequireTls: boolean;
  mailFrom: string;
  /** Whether /dev/mailbox is available to other machines too. */
  mailboxToEverybody: boolean;
  /** Hosts of push services that are allowed although their address is not public. A port is given if it is not the default one. */
  pushHosts: string[];
  /** Hosts to which webhooks may lead although their address is not public, also without TLS. A port is given if it is not the default one. */
  webhookHosts: string[];
  contactEmail: string;
  publicUrl: string;
  brandName: string;
  /** IANA name of the college's time zone. Days in the administrators' figures begin at its midnight. */
  timeZone: string;
  college: CollegeSettings;
  /** Lower-case email domains that may sign up. */
  studentEmailDomains: string[];
  signIn: SignInSettings;
  logLevel: string;
  /** Number of proxies in front that may set X-Forwarded-For. */
  trustProxy: number;
  rateLimits: boolean;
  /** How long /readyz returns 503 before the server stops accepting connections, in seconds. */
  shutdownWaitSeconds: number;
  /** How long a shared cache may store guests' responses, in seconds; 0 if it must revalidate every time. */
  cacheSeconds: number;
  rendering: RenderLimits;
  pictureText: PictureTextLimits;
  /** Whether every request is logged. */
  requestLog: boolean;
  /** Threshold above which requests and statements are logged as slow, in milliseconds; 0 to log none. */
  slowMs: number;
  /** Token for reading /metrics; undefined if only programs on this machine may read it. */
  metricsToken: string | undefined;
  limits: LimitSettings;
  budgets: BudgetSettings;
  /** Timeout of a PostgreSQL statement, in seconds. */
  statementSeconds: number;
  retention: RetentionSettings;
  /** How long an offer can be accepted or declined, in hours. */
  offerHours: number;
  /** How often the server looks for due work, in seconds. */
  jobSeconds: number;
  /** Default duration of a reservation, in hours. */
  reservationHours: number;
  /** OpenAI-compatible endpoint that rephrases the assistant's answers; undefined if there is none. */
  llmUrl: string | undefined;
  llmModel: string;
  llmApiKey: string | undefined;
  /** Keys of the external service for contact messages; undefined to send them by email. */
  emailJs: { serviceId: string; templateId: string; userId: string } | undefined;
  emailJsUrl: string;
  /** Where spans are sent, and the share of requests that are traced, from 0 to 1; undefined to record no spans. */
  tracing: { endpoint: string; ratio: number } | undefined;
  /** Maximum cost of one GraphQL operation of a guest or student. */
  queryCost: number;
  /** Maximum cost of one GraphQL operation of an administrator. */
  queryCostAdmin: number;
  /** How long a listing stays listed without being renewed, in days. */
  listingDays: number;
  /** Deliveries between the same two people that earn points, in 30 days. */
  pairDeliveries: number;
  /** Number of campuses for which this process renders pages at the same time. */
  renderCampuses: number;
  /** Maximum number of campuses that a process with several campuses keeps open, besides those in use. */
  campusesOpen: number;
  /** How long an unused campus stays open, in minutes. */
  campusIdleMinutes: number;
  /** Whether each root field is planned as one SQL statement. If not, resolvers read each field. */
  readPlanner: boolean;
  /** Absolute path of the built frontend; undefined to serve only the API. */
  webDir: string | undefined;
}

/** Reads the name of the marketplace. It appears in email headers and pages. */
function brand(env: Env): string {
  const name = (env.BRAND_NAME ?? '').trim() || 'CampusCart';
  if (name.length > 40 || /["\\<>\p{Cc}]/u.test(name)) {
    throw new SettingError('BRAND_NAME must have at most 40 characters, without quotes, backslashes, angle brackets and control characters.');
  }
  return name;
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Reads an IANA time zone name. An offset such as +05:30 is rejected, because PostgreSQL inverts its sign. */
function timeZone(env: Env): string {
  const name = env.TIME_ZONE || EXAMPLE_TIME_ZONE;
  if (/^[+-]/.test(name) || !isTimeZone(name)) {
    throw new SettingError(`TIME_ZONE must be the name of a time zone, such as Asia/Kolkata, not "${name}".`);
  }
  return name;
}

/** Reads the settings that depend on the location of the college. */
const place = (env: Env): Pick<Settings, 'timeZone' | 'college'> => ({ timeZone: timeZone(env), college: readCollege(env) });

/** Reads the tracing settings, under the names that OpenTelemetry gives them. */
function tracing(env: Env): Settings['tracing'] {
  const endpoint = url(env, 'OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:']);
  const ratio = Number(env.OTEL_TRACES_SAMPLER_ARG || '1');
  if (!(ratio >= 0 && ratio <= 1)) throw new SettingError('OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.');
  return endpoint ? { endpoint, ratio } : undefined;
}

function languageModel(env: Env): Pick<Settings, 'llmUrl' | 'llmModel' | 'llmApiKey'> {
  return {
    llmUrl: url(env, 'LLM_URL', ['http:', 'https:']),
    llmModel: env.LLM_MODEL || 'gpt-4o-mini',
    llmApiKey: env.LLM_API_KEY || undefined,
  };
}

/** Reads all three keys, or none. */
function emailJs(env: Env): Settings['emailJs'] {
  const { EMAILJS_SERVICE_ID: serviceId, EMAILJS_TEMPLATE_ID: templateId, EMAILJS_USER_ID: userId } = env;
  if (!serviceId && !templateId && !userId) return undefined;
  if (!serviceId || !templateId || !userId) {
    throw new SettingError('EMAILJS_SERVICE_ID, EMAILJS_TEMPLATE_ID and EMAILJS_USER_ID go together; set all three or none.');
  }
  return { serviceId, templateId, userId };
}

function domains(env: Env): string[] {
  const list = (env.STUDENT_EMAIL_DOMAINS || EXAMPLE_DOMAIN).split(',').map((part) => part.trim().toLowerCase());
  const wrong = list.find((domain) => !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain));
  if (wrong !== undefined) throw new SettingError(`STUDENT_EMAIL_DOMAINS holds "${wrong}", which is not a domain.`);
  return list;
}

const EXAMPLE_CONTACT = 'hello@campuscart.example';

/** Returns whether a host is this machine, so that emails to it do not cross a network. */
const isThisMachine = (host: string): boolean => host === 'localhost' || host.startsWith('127.') || host === '[::1]';

/** Returns whether TLS is required. A password is sent over TLS only, unless the settings allow otherwise. `smtps:` always uses TLS. */
function requiresTls(env: Env, smtpUrl: string | undefined): boolean {
  const { username = '', hostname = '' } = smtpUrl ? new URL(smtpUrl) : {};
  const fallback = username !== '' && !isThisMachine(hostname) ? 'required' : 'offered';
  return oneOf(env, 'SMTP_TLS', ['required', 'offered'], fallback) === 'required';
}

/** Returns the default sender of emails without MAIL_FROM. */
export const usualSender = ({ brandName, contactEmail }: Pick<Settings, 'brandName' | 'contactEmail'>): string =>
  `"${brandName}" <no-reply@${contactEmail.slice(contactEmail.lastIndexOf('@') + 1)}>`;

function mail(env: Env, brandName: string): Pick<Settings, 'smtpUrl' | 'smtpRequireTls' | 'mailFrom' | 'contactEmail'> {
  const contactEmail = emailAddress(env, 'CONTACT_EMAIL', EXAMPLE_CONTACT);
  const smtpUrl = url(env, 'SMTP_URL', ['smtp:', 'smtps:']);
  return {
    smtpUrl,
    smtpRequireTls: requiresTls(env, smtpUrl),
    mailFrom: env.MAIL_FROM || usualSender({ brandName, contactEmail }),
    contactEmail,
  };
}

/** Reads the settings of the replica. A replica requires `databaseUrl`. */
function replica(env: Env, databaseUrl: string | undefined): Pick<Settings, 'databaseReadUrl' | 'databaseReadLag'> {
  const databaseReadUrl = url(env, 'DATABASE_READ_URL', ['postgres:', 'postgresql:']);
  if (databaseReadUrl && !databaseUrl) throw new SettingError('DATABASE_READ_URL is a replica of DATABASE_URL; set both.');
  return { databaseReadUrl, databaseReadLag: Math.max(1, wholeNumber(env, 'DATABASE_READ_LAG', 5, 3_600)) };
}

/** Reads how to connect to the server of `databaseUrl`. */
function connections(env: Env, databaseUrl: string | undefined) {
  return {
    ...replica(env, databaseUrl),
    databaseConnections: Math.max(1, wholeNumber(env, 'DATABASE_CONNECTIONS', 10, 500)),
    databaseWaitSeconds: wholeNumber(env, 'DATABASE_WAIT', 60, 3_600),
    databasePrepare: boolean(env, 'DATABASE_PREPARE', true),
  };
}

/** Reads the settings for outgoing messages other than emails. */
const outward = (env: Env): KeySettings & Pick<Settings, 'pushHosts' | 'webhookHosts'> => ({
  ...readKeys(env),
  pushHosts: hosts(env, 'PUSH_HOSTS'),
  webhookHosts: hosts(env, 'WEBHOOK_ALLOWED_HOSTS'),
});

/** Reads how long listings, offers and reservations stay open. */
const terms = (env: Env): Pick<Settings, 'listingDays' | 'offerHours' | 'reservationHours'> => ({
  listingDays: Math.max(1, wholeNumber(env, 'LISTING_DAYS', 60, 3_650)),
  offerHours: Math.max(1, wholeNumber(env, 'OFFER_HOURS', 48, 720)),
  reservationHours: Math.max(1, wholeNumber(env, 'RESERVATION_HOURS', 24, 168)),
});

/** Reads which campuses a process keeps open. */
const openCampuses = (env: Env): Pick<Settings, 'campusesOpen' | 'campusIdleMinutes' | 'renderCampuses'> => ({
  renderCampuses: wholeNumber(env, 'RENDER_CAMPUSES', 4, 1_000),
  campusesOpen: Math.max(1, wholeNumber(env, 'CAMPUSES_OPEN', 100, 10_000)),
  campusIdleMinutes: Math.max(1, wholeNumber(env, 'CAMPUS_IDLE_MINUTES', 10, 1_440)),
});

/** Reads where data outside the PostgreSQL server is stored. */
function stores(env: Env, databaseUrl: string | undefined): Pick<Settings, 'dataDir' | 'testMode'> {
  const dataDir = resolve(env.DATA_DIR || '.data');
  return { dataDir, testMode: readTestMode(env, databaseUrl, dataDir) };
}

/** Reads the cost limits of single operations and the budgets of clients. */
const costs = (env: Env): Pick<Settings, 'queryCost' | 'queryCostAdmin' | 'budgets'> => ({
  queryCost: wholeNumber(env, 'QUERY_COST', 1_000, 1_000_000),
  queryCostAdmin: wholeNumber(env, 'QUERY_COST_ADMIN', 10_000, 1_000_000),
  budgets: readBudgets(env),
});

/** Reads and validates every setting; `changes` override the environment. Throws an error that names the invalid one. */
export function readSettings(given: Env = process.env, changes: Env = {}): Settings {
  const env = withSecretFiles({ ...given, ...changes });
  const databaseUrl = url(env, 'DATABASE_URL', ['postgres:', 'postgresql:']);
  const port = wholeNumber(env, 'PORT', 4000, 65535);
  const brandName = brand(env);
  const production = env.NODE_ENV === 'production';
  const webDir = resolve(env.WEB_DIR || resolve(import.meta.dirname, '../../frontend/dist'));
  return {
    port,
    host: env.HOST || '0.0.0.0',
    databaseUrl,
    ...connections(env, databaseUrl),
    ...stores(env, databaseUrl),
    demoData: boolean(env, 'DEMO_DATA', !databaseUrl && !production),
    production,
    pubsubUrl: url(env, 'PUBSUB_URL', ['redis:', 'rediss:']),
    ...readPhotos(env),
    ...mail(env, brandName),
    mailboxToEverybody: oneOf(env, 'MAILBOX', ['local', 'everybody'], 'local') === 'everybody',
    publicUrl: (url(env, 'PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`).replace(/\/$/, ''),
    brandName,
    ...outward(env),
    ...place(env),
    studentEmailDomains: domains(env),
    signIn: readSignIn(env),
    logLevel: oneOf(env, 'LOG_LEVEL', ['debug', 'info', 'warn', 'error', 'silent'], 'info'),
    shutdownWaitSeconds: wholeNumber(env, 'SHUTDOWN_WAIT', 0, 300),
    ...readRendering(env),
    ...readPictureText(env),
    requestLog: boolean(env, 'REQUEST_LOG', production),
    slowMs: wholeNumber(env, 'SLOW_MS', 1_000, 3_600_000),
    metricsToken: env.METRICS_TOKEN || undefined,
    trustProxy: wholeNumber(env, 'TRUST_PROXY', 0, 10),
    ...languageModel(env),
    emailJs: emailJs(env),
    emailJsUrl: url(env, 'EMAILJS_URL', ['http:', 'https:']) ?? 'https://api.emailjs.com/api/v1.0/email/send',
    tracing: tracing(env),
    ...costs(env),
    rateLimits: boolean(env, 'RATE_LIMITS', true),
    limits: readLimits(env),
    statementSeconds: Math.max(1, wholeNumber(env, 'STATEMENT_SECONDS', 10, 3_600)),
    retention: readRetention(env),
    ...terms(env),
    pairDeliveries: wholeNumber(env, 'PAIR_DELIVERIES', 3, 1_000),
    jobSeconds: Math.max(1, wholeNumber(env, 'JOB_SECONDS', 60, 60)),
    ...openCampuses(env),
    readPlanner: boolean(env, 'READ_PLANNER', true),
    webDir: existsSync(join(webDir, 'index.html')) ? webDir : undefined,
  };
}

/** Returns the settings for another database: a PostgreSQL server, or the embedded one in a folder. Throws an error about an invalid URL. */
export function changeDatabase(settings: Settings, to: { url: string } | { folder: string }): Settings {
  if ('folder' in to) return { ...settings, databaseUrl: undefined, databaseReadUrl: undefined, dataDir: resolve(to.folder) };
  return { ...settings, databaseReadUrl: undefined, databaseUrl: url({ to: to.url }, 'to', ['postgres:', 'postgresql:']) };
}

/** Reads another photo store, with the keys of the environment. Throws an error about an invalid one. */
export function otherPhotoStore(text: string): PhotoStoreSettings {
  return photoStoreOf(text, withSecretFiles(process.env));
}

function mayMailInClearText({ smtpUrl, smtpRequireTls }: Settings): boolean {
  return !!smtpUrl?.startsWith('smtp:') && !smtpRequireTls && !isThisMachine(new URL(smtpUrl).hostname);
}

/** Returns warnings for the operator at start: settings that are valid but have unexpected effects. */
export function warningsOf(settings: Settings): string[] {
  const { production, smtpUrl, dataDir, publicUrl, contactEmail, college, photoUrl, photoStore } = settings;
  const mails = `SMTP_URL is not set: mails, sign-up and password codes included, reach nobody. They are written to ${join(dataDir, 'outbox')}.`;
  const warnings: [isTrue: boolean, text: string][] = [
    [!smtpUrl, mails],
    [mayMailInClearText(settings), 'SMTP_TLS is not "required": mails, codes included, leave in clear text where the mail server offers no TLS.'],
    [new URL(publicUrl).hostname === 'localhost', 'PUBLIC_URL is not set: links in mails lead to localhost.'],
    [
      settings.secretKey === undefined,
      'SECRET_KEY is not set: the secrets of webhooks and the keys of OAuth are in the database, and its backups, as they are.',
    ],
    [contactEmail === EXAMPLE_CONTACT, 'CONTACT_EMAIL is not set: contact messages are mailed to nobody.'],
    [
      publicUrl.startsWith('https:') && photoOriginOf(photoUrl, photoStore)?.startsWith('http:') === true,
      'PHOTO_URL leads to an address without TLS: browsers may not show the photos on the pages, which have it.',
    ],
    ...collegeWarnings(college).map((text): [boolean, string] => [true, text]),
  ];
  return production ? warnings.filter(([isTrue]) => isTrue).map(([, text]) => text) : [];
}
