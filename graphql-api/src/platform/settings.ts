import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** All settings of the server. docs/configuration.md describes each; `readSettings` is the only reader of the environment. */
export interface Settings {
  port: number;
  host: string;
  /** PostgreSQL connection string; undefined means the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  /** Absolute path of the folder of the embedded database and the mail outbox. */
  dataDir: string;
  demoData: boolean;
  production: boolean;
  /** Redis server that carries events between processes; undefined means LISTEN and NOTIFY, or this process only. */
  pubsubUrl: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  contactEmail: string;
  publicUrl: string;
  brandName: string;
  /** IANA name of the college's time zone: where a day of the administrators' figures begins. */
  timeZone: string;
  /** Lower-case domains whose addresses may sign up. */
  studentEmailDomains: string[];
  logLevel: string;
  /** How many proxies in front may set X-Forwarded-For. */
  trustProxy: number;
  rateLimits: boolean;
  /** How long /readyz answers 503 before the server stops accepting, in seconds. */
  shutdownWaitSeconds: number;
  /** Who sends it may read /metrics; undefined: programs on this machine. */
  metricsToken: string | undefined;
  limits: LimitSettings;
  /** A statement of PostgreSQL that takes longer is cancelled; in seconds. */
  statementSeconds: number;
  /** OpenAI-compatible endpoint that words the assistant's answers; undefined means none. */
  llmUrl: string | undefined;
  llmModel: string;
  llmApiKey: string | undefined;
  /** Keys of the third-party service for contact messages; undefined means mail. */
  emailJs: { serviceId: string; templateId: string; userId: string } | undefined;
  emailJsUrl: string;
  /** Highest cost of one GraphQL operation of a guest or student. */
  queryCost: number;
  /** The same for administrators. */
  queryCostAdmin: number;
  /** Whether queries are planned as one statement per root field; off, resolvers read each field. */
  readPlanner: boolean;
  /** Absolute path of the built frontend; undefined serves the API alone. */
  webDir: string | undefined;
}

/** How much one account, user or client address may do while `rateLimits` is on. */
export interface LimitSettings {
  /** Operations of one client that run at once; the others wait. */
  clientOperations: number;
  /** Wrong passwords of one account, in 15 minutes. */
  accountFailures: number;
  /** Wrong passwords and codes from one address, in 15 minutes. */
  addressFailures: number;
  /** Mailed codes that one address requested and did not use, in an hour. */
  addressCodes: number;
  /** Contact messages from one address, in an hour. */
  addressMessages: number;
  /** Questions of one user to the assistant, in a minute. */
  userQuestions: number;
  /** Questions of all guests behind one address, in a minute. */
  addressQuestions: number;
  /** Pictures that one user uploads, in an hour. */
  userUploads: number;
  /** Open sockets of one user. */
  userSockets: number;
  /** Open sockets of one address. */
  addressSockets: number;
}

type Env = Record<string, string | undefined>;

class SettingError extends Error {}

function wholeNumber(env: Env, name: string, fallback: number, max: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > max) {
    throw new SettingError(`${name} must be a whole number from 0 to ${max}, not "${text}".`);
  }
  return value;
}

function boolean(env: Env, name: string, fallback: boolean): boolean {
  const text = (env[name] ?? '').toLowerCase();
  if (text === '') return fallback;
  if (['1', 'true', 'on', 'yes'].includes(text)) return true;
  if (['0', 'false', 'off', 'no'].includes(text)) return false;
  throw new SettingError(`${name} must be 0 or 1, not "${text}".`);
}

/** Whether name and password are percent-encoded; a bare / in a password moves the rest of it into the path. */
function hasReadableCredentials({ protocol, username, password, pathname }: URL): boolean {
  try {
    decodeURIComponent(username + password);
    return protocol.startsWith('http') || !pathname.includes('@');
  } catch {
    return false;
  }
}

/** A URL of one of these protocols. It may hold a password, so the error does not repeat it. */
function url(env: Env, name: string, protocols: string[]): string | undefined {
  const text = env[name];
  if (!text) return undefined;
  const parsed = URL.canParse(text) ? new URL(text) : undefined;
  if (!parsed || !protocols.includes(parsed.protocol) || !hasReadableCredentials(parsed)) {
    const beginnings = protocols.map((protocol) => `${protocol}//`).join(' or ');
    throw new SettingError(
      `${name} must be a URL that starts with ${beginnings}. Percent-encode special characters in a name or password, such as %40 for @.`,
    );
  }
  return text;
}

function oneOf(env: Env, name: string, allowed: string[], fallback: string): string {
  const text = env[name] || fallback;
  if (!allowed.includes(text)) throw new SettingError(`${name} must be one of ${allowed.join(', ')}, not "${text}".`);
  return text;
}

/** Appears in mail headers and pages. */
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

/** An IANA name. An offset such as +05:30 is rejected, because PostgreSQL inverts its sign. */
function timeZone(env: Env): string {
  const name = env.TIME_ZONE || 'Asia/Kolkata';
  if (/^[+-]/.test(name) || !isTimeZone(name)) {
    throw new SettingError(`TIME_ZONE must be the name of a time zone, such as Asia/Kolkata, not "${name}".`);
  }
  return name;
}

