import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { messages } from '../../../../messages.ts';
import type { Ctx } from '../../../../platform/context.ts';
import { seal, unseal } from '../../../../platform/net/sealed-text.ts';
import type { Jwk } from '../../../../platform/settings/keys/oauth-settings.ts';
import { deleteKeysUpTo, insertKey, storedKeys } from './oauth-keys.queries.ts';

const PURPOSE = 'oauth keys';
/** The number of what is no signing key. */
const SECRET = 0;
/** Age of a signing key at which another is made, and at which one signs that every process and every app has seen, in hours. */
const [ROTATED, SEEN] = [90 * 24, 24];

/** What the provider signs with. */
export interface OAuthKeys {
  /** Private keys as JWKs; the first one signs, all are published. */
  jwks: Jwk[];
  /** Signs cookies, and gives people a name for each app. */
  secret: string;
}

const ofPair = promisify(generateKeyPair);

async function newJwk(id: number): Promise<Jwk> {
  const { privateKey } = await ofPair('rsa', { modulusLength: 2_048 });
  return { ...privateKey.export({ format: 'jwk' }), kid: `key-${id}-${randomBytes(4).toString('hex')}`, use: 'sig', alg: 'RS256' };
}

type Stored = Awaited<ReturnType<typeof storedKeys>>[number];

/** The key that signs first: the newest that everybody has had the time to see, or the oldest. */
function signingFirst(keys: readonly Stored[]): Stored[] {
  const signing = keys.find(({ hours }) => hours >= SEEN) ?? keys.at(-1)!;
  return [signing, ...keys.filter((each) => each !== signing)];
}

/** Makes the keys that are missing, and one more where the newest is old; the one before the last is then forgotten. */
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
 * The keys of the settings, or those that the first use stores for all processes and that are followed by others after 90 days. Throws where SECRET_KEY is
 * not the one that sealed them.
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
