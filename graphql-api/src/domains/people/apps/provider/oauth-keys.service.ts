import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { messages } from '../../../../messages.ts';
import type { Ctx } from '../../../../platform/context.ts';
import { seal, unseal } from '../../../../platform/net/sealed-text.ts';
import type { Jwk } from '../../../../platform/settings/keys/oauth-settings.ts';
import { deleteKeysUpTo, insertKey, storedKeys } from './oauth-keys.queries.ts';

const PURPOSE = 'oauth keys';
/** The number of the secret, which is not a signing key. */
const SECRET = 0;
/** Age in hours at which a signing key is rotated, and age at which every process and app has seen a new one, so that it can sign. */
const [ROTATED, SEEN] = [90 * 24, 24];

/** Keys of the OAuth provider. */
export interface OAuthKeys {
  /** Private keys as JWKs. The first one signs; all are published. */
  jwks: Jwk[];
  /** Signs cookies, and derives the user ids for each app. */
  secret: string;
}

const ofPair = promisify(generateKeyPair);

async function newJwk(id: number): Promise<Jwk> {
  const { privateKey } = await ofPair('rsa', { modulusLength: 2_048 });
  return { ...privateKey.export({ format: 'jwk' }), kid: `key-${id}-${randomBytes(4).toString('hex')}`, use: 'sig', alg: 'RS256' };
}

type Stored = Awaited<ReturnType<typeof storedKeys>>[number];

/** Puts the signing key first: the newest one that everybody has had time to see, or else the oldest. */
function signingFirst(keys: readonly Stored[]): Stored[] {
  const signing = keys.find(({ hours }) => hours >= SEEN) ?? keys.at(-1)!;
  return [signing, ...keys.filter((each) => each !== signing)];
}

/** Creates missing keys, and a further one if the newest is old. Deletes the key before the last. */
async function completeKeys(ctx: Ctx, known: readonly Stored[]): Promise<boolean> {
  const { secretKey, oauthJwks } = ctx.infra.settings;
  const store = (id: number, secret: string) => insertKey(ctx, { id, sealed: seal(secret, secretKey, PURPOSE) });
  const [newest] = known.filter(({ id }) => id !== SECRET);
  const needsSecret = known.every(({ id }) => id !== SECRET);
  const needsKey = !oauthJwks && (newest === undefined || newest.hours >= ROTATED);
  if (needsSecret) await store(SECRET, randomBytes(32).toString('base64url'));
  if (needsKey) {
    const id = (newest?.id ?? SECRET) + 1;
    await store(id, JSON.stringify(await newJwk(id)));
    await deleteKeysUpTo(ctx, id - 2);
  }
  return needsSecret || needsKey;
}

/**
 * Returns the keys of the settings, or keys that the first call stores for all processes and that are rotated after 90 days. Throws if SECRET_KEY is
 * not the one that encrypted them.
 */
export async function oauthKeys(ctx: Ctx): Promise<OAuthKeys> {
  const { secretKey, oauthJwks } = ctx.infra.settings;
  let rows = await storedKeys(ctx);
  if (await completeKeys(ctx, rows)) rows = await storedKeys(ctx);
  const open = ({ sealed }: Stored): string => {
    const text = unseal(sealed, secretKey, PURPOSE);
    if (text === undefined) throw new Error(messages.oauthKeysLost);
    return text;
  };
  const secret = open(rows.find(({ id }) => id === SECRET)!);
  const stored = () => signingFirst(rows.filter(({ id }) => id !== SECRET)).map((row) => JSON.parse(open(row)) as Jwk);
  return { secret, jwks: oauthJwks ?? stored() };
}
