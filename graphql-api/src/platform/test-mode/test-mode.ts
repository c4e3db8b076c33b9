/** The people of test mode for whom tokens act. */
export enum TestPerson {
  SELLER = 'SELLER',
  BUYER = 'BUYER',
  ADMIN = 'ADMIN',
}

/** A token of test mode that is to be made. */
export interface NewTestToken {
  /** The token itself, of which the hash is kept. */
  token: string;
  name: string;
  person: TestPerson;
  scopes: readonly string[];
  /** Days until it ends. */
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
  /** By the clock of test mode. */
  lastUsedAt: Date | null;
}

/** A mail that would have been sent. */
export interface StoredTestMail {
  to: string;
  subject: string;
  text: string;
  /** By the clock of test mode. */
  sentAt: Date;
}

/** Test mode, as the marketplace beside it uses it. `owner` is the id of a person of the marketplace. */
export interface TestMode {
  /** Opens it, which takes seconds the first time. */
  open(): Promise<void>;
  /** Makes a token and gives its id; undefined where the owner has as many as one may have. */
  issue(owner: string, token: NewTestToken): Promise<string | undefined>;
  tokens(owner: string): Promise<StoredTestToken[]>;
  /** Ends a token of its owner; false where there is none. */
  revoke(owner: string, id: string): Promise<boolean>;
  /** The newest mails to the people for whom the owner's tokens act, and to addresses of none of them; none without a token. */
  mails(owner: string, first: number): Promise<StoredTestMail[]>;
  /** A photo that was uploaded in test mode; undefined where there is none. */
  photo(hash: string, width: number): Promise<Buffer | undefined>;
}

/** What only test mode can do. `session` identifies a session or token. */
export interface TestControls {
  /** Moves the clock ahead by some seconds, does what is due then, and gives the time. */
  advanceClock(seconds: number): Promise<Date>;
  /** Has the next operation of a session fail with a code. */
  failNext(session: string, code: string): Promise<void>;
  /** Takes the code with which this operation of a session is to fail. */
  takeFailure(session: string): Promise<string | undefined>;
  /** The newest mails to an address of the market, and to addresses of none of its people. */
  mails(user: string, first: number): Promise<StoredTestMail[]>;
}
