import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { testApplication } from '../../../../test/application.ts';
import { category, listing, student, unique, type TestClient } from '../../../../test/test-clients.ts';
import { drawing } from '../../../../test/test-pictures.ts';
import { closeSockets, socket } from '../../../../test/sockets.ts';

const OF_NEW = 'subscription ($key: String) { reviewStepsFinished(idempotencyKey: $key) }';
const OF_CHANGED = 'subscription ($id: ID) { reviewStepsFinished(productId: $id) }';
const CREATE = 'mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { id: databaseId } } }';
const UPDATE = 'mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { product { id: databaseId } } }';

const TEXTS = ['NORMS', 'DESCRIPTION', 'STANDARDS'];

const input = async (idempotencyKey: string, over: object = {}) => ({
  name: unique('Theremin'),
  description: 'Works well.',
  price: 10,
  quantity: 1,
  shipping: false,
  categoryId: await category(),
  idempotencyKey,
  ...over,
});
const follow = async (who: TestClient, query: string, variables: object) => (await socket(who.token)).subscribe(query, { ...variables });
const received = (events: { reviewStepsFinished: string[] }[]) => events.map(({ reviewStepsFinished }) => reviewStepsFinished);

beforeAll(() => testApplication());
afterEach(closeSockets);

describe('the review steps of a listing', () => {
  it('are reported as they finish, with all earlier ones', async () => {
    const [seller, key] = [await student(), unique('key')];
    const live = await follow(seller, OF_NEW, { key });
    const photo = new Blob([new Uint8Array(await drawing(300, 200).png().toBuffer())]);
    await seller.upload(CREATE, { input: await input(key, { photo: null }) }, 'variables.input.photo', photo);
    expect(received(await live.count(3))).toEqual([TEXTS, [...TEXTS, 'PICTURE'], [...TEXTS, 'PICTURE', 'VERIFICATION']]);
  });

  it('exclude the picture check if there is no photo', async () => {
    const [seller, key] = [await student(), unique('key')];
    const live = await follow(seller, OF_NEW, { key });
    await seller.ask(CREATE, { input: await input(key) });
    expect(received(await live.count(2))).toEqual([TEXTS, [...TEXTS, 'VERIFICATION']]);
  });

  it('are reported for a rejected listing too', async () => {
    const [seller, key] = [await student(), unique('key')];
    const live = await follow(seller, OF_NEW, { key });
    const answer = await seller.ask(CREATE, { input: await input(key, { name: 'Country pistol' }) });
    expect(answer.errors![0]!.extensions.code).toBe('CONTENT_REJECTED');
    expect(received(await live.count(2)).at(-1)).toEqual([...TEXTS, 'VERIFICATION']);
  });

  it('are not sent to another user with the key', async () => {
    const [seller, other, key] = [await student(), await student(), unique('key')];
    const live = await follow(other, OF_NEW, { key });
    await seller.ask(CREATE, { input: await input(key) });
    await other.ask(CREATE, { input: await input(key) });
    expect(received(await live.count(2))).toEqual([TEXTS, [...TEXTS, 'VERIFICATION']]);
    expect(live.events).toHaveLength(2);
  });

  it('are followed by the id of the listing when it is changed', async () => {
    const seller = await student();
    const id = await listing(seller);
    const live = await follow(seller, OF_CHANGED, { id });
    await seller.ask(UPDATE, { input: { id, description: 'Works very well.' } });
    expect(received(await live.count(2))).toEqual([TEXTS, [...TEXTS, 'VERIFICATION']]);
  });

  it('require the key or the listing', async () => {
    const { errors } = await follow(await student(), OF_NEW, { key: null });
    expect(errors).toMatchObject([{ extensions: { code: 'INVALID_INPUT', fields: [{ field: 'idempotencyKey' }] } }]);
  });
});
