import type { PreloadedRow } from './database/preloaded-row.ts';
import type { ClosableIterator } from './net/iterators.ts';

/** Hashes and verifies passwords. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes the same time whether or not there is a hash to compare with. */
  verify(hash: string | undefined, password: string): Promise<boolean>;
}

/** An email ready to be sent, with a text body and an equivalent HTML body. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Identifies an email of the queue. It makes duplicates recognizable if the process ends between sending and recording an email. */
  key?: string;
}

/** Sends emails by SMTP or writes them to the outbox folder. */
export interface Mailer {
  /** Throws `MailRejected` if another attempt is pointless, `MailServerAway` if no email can be sent at the moment. */
  send(mail: Mail): Promise<void>;
  close?(): void;
}

/** The receiving server permanently rejected an email. */
export class MailRejected extends Error {}

/** The mail server cannot be reached, or rejects the connection or the sign-in. */
export class MailServerAway extends Error {}

/** A browser that receives push messages (RFC 8030), and the keys that encrypt them (RFC 8291), in base64url. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** A message for a browser. */
export interface PushMessage {
  payload: string;
  /** How long the push service stores the message for a browser that is offline. */
  ttlSeconds: number;
  /** The push service replaces a pending message of the same topic. */
  topic?: string | undefined;
}

/** Key pair that signs messages (VAPID), in base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** Sends messages to the push services of browsers. */
export interface PushSender {
  /** Throws `SubscriptionGone`, `PushRejected` if another attempt is pointless, `PushDelayed`, or the error of the connection. */
  send(target: PushTarget, message: PushMessage, keys: PushKeys): Promise<void>;
  generateKeys(): PushKeys;
}

/** The subscription no longer receives messages: its push service does not know it, or its key is invalid. */
export class SubscriptionGone extends Error {}

/** The push service rejects the message, or its address is not allowed. */
export class PushRejected extends Error {}

