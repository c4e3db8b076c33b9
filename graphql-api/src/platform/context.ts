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

/** A period in which a user may read but not write. */
export interface Suspension {
  /** End by the database's clock, in milliseconds since 1970, as responses show it. */
  until: number;
  /** End by `performance.now()`, which a change of the machine's clock does not affect. */
  endsAt: number;
}

/** The signed-in user who sends a request, as read from the session. */
export interface Viewer {
  id: string;
  isAdmin: boolean;
  /** Id of the session or token. When it ends, its sockets are closed. */
  sessionId: string;
  /** Set while the user may read but not write. */
  suspension?: Suspension | undefined;
  /**
   * Set when a personal access token acts for the user, with its scopes and the scopes that these include. A session has no scopes: it may do
   * everything.
   */
  token?: { id: string; scopes: ReadonlySet<string> };
  /** Returns whether the access token may be used from an address; undefined if every address is allowed. */
  allows?: (ip: string) => boolean;
}

/** Runs SQL: prepared and on a pooled connection outside a transaction, on the transaction's connection inside one. */
export interface Db {
  rows<Row = Record<string, unknown>>(query: Statement<Row>): Promise<Row[]>;
  one<Row = Record<string, unknown>>(query: Statement<Row>): Promise<Row | undefined>;
}

/** Points that this operation gave or took. The response reports them even if the operation failed. */
interface PointNotifications {
  pointsAdded?: number;
  pointMessage?: string;
  pointsDeducted?: number;
  msg?: string;
}

/** Response to a query. */
export interface QueryAnswer {
  data: unknown;
  errors?: readonly object[];
}

/** Validates and runs the queries of webhooks. */
export interface EventQueries {
  /** Throws INVALID_INPUT about `query` for a query that cannot be run, INSUFFICIENT_SCOPE. */
  check(query: string, scope: string, viewer: Viewer): void;
  /** Runs a query for the event at a position, as the viewer would see it now. */
  run(query: string, viewer: Viewer, position: string): Promise<QueryAnswer>;
}

/** Rows as lines of JSON text. The last line has no line feed. */
export interface Lines {
  text: string;
  rows: number;
}

/** Rows with the fields that a client selected. */
export interface SelectedRows extends Lines {
  /** Sort key of the last row; undefined if there are no rows. */
  lastKey: string | undefined;
}

/** Reads rows with the fields that a client selected. */
export interface RowSelections {
  /**
   * Returns a function that reads the objects of query sources that list a type, by a selection of its fields. Fields for which the viewer's access
   * token lacks a scope are left out. Throws INVALID_INPUT about `query` for a text that is not a valid selection.
   */
  reader(typeName: string, selection: string, key: string, viewer: Viewer): (ctx: Ctx, source: object) => Promise<SelectedRows>;
}

/** Stores the settings that each of several campuses sets for itself. */
export interface CampusKeeper {
  /** Returns the campus as currently stored. */
  stored(): Promise<CampusFacts>;
  /** Returns the stored campus and locks it until the end of the transaction. */
  locked(db: Db): Promise<CampusFacts>;
  /** Stores the domains and settings of the campus in a transaction. Servers apply them within five seconds. */
  store(db: Db, campus: CampusFacts): Promise<void>;
  /** Reads settings in the same way as servers do. Throws an error that names the invalid setting. */
  settingsOf: (campus: CampusFacts) => Settings;
}

/** Services that live as long as the server. */
export interface Infrastructure {
  settings: Settings;
  passwords: Passwords;
  photos: PhotoStore;
  /** Undefined if this server sends the photos itself. */
  photoAddresses: PhotoAddresses | undefined;
  mailer: Mailer;
  pushSender: PushSender;
  webhookSender: WebhookSender;
  /** Set once the schema can be executed. */
  eventQueries?: EventQueries;
  /** Set once the schema can be executed. */
  rowSelections?: RowSelections;
  /** Set if the marketplace has a test mode. */
  testMode?: TestMode;
  /** Set in test mode. */
  testControls?: TestControls;
  pubsub: PubSub;
  rateLimiter: RateLimiter;
  budgets: Budgets;
  outage: DatabaseOutage;
  imageReviewer: ImageReviewer;
  pictureTextReader: PictureTextReader;
  /** Undefined if the server has a single market, with the settings of the environment. */
  campusKeeper?: CampusKeeper;
  /** Undefined if no relay is configured. Copies of contact messages are then sent by email. */
  contactRelay: ContactRelay | undefined;
  /** Undefined if no provider is configured. Users then sign in with a password. */
  collegeProvider: CollegeProvider | undefined;
  /** Undefined if no model is configured. The assistant then uses its own wording. */
  languageModel: LanguageModel | undefined;
}

/** The slot of a running operation in the work queue. */
export interface QueueSlot {
  /** Whether the client has used more than its share and must take turns with others. */
  exceedsShare: boolean;
  acquire(): void;
  release(): void;
}

/** A destructive change that can be undone until `undoUntil`. */
export interface RecordedAct {
  id: string;
  token: string;
  /** In milliseconds since 1970. */
  undoUntil: number;
}

/** First argument of every service function: the viewer, the connections to use, and the events to publish. */
export interface Ctx {
  viewer: Viewer | null;
  /** Client address, for rate limits. */
  ip: string;
  /** Works with entities, inside a transaction only; see `inTransaction`. */
  em: EntityManager;
  db: Db;
  infra: Infrastructure;
  /** Functions that domain groups call in the groups above them. */
  ports: DomainPorts;
  pointNotifications: PointNotifications;
  /** Event for which a subscription's operation is executed. */
  event?: unknown;
  /** Whether the GraphQL operation returns null for fields because the access token lacks their scopes. */
  hidesFields?: boolean;
  /** Cost of the GraphQL operation. */
  cost?: number | undefined;
  /** Act that records the changes of the transaction; see `recordAct`. */
  act?: RecordedAct | undefined;
  /** Set while the operation has a slot; see `releaseSlotWhile`. */
  slot?: QueueSlot | undefined;
  /** Queues events until the transaction commits; outside a transaction it publishes them at once. */
  publish: (...events: LiveEvent[]) => void;
}

/** Waits for something that needs no CPU time of this server, such as an upload or another server. The operation's slot is released meanwhile. */
export async function releaseSlotWhile<Result>(ctx: Ctx, wait: () => Promise<Result>): Promise<Result> {
  ctx.slot?.release();
  try {
    return await wait();
  } finally {
    ctx.slot?.acquire();
  }
}
