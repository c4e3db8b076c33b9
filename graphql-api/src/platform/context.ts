import type { EntityManager } from '@mikro-orm/postgresql';
import type { DomainPorts } from './domain-ports.ts';
import type { TestControls, TestMode } from './test-mode/test-mode.ts';
import type { CampusFacts } from './settings/campus-settings.ts';
import type { Settings } from './settings/settings.ts';
import type { Statement } from './database/statement.ts';
import type {
  CollegeProvider,
  ContactRelay,
  DatabaseOutage,
  ImageReviewer,
  PictureTextReader,
  LanguageModel,
  LiveEvent,
  Mailer,
  PushSender,
  Passwords,
  PhotoAddresses,
  PhotoStore,
  PubSub,
  RateLimiter,
  Budgets,
  WebhookSender,
} from './ports.ts';

/** A time in which a person may not write. */
export interface Suspension {
  /** Its end by the database's clock, in milliseconds since 1970, as responses show it. */
  until: number;
  /** Its end by `performance.now()`, which goes on evenly when somebody sets this machine's clock. */
  endsAt: number;
}

/** Who is asking, as read from the session. */
export interface Viewer {
  id: string;
  isAdmin: boolean;
  /** Identifies the session or token whose end closes its sockets. */
  sessionId: string;
  /** Set while the person may read and not write. */
  suspension?: Suspension | undefined;
  /** Set when a personal access token acts for the user, with all scopes that it has or that these include; a session may do everything. */
  token?: { id: string; scopes: ReadonlySet<string> };
  /** Whether the access token may be used from an address; left out where it may be used from all. */
  allows?: (ip: string) => boolean;
}

/** Runs SQL: prepared and pooled outside a transaction, on the transaction's connection inside one. */
export interface Db {
  rows<Row = Record<string, unknown>>(query: Statement<Row>): Promise<Row[]>;
  one<Row = Record<string, unknown>>(query: Statement<Row>): Promise<Row | undefined>;
}

/** Points that this operation gave or took, reported in its response, also in a failed one. */
interface PointNotifications {
  pointsAdded?: number;
  pointMessage?: string;
  pointsDeducted?: number;
  msg?: string;
}

/** The answer of a query. */
export interface QueryAnswer {
  data: unknown;
  errors?: readonly object[];
}

/** Checks and runs the queries of webhooks. */
export interface EventQueries {
  /** Throws INVALID_INPUT about `query` for one that cannot be run, INSUFFICIENT_SCOPE. */
  check(query: string, scope: string, viewer: Viewer): void;
  /** Runs a query for the event at a position, as a viewer sees it now. */
  run(query: string, viewer: Viewer, position: string): Promise<QueryAnswer>;
}

/** Rows as lines of JSON text, without a line feed at the end. */
export interface Lines {
  text: string;
  rows: number;
}

/** Rows as a client selected them. */
export interface SelectedRows extends Lines {
  /** What the last one is ordered by; undefined where there is none. */
  lastKey: string | undefined;
}

/** Reads rows by the fields that a client chose. */
export interface RowSelections {
  /**
   * What reads the objects of query sources that list a type, by a selection of its fields. Fields for which the viewer's access token lacks a scope
   * are left out. Throws INVALID_INPUT about `query` for a text that is no such selection.
   */
  reader(typeName: string, selection: string, key: string, viewer: Viewer): (ctx: Ctx, source: object) => Promise<SelectedRows>;
}

/** Keeps what a campus of several sets itself. */
export interface CampusKeeper {
  /** The campus as it is stored now. */
  stored(): Promise<CampusFacts>;
  /** The same in a transaction, until whose end nobody else changes it. */
  locked(db: Db): Promise<CampusFacts>;
  /** Stores the domains and settings of the campus in a transaction. Servers open it with them within five seconds. */
  store(db: Db, campus: CampusFacts): Promise<void>;
  /** Reads settings as servers do. Throws an error that names the invalid one. */
  settingsOf: (campus: CampusFacts) => Settings;
}

/** What lives as long as the server. */
export interface Infrastructure {
  settings: Settings;
  passwords: Passwords;
  photos: PhotoStore;
  /** Undefined where this server passes photos on. */
  photoAddresses: PhotoAddresses | undefined;
  mailer: Mailer;
  pushSender: PushSender;
  webhookSender: WebhookSender;
  /** Set once the schema can be executed. */
  eventQueries?: EventQueries;
  /** Set once the schema can be executed. */
  rowSelections?: RowSelections;
  /** Set where the marketplace has a test mode beside it. */
  testMode?: TestMode;
  /** Set in test mode. */
  testControls?: TestControls;
  pubsub: PubSub;
  rateLimiter: RateLimiter;
  budgets: Budgets;
  outage: DatabaseOutage;
  imageReviewer: ImageReviewer;
  pictureTextReader: PictureTextReader;
  /** Undefined where the settings are those of the server alone. */
  campusKeeper?: CampusKeeper;
  /** Undefined where none is set: copies of contact messages then go by mail. */
  contactRelay: ContactRelay | undefined;
  /** Undefined where none is set: people then sign in with a password. */
  collegeProvider: CollegeProvider | undefined;
  /** Undefined where none is set: the assistant then uses its own wording. */
  languageModel: LanguageModel | undefined;
}

/** The slot of a running operation in the work queue. */
export interface QueueSlot {
  /** Whether the client has used more than its share, so that it takes turns with others. */
  exceedsShare: boolean;
  acquire(): void;
  release(): void;
}

/** Something destructive that can be undone until its time is over. */
export interface RecordedAct {
  id: string;
  token: string;
  /** In milliseconds since 1970. */
  undoUntil: number;
}

/** First argument of every service function: the viewer, the connections to work with, and the events to publish. */
export interface Ctx {
  viewer: Viewer | null;
  /** Address of the client, for rate limits. */
  ip: string;
  /** Works with entities inside a transaction only; see `inTransaction`. */
  em: EntityManager;
  db: Db;
  infra: Infrastructure;
  /** What groups call of those above them. */
  ports: DomainPorts;
  pointNotifications: PointNotifications;
  /** The event that a subscription's operation is executed for. */
  event?: unknown;
  /** Whether fields of the GraphQL operation are null because the access token lacks their scopes. */
  hidesFields?: boolean;
  /** Cost of the GraphQL operation. */
  cost?: number | undefined;
  /** The act whose changes the transaction records; see `recordAct`. */
  act?: RecordedAct | undefined;
  /** Set while the operation has a slot; see `releaseSlotWhile`. */
  slot?: QueueSlot | undefined;
  /** Queued until the transaction commits; published at once outside one. */
  publish: (...events: LiveEvent[]) => void;
}

/** Waits for something that needs no CPU time of this server, such as an upload or another server, and releases the operation's slot meanwhile. */
export async function releaseSlotWhile<Result>(ctx: Ctx, wait: () => Promise<Result>): Promise<Result> {
  ctx.slot?.release();
  try {
    return await wait();
  } finally {
    ctx.slot?.acquire();
  }
}
