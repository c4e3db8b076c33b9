import type { DocumentNode } from 'graphql';
import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { documentStore } from '../src/app/schema/execution/document-store.ts';
import { guest, unique } from './test-clients.ts';
import { testApplication } from './application.ts';

async function prepared(): Promise<{ statement: string }[]> {
  const { container } = await testApplication();
  return container.database.db.rows({ text: 'select statement from pg_prepared_statements', values: [] });
}

describe('statements of distinct queries', () => {
  const run = async (text: string, times: number) => {
    const { container } = await testApplication();
    for (let turn = 0; turn < times; turn += 1) await container.database.db.rows({ text, values: [] });
  };
  const isPrepared = async (text: string) => (await prepared()).some(({ statement }) => statement === text);

  it('are prepared from their second use', async () => {
    const [once, twice] = [`select 1 as "${unique('once')}"`, `select 1 as "${unique('twice')}"`];
    await run(once, 1);
    await run(twice, 2);
    expect([await isPrepared(once), await isPrepared(twice)]).toEqual([false, true]);
  });

  it('use bounded memory per connection', async () => {
    for (let index = 0; index < 260; index += 1) await run(`select ${index} as n /* ${'x'.repeat(10_000)} */`, 2);
    const characters = (await prepared()).reduce((sum, { statement }) => sum + statement.length, 0);
    expect(characters).toBeGreaterThan(0);
    expect(characters).toBeLessThan(2_100_000);
  });

  it('are never prepared when they are very long', async () => {
    const long = `select 1 as n /* ${'y'.repeat(60_000)} */`;
    await run(long, 3);
    expect(await isPrepared(long)).toBe(false);
  });
});

describe('parsed documents', () => {
  it('are cached up to a total length, and the least recently used ones are removed first', async () => {
    const store = documentStore();
    const document = (index: number): DocumentNode => parse(`{ a${index}: __typename } # ${'x'.repeat(9_000)}`);
    await store.set('first', document(0));
    for (let index = 1; index < 40; index += 1) {
      await store.set(`d${index}`, document(index));
      expect(await store.get('first')).toBeDefined();
    }
    expect(await store.get('d1')).toBeUndefined();
    expect(await store.get('d39')).toBeDefined();
  });

  it('of very long texts are executed but not cached', async () => {
    const store = documentStore();
    await store.set('long', parse(`{ __typename } # ${'x'.repeat(30_000)}`));
    expect(await store.get('long')).toBeUndefined();
    const answer = await (await guest()).ask(`{ __typename } # ${'x'.repeat(30_000)}`);
    expect(answer.data).toEqual({ __typename: 'Query' });
  });
});
