import { describe, expect, it } from 'vitest';
import { testApplication } from '../../../../test/application.ts';
import { consumed, notificationsOf } from '../../../../test/consumed.ts';
import { category, guest, listing, student, unique, type TestClient } from '../../../../test/test-clients.ts';
import { sql } from '../../../platform/database/sql.ts';

const FIELDS = 'id: databaseId title category { id: databaseId } maxPrice condition isOpen viewerCanEdit viewerCanAnswer answerCount';
const CREATE = `mutation ($input: CreateWantedPostInput!) { createWantedPost(input: $input) { wantedPost { ${FIELDS} createdAt expiresAt } } }`;
const UPDATE = `mutation ($input: UpdateWantedPostInput!) { updateWantedPost(input: $input) { wantedPost { ${FIELDS} } } }`;
const CLOSE = 'mutation ($id: ID!) { closeWantedPost(input: { id: $id }) { wantedPost { isOpen closedAt } } }';
const ANSWER = 'mutation ($input: AnswerWantedPostInput!) { answerWantedPost(input: $input) { wantedPost { answerCount } } }';
const LIST = `query ($filter: WantedFilter) { wantedPosts(first: 1, filter: $filter) { nodes { ${FIELDS} user { name } listings { nodes { id: databaseId } } } } }`;
const BLOCK = 'mutation ($id: ID!) { blockUser(input: { userId: $id }) { user { id: databaseId } } }';
const CONSUMER = 'wanted posts';

const create = async (who: TestClient, input: object) => (await who.ask(CREATE, { input })).data.createWantedPost.wantedPost;
const codeOf = (answer: { errors: { extensions: { code: string } }[] | undefined }) => answer.errors?.[0]?.extensions.code;
const found = async (who: TestClient, id: string, filter: object = {}) =>
  (await who.ask(LIST, { filter: { ids: [id], ...filter } })).data.wantedPosts.nodes[0] ?? null;

/** Returns a word of letters that no other test uses. */
const word = () => [...unique('w').replaceAll(/\W/g, '')].map((each) => String.fromCharCode(97 + (each.charCodeAt(0) % 26))).join('');

