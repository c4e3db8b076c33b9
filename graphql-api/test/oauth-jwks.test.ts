import { createPublicKey, generateKeyPairSync, verify, type JsonWebKey } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readKeys } from '../src/platform/settings/keys/key-settings.ts';
import { MARKET, registeredApp, startOAuthMarket } from './oauth-market.ts';
import { admin, student } from './test-clients.ts';

type Jwk = JsonWebKey & { kid: string };

const newKey = (kid: string): Jwk => ({ ...generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey.export({ format: 'jwk' }), kid });

const decoded = (part: string): Record<string, unknown> => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;

/** Returns the id of the key that signed a token. */
const signerOf = (token: string): unknown => decoded(token.split('.')[0]!).kid;

/** Returns whether one of the published keys signed a token. */
function isSignedByOneOf(keys: readonly Jwk[], token: string): boolean {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const key = keys.find(({ kid }) => kid === signerOf(token));
  const signed = Buffer.from(`${header}.${payload}`);
  return !!key && verify('sha256', signed, createPublicKey({ key, format: 'jwk' }), Buffer.from(signature, 'base64url'));
}

/** Returns an ID token that a server with these keys in OAUTH_JWKS signs, and the keys that it publishes. */
async function signedWith(...keys: Jwk[]): Promise<{ idToken: string; published: Jwk[] }> {
  const { oauthJwks } = readKeys({ OAUTH_JWKS: JSON.stringify({ keys }) });
  const market = await startOAuthMarket({ oauthJwks });
  try {
    const { tokens } = await market.signIn(await registeredApp(await admin()), await student(), 'openid');
    const response = await fetch(`${market.url}/oauth/jwks`);
    return { idToken: tokens.id_token!, published: ((await response.json()) as { keys: Jwk[] }).keys };
  } finally {
    await market.stop();
  }
}

describe('OAUTH_JWKS', () => {
  const [old, next] = [newKey('of-spring'), newKey('of-autumn')];

  it('signs with the first key, publishes the public part of all keys, and accepts tokens signed with an older key', async () => {
    const before = await signedWith(old);
    expect(signerOf(before.idToken)).toBe('of-spring');
    expect(decoded(before.idToken.split('.')[1]!).iss).toBe(`${MARKET}/oauth`);
    expect(before.published.map(({ kid }) => kid)).toEqual(['of-spring']);

    const after = await signedWith(next, old);
    expect(signerOf(after.idToken)).toBe('of-autumn');
    expect(after.published.map(({ kid }) => kid).sort()).toEqual(['of-autumn', 'of-spring']);
    for (const key of after.published) expect(Object.keys(key)).not.toContain('d');
    expect(isSignedByOneOf(after.published, before.idToken)).toBe(true);
    expect(isSignedByOneOf(after.published, after.idToken)).toBe(true);
  });

  it.each([
    ['no JSON', 'keys'],
    ['no keys', '{"keys":[]}'],
    ['a key without a name', JSON.stringify({ keys: [{ ...old, kid: undefined }] })],
    ['a public key', JSON.stringify({ keys: [{ kty: 'RSA', n: old.n, e: old.e, kid: 'public' }] })],
  ])('rejects %s and does not print it', (_what, text) => {
    expect(() => readKeys({ OAUTH_JWKS: text })).toThrow(/^OAUTH_JWKS must be a JWK Set of private RSA keys, \{"keys":\[…\]\}, each with a kid\.$/);
  });
});
