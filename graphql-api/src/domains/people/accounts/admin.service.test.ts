import { describe, expect, it } from 'vitest';
import { category, guest, student, unique } from '../../../../test/test-clients.ts';
import { testApplication } from '../../../../test/application.ts';
import { addCategories } from '../../market/categories/category.service.ts';
import { sql } from '../../../platform/database/sql.ts';
import { createAdmin } from './admin.service.ts';

describe('the command that makes an administrator', () => {
  it('ends the sessions and tokens of an existing account, and is recorded in the audit log', async () => {
    const { container } = await testApplication();
    const user = await student();
    const make = 'mutation { createAccessToken(input: { name: "Program", scopes: ["products:read"] }) { token } }';
    expect((await user.ask(make)).errors).toBeUndefined();
    await createAdmin(container.context(null, 'test'), { email: user.email, name: 'Boss', password: 'new password' });
    const left = sql`select (select count(*)::int from sessions where user_id = ${user.id}) as sessions,
      (select count(*)::int from access_tokens where user_id = ${user.id}) as tokens`;
    expect(await container.database.db.one(left)).toEqual({ sessions: 0, tokens: 0 });
    expect((await user.ask('{ me { id: databaseId } }')).data?.me ?? null).toBeNull();
    const entries = await container.database.db.rows(sql`select action, details from audit_entries where user_id = ${user.id}`);
    expect(entries).toEqual([{ action: 'ROLE_CHANGED', details: 'ADMIN, by the command line' }]);
  });
});

describe('the command that adds categories', () => {
  it('adds those that do not exist, and skips the others', async () => {
    const { container } = await testApplication();
    await category();
    const name = unique('First');
    const ctx = container.context(null, 'test');
    expect(await addCategories(ctx, [name, name.toUpperCase(), `${name} b`])).toEqual([name, `${name} b`]);
    expect(await addCategories(ctx, [name])).toEqual([]);
    expect((await (await guest()).ask('{ categories { name } }')).data.categories).toContainEqual({ name });
    await expect(addCategories(ctx, ['x'.repeat(41)])).rejects.toThrow('at most 40 characters');
  });
});
