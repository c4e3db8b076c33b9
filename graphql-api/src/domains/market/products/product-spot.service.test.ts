import { describe, expect, it } from 'vitest';
import { admin, category, listing, student, unique, type TestClient } from '../../../../test/test-clients.ts';

const UPDATE = 'mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { product { name spot { id: databaseId name } } } }';
const CREATE = 'mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { id: databaseId spot { id: databaseId } } } }';

async function spot(): Promise<string> {
  const ADD = 'mutation ($name: String!) { createCampusSpot(input: { name: $name }) { campusSpot { id: databaseId } } }';
  return (await (await admin()).ask(ADD, { name: unique('Fountain') })).data.createCampusSpot.campusSpot.id as string;
}

const update = (who: TestClient, input: object) => who.ask(UPDATE, { input });

describe('the spot of a listing', () => {
  it('is where its seller wants to meet: chosen, kept by other changes, replaced and removed', async () => {
    const [seller, first, second] = [await student(), await spot(), await spot()];
    const draft = { name: 'Zither', description: 'Thirty strings.', price: 10, quantity: 1, shipping: false, categoryId: await category() };
    const { product } = (await seller.ask(CREATE, { input: { ...draft, spotId: first } })).data.createProduct;
    expect(product.spot.id).toBe(first);
    const spotAfter = async (change: object) => (await update(seller, { id: product.id, ...change })).data.updateProduct.product.spot?.id ?? null;
    expect(await spotAfter({ name: 'Old zither' })).toBe(first);
    expect(await spotAfter({ spotId: second })).toBe(second);
    expect(await spotAfter({ spotId: null })).toBeNull();
  });

  it('is on the list of campus spots, and no longer shown once it is off the list', async () => {
    const [seller, place, boss] = [await student(), await spot(), await admin()];
    const id = await listing(seller);
    for (const spotId of ['999999999', 'fountain']) {
      expect((await update(seller, { id, spotId })).errors![0]!.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: [{ field: 'spotId' }] });
    }
    await update(seller, { id, spotId: place });
    await boss.ask('mutation ($id: ID!) { deleteCampusSpot(input: { id: $id }) { deletedId } }', { id: place });
    expect((await boss.ask('query ($id: ID!) { product(id: $id) { spot { id: databaseId } } }', { id })).data.product.spot).toBeNull();
    expect((await update(seller, { id, spotId: place })).errors![0]!.extensions.code).toBe('INVALID_INPUT');
  });
});
