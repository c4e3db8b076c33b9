import { hash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { OperationTexts } from './operation-texts.ts';

const nameIn = (body: { extensions?: unknown }) => (body.extensions as { persistedQuery: { sha256Hash: string } }).persistedQuery.sha256Hash;

describe('the texts of operations', () => {
  it('go on by a name, with whatever else the request says', async () => {
    const texts = new OperationTexts();
    const body = { query: '{ me { id } }', variables: { a: 1 }, extensions: { clientLibrary: { name: 'x' } } };
    const name = nameIn(texts.named(body));
    expect(texts.named(body)).toEqual({
      query: undefined,
      variables: { a: 1 },
      extensions: { clientLibrary: { name: 'x' }, persistedQuery: { version: 1, sha256Hash: name } },
    });
    expect(await texts.get(name)).toBe(body.query);
    expect(await texts.get(hash('sha256', body.query))).toBeUndefined();
  });

  it('go on as they are where the client names them, where something is wrong with them, and where they are long', () => {
    const texts = new OperationTexts();
    const bodies = [
      { query: '{ me { id } }', extensions: { persistedQuery: { version: 1, sha256Hash: 'other' } } },
      { query: '{ me { id } }', extensions: 'text' },
      { query: '{ me { id } }', extensions: [] },
      { query: `{ me { id } } #${'x'.repeat(10_000)}` },
      { query: '' },
      { query: 5 },
      {},
    ];
    for (const body of bodies) expect(texts.named(body)).toBe(body);
  });

  it('are forgotten after a thousand others', async () => {
    const texts = new OperationTexts();
    const query = (index: number) => ({ query: `{ a${index}: __typename }` });
    const [first, second] = [nameIn(texts.named(query(0))), nameIn(texts.named(query(1)))];
    for (let index = 2; index <= 1_000; index += 1) texts.named(query(index));
    expect(await texts.get(first)).toBeUndefined();
    expect(await texts.get(second)).toBe(query(1).query);
    expect(await texts.get(nameIn(texts.named(query(0))))).toBe(query(0).query);
  });

  it('that clients register are kept beside them, and forgotten alone', async () => {
    const texts = new OperationTexts();
    await texts.set('registered', '{ categories { id } }');
    expect(await texts.get('registered')).toBe('{ categories { id } }');
    expect(await texts.delete('registered')).toBe(true);
    expect(await texts.get('registered')).toBeUndefined();
  });
});
