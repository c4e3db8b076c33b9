import { describe, expect, it } from 'vitest';
import { globalIdOf } from '../../../platform/database/ids.ts';
import { testApplication } from '../../../../test/application.ts';
import { admin, category, guest, listing, student, unique } from '../../../../test/test-clients.ts';

const CREATE = 'mutation ($name: String!) { createCategory(input: { name: $name }) { category { id: databaseId name } } }';
const UPDATE = 'mutation ($id: ID!, $name: String!) { updateCategory(input: { id: $id, name: $name }) { category { id: databaseId name } } }';
const DELETE = 'mutation ($id: ID!, $moveTo: ID) { deleteCategory(input: { id: $id, moveTo: $moveTo }) { deletedId movedProducts } }';

describe('categories', () => {
  it('are public and sorted by name', async () => {
    const answer = await (await guest()).ask('{ categories { id: databaseId name } }');
    expect(answer.errors).toBeUndefined();
  });

  it('are managed by administrators only', async () => {
    const id = await category();
    for (const [query, variables] of [
      [CREATE, { name: 'X' }],
      [UPDATE, { id, name: 'X' }],
      [DELETE, { id }],
    ] as const) {
      expect((await (await student()).ask(query, variables)).errors![0]!.extensions.code).toBe('FORBIDDEN');
      expect((await (await guest()).ask(query, variables)).errors![0]!.extensions.code).toBe('UNAUTHENTICATED');
    }
  });

  it('can be created and renamed', async () => {
    const boss = await admin();
    const name = unique('Stamps').slice(0, 40);
    const made = (await boss.ask(CREATE, { name: `  ${name} ` })).data.createCategory.category;
    expect(made.name).toBe(name);
    const renamed = await boss.ask(UPDATE, { id: made.id, name: name.toUpperCase() });
    expect(renamed.data.updateCategory.category).toEqual({ id: made.id, name: name.toUpperCase() });
  });

  it('have a name of at most 40 characters, unique ignoring letter case', async () => {
    const boss = await admin();
    const name = unique('Coins').slice(0, 40);
    await boss.ask(CREATE, { name });
    expect((await boss.ask(CREATE, { name: ' ' })).errors![0]!.message).toBe('Category name is required');
    expect((await boss.ask(CREATE, { name: 'x'.repeat(41) })).errors![0]!.extensions.fields![0]!.field).toBe('name');
    expect((await boss.ask(CREATE, { name: name.toLowerCase() })).errors![0]!.extensions.code).toBe('CONFLICT');
  });

  it('move their products when they are deleted, and return the number', async () => {
    const boss = await admin();
    const [from, to] = [await category(), await category()];
    const id = await listing(await student(), { categoryId: from });
    expect((await boss.ask(DELETE, { id: from, moveTo: to })).data.deleteCategory).toEqual({
      deletedId: globalIdOf('Category', from),
      movedProducts: 1,
    });
    expect((await boss.ask('query ($id: ID!) { product(id: $id) { category { id: databaseId } } }', { id })).data.product.category.id).toBe(to);
  });

  it('move products to "Uncategorised", which cannot be deleted, if no target is given', async () => {
    const boss = await admin();
    const from = await category();
    const id = await listing(await student(), { categoryId: from });
    await boss.ask(DELETE, { id: from });
    const { category: now } = (await boss.ask('query ($id: ID!) { product(id: $id) { category { id: databaseId name } } }', { id })).data.product;
    expect(now.name).toBe('Uncategorised');
    expect((await boss.ask(DELETE, { id: now.id })).errors![0]!.extensions.code).toBe('CONFLICT');
    expect((await boss.ask(DELETE, { id: await category(), moveTo: '999999999' })).errors![0]!.extensions.fields![0]!.field).toBe('moveTo');
  });

  it('without products are deleted without creating "Uncategorised"', async () => {
    const [boss, id, { statements }] = [await admin(), await category(), await testApplication()];
    statements.clear();
    expect((await boss.ask(DELETE, { id })).data.deleteCategory).toEqual({ deletedId: globalIdOf('Category', id), movedProducts: 0 });
    expect(statements.list.filter((text) => /insert into "?categories/i.test(text))).toEqual([]);
  });
});
