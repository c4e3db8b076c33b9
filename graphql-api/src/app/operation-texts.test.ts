import { hash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { OperationTexts } from './operation-texts.ts';

const nameOf = (text: string) => hash('sha256', text);
const naming = (text: string) => ({ version: 1, sha256Hash: nameOf(text) });

describe('the texts of operations', () => {
  it('go on by their hash, with whatever else the request says', async () => {
    const texts = new OperationTexts();
    const body = { query: '{ me { id } }', variables: { a: 1 }, extensions: { clientLibrary: { name: 'x' } } };
    for (const _time of ['first', 'second']) {
      expect(texts.named(body)).toEqual({
        query: undefined,
        variables: { a: 1 },
        extensions: { clientLibrary: { name: 'x' }, persistedQuery: naming(body.query) },
      });
    }
    expect(await texts.get(nameOf(body.query))).toBe(body.query);
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
    for (let index = 0; index <= 1_000; index += 1) texts.named(query(index));
    expect(await texts.get(nameOf(query(0).query))).toBeUndefined();
    expect(await texts.get(nameOf(query(1).query))).toBe(query(1).query);
    expect(texts.named(query(0))).toMatchObject({ extensions: { persistedQuery: naming(query(0).query) } });
    expect(await texts.get(nameOf(query(0).query))).toBe(query(0).query);
  });

  it('that clients register are kept beside them, and forgotten alone', async () => {
    const texts = new OperationTexts();
    await texts.set('registered', '{ categories { id } }');
    expect(await texts.get('registered')).toBe('{ categories { id } }');
    expect(await texts.delete('registered')).toBe(true);
    expect(await texts.get('registered')).toBeUndefined();
  });
});
