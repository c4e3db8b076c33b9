import { hash, verify } from '@node-rs/argon2';
import type { Passwords } from '../platform/ports.ts';

/** argon2id with 19 MiB, two passes and one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Used for verification if there is no account, so that the rejection takes the same time. */
const nobody = hash('nobody has this password', COST);

/** Passwords hashed with argon2id. */
export const argonPasswords: Passwords = {
  hash: (password) => hash(password, COST),
  verify: async (stored, password) => {
    const right = await verify(stored ?? (await nobody), password);
    return stored !== undefined && right;
  },
};
