import { category, listing, order, student, type TestClient } from './test-clients.ts';

async function review(who: TestClient, productId: string): Promise<string> {
  const { data } = await who.ask('mutation ($i: AddReviewInput!) { addReview(input: $i) { review { id: databaseId } } }', {
    i: { productId, rating: 4, text: 'Good' },
  });
  return data.addReview.review.id as string;
}

const OBJECT = 'mutation ($id: ID!) { disputeDelivery(input: { orderId: $id, reason: "It never came" }) { order { dispute { id: databaseId } } } }';

const DAY_MS = 86_400_000;

/**
 * Creates a seller with two listings. One is ordered and reviewed and has a price schedule. The seller also bought, saved and was notified, and the
 * buyer objects to the delivery of the other listing.
 */
export async function busyStudent() {
  const [seller, buyer, other] = [await student(), await student(), await student()];
  const shelf = await category();
  const product = await listing(seller, { categoryId: shelf });
  await listing(seller, { categoryId: shelf });
  const must = { productId: product, mustGoBy: new Date(Date.now() + 7 * DAY_MS).toISOString(), lowestPrice: 50, atEnd: 'FREE' };
  await seller.ask('mutation ($must: SetPriceScheduleInput!) { setPriceSchedule(input: $must) { message } }', { must });
  const sold = await order(buyer, product);
  const bought = await order(seller, await listing(other));
  const reviewId = await review(buyer, product);
  const sent = await buyer.ask('mutation ($id: ID!) { sendMessage(input: { orderId: $id, text: "Is it whole?" }) { message { id: databaseId } } }', {
    id: sold,
  });
  const talk = await buyer.ask('query ($id: ID!) { order(id: $id) { conversation { id: databaseId } } }', { id: sold });
  const conversation = talk.data.order.conversation.id as string;
  const message = sent.data.sendMessage.message.id as string;
  await buyer.ask('mutation ($id: ID!) { addFavourite(input: { productId: $id }) { productId } }', { id: product });
  await seller.ask('mutation ($id: ID!) { addFavourite(input: { productId: $id }) { productId } }', { id: await listing(other) });
  await seller.ask('mutation { saveSearch(input: { text: "euphonium" }) { savedSearch { id: databaseId } } }');
  const posted = await buyer.ask('mutation { createWantedPost(input: { title: "sousaphone" }) { wantedPost { id: databaseId } } }');
  const disputed = await order(buyer, await listing(other));
  await other.ask('mutation ($id: ID!) { setOrderStatus(input: { id: $id, status: DELIVERED }) { message } }', { id: disputed });
  const objected = await buyer.ask(OBJECT, { id: disputed });
  const dispute = objected.data.disputeDelivery.order.dispute.id as string;
  const wanted = posted.data.createWantedPost.wantedPost.id as string;
  return { seller, buyer, other, shelf, product, sold, bought, review: reviewId, message, conversation, wanted, dispute };
}
export type Things = Awaited<ReturnType<typeof busyStudent>>;
