import type { StoredTestToken, TestPerson } from '../../platform/test-mode/test-mode.ts';
import type { StatementPool } from '../database/connection.queries.ts';

/** A row with times as PostgreSQL writes them. */
type Stored<Row> = { [Key in keyof Row]: Row[Key] extends Date ? string : Row[Key] extends Date | null ? string | null : Row[Key] };

/** Stores the owner of a test mode token, the person it acts for, and its row, which is restored if it was deleted. */
export async function noteTestToken(pool: StatementPool, id: string, owner: string, person: TestPerson): Promise<void> {
  const text = 'insert into test_mode.tokens select a.id, $2::text, $3::text, to_jsonb(a) from access_tokens a where a.id = $1::bigint';
  await pool.query({ text, values: [id, owner, person] });
}

/** Returns the test mode tokens of a user of the marketplace, newest first. */
export async function testTokensOf(pool: StatementPool, owner: string): Promise<StoredTestToken[]> {
  const text = `select t.id::text as id, s.name, t.person, s.prefix, s.scopes, s.created_at as "createdAt", s.expires_at as "expiresAt", a.last_used_at as "lastUsedAt"
    from test_mode.tokens t cross join lateral jsonb_populate_record(null::access_tokens, t.stored) s left join access_tokens a on a.id = t.id
    where t.owner = $1::text and s.expires_at > pg_catalog.now() order by t.id desc`;
  const rows = (await pool.query({ text, values: [owner] })).rows as Stored<StoredTestToken>[];
  return rows.map(({ createdAt, expiresAt, lastUsedAt, ...token }) => ({
    ...token,
    createdAt: new Date(createdAt),
    expiresAt: new Date(expiresAt),
    lastUsedAt: lastUsedAt === null ? null : new Date(lastUsedAt),
  }));
}

/** Returns the owner of a test mode token; undefined for any other token. */
export async function ownerOfTestToken(pool: StatementPool, id: string): Promise<string | undefined> {
  const { rows } = await pool.query({ text: 'select owner from test_mode.tokens where id = $1::bigint', values: [id] });
  return (rows as { owner: string }[])[0]?.owner;
}

/** Restores a token that was deleted for another reason than revocation or expiry, such as a changed password. Returns whether it was restored. */
export async function restoreTestToken(pool: StatementPool, tokenHash: string): Promise<boolean> {
  const text = `insert into access_tokens select s.* from test_mode.tokens t cross join lateral jsonb_populate_record(null::access_tokens,
      t.stored || jsonb_build_object('expires_at', (t.stored ->> 'expires_at')::timestamptz + (select ahead from test_mode.market))) s
    where t.stored ->> 'token_hash' = $1::text and (t.stored ->> 'expires_at')::timestamptz > pg_catalog.now()
      and exists (select from users u where u.id = s.user_id) on conflict do nothing returning id`;
  return (await pool.query({ text, values: [tokenHash] })).rows.length > 0;
}

/** Deletes a token of its owner. Returns whether it existed. */
export async function forgetTestToken(pool: StatementPool, id: string, owner: string): Promise<boolean> {
  const text = 'delete from test_mode.tokens where id = $1::bigint and owner = $2::text returning id';
  return (await pool.query({ text, values: [id, owner] })).rows.length > 0;
}
