import { wholeNumber, type Env } from './setting-readers.ts';

/** Limits for one account, user or client address while `rateLimits` is on. */
export interface LimitSettings {
  /** Operations of one client that run at the same time. Further operations wait. */
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
  /** Downloads of everything stored about one user, in an hour. */
  userDownloads: number;
  /** Posters that are drawn for one address, in an hour. Posters that were drawn before do not count. */
  addressPosters: number;
  /** Requests of one address to the OAuth provider, in a minute. */
  addressOAuth: number;
  /** Open orders of one buyer. */
  buyerOpenOrders: number;
  /** Open orders of one buyer with one seller. */
  pairOpenOrders: number;
  /** Orders that one buyer places, in an hour. */
  buyerOrders: number;
  /** Minutes between two emails to one user about actions of the same other user; 0 to send each at once. */
  actorMailMinutes: number;
  /** Messages that one person writes, in a minute. */
  userMessages: number;
  /** Messages that one person writes in one conversation, in a minute. */
  conversationMessages: number;
  /** Open sockets of one user. */
  userSockets: number;
  /** Open sockets of one address. */
  addressSockets: number;
}

/** Reads the limits. Throws an error that names an invalid one. */
export function readLimits(env: Env): LimitSettings {
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
    userDownloads: limit('USER_DOWNLOADS', 20),
    addressPosters: limit('ADDRESS_POSTERS', 600),
    addressOAuth: limit('ADDRESS_OAUTH', 600),
    buyerOpenOrders: Math.max(1, limit('BUYER_OPEN_ORDERS', 20)),
    pairOpenOrders: Math.max(1, limit('PAIR_OPEN_ORDERS', 5)),
    buyerOrders: Math.max(1, limit('BUYER_ORDERS', 30)),
    actorMailMinutes: wholeNumber(env, 'ACTOR_MAIL_MINUTES', 10, 1_440),
    userMessages: Math.max(1, limit('USER_MESSAGES', 60)),
    conversationMessages: Math.max(1, limit('CONVERSATION_MESSAGES', 20)),
    userSockets: limit('USER_SOCKETS', 10),
    addressSockets: limit('ADDRESS_SOCKETS', 2_000),
  };
}
