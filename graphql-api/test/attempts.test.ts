import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { WebSocket } from 'ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../src/platform/database/sql.ts';
import { codeFor } from './mail.ts';
import { student, unique } from './test-clients.ts';
import { serverWith, testApplication } from './application.ts';

const SIGN_IN = 'mutation ($email: String!, $password: String!) { signIn(input: { email: $email, password: $password }) { token } }';
const OTP = 'mutation ($email: String!, $collegeId: String!) { requestSignUpOtp(input: { email: $email, collegeId: $collegeId }) { message } }';
const RESET = 'mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { message } }';

let server: Awaited<ReturnType<typeof serverWith>>;
beforeAll(async () => {
  server = await serverWith(({ limits }) => ({
    trustProxy: 1,
    limits: { ...limits, addressFailures: 12, addressCodes: 3, addressMessages: 7, addressSockets: 3 },
  }));
});
afterAll(() => server.stop());

let lastClient = 0;
/** Returns a client address that no other test uses. */
const newClient = () => `198.51.100.${++lastClient}`;
const newAddress = () => `${unique('p').replaceAll(' ', '')}@vitstudent.ac.in`;

async function post(client: string, query: string, variables: Record<string, unknown>, token = '') {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': client, authorization: token };
  const response = await fetch(`${server.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
  const { data, errors } = (await response.json()) as {
    data: any;
    errors?: { message: string; extensions: { code: string; retryAfter?: number; fields?: { field: string }[] } }[];
  };
  return { headers: response.headers, data, error: errors?.[0], code: errors?.[0]?.extensions.code };
}
const signIn = (client: string, email: string, password: string) => post(client, SIGN_IN, { email, password });

async function budgets(): Promise<number> {
  const { container } = await testApplication();
  return (await container.database.db.one<{ count: number }>(sql`select count(*)::int as count from rate_limits`))!.count;
}

describe('attempts at a password', () => {
  it('are not counted when they succeed, so that a campus behind one address can sign in', async () => {
    const client = newClient();
    const { email } = await student();
    for (let turn = 0; turn < 60; turn += 1) expect((await signIn(client, email, 'password')).data?.signIn.token).toBeTruthy();
  });

  it('are rejected for the guessed account only, not for others behind the same address', async () => {
    const client = newClient();
    const [victim, neighbour] = [await student(), await student()];
    for (let turn = 0; turn < 10; turn += 1) expect((await signIn(client, victim.email, `guess${turn}`)).code).toBe('UNAUTHENTICATED');
    expect((await signIn(client, victim.email, 'password')).code).toBe('RATE_LIMITED');
    expect((await signIn(client, neighbour.email, 'password')).data?.signIn.token).toBeTruthy();
  });

  it('are counted before they run, so that parallel ones have the same limit as sequential ones', async () => {
    const { email } = await student();
    const codes = await Promise.all(Array.from({ length: 12 }, (_, turn) => signIn(newClient(), email, `guess${turn}`)));
    expect(codes.filter(({ code }) => code === 'UNAUTHENTICATED')).toHaveLength(10);
  });

  it('of a rejected client count for no account and use no memory', async () => {
    const client = newClient();
    for (let turn = 0; turn < 12; turn += 1) await signIn(client, newAddress(), 'guess');
    const { email } = await student();
    const before = await budgets();
    for (let turn = 0; turn < 15; turn += 1) expect((await signIn(client, email, 'guess')).code).toBe('RATE_LIMITED');
    expect(await budgets()).toBe(before);
    expect((await signIn(newClient(), email, 'password')).data?.signIn.token).toBeTruthy();
  });

  it('with an invalid address are rejected before anything is counted', async () => {
    const before = await budgets();
    const { error } = await signIn(newClient(), `${'x'.repeat(90_000)}@vitstudent.ac.in`, 'guess');
    expect(error).toMatchObject({ extensions: { code: 'INVALID_INPUT', fields: [{ field: 'email' }] } });
    expect(await budgets()).toBe(before);
  });

  it("to delete the viewer's account are limited as well", async () => {
    const user = await student();
    const remove = (password: string) =>
      post(newClient(), 'mutation ($p: String!) { deleteMyAccount(input: { password: $p }) }', { p: password }, user.token);
    for (let turn = 0; turn < 10; turn += 1) expect((await remove(`guess${turn}`)).code).toBe('INVALID_INPUT');
    expect((await remove('password')).code).toBe('RATE_LIMITED');
  });

  it('count in the database, for all server processes and after a restart', async () => {
    const { email } = await student();
    for (let turn = 0; turn < 10; turn += 1) await signIn(newClient(), email, `guess${turn}`);
    const other = await serverWith(() => ({}));
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ query: SIGN_IN, variables: { email, password: 'password' } });
    const response = await fetch(`${other.url}/graphql`, { method: 'POST', headers, body });
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'RATE_LIMITED' } }] });
    await other.stop();
    const { container } = await testApplication();
    const rows = await container.database.db.rows<{ key: string }>(sql`select key from rate_limits`);
    expect(JSON.stringify(rows)).not.toContain(email);
  });
});

describe('codes by mail', () => {
  it('are limited per client address until they are used', async () => {
    const client = newClient();
    const ask = () => post(client, OTP, { email: newAddress(), collegeId: unique('c') });
    for (let turn = 0; turn < 3; turn += 1) expect((await ask()).error).toBeUndefined();
    expect((await ask()).code).toBe('RATE_LIMITED');
    expect((await post(client, RESET, { email: newAddress() })).code).toBe('RATE_LIMITED');
  });

  it('are no longer counted when they are used, so that a campus can sign up behind one address', async () => {
    const client = newClient();
    const signUp = 'mutation ($input: SignUpInput!) { signUp(input: $input) { message } }';
    // Three codes have been sent to the address.
    for (let turn = 0; turn < 5; turn += 1) {
      const [email, collegeId] = [newAddress(), unique('c')];
      expect((await post(client, OTP, { email, collegeId })).error).toBeUndefined();
      const input = { name: 'Asha Raman', email, phone: '9840012345', collegeId, password: 'secret', otp: await codeFor(email) };
      expect((await post(client, signUp, { input })).error).toBeUndefined();
    }
  });

  it('count against the client address when they are guessed wrong', async () => {
    const client = newClient();
    const guess = (otp: string) =>
      post(client, 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { message } }', {
        input: { email: newAddress(), password: 'secret', otp },
      });
    for (let turn = 0; turn < 12; turn += 1) expect((await guess('000000')).code).toBe('OTP_INVALID');
    expect((await guess('000000')).code).toBe('RATE_LIMITED');
  });

  it('for a new password cause the same work whether or not the address has an account', async () => {
    const { statements } = await testApplication();
    const { email } = await student();
    const work = async (address: string) => {
      statements.clear();
      expect((await post(newClient(), RESET, { email: address })).error).toBeUndefined();
      return [...statements.list];
    };
    const known = await work(email);
    expect(known.length).toBeGreaterThan(3);
    expect(await work(newAddress())).toEqual(known);
  });
});

describe('a temporary rejection', () => {
  it('states the seconds to wait in its message, its extensions and a header', async () => {
    const client = newClient();
    const contact = (email: string) =>
      post(client, 'mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) { message } }', {
        input: { name: 'Asha', email, message: 'Hello' },
      });
    const sender = newAddress();
    for (let turn = 0; turn < 5; turn += 1) expect((await contact(sender)).error).toBeUndefined();
    const { error, headers } = await contact(sender);
    expect(error).toMatchObject({ message: 'Too many attempts. Try again in 60 minutes.', extensions: { code: 'RATE_LIMITED' } });
    expect(headers.get('retry-after')).toBe(String(error!.extensions.retryAfter));
    expect(headers.get('access-control-expose-headers')).toContain('Retry-After, X-Request-Id');
    // Only this sender is rejected. Others behind the same address may continue up to the limit of the address.
    expect((await contact(newAddress())).error).toBeUndefined();
    expect((await contact(newAddress())).code).toBe('RATE_LIMITED');
  });

  it('of a socket above the limit of an address has status 429 with Retry-After', async () => {
    const client = newClient();
    const open = () =>
      new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { headers: { 'x-forwarded-for': client } });
    const lines = Array.from({ length: 3 }, open);
    await Promise.all(lines.map((line) => once(line, 'open')));
    const fourth = open().on('error', () => undefined);
    const [, response] = (await once(fourth, 'unexpected-response')) as [unknown, IncomingMessage];
    expect(response).toMatchObject({ statusCode: 429, headers: { 'retry-after': '5' } });
    for (const line of [...lines, fourth]) line.terminate();
  });

  it('is stated in seconds below a minute', async () => {
    const email = newAddress();
    await post(newClient(), RESET, { email });
    expect((await post(newClient(), RESET, { email })).error!.message).toMatch(/^Too many attempts\. Try again in \d\d? seconds\.$/);
  });
});