describe('a wanted post', () => {
  it('offers each seller their matching listings that can be bought', async () => {
    const [owner, seller, thing] = [await student(), await student(), word()];
    const { id } = await create(owner, { title: thing, maxPrice: 300 });
    const named = (price: number) => listing(seller, { name: `Old ${thing}`, price });
    const [fitting, paused] = [await named(200), await named(100)];
    await named(900);
    await listing(seller, { name: 'Something else' });
    await listing(await student(), { name: `Other ${thing}`, price: 10 });
    await seller.ask('mutation ($id: ID!) { setProductAvailability(input: { id: $id, availability: PAUSED }) { product { id: databaseId } } }', {
      id: paused,
    });
    const OWN = 'query ($filter: WantedFilter) { wantedPosts(filter: $filter) { nodes { viewerListings { totalCount nodes { id: databaseId } } } } }';
    const own = async (who: TestClient) => (await who.ask(OWN, { filter: { ids: [id] } })).data.wantedPosts.nodes[0].viewerListings;
    expect(await own(seller)).toEqual({ totalCount: 1, nodes: [{ id: fitting }] });
    expect(await own(await student())).toEqual({ totalCount: 0, nodes: [] });
    for (const who of [owner, await guest()]) expect(await own(who)).toBeNull();
  });

  it('is listed for everybody as written, until it is closed or expires', async () => {
    const [owner, shelf] = [await student(), await category()];
    const made = await create(owner, { title: '  Lab coat ', categoryId: shelf, maxPrice: 250, condition: 'FAIR', days: 7 });
    const written = { title: 'Lab coat', category: { id: shelf }, maxPrice: 250, condition: 'FAIR', isOpen: true, answerCount: 0 };
    expect(made).toMatchObject({ ...written, viewerCanEdit: true, viewerCanAnswer: false });
    expect(Date.parse(made.expiresAt) - Date.parse(made.createdAt)).toBe(7 * 86_400_000);
    expect(await found(await student(), made.id)).toMatchObject({ ...written, viewerCanEdit: false, viewerCanAnswer: true });
    const [first, last] = owner.name.split(' ');
    expect(await found(await guest(), made.id)).toMatchObject({ user: { name: `${first} ${last![0]}.` }, viewerCanAnswer: false });
    expect(await found(owner, made.id, { categoryId: await category() })).toBeNull();
    expect((await owner.ask(CLOSE, { id: made.id })).data.closeWantedPost.wantedPost).toMatchObject({ isOpen: false, closedAt: expect.any(String) });
    expect(await found(owner, made.id)).toBeNull();
    expect(await found(owner, made.id, { own: true })).toMatchObject({ isOpen: false });
    expect(await found(await student(), made.id, { own: true })).toBeNull();
  });

  it.each([
    ['the highest price of a listing', { title: 'Lab coat', maxPrice: 999_999 }],
    ['a price far above it', { title: 'Lab coat under 99999999', maxPrice: 999_999.99 }],
  ])('may name %s', async (_what, input) => {
    expect(await create(await student(), input)).toMatchObject(input);
  });

  it('is changed by its owner only, and omitted fields are unchanged', async () => {
    const owner = await student();
    const { id } = await create(owner, { title: 'Lab coat', maxPrice: 250 });
    const { data } = await owner.ask(UPDATE, { input: { id, title: 'White lab coat', condition: 'NEW' } });
    expect(data.updateWantedPost.wantedPost).toMatchObject({ title: 'White lab coat', maxPrice: 250, condition: 'NEW' });
    expect(codeOf(await (await student()).ask(UPDATE, { input: { id, title: 'Mine' } }))).toBe('NOT_FOUND');
    expect(codeOf(await (await student()).ask(CLOSE, { id }))).toBe('NOT_FOUND');
  });

  it('is rejected without words, with an unknown category, for too long a period, with forbidden words, and above 20 open ones', async () => {
    const owner = await student();
    const rejected = async (input: object) => codeOf(await owner.ask(CREATE, { input }));
    expect(await rejected({ title: '?!' })).toBe('INVALID_INPUT');
    expect(await rejected({ title: 'Lamp', categoryId: '999999999' })).toBe('INVALID_INPUT');
    expect(await rejected({ title: 'Lamp', days: 91 })).toBe('INVALID_INPUT');
    expect(await rejected({ title: 'Whisky, call 9840012345' })).toBe('CONTENT_REJECTED');
    for (let open = 0; open < 20; open += 1) await create(owner, { title: unique('Astrolabe') });
    expect(await rejected({ title: 'Lamp' })).toBe('CONFLICT');
  });

  it('is hidden when its owner is banned and from those who blocked the owner, and is deleted with the account', async () => {
    const [owner, other] = [await student(), await student()];
    const { id } = await create(owner, { title: unique('Astrolabe') });
    const { db } = (await testApplication()).container.database;
    await other.ask(BLOCK, { id: owner.id });
    expect(await found(other, id)).toBeNull();
    await db.rows(sql`update users set banned_at = now() where id = ${owner.id}`);
    expect(await found(await guest(), id)).toBeNull();
    await db.rows(sql`update users set banned_at = null where id = ${owner.id}`);
    await owner.ask('mutation { deleteMyAccount(input: { password: "password" }) }');
    expect(await db.rows(sql`select id from wanted_posts where id = ${id}`)).toEqual([]);
  });
});

