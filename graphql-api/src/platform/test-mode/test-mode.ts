/** Users of test mode on whose behalf tokens act. */
export enum TestPerson {
  SELLER = 'SELLER',
  BUYER = 'BUYER',
  ADMIN = 'ADMIN',
}

/** A token of test mode to be created. */
export interface NewTestToken {
  /** The token itself; only its hash is stored. */
  token: string;
  name: string;
  person: TestPerson;
  scopes: readonly string[];
  /** Days until the token expires. */
  days: number;
}

/** A token of test mode, as its owner sees it. */
export interface StoredTestToken {
  id: string;
  name: string;
  person: TestPerson;
  prefix: string;
  scopes: string[];
  createdAt: Date;
  expiresAt: Date;
  /** Time by the clock of test mode. */
  lastUsedAt: Date | null;
}

/** An email that would have been sent. */
export interface StoredTestMail {
  to: string;
  subject: string;
  text: string;
  /** Time by the clock of test mode. */
  sentAt: Date;
}

/** Test mode as the marketplace uses it. `owner` is the id of a user of the marketplace. */
export interface TestMode {
  /** Opens test mode, which takes seconds the first time. */
  open(): Promise<void>;
  /** Creates a token and returns its id; undefined if the owner already has the maximum number. */
  issue(owner: string, token: NewTestToken): Promise<string | undefined>;
  tokens(owner: string): Promise<StoredTestToken[]>;
  /** Revokes a token of its owner. Returns false if there is no such token. */
  revoke(owner: string, id: string): Promise<boolean>;
  /**
   * Returns the newest emails to the users on whose behalf the owner's tokens act, and to addresses that belong to no user; none if the owner has no
   * token.
   */
  mails(owner: string, first: number): Promise<StoredTestMail[]>;
  /** Returns a photo that was uploaded in test mode; undefined if it does not exist. */
  photo(hash: string, width: number): Promise<Buffer | undefined>;
}

/** Operations that exist only in test mode. `session` identifies a session or token. */
export interface TestControls {
  /** Advances the clock by some seconds, runs the work that is due by then, and returns the time. */
  advanceClock(seconds: number): Promise<Date>;
  /** Makes the next operation of a session fail with a code. */
  failNext(session: string, code: string): Promise<void>;
  /** Takes and returns the code with which this operation of a session must fail. */
  takeFailure(session: string): Promise<string | undefined>;
  /** Returns the newest emails to an address of the market, and to addresses that belong to none of its users. */
  mails(user: string, first: number): Promise<StoredTestMail[]>;
}
