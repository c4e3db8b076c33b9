import { describe, expect, it } from 'vitest';
import { listing, student } from '../../test/test-clients.ts';
import { testApplication } from '../../test/application.ts';
import { sql } from '../platform/sql.ts';

describe('the points ledger', () => {
  it('cannot be changed or shortened, not even in the database', async () => {
    const user = await student();
    await listing(user);
    const { db } = (await testApplication()).container.database;
    await expect(db.rows(sql`update points_entries set points = 1000 where user_id = ${user.id}`)).rejects.toThrow('append-only');
    await expect(db.rows(sql`delete from points_entries where user_id = ${user.id}`)).rejects.toThrow('append-only');
  });

  it('shows each entry with its product, newest first', async () => {
    const user = await student();
    await listing(user, { name: 'First' });
    await listing(user, { name: 'Second' });
    const answer = await user.ask('{ me { points { total history { nodes { action points product { name } } } } } }');
    expect(answer.data.me.points).toEqual({
      total: 40,
      history: {
        nodes: [
          { action: 'Product Created', points: 20, product: { name: 'Second' } },
          { action: 'Product Created', points: 20, product: { name: 'First' } },
        ],
      },
    });
  });

  it('describes its rules', async () => {
    const answer = await (await student()).ask('{ pointsRules { action points } }');
    expect(answer.data.pointsRules).toContainEqual({ action: 'Order Delivered', points: 100 });
  });
});
