import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type Configuration } from 'oidc-provider';
import type { CollegeProviderSettings } from '../src/platform/settings/college/sign-in-settings.ts';

/** Claims of a college's provider about a person. */
export interface CollegeClaims {
  email: string;
  email_verified: boolean;
  name?: string;
  student_number?: string;
}

/** A college's identity provider, to which a person signs in by sending their name in a header. */
export interface TestCollege {
  settings: CollegeProviderSettings;
  /** Claims about its people, by name. */
  people: Map<string, CollegeClaims>;
  stop(): Promise<void>;
}

/** Header with the name of the person who signs in at the provider. */
export const PERSON_HEADER = 'x-college-person';

function configuration(people: Map<string, CollegeClaims>, client: { clientId: string; clientSecret: string; callback: string }): Configuration {
  const { clientId, clientSecret, callback } = client;
  return {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [callback] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'student_number'] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, accountId) => ({ accountId, claims: () => ({ sub: accountId, ...people.get(accountId)! }) }),
    // The college's own market needs no consent.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session!.accountId! });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    cookies: { keys: ['of the test'] },
  };
}

/** Starts `oidc-provider` with one client, which is redirected back to `callback`. */
export async function startCollege(callback: string): Promise<TestCollege> {
  const people = new Map<string, CollegeClaims>();
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = { clientId: 'market', clientSecret: 'secret-of-the-market', callback };
  const provider = new Provider(issuer, configuration(people, client));
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
    const accountId = String(request.headers[PERSON_HEADER]);
    const result = people.has(accountId) ? { login: { accountId } } : { error: 'access_denied' };
    void provider.interactionFinished(request, response, result);
  });
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { settings: { issuer, clientId: client.clientId, clientSecret: client.clientSecret, collegeIdClaim: 'student_number' }, people, stop };
}
