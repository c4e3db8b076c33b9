import type { EntityManager } from '@mikro-orm/postgresql';
import type { Settings } from './settings.ts';
import type { Query, Sql } from './sql.ts';
import type { ContactRelay, ImageReviewer, LanguageModel, LiveEvent, Mailer, Passwords, PhotoStore, PubSub, RateLimiter } from './ports.ts';

/** Who is asking, as read from the session. */
export interface Viewer {
  id: string;
  isAdmin: boolean;
  /** What the sockets of this session, or of this token, are closed by. */
  sessionId: string;
  /** Set when a personal access token acts for the user; a session may do everything. */
  token?: { canWrite: boolean };
}

/** Runs SQL: prepared and pooled outside a transaction, on the transaction's connection inside one. */
export interface Db {
  rows<Row = Record<string, unknown>>(query: Sql | Query): Promise<Row[]>;
  one<Row = Record<string, unknown>>(query: Sql | Query): Promise<Row | undefined>;
}

/** Points that this operation gave or took, reported with its answer, also with a failed one. */
interface PointsNotice {
  pointsAdded?: number;
  pointMessage?: string;
  pointsDeducted?: number;
  msg?: string;
}

/** What stays the same for the life of the server. */
export interface Infrastructure {
  settings: Settings;
  passwords: Passwords;
  photos: PhotoStore;
  mailer: Mailer;
  pubsub: PubSub;
  rateLimiter: RateLimiter;
  imageReviewer: ImageReviewer;
  /** Undefined where none is set: copies of contact messages then go by mail. */
  contactRelay: ContactRelay | undefined;
  /** Undefined where none is set: the assistant then speaks for itself. */
  languageModel: LanguageModel | undefined;
}

/** First argument of every service function: who asks, what to work with, and what to tell afterwards. */
export interface Ctx {
  viewer: Viewer | null;
  /** Address of the client, for rate limits. */
  ip: string;
  /** Works with entities inside a transaction only; see `inTransaction`. */
  em: EntityManager;
  db: Db;
  infra: Infrastructure;
  notices: PointsNotice;
  /** Queued until the transaction commits; published at once outside one. */
  publish: (...events: LiveEvent[]) => void;
}
