import { beforeAll, describe, expect, it } from 'vitest';
import { serverWith, testApplication } from '../../../../test/application.ts';
import { mailTo } from '../../../../test/mail.ts';
import { admin, student, withToken, type TestClient } from '../../../../test/test-clients.ts';
import { sql } from '../../../platform/database/sql.ts';
import { allowsIp, isIpList } from './allowed-ips.ts';
import { warnOfEndingTokens } from './token-warnings.service.ts';

beforeAll(async () => void (await testApplication()));

const CREATE = `mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { token accessToken { databaseId allowedIps lastUsedIp } } }`;
const REVOKE = 'mutation ($id: ID!) { revokeAccessToken(input: { id: $id }) { deletedId } }';
const TOKENS = 'query ($id: ID!) { user(id: $id) { accessTokens { databaseId name lastUsedIp } } }';

async function made(owner: TestClient, input: Record<string, unknown> = {}) {
  const { data, errors } = await owner.ask(CREATE, { input: { name: 'Sync', scopes: ['profile:read'], ...input } });
  expect(errors).toBeUndefined();
  const { token, accessToken } = data.createAccessToken as { token: string; accessToken: { databaseId: string; allowedIps: string[] | null } };
  return { token, ...accessToken };
}

const codeOf = ({ errors }: Awaited<ReturnType<TestClient['ask']>>) => errors?.[0]?.extensions.code;

describe('the allowed addresses of an access token', () => {
  it.each([
    [['203.0.113.7'], '203.0.113.7', true],
    [['203.0.113.7'], '203.0.113.8', false],
    [['198.51.100.1', '203.0.113.0/24'], '203.0.113.200', true],
    [['2001:db8::/32'], '2001:db8:1:2::/64', true],
    [['2001:db8:1:3::1'], '2001:db8:1:2::/64', false],
    [['2001:db8:1:2::1'], '2001:db8:1:2::/64', true],
    [['0.0.0.0/0'], '2001:db8:1:2::/64', false],
    [['0.0.0.0/0'], 'unknown', false],
  ])('%j and %s: %s', (allowed, ip, expected) => {
    expect(isIpList(allowed)).toBe(true);
    expect(allowsIp(allowed)(ip)).toBe(expected);
  });

  it.each([
    [[]],
    [['localhost']],
    [['203.0.113.0/33']],
    [['2001:db8::1/128']],
    [['203.0.113.7/']],
    [['1.2.3.4/8/8']],
    [Array(11).fill('203.0.113.7')],
  ])('cannot be %j', async (allowedIps) => {
    const answer = await (await student()).ask(CREATE, { input: { name: 'Sync', scopes: ['profile:read'], allowedIps } });
    expect(answer.errors).toMatchObject([{ extensions: { code: 'INVALID_INPUT', fields: [{ field: 'allowedIps' }] } }]);
  });

  it('restrict its use to them, even while its viewer is cached, and the last one used is shown', async () => {
    const owner = await student();
    const { token, allowedIps } = await made(owner, { allowedIps: ['203.0.113.0/24'] });
    expect(allowedIps).toEqual(['203.0.113.0/24']);
    const server = await serverWith(() => ({ trustProxy: 1 }));
    try {
      const from = async (ip: string) => {
        const headers = { 'content-type': 'application/json', authorization: token, 'x-forwarded-for': ip };
        return (await fetch(`${server.url}/graphql`, { method: 'POST', headers, body: '{"query":"{ me { databaseId } }"}' })).status;
      };
      expect([await from('198.51.100.9'), await from('203.0.113.9'), await from('198.51.100.9'), await from('203.0.113.77')]).toEqual([
        401, 200, 401, 200,
      ]);
    } finally {
      await server.stop();
    }
    expect((await owner.ask(TOKENS, { id: owner.id })).data.user.accessTokens).toMatchObject([{ lastUsedIp: '203.0.113.9' }]);
  });
});

describe('access tokens of others', () => {
  it('are listed and revoked by administrators, which is recorded in the activity log', async () => {
    const [boss, owner, other] = [await admin(), await student(), await student()];
    const { token, databaseId: id } = await made(owner);
    expect((await boss.ask(TOKENS, { id: owner.id })).data.user.accessTokens).toMatchObject([{ databaseId: id, name: 'Sync' }]);
    expect((await other.ask(TOKENS, { id: owner.id })).data.user.accessTokens).toBeNull();
    expect(codeOf(await other.ask(REVOKE, { id }))).toBe('NOT_FOUND');
    expect((await boss.ask(REVOKE, { id })).errors).toBeUndefined();
    expect(codeOf(await (await withToken(owner, token)).ask('{ me { id } }'))).toBe('TOKEN_INVALID');
    const log = `{ auditEntries(first: 1, actorId: "${boss.id}") { nodes { action subject user { id: databaseId } } } }`;
    expect((await boss.ask(log)).data.auditEntries.nodes).toEqual([{ action: 'TOKEN_REVOKED', subject: 'Sync', user: { id: owner.id } }]);
    expect(codeOf(await boss.ask(REVOKE, { id }))).toBe('NOT_FOUND');
  });

  it('are accessible to an administrator’s access token with admin:users:write, which cannot revoke its owner’s tokens', async () => {
    const [boss, owner] = [await admin(), await student()];
    const as = async (...scopes: string[]) => withToken(boss, (await made(boss, { scopes })).token);
    const reader = await as('admin:users:read', 'profile:write');
    const writer = await as('admin:users:write', 'profile:write');
    const { databaseId: id } = await made(owner);
    expect((await reader.ask(TOKENS, { id: owner.id })).data.user.accessTokens).toBeNull();
    expect(codeOf(await reader.ask(REVOKE, { id }))).toBe('FORBIDDEN');
    expect((await writer.ask(TOKENS, { id: owner.id })).data.user.accessTokens).toHaveLength(1);
    expect((await writer.ask(REVOKE, { id })).errors).toBeUndefined();
    const own = await made(boss);
    expect(codeOf(await writer.ask(REVOKE, { id: own.databaseId }))).toBe('FORBIDDEN');
  });
});

describe('the expiry of an access token', () => {
  it('is mailed to its owner seven days and one day before, each once, and again after it was moved', async () => {
    const owner = await student();
    const { container } = await testApplication();
    const { databaseId: id } = await made(owner, { name: 'Nightly', expiresInDays: 30 });
    const warned = async () => {
      await warnOfEndingTokens(container.context(null, 'test'));
      const rows = await container.database.db.rows<{ days: number | null }>(sql`select warned_days as days from access_tokens where id = ${id}`);
      return rows[0]!.days;
    };
    const endIn = (days: number) =>
      container.database.db.rows(sql`update access_tokens set expires_at = now() + make_interval(days => ${days}::int) where id = ${id}`);
    expect(await warned()).toBeNull();
    await endIn(6);
    expect(await warned()).toBe(7);
    await mailTo(owner.email, ({ subject }) => subject?.startsWith('Your access token Nightly ends on') === true);
    await endIn(1);
    expect(await warned()).toBe(1);
    expect(await warned()).toBe(1);
    await owner.ask('mutation ($id: ID!) { extendAccessToken(input: { id: $id, expiresInDays: 5 }) { accessToken { id } } }', { id });
    expect(await warned()).toBe(7);
    await owner.ask('mutation ($id: ID!) { extendAccessToken(input: { id: $id, expiresInDays: 50 }) { accessToken { id } } }', { id });
    expect(await warned()).toBeNull();
  });
});
