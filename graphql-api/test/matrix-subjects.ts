import { sql } from '../src/platform/database/sql.ts';
import { testApplication } from './application.ts';
import { category, listing, order, student, type TestClient } from './test-clients.ts';

/** Ids of the subjects of the authorization matrix's operations. */
export interface Subjects {
  /** Product of the seller. The buyer has ordered it, and the author has reviewed it. */
  product: string;
  order: string;
  conversation: string;
  review: string;
  /** Offer of the buyer on another product of the seller. */
  offer: string;
  category: string;
  contact: string;
  user: string;
}

/** People involved with the subjects. */
export type Parties = Record<'seller' | 'buyer' | 'author', TestClient>;

/** An operation of the matrix, or a part of a request, that contains the ids of its subjects. */
export type OperationOf = (of: Subjects) => unknown;

async function product({ seller, buyer, author }: Parties): Promise<Pick<Subjects, 'product' | 'order' | 'review'>> {
  const id = await listing(seller);
  const bought = await order(buyer, id);
  const { data } = await author.ask('mutation ($i: AddReviewInput!) { addReview(input: $i) { review { id: databaseId } } }', {
    i: { productId: id, rating: 4, text: 'Good' },
  });
  return { product: id, order: bought, review: data.addReview.review.id };
}

async function conversation(buyer: TestClient, orderId: string): Promise<string> {
  const { data } = await buyer.ask('query ($id: ID!) { order(id: $id) { conversation { id: databaseId } } }', { id: orderId });
  return data.order.conversation.id;
}

async function offer({ seller, buyer }: Parties): Promise<string> {
  const { data } = await buyer.ask('mutation ($id: ID!) { makeOffer(input: { productId: $id, price: 50 }) { offer { id: databaseId } } }', {
    id: await listing(seller),
  });
  return data.makeOffer.offer.id;
}

/** Inserts a contact message directly, because the form accepts five messages an hour from one address. */
async function contact(): Promise<string> {
  const { container } = await testApplication();
  const row = await container.database.db.one<{ id: string }>(sql`insert into contact_messages (name, email, message)
    values ('N', 'n@example.com', 'Hi') returning id::text as id`);
  return row!.id;
}

/** Returns the subjects that operations refer to. */
function namedBy(operations: readonly OperationOf[]): Set<string> {
  const named = new Set<string>();
  const recorder = new Proxy({} as Subjects, { get: (_target, name) => (named.add(String(name)), '0') });
  for (const operation of operations) operation(recorder);
  return named;
}

const NONE: Subjects = { product: '', order: '', conversation: '', review: '', offer: '', category: '', contact: '', user: '' };

/** Creates new subjects for operations. Only those that they refer to are created, because creating all of them takes ten requests. */
export async function subjectsOf(parties: Parties, ...operations: OperationOf[]): Promise<Subjects> {
  const named = namedBy(operations);
  const subjects = { ...NONE };
  if (['product', 'order', 'review', 'conversation'].some((name) => named.has(name))) Object.assign(subjects, await product(parties));
  if (named.has('conversation')) subjects.conversation = await conversation(parties.buyer, subjects.order);
  if (named.has('offer')) subjects.offer = await offer(parties);
  if (named.has('category')) subjects.category = await category();
  if (named.has('contact')) subjects.contact = await contact();
  if (named.has('user')) subjects.user = (await student()).id;
  return subjects;
}
