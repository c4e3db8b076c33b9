import { describe, expect, it } from 'vitest';
import { admin, student, unique, type TestClient } from '../../../../test/test-clients.ts';
import { testApplication } from '../../../../test/application.ts';
import { indexPlan, statementsAbout } from '../../../../test/plans.ts';
import { sql } from '../../../platform/database/sql.ts';

const LOG = `query ($actorId: ID, $userId: ID, $from: DateTime, $until: DateTime) {
  auditEntries(first: 50, actorId: $actorId, userId: $userId, from: $from, until: $until) { totalCount nodes { action user { id: databaseId } } } }`;
const ROLE = 'mutation ($id: ID!, $role: Role!) { setUserRole(input: { id: $id, role: $role }) { id: databaseId } }';

async function promote(boss: TestClient, who: TestClient) {
  const { errors } = await boss.ask(ROLE, { id: who.id, role: 'ADMIN' });
  expect(errors).toBeUndefined();
}

describe('the activity log', () => {
  it('is filtered by the actor and by the person concerned', async () => {
    const [boss, other, first, second] = [await admin(), await admin(), await student(), await student()];
    for (const [who, whom] of [
      [boss, first],
      [boss, second],
      [other, second],
    ] as const)
      await promote(who, whom).then(() => boss.ask(ROLE, { id: whom.id, role: 'STUDENT' }));
    const read = async (filter: Record<string, unknown>) =>
      (await boss.ask(LOG, filter)).data.auditEntries as { totalCount: number; nodes: { user: { id: string } }[] };
    expect((await read({ actorId: other.id })).nodes).toEqual([{ action: 'ROLE_CHANGED', user: { id: second.id } }]);
    expect((await read({ userId: first.id })).totalCount).toBe(2);
    expect((await read({ actorId: boss.id, userId: second.id })).totalCount).toBe(3);
    expect((await boss.ask(LOG, { actorId: 'nobody' })).errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  });

  it('is filtered by action and by a part of its subject or details, and is paged from both ends', async () => {
    const [boss, whom] = [await admin(), await student()];
    const name = unique('Shelf');
    const run = async (mutation: string, variables: Record<string, unknown>) => {
      const { data, errors } = await boss.ask(mutation, variables);
      expect(errors).toBeUndefined();
      return data;
    };
    const { id } = (await run('mutation ($name: String!) { createCategory(input: { name: $name }) { category { id: databaseId } } }', { name }))
      .createCategory.category;
    await run('mutation ($id: ID!, $name: String!) { updateCategory(input: { id: $id, name: $name }) { category { id: databaseId } } }', {
      id,
      name: `${name} 100%`,
    });
    await promote(boss, whom);
    const read = async (filter: string) => {
      const { data } = await boss.ask(`query ($actorId: ID!) { auditEntries(actorId: $actorId, ${filter}) { nodes { action } } }`, {
        actorId: boss.id,
      });
      return (data.auditEntries.nodes as { action: string }[]).map(({ action }) => action);
    };
    expect(await read('action: CATEGORY_RENAMED')).toEqual(['CATEGORY_RENAMED']);
    expect(await read(`search: "${name.toUpperCase()}"`)).toEqual(['CATEGORY_RENAMED', 'CATEGORY_CREATED']);
    expect(await read('search: "100%"')).toEqual(['CATEGORY_RENAMED']);
    expect(await read(`action: CATEGORY_CREATED, search: "100%"`)).toEqual([]);
    expect(await read('search: " "')).toEqual(['ROLE_CHANGED', 'CATEGORY_RENAMED', 'CATEGORY_CREATED']);
    expect(await read('oldestFirst: true')).toEqual(['CATEGORY_CREATED', 'CATEGORY_RENAMED', 'ROLE_CHANGED']);
  });

  it('is filtered by time, including the start and excluding the end', async () => {
    const [boss, whom] = [await admin(), await student()];
    await promote(boss, whom);
    const { container } = await testApplication();
    await container.database.db.rows(sql`update audit_entries set created_at = '2020-05-17T10:00:00Z' where user_id = ${whom.id}`);
    const count = async (from: string | null, until: string | null) =>
      (await boss.ask(LOG, { userId: whom.id, from, until })).data.auditEntries.totalCount as number;
    expect(await count('2020-05-17T10:00:00Z', null)).toBe(1);
    expect(await count(null, '2020-05-17T10:00:00Z')).toBe(0);
    expect(await count('2020-05-17T09:00:00Z', '2020-05-17T10:00:01Z')).toBe(1);
  });

  it('is searched by the index on its texts, for page and total', async () => {
    const boss = await admin();
    const search = (selection: string) => statementsAbout('audit_entries', () => boss.ask(`{ auditEntries(search: "shelf") { ${selection} } }`));
    const [[page], [total]] = [await search('nodes { id: databaseId }'), await search('totalCount')];
    for (const statement of [page, total]) expect(await indexPlan(statement!)).toMatch(/Bitmap Index Scan on audit_entries_text/);
  });
});
