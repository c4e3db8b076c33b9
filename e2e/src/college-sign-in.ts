import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Provider from 'oidc-provider';
import { settingsOn, spawnBuilt, stopServer, untilReady } from './built-server.ts';
import { freePort, urlOf } from './ports.ts';

const client = { client_id: 'market', client_secret: 'secret-of-the-market' };

/** Starts the identity provider of a college. A user who signs in as "neha" has the address neha@vitstudent.ac.in and a student number. */
async function startProvider(port: number, market: string): Promise<() => void> {
  const provider = new Provider(urlOf(port), {
    clients: [{ ...client, redirect_uris: [`${market}/auth/college/callback`] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'student_number'] },
    findAccount: (_ctx, accountId) => ({
      accountId,
      claims: () => ({
        sub: accountId,
        email: `${accountId}@vitstudent.ac.in`,
        email_verified: true,
        name: `${accountId} at college`,
        student_number: `S-${accountId}`,
      }),
    }),
    cookies: { keys: ['of the test'] },
  });
  const answer = provider.callback();
  const server = createServer((request, response) => void answer(request, response));
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

/** Starts a built server without passwords, and a provider by which users sign in to it. */
export async function startCollegeSignIn(): Promise<{ url: string; provider: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'campuscart-college-sign-in-'));
  const [port, providerPort] = [await freePort(), await freePort()];
  const stopProvider = await startProvider(providerPort, urlOf(port));
  const oidc = { OIDC_ISSUER: urlOf(providerPort), OIDC_CLIENT_ID: client.client_id, OIDC_CLIENT_SECRET: client.client_secret };
  const own = { ...oidc, OIDC_CLAIM_COLLEGE_ID: 'student_number', AUTH_PASSWORD: 'off', DEMO_DATA: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error' };
  const server = spawnBuilt('main', settingsOn(port, folder, own), [], true);
  await untilReady(server, port);
  const stop = async (): Promise<void> => {
    await stopServer(server);
    stopProvider();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: urlOf(port), provider: urlOf(providerPort), stop };
}
