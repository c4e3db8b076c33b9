import type { PreloadedRow } from './database/preloaded-row.ts';
import type { ClosableIterator } from './net/iterators.ts';

/** Hashes and checks passwords. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes the same time whether or not there is a hash to compare with. */
  verify(hash: string | undefined, password: string): Promise<boolean>;
}

/** A mail ready to be sent, with a text body and the same as HTML. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Identifies one mail of the queue, so that a mail sent twice, because the process ended between sending and noting it, is recognized. */
  key?: string;
}

/** Hands a mail over to SMTP or to the outbox folder. */
export interface Mailer {
  /** Throws `MailRejected` when sending it again is of no use, `MailServerAway` when no mail could be sent now. */
  send(mail: Mail): Promise<void>;
  close?(): void;
}

/** The receiving server rejected a mail permanently. */
export class MailRejected extends Error {}

/** The mail server cannot be reached, or does not accept the connection or the sign-in. */
export class MailServerAway extends Error {}

/** A browser to which a message can be sent (RFC 8030), and the keys that encrypt it (RFC 8291), in base64url. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** A message for a browser. */
export interface PushMessage {
  payload: string;
  /** How long the push service keeps it for a browser that is off. */
  ttlSeconds: number;
  /** A message of the same topic that waits is replaced. */
  topic?: string | undefined;
}

/** The pair of keys that signs messages (VAPID), in base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** Hands messages to the push services of browsers. */
export interface PushSender {
  /** Throws `SubscriptionGone`, `PushRejected` when sending it again is of no use, `PushDelayed`, or the error of the connection. */
  send(target: PushTarget, message: PushMessage, keys: PushKeys): Promise<void>;
  generateKeys(): PushKeys;
}

/** No message reaches the subscription any more: its push service does not know it, or its key is none. */
export class SubscriptionGone extends Error {}

/** The push service, or its address, does not take the message. */
export class PushRejected extends Error {}

/** The push service wants the message later. */
export class PushDelayed extends Error {
  constructor(
    message: string,
    /** Seconds to wait at least. */
    readonly seconds: number,
  ) {
    super(message);
  }
}

/** Why a delivery of a webhook failed. */
export enum WebhookError {
  ADDRESS_REFUSED = 'ADDRESS_REFUSED',
  DNS = 'DNS',
  CONNECT = 'CONNECT',
  TLS = 'TLS',
  TIMEOUT = 'TIMEOUT',
  REDIRECT = 'REDIRECT',
  STATUS = 'STATUS',
}

/** What the receiver of a webhook answered. */
export interface WebhookAnswer {
  status: number;
  /** The first 4 KiB. */
  body: string;
  /** The header of this name, in seconds from now. */
  retryAfter: number | undefined;
}

/** Sends events to the receivers of webhooks. */
export interface WebhookSender {
  /** Throws `WebhookFailed` where nothing would be sent to the host of a URL. */
  check(url: string): Promise<void>;
  /** Posts to a receiver and follows no redirect. Throws `WebhookFailed` where there is no answer within 10 seconds. */
  post(url: string, headers: Record<string, string>, body: string): Promise<WebhookAnswer>;
}

/** There is no answer of the receiver of a webhook. */
export class WebhookFailed extends Error {
  constructor(
    readonly reason: WebhookError,
    options?: ErrorOptions,
  ) {
    super(`no answer of the receiver: ${reason}`, options);
  }
}

/** One encoded width of a photo. */
export interface PhotoVariant {
  width: number;
  bytes: Buffer;
}

/** Stores the encoded photos, named by the hash of their content. */
export interface PhotoStore {
  put(hash: string, variants: PhotoVariant[]): Promise<void>;
  get(hash: string, width: number): Promise<Buffer | undefined>;
  /** Removes a photo in all widths; nothing where there is none. */
  remove(hash: string): Promise<void>;
  /** Bytes that are free for photos, where the store is a disk of this machine. */
  freeBytes?(): Promise<number>;
}

/** Addresses outside this server at which browsers get photos. */
export interface PhotoAddresses {
  /** Whether an address holds for everybody and for ever: it is given for photos of listings only. */
  isPublic: boolean;
  /** How long a redirect to an address may be kept, in seconds. */
  redirectSeconds: number;
  /** The address of one width of a photo. */
  of(hash: string, width: number): Promise<string>;
}

/** Probabilities by class, or why there are none; a failure is no missing library. */
export type ImageVerdict = { classes: Record<string, number> } | { skipped: string; hasFailed?: boolean };

/** Classifies pictures outside the event loop. */
export interface ImageReviewer {
  /** `pixels` are RGB bytes of 224 × 224. */
  classify(pixels: Uint8Array): Promise<ImageVerdict>;
  close(): Promise<void>;
}

/** The words in a picture, a line for each line of it, or why they were not read; `unavailable` where that is not installed or switched off. */
export type PictureText = { text: string } | { failed: string } | 'unavailable';

