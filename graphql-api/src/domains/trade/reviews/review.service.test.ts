import { describe, expect, it } from 'vitest';
import { admin, guest, listing, order, student, type TestClient } from '../../../../test/test-clients.ts';

const ADD = `mutation ($input: AddReviewInput!) { addReview(input: $input) { review { id: databaseId rating text verifiedBuyer author { id: databaseId } viewerCanEdit } product { rating { average count } viewerCanReview } } }`;
const UPDATE = `mutation ($input: UpdateReviewInput!) { updateReview(input: $input) { review { rating text } product { rating { average count } } } }`;
const DELETE = `mutation ($id: ID!) { deleteReview(input: { id: $id }) { deletedId product { rating { average count } } } }`;
const total = async (user: TestClient) => (await user.ask('{ me { points { total } } }')).data.me.points.total as number;

async function delivered(): Promise<{ seller: TestClient; buyer: TestClient; productId: string }> {
  const [seller, buyer] = [await student(), await student()];
  const productId = await listing(seller);
  const id = await order(buyer, productId);
  await seller.ask(`mutation ($id: ID!) { setOrderStatus(input: { id: $id, status: DELIVERED }) { pointsAwarded } }`, { id });
  return { seller, buyer, productId };
}

describe('reviews', () => {
  it('change the average, with one decimal, and the count', async () => {
    const productId = await listing(await student());
    await (await student()).ask(ADD, { input: { productId, rating: 5, text: 'Great' } });
    await (await student()).ask(ADD, { input: { productId, rating: 4, text: 'Good' } });
    const answer = await (await student()).ask(ADD, { input: { productId, rating: 4, text: 'Fine' } });
    expect(answer.data.addReview).toMatchObject({
      review: { rating: 4, text: 'Fine', verifiedBuyer: false, viewerCanEdit: true },
      product: { rating: { average: 4.3, count: 3 }, viewerCanReview: false },
    });
  });

  it('mark buyers, and give them 10 points once per product', async () => {
    const { buyer, productId } = await delivered();
    const answer = await buyer.ask(ADD, { input: { productId, rating: 5, text: 'As promised' } });
    expect(answer.data.addReview.review.verifiedBuyer).toBe(true);
    expect(answer.extensions!.points).toMatchObject({ pointsAdded: 10 });
    const gone = await buyer.ask(DELETE, { id: answer.data.addReview.review.id });
    expect(gone.extensions!.points).toMatchObject({ pointsDeducted: 10 });
    await buyer.ask(ADD, { input: { productId, rating: 5, text: 'Again' } });
    expect(await total(buyer)).toBe(0);
  });

  it('are limited to one per user and product', async () => {
    const productId = await listing(await student());
    const user = await student();
    await user.ask(ADD, { input: { productId, rating: 3, text: 'One' } });
    const second = await user.ask(ADD, { input: { productId, rating: 3, text: 'Two' } });
    expect(second.errors![0]!.message).toBe('You have already reviewed this product');
  });

  it('need a sign-in, with an error that names it', async () => {
    const productId = await listing(await student());
    const nobody = await guest();
    expect((await nobody.ask(ADD, { input: { productId, rating: 3, text: 'x' } })).errors![0]!.message).toBe('Please login to add a review');
    expect((await nobody.ask(UPDATE, { input: { id: '1', rating: 3, text: 'x' } })).errors![0]!.message).toBe('Please login to update your review');
    expect((await nobody.ask(DELETE, { id: '1' })).errors![0]!.message).toBe('Please login to delete your review');
  });

  it("are not allowed for the viewer's product", async () => {
    const seller = await student();
    const answer = await seller.ask(ADD, { input: { productId: await listing(seller), rating: 5, text: 'Mine' } });
    expect(answer.errors![0]!.extensions.code).toBe('FORBIDDEN');
  });

  it.each([
    ['rating', { rating: 0 }],
    ['rating', { rating: 6 }],
    ['text', { text: '  ' }],
    ['text', { text: 'x'.repeat(2001) }],
  ])('name %s when it is out of bounds', async (field, change) => {
    const productId = await listing(await student());
    const answer = await (await student()).ask(ADD, { input: { productId, rating: 3, text: 'Fine', ...change } });
    expect(answer.errors![0]!.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: [{ field }] });
  });

  it('of a product that is taken down are in no list, and return with it', async () => {
    const [seller, author, boss] = [await student(), await student(), await admin()];
    const productId = await listing(seller);
    const { id } = (await author.ask(ADD, { input: { productId, rating: 4, text: 'Good' } })).data.addReview.review;
    const OWN = '{ me { reviews { totalCount nodes { id: databaseId product { id: databaseId } } } } }';
    const ALL = '{ reviews(first: 1) { nodes { id: databaseId product { id: databaseId } } } }';
    const listed = { id, product: { id: productId } };
    expect((await author.ask(OWN)).data.me.reviews).toEqual({ totalCount: 1, nodes: [listed] });
    expect((await boss.ask(ALL)).data.reviews.nodes).toEqual([listed]);
    const down = await seller.ask('mutation ($id: ID!) { deleteProduct(input: { id: $id }) { undoToken } }', { id: productId });
    expect((await author.ask(OWN)).data.me.reviews).toEqual({ totalCount: 0, nodes: [] });
    expect((await boss.ask(ALL)).data.reviews.nodes).not.toContainEqual(expect.objectContaining({ id }));
    expect((await author.ask(UPDATE, { input: { id, rating: 1, text: 'Gone' } })).errors![0]!.extensions.code).toBe('NOT_FOUND');
    await seller.ask('mutation ($token: String!) { undo(input: { token: $token }) { kind } }', { token: down.data.deleteProduct.undoToken });
    expect((await author.ask(OWN)).data.me.reviews).toEqual({ totalCount: 1, nodes: [listed] });
  });

  it('are changed by their author only, and deleted by the author or an administrator', async () => {
    const productId = await listing(await student());
    const author = await student();
    const { id } = (await author.ask(ADD, { input: { productId, rating: 2, text: 'Meh' } })).data.addReview.review;
    const boss = await admin();
    expect((await boss.ask(UPDATE, { input: { id, rating: 5, text: 'x' } })).errors![0]!.extensions.code).toBe('FORBIDDEN');
    expect((await (await student()).ask(DELETE, { id })).errors![0]!.extensions.code).toBe('FORBIDDEN');
    expect((await author.ask(UPDATE, { input: { id, rating: 4, text: 'Better' } })).data.updateReview).toEqual({
      review: { rating: 4, text: 'Better' },
      product: { rating: { average: 4, count: 1 } },
    });
    expect((await boss.ask(DELETE, { id })).data.deleteReview.product.rating).toEqual({ average: 0, count: 0 });
  });
});