/** The push service asks to retry later. */
export class PushDelayed extends Error {
  constructor(
    message: string,
    /** Minimum number of seconds to wait. */
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

/** Response of a webhook's receiver. */
export interface WebhookAnswer {
  status: number;
  /** First 4 KiB of the body. */
  body: string;
  /** `Retry-After` header, in seconds from now. */
  retryAfter: number | undefined;
}

/** Sends events to the receivers of webhooks. */
export interface WebhookSender {
  /** Throws `WebhookFailed` if nothing may be sent to the host of a URL. */
  check(url: string): Promise<void>;
  /** Posts to a receiver without following redirects. Throws `WebhookFailed` if there is no response within 10 seconds. */
  post(url: string, headers: Record<string, string>, body: string): Promise<WebhookAnswer>;
}

/** The receiver of a webhook did not respond. */
export class WebhookFailed extends Error {
  constructor(
    readonly reason: WebhookError,
    options?: ErrorOptions,
  ) {
    super(`no answer of the receiver: ${reason}`, options);
  }
}

/** A photo encoded in one width. */
export interface PhotoVariant {
  width: number;
  bytes: Buffer;
}

/** Stores encoded photos, named by the hash of their content. */
export interface PhotoStore {
  put(hash: string, variants: PhotoVariant[]): Promise<void>;
  get(hash: string, width: number): Promise<Buffer | undefined>;
  /** Removes a photo in all widths. Does nothing if it does not exist. */
  remove(hash: string): Promise<void>;
  /** Returns the free bytes for photos, if the store is a disk of this machine. */
  freeBytes?(): Promise<number>;
}

/** Addresses outside this server from which browsers load photos. */
export interface PhotoAddresses {
  /** Whether an address is valid for everybody and forever. Such addresses are used for photos of listings only. */
  isPublic: boolean;
  /** How long a redirect to an address may be cached, in seconds. */
  redirectSeconds: number;
  /** Returns the address of a photo in one width. */
  of(hash: string, width: number): Promise<string>;
}

/** Probabilities by class, or the reason why there are none. `hasFailed` marks a failure, as opposed to a missing library. */
export type ImageVerdict = { classes: Record<string, number> } | { skipped: string; hasFailed?: boolean };

/** Classifies pictures outside the event loop. */
export interface ImageReviewer {
  /** Classifies a picture. `pixels` are RGB bytes of 224 × 224. */
  classify(pixels: Uint8Array): Promise<ImageVerdict>;
  close(): Promise<void>;
}

/** Text in a picture, line by line, or why it was not read; `unavailable` if text recognition is not installed or switched off. */
export type PictureText = { text: string } | { failed: string } | 'unavailable';

/** Reads text in pictures outside the event loop. */
export interface PictureTextReader {
  /** Reads the text in a picture. `picture` is an encoded picture, such as a PNG. */
  read(picture: Uint8Array): Promise<PictureText>;
  close(): Promise<void>;
}

/** Sends contact messages to an external service. */
export interface ContactRelay {
  /** Sends a message. Throws if the service does not accept it. */
  send(message: { name: string; email: string; message: string }): Promise<void>;
}

/** Rephrases the answers of the assistant. */
export interface LanguageModel {
  /** Returns the facts rephrased as Markdown; undefined if this failed or took too long. */
  word(question: string, facts: string): Promise<string | undefined>;
}

/** An event for the subscribers of its topic. */
export interface LiveEvent {
  topic: string;
  id: string;
  /** Written row, so that subscribers in this process need not read it. It is not sent to other processes. */
  row?: PreloadedRow | undefined;
  /** Whether the event stays in this process, because only one process may act on it. */
  isLocal?: boolean;
}

/** Publishes events to subscribers in all server processes. */
export interface PubSub {
  publish: (...events: LiveEvent[]) => void;
  /** Returns the events of a topic from now on, until the subscriber calls `return`. */
  subscribe(topic: string): ClosableIterator<LiveEvent>;
  /** Returns the newest event of several topics. A new event replaces an event that has not been read yet. */
  subscribeToLatest(topics: readonly string[]): ClosableIterator<LiveEvent>;
  /** Returns whether a topic has subscribers in this process. Without subscribers, a preloaded row is not needed. */
  hasSubscribers(topic: string): boolean;
  /** Calls the listener when events of other processes may have been missed. */
  onMissedEvents(listener: () => void): void;
  /** Returns whether this process currently misses the events of other processes; left out if there are no other processes. */
  isAway?(): boolean;
  close(): Promise<void>;
}

/** Recognizes errors of an unavailable database. */
export interface DatabaseOutage {
  /** Returns SERVICE_UNAVAILABLE for an error of an unavailable database, and any other error unchanged. */
  errorOf(error: unknown): unknown;
  /** Throws SERVICE_UNAVAILABLE while the database is known to be unavailable, so that nobody waits for it. */
  check(): void;
  /** Returns whether the database was unavailable at any moment after `time`, a value of `performance.now()`. */
  wasSince(time: number): boolean;
}

/** A named budget: `points` uses per `seconds`, counted per key. */
export interface Limit {
  name: string;
  points: number;
  seconds: number;
}

/** Counts uses across all server processes. */
export interface RateLimiter {
  /** Counts a use. Throws RATE_LIMITED with the seconds to wait if the budget of the key is used up. */
  use(limit: Limit, key: string): Promise<void>;
  /** Returns a use that should not count, such as a successful attempt. */
  giveBack(limit: Limit, key: string): Promise<void>;
  /** Clears the uses of a key, for instance after a correct password. */
  clear(limit: Limit, key: string): Promise<void>;
}

/** A token bucket: its key, its maximum number of points, and the points added per second. */
export interface Bucket {
  key: string;
  capacity: number;
  perSecond: number;
}

/** Token buckets that all server processes share. A new bucket is full. */
export interface Budgets {
  /** Takes the points if the bucket has enough; otherwise takes none. Returns the remaining points. */
  take(bucket: Bucket, points: number): Promise<{ isGranted: boolean; remaining: number }>;
  /** Returns points to the bucket. A negative number takes points, even if the bucket has fewer. */
  give(bucket: Bucket, points: number): Promise<void>;
  remaining(bucket: Bucket): Promise<number>;
  /**
   * Resolves when a rejection may be sent that asks the client of a bucket to wait some seconds. The delay is longer for a client that did not wait
   * before.
   */
  refuse(bucket: Bucket, retryAfter: number): Promise<void>;
  /** Removes unused buckets. */
  removeUnused(): Promise<void>;
}

/** A person as known to the college's identity provider. */
export interface CollegePerson {
  /** Issuer, and its identifier for the person, which is never reused. */
  issuer: string;
  subject: string;
  /** Email address as the provider writes it. The provider has verified it. */
  email: string;
  /** Undefined if the provider does not send a name. */
  name: string | undefined;
  collegeId: string | undefined;
}

/** Values that a browser stores while its user is at the provider. They prove that the response belongs to this browser. */
export interface CollegeChallenge {
  state: string;
  nonce: string;
  /** Code verifier of PKCE (RFC 7636). */
  verifier: string;
}

/** The college's identity provider. Both functions throw SERVICE_UNAVAILABLE if it does not respond. */
export interface CollegeProvider {
  /** Returns the address at which a person signs in. */
  begin(): Promise<{ url: string; challenge: CollegeChallenge }>;
  /**
   * Returns the person who was redirected back to this server. Throws UNAUTHENTICATED if the response is invalid, does not match the challenge or is
   * negative, and FORBIDDEN for a person without a verified address.
   */
  finish(returned: URL, challenge: CollegeChallenge): Promise<CollegePerson>;
}