/** Reads the words in pictures outside the event loop. */
export interface PictureTextReader {
  /** `picture` is an encoded picture, such as a PNG. */
  read(picture: Uint8Array): Promise<PictureText>;
  close(): Promise<void>;
}

/** Hands contact messages to a service outside. */
export interface ContactRelay {
  /** Throws when the service did not take it. */
  send(message: { name: string; email: string; message: string }): Promise<void>;
}

/** Rephrases the answers of the assistant. */
export interface LanguageModel {
  /** The facts rephrased as Markdown; undefined when it failed or took too long. */
  word(question: string, facts: string): Promise<string | undefined>;
}

/** Something that happened, for the subscribers of its topic. */
export interface LiveEvent {
  topic: string;
  id: string;
  /** The written row, so that subscribers in this process need not read it. It is not sent to other processes. */
  row?: PreloadedRow | undefined;
  /** True for one of this process only, because a single process is to act on it. */
  isLocal?: boolean;
}

/** Publishes events to the subscribers in all server processes. */
export interface PubSub {
  publish: (...events: LiveEvent[]) => void;
  /** The events of a topic from now on, until the subscriber returns. */
  subscribe(topic: string): ClosableIterator<LiveEvent>;
  /** The newest event of several topics: one that nobody has read yet gives way to the next. */
  subscribeToLatest(topics: readonly string[]): ClosableIterator<LiveEvent>;
  /** Whether a topic has subscribers in this process. Without any, a preloaded row is not needed. */
  hasSubscribers(topic: string): boolean;
  /** Calls back when events of other processes may have been missed. */
  onMissedEvents(listener: () => void): void;
  /** Whether this process does not get events of the others now; left out where there are no others. */
  isAway?(): boolean;
  close(): Promise<void>;
}

/** Recognizes the errors of an unavailable database. */
export interface DatabaseOutage {
  /** SERVICE_UNAVAILABLE for an error of an unavailable database; any other error unchanged. */
  errorOf(error: unknown): unknown;
  /** Throws SERVICE_UNAVAILABLE while the database is known not to answer, so that nobody waits for it. */
  check(): void;
  /** Whether the database was unavailable at a moment after `time`, which is one of `performance.now()`. */
  wasSince(time: number): boolean;
}

/** A named budget: `points` uses per `seconds`, counted per key. */
export interface Limit {
  name: string;
  points: number;
  seconds: number;
}

/** Counts uses, in all server processes together. */
export interface RateLimiter {
  /** Counts a use. Throws RATE_LIMITED with the seconds to wait when the budget of a key is used up. */
  use(limit: Limit, key: string): Promise<void>;
  /** Gives back a use that should not count, such as a successful attempt. */
  giveBack(limit: Limit, key: string): Promise<void>;
  /** Clears the uses of a key, for instance after a correct password. */
  clear(limit: Limit, key: string): Promise<void>;
}

/** A token bucket: whose it is, how many points it holds at most, and how many come back in a second. */
export interface Bucket {
  key: string;
  capacity: number;
  perSecond: number;
}

/** Token buckets that all server processes share. A new one is full. */
export interface Budgets {
  /** Takes points, or none where there are fewer; what is left. */
  take(bucket: Bucket, points: number): Promise<{ isGranted: boolean; remaining: number }>;
  /** Gives points back; below 0 takes more, whatever is left. */
  give(bucket: Bucket, points: number): Promise<void>;
  remaining(bucket: Bucket): Promise<number>;
  /** Resolves when a refusal may be sent that asks the client of a bucket to wait some seconds: later where it did not wait before. */
  refuse(bucket: Bucket, retryAfter: number): Promise<void>;
  /** Forgets those that nobody uses. */
  removeUnused(): Promise<void>;
}

/** A person as the identity provider of the college knows them. */
export interface CollegePerson {
  /** The issuer, and its name for the person, which no other person ever has. */
  issuer: string;
  subject: string;
  /** As the provider writes it, which has verified that it is the person's. */
  email: string;
  /** Undefined where the provider does not say. */
  name: string | undefined;
  collegeId: string | undefined;
}

/** What a browser keeps while its user is at the provider, and by which the answer is known to be for this browser. */
export interface CollegeChallenge {
  state: string;
  nonce: string;
  /** Of PKCE (RFC 7636). */
  verifier: string;
}

/** The identity provider of the college. Both functions throw SERVICE_UNAVAILABLE where it does not answer. */
export interface CollegeProvider {
  /** The address at which a person signs in. */
  begin(): Promise<{ url: string; challenge: CollegeChallenge }>;
  /**
   * Who has come back to an address of this server. Throws UNAUTHENTICATED where the answer is none, is not for the challenge or says no, and FORBIDDEN
   * for a person without a verified address.
   */
  finish(returned: URL, challenge: CollegeChallenge): Promise<CollegePerson>;
}