/** All three keys, or none. */
function emailJs(env: Env): Settings['emailJs'] {
  const { EMAILJS_SERVICE_ID: serviceId, EMAILJS_TEMPLATE_ID: templateId, EMAILJS_USER_ID: userId } = env;
  if (!serviceId && !templateId && !userId) return undefined;
  if (!serviceId || !templateId || !userId) {
    throw new SettingError('EMAILJS_SERVICE_ID, EMAILJS_TEMPLATE_ID and EMAILJS_USER_ID go together; set all three or none.');
  }
  return { serviceId, templateId, userId };
}

function domains(env: Env): string[] {
  const list = (env.STUDENT_EMAIL_DOMAINS || 'vitstudent.ac.in').split(',').map((part) => part.trim().toLowerCase());
  const wrong = list.find((domain) => !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain));
  if (wrong !== undefined) throw new SettingError(`STUDENT_EMAIL_DOMAINS holds "${wrong}", which is not a domain.`);
  return list;
}

function limits(env: Env): LimitSettings {
  const limit = (name: string, fallback: number) => wholeNumber(env, name, fallback, 1_000_000);
  return {
    clientOperations: Math.max(1, limit('CLIENT_OPERATIONS', 4)),
    accountFailures: limit('ACCOUNT_FAILURES', 10),
    addressFailures: limit('ADDRESS_FAILURES', 500),
    addressCodes: limit('ADDRESS_CODES', 500),
    addressMessages: limit('ADDRESS_MESSAGES', 100),
    userQuestions: limit('USER_QUESTIONS', 60),
    addressQuestions: limit('ADDRESS_QUESTIONS', 600),
    userUploads: limit('USER_UPLOADS', 100),
    userSockets: limit('USER_SOCKETS', 10),
    addressSockets: limit('ADDRESS_SOCKETS', 2_000),
  };
}

function mail(env: Env, brandName: string): Pick<Settings, 'smtpUrl' | 'mailFrom' | 'contactEmail'> {
  return {
    smtpUrl: url(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: env.MAIL_FROM || `"${brandName}" <no-reply@campuscart.example>`,
    contactEmail: env.CONTACT_EMAIL || 'hello@campuscart.example',
  };
}

/** Reads and checks every setting. Throws an error that names the invalid one. */
export function readSettings(env: Env = process.env): Settings {
  const databaseUrl = url(env, 'DATABASE_URL', ['postgres:', 'postgresql:']);
  const port = wholeNumber(env, 'PORT', 4000, 65535);
  const brandName = brand(env);
  const production = env.NODE_ENV === 'production';
  const webDir = resolve(env.WEB_DIR || resolve(import.meta.dirname, '../../frontend/dist'));
  return {
    port,
    host: env.HOST || '0.0.0.0',
    databaseUrl,
    dataDir: resolve(env.DATA_DIR || '.data'),
    demoData: boolean(env, 'DEMO_DATA', !databaseUrl && !production),
    production,
    pubsubUrl: url(env, 'PUBSUB_URL', ['redis:', 'rediss:']),
    ...mail(env, brandName),
    publicUrl: (url(env, 'PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`).replace(/\/$/, ''),
    brandName,
    timeZone: timeZone(env),
    studentEmailDomains: domains(env),
    logLevel: oneOf(env, 'LOG_LEVEL', ['debug', 'info', 'warn', 'error', 'silent'], 'info'),
    shutdownWaitSeconds: wholeNumber(env, 'SHUTDOWN_WAIT', 0, 300),
    metricsToken: env.METRICS_TOKEN || undefined,
    trustProxy: wholeNumber(env, 'TRUST_PROXY', 0, 10),
    llmUrl: url(env, 'LLM_URL', ['http:', 'https:']),
    llmModel: env.LLM_MODEL || 'gpt-4o-mini',
    llmApiKey: env.LLM_API_KEY || undefined,
    emailJs: emailJs(env),
    emailJsUrl: url(env, 'EMAILJS_URL', ['http:', 'https:']) ?? 'https://api.emailjs.com/api/v1.0/email/send',
    queryCost: wholeNumber(env, 'QUERY_COST', 1_000, 1_000_000),
    queryCostAdmin: wholeNumber(env, 'QUERY_COST_ADMIN', 10_000, 1_000_000),
    rateLimits: boolean(env, 'RATE_LIMITS', true),
    limits: limits(env),
    statementSeconds: Math.max(1, wholeNumber(env, 'STATEMENT_SECONDS', 10, 3_600)),
    readPlanner: boolean(env, 'READ_PLANNER', true),
    webDir: existsSync(join(webDir, 'index.html')) ? webDir : undefined,
  };
}

/** Warnings for the operator at start: settings that are valid but have unexpected effects. */
export function warningsOf({ production, smtpUrl, dataDir }: Settings): string[] {
  if (!production || smtpUrl) return [];
  return [`SMTP_URL is not set: mails, sign-up and password codes included, reach nobody. They are written to ${join(dataDir, 'outbox')}.`];
}
