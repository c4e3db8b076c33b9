import { hash } from 'node:crypto';

/** Followed by the sockets, which close when their session or token ends. */
export const SESSION_ENDED = 'session-ended';

/** What is stored of a token: it is random and long, so a fast hash is enough. */
export function hashOf(token: string): string {
  return hash('sha256', token);
}