describe('a listing that matches a wanted post', () => {
  it('is announced to both sides once, by words, category, price and condition, and shown to the owner of the post only', async () => {
    const [owner, seller, shelf, thing] = [await student(), await student(), await category(), word()];
    const { id } = await create(owner, { title: thing, categoryId: shelf, maxPrice: 100, condition: 'GOOD' });
    const fitting = { name: `${thing} of steel`, categoryId: shelf, price: 100, condition: 'LIKE_NEW' };
    for (const other of [{ name: 'Else' }, { categoryId: await category() }, { price: 101 }, { condition: 'FAIR' }, { quantity: 0 }])
      await listing(seller, { ...fitting, ...other });
    const own = await listing(owner, fitting);
    const fits = await listing(seller, fitting);
    await seller.ask('mutation ($id: ID!) { updateProduct(input: { id: $id, price: 90 }) { message } }', { id: fits });
    expect(await notificationsOf(owner, CONSUMER)).toEqual([`New for your wanted post: ${fitting.name}`]);
    expect(await notificationsOf(seller, CONSUMER)).toEqual([`Somebody is looking for ${fitting.name}. Answer with your listing.`]);
    expect((await found(owner, id)).listings.nodes).toEqual([{ id: fits }]);
    expect((await found(seller, id)).listings).toBe(null);
    expect(own).not.toBe(fits);
  });

  it('is not announced for a closed post, nor if one side has blocked the other', async () => {
    const [owner, seller, thing] = [await student(), await student(), word()];
    await owner.ask(CLOSE, { id: (await create(owner, { title: thing })).id });
    await listing(seller, { name: thing });
    // Waits so that the event is read before the next post exists. A listing is compared when its event is read.
    await consumed(CONSUMER);
    await create(owner, { title: thing });
    await seller.ask(BLOCK, { id: owner.id });
    await listing(seller, { name: thing });
    expect(await notificationsOf(owner, CONSUMER)).toEqual([]);
    expect(await notificationsOf(seller, CONSUMER)).toEqual([]);
  });
});

describe('an answer to a wanted post', () => {
  it('notifies its owner once, and comes before listings that only match', async () => {
    const [owner, seller, thing] = [await student(), await student(), word()];
    const { id } = await create(owner, { title: thing });
    const fits = await listing(seller, { name: thing });
    await notificationsOf(owner, CONSUMER);
    const offered = await listing(seller, { name: 'Something like it' });
    for (let turn = 0; turn < 2; turn += 1) {
      const { data } = await seller.ask(ANSWER, { input: { id, productId: offered } });
      expect(data.answerWantedPost.wantedPost.answerCount).toBe(1);
    }
    expect((await notificationsOf(owner, CONSUMER))[0]).toBe(`${seller.name} has what you are looking for: Something like it`);
    const later = await listing(seller, { name: thing });
    expect(await notificationsOf(owner, CONSUMER)).toHaveLength(3);
    expect((await found(owner, id)).listings.nodes.map((node: { id: string }) => node.id)).toEqual([offered, later, fits]);
  });

  it('is rejected with another’s or a sold listing, to one’s own or a closed post, and if one side has blocked the other', async () => {
    const [owner, seller] = [await student(), await student()];
    const { id } = await create(owner, { title: unique('Astrolabe') });
    const [productId, sold] = [await listing(seller), await listing(seller, { quantity: 0 })];
    const rejected = async (who: TestClient, given: object) => codeOf(await who.ask(ANSWER, { input: { id, productId, ...given } }));
    expect(await rejected(await student(), {})).toBe('NOT_FOUND');
    expect(await rejected(seller, { productId: sold })).toBe('NOT_FOUND');
    expect(await rejected(owner, { productId: await listing(owner) })).toBe('FORBIDDEN');
    await owner.ask(BLOCK, { id: seller.id });
    expect(await rejected(seller, {})).toBe('NOT_FOUND');
    const closed = await create(owner, { title: unique('Astrolabe') });
    await owner.ask(CLOSE, { id: closed.id });
    const other = await student();
    expect(await rejected(other, { id: closed.id, productId: await listing(other) })).toBe('NOT_FOUND');
  });
});
