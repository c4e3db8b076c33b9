import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';

/** Begins a secret, as in the specification of Standard Webhooks. */
const PREFIX = 'whsec_';
const SECRET_BYTES = 32;
/** As much of a secret is shown again, to tell it from others. */
const HINT_CHARACTERS = 4;

/** A new secret, which its owner sees once. */
export const newSecret = (): string => PREFIX + randomBytes(SECRET_BYTES).toString('base64');

/** The end of a secret, for lists. */
export const hintOf = (secret: string): string => `…${secret.replace(/=+$/, '').slice(-HINT_CHARACTERS)}`;

/** One attempt to deliver an event. */
export interface Attempt {
  /** Of the event in the log: equal for every attempt, so that a receiver handles it once. */
  position: string;
  body: string;
  at: Date;
}

/**
 * The headers of an attempt (Standard Webhooks): signed with each of the secrets, the newest first, so that a receiver may have either of them
 * after a rotation.
 */
export function signedHeaders({ position, body, at }: Attempt, secrets: readonly string[]): Record<string, string> {
  const id = `evt_${position}`;
  return {
    'content-type': 'application/json',
    'user-agent': 'CampusCart-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
  };
}
