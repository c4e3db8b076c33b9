import { describe, expect, it } from 'vitest';
import { admin, listing, student } from '../../../../test/test-clients.ts';

const QUEUE = '{ doubtfulListings(first: 50) { totalCount nodes { id: databaseId concerns approvedAt product { id: databaseId name } } } }';
const APPROVE = 'mutation ($id: ID!) { approveListing(input: { id: $id }) { doubtfulListing { approvedAt } } }';
const DOUBTFUL = 'Cannabis and Society, sociology textbook';

interface Doubt {
  id: string;
  concerns: string;
  product: { id: string };
}

const doubtsAbout = async (product: string): Promise<Doubt[]> => {
  const { data } = await (await admin()).ask(QUEUE);
  return data.doubtfulListings.nodes.filter((doubt: Doubt) => doubt.product.id === product);
};

describe('a doubtful listing', () => {
  it('is held for an administrator with the doubtful words', async () => {
    const seller = await student();
    const id = await listing(seller, { name: DOUBTFUL });
    expect(await doubtsAbout(id)).toMatchObject([{ concerns: 'drugs ("cannabis")', approvedAt: null }]);
  });

  it('leaves the queue when it is published, which the activity log records, and a second decision is NOT_FOUND', async () => {
    const id = await listing(await student(), { name: DOUBTFUL });
    const [doubt] = await doubtsAbout(id);
    const approver = await admin();
    expect((await approver.ask(APPROVE, { id: doubt!.id })).data.approveListing.doubtfulListing.approvedAt).not.toBeNull();
    expect(await doubtsAbout(id)).toEqual([]);
    const log = await approver.ask('{ auditEntries(first: 5, action: LISTING_APPROVED) { nodes { subject details } } }');
    expect(log.data.auditEntries.nodes).toContainEqual({ subject: DOUBTFUL, details: 'drugs ("cannabis")' });
    expect((await approver.ask(APPROVE, { id: doubt!.id })).errors![0]!.extensions.code).toBe('NOT_FOUND');
  });

  it('leaves the queue when it is taken down, or changed so that it is no longer doubtful', async () => {
    const seller = await student();
    const [removed, changed] = [await listing(seller, { name: DOUBTFUL }), await listing(seller, { name: DOUBTFUL })];
    await (await admin()).ask('mutation ($id: ID!) { deleteProduct(input: { id: $id, reason: "Not a book" }) { deletedId } }', { id: removed });
    await seller.ask('mutation ($id: ID!) { updateProduct(input: { id: $id, name: "Sociology textbook" }) { message } }', { id: changed });
    expect([...(await doubtsAbout(removed)), ...(await doubtsAbout(changed))]).toEqual([]);
  });

  it('stays in the queue when only its price changes', async () => {
    const seller = await student();
    const id = await listing(seller, { name: DOUBTFUL });
    await seller.ask('mutation ($id: ID!) { updateProduct(input: { id: $id, price: 3 }) { message } }', { id });
    expect(await doubtsAbout(id)).toHaveLength(1);
  });

  it('is not queued again after it was approved with the same words', async () => {
    const seller = await student();
    const id = await listing(seller, { name: DOUBTFUL });
    const [doubt] = await doubtsAbout(id);
    await (await admin()).ask(APPROVE, { id: doubt!.id });
    const rename = 'mutation ($id: ID!, $name: String!) { updateProduct(input: { id: $id, name: $name }) { message } }';
    expect((await seller.ask(rename, { id, name: `${DOUBTFUL}, clean` })).errors).toBeUndefined();
    expect(await doubtsAbout(id)).toEqual([]);
  });
});

describe('a change of one text', () => {
  it('is reviewed together with the other: a book stays a book', async () => {
    const seller = await student();
    const id = await listing(seller, { name: 'The Sword', description: 'Paperback, read once.' });
    const answer = await seller.ask('mutation ($id: ID!) { updateProduct(input: { id: $id, name: "The Sword, signed" }) { message } }', { id });
    expect(answer.errors).toBeUndefined();
  });
});
