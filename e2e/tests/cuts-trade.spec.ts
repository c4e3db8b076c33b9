import { expect, type Page } from '@playwright/test';
import { createListing, createStudent, graphql, placeOrder, signInByApi } from '../src/helpers.ts';
import { choice, cutAtEachStep, digits, field, stars, type Control } from '../src/network-cuts.ts';
import { test } from '../src/test.ts';

/* The network goes down at each step between a seller and a buyer: nothing typed is lost, and a repeated request is done once. */

let pair: ReturnType<typeof createPair> | undefined;

async function createPair(page: Page) {
  return { seller: await createStudent(page, 'cutseller'), buyer: await createStudent(page, 'cutbuyer') };
}

/** Returns the seller and the buyer of all tests here. */
const people = (page: Page) => (pair ??= createPair(page));

/** Creates an order of a new listing. */
async function order(page: Page, name: string) {
  const { seller, buyer } = await people(page);
  const productId = await createListing(page, seller.token, { name });
  return { seller, buyer, productId, id: await placeOrder(page, buyer.token, productId) };
}

const createWanted = async (page: Page, token: string, title: string) => {
  const create = 'mutation ($title: String!) { createWantedPost(input: { title: $title }) { wantedPost { id: databaseId } } }';
  return (await graphql<{ createWantedPost: { wantedPost: { id: string } } }>(page, create, { title }, token)).createWantedPost.wantedPost.id;
};

interface OwnWanted {
  wantedPosts: { nodes: { title: string; maxPrice: number | null }[] };
}

const ownWanted = async (page: Page, token: string, title: string) => {
  const data = await graphql<OwnWanted>(page, '{ wantedPosts(first: 50, filter: { own: true }) { nodes { title maxPrice } } }', {}, token);
  return data.wantedPosts.nodes.filter((post) => post.title === title);
};

test('the network is cut at each step: creating a wanted post', async ({ page }) => {
  const { buyer } = await people(page);
  await signInByApi(page, buyer);
  const title = `Cut drum ${Date.now()}`;
  await cutAtEachStep(page, {
    from: '/wanted',
    opened: [page.getByRole('link', { name: 'Post what you want' })],
    form: page.locator('main form'),
    controls: [
      field('What are you looking for?', title),
      field('Highest price (optional)', '450.5'),
      choice('Condition', 'Good or better'),
      choice('Show it for', 'A week'),
    ],
    submit: 'Post',
    operation: 'CreateWanted',
    done: () => expect(page).toHaveURL(/\/wanted\?own=1$/),
    made: async () => expect(await ownWanted(page, buyer.token, title)).toEqual([{ title, maxPrice: 450.5 }]),
  });
});

test('the network is cut at each step: changing a wanted post', async ({ page }) => {
  const { buyer } = await people(page);
  await signInByApi(page, buyer);
  const before = `Cut tuba ${Date.now()}`;
  const title = `${before} in brass`;
  await createWanted(page, buyer.token, before);
  await cutAtEachStep(page, {
    from: '/wanted?own=1',
    opened: [page.getByRole('link', { name: `Change ${before}` })],
    form: page.locator('main form'),
    controls: [field('What are you looking for?', title)],
    submit: 'Save',
    operation: 'UpdateWanted',
    done: () => expect(page).toHaveURL(/\/wanted\?own=1$/),
    made: async () => expect(await ownWanted(page, buyer.token, title)).toHaveLength(1),
  });
});

test('the network is cut at each step: answering a wanted post with a listing', async ({ page }) => {
  const { seller, buyer } = await people(page);
  const title = `Cut oboe ${Date.now()}`;
  const post = await createWanted(page, buyer.token, title);
  await createListing(page, seller.token, { name: `${title} of wood`, price: 700 });
  await createListing(page, seller.token, { name: `${title} newer` });
  await signInByApi(page, seller);
  await cutAtEachStep(page, {
    from: `/wanted?post=${post}`,
    opened: [page.getByRole('button', { name: `I have this: ${title}` })],
    form: page.getByRole('alertdialog'),
    controls: [choice('Your listing', `${title} of wood, ₹700`)],
    submit: 'Send',
    operation: 'AnswerWanted',
    done: () => expect(page.getByRole('alertdialog')).toBeHidden(),
    made: async () => {
      const count = `{ wantedPosts(filter: { ids: [${post}] }) { nodes { answerCount } } }`;
      const { wantedPosts } = await graphql<{ wantedPosts: { nodes: { answerCount: number }[] } }>(page, count, {}, buyer.token);
      expect(wantedPosts.nodes).toEqual([{ answerCount: 1 }]);
    },
  });
});

/** Actions of both sides of an order in its handover dialog. */
interface HandoverCase {
  title: string;
  side: 'seller' | 'buyer';
  /** Prepares the order with the seller's or the buyer's token. */
  before?: (page: Page, id: string, tokens: { seller: string; buyer: string }) => Promise<unknown>;
  opened?: string;
  controls: (page: Page, id: string, buyer: string) => Promise<Control[]>;
  submit: (names: { seller: string }) => string;
  operation: string;
  secret?: true;
  isLive?: true;
  done: string | RegExp;
  /** The expected state of the order on the server, and the user who queries it. */
  query: string;
  result: object;
}

const codeOf = async (page: Page, id: string, token: string) =>
  (await graphql<{ order: { handoverCode: string } }>(page, `{ order(id: ${id}) { handoverCode } }`, {}, token)).order.handoverCode;

const deliver = (page: Page, id: string, { seller }: { seller: string }) =>
  graphql(page, 'mutation ($id: ID!) { setOrderStatus(input: { id: $id, status: DELIVERED }) { pointsAwarded } }', { id }, seller);

const handOver = async (page: Page, id: string, { seller, buyer }: { seller: string; buyer: string }) => {
  const confirm = 'mutation ($id: ID!, $code: String!) { confirmHandover(input: { orderId: $id, code: $code }) { message } }';
  await graphql(page, confirm, { id, code: await codeOf(page, id, buyer) }, seller);
};

const spotOf = async (page: Page) => {
  const { campusSpots } = await graphql<{ campusSpots: { name: string; hint: string | null }[] }>(page, '{ campusSpots { name hint } }');
  const { name, hint } = campusSpots[1]!;
  return { name, text: hint ? `${name}, ${hint}` : name };
};

const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

const handoverCases: HandoverCase[] = [
  {
    title: 'proposing a meeting',
    side: 'buyer',
    opened: 'Propose a meeting',
    controls: async (page) => [choice('Where', (await spotOf(page)).text), field('When', `${tomorrow}T15:30`)],
    submit: () => 'Propose',
    operation: 'ProposeMeeting',
    done: /^Proposed: /,
    query: 'meeting { status }',
    result: { meeting: { status: 'PROPOSED' } },
  },
  {
    title: 'entering the handover code',
    side: 'seller',
    controls: async (page, id, buyer) => [digits(await codeOf(page, id, buyer))],
    submit: () => 'Confirm the handover',
    operation: 'ConfirmHandover',
    secret: true,
    isLive: true,
    done: /confirmed by the code/,
    query: 'status handoverProof',
    result: { status: 'DELIVERED', handoverProof: 'CODE' },
  },
  {
    title: 'rating the other side',
    side: 'buyer',
    before: handOver,
    controls: () => Promise.resolve([stars(4), choice('Was the person on time?', 'Yes'), field('A few words', 'Came early,\nand smiled.')]),
    submit: ({ seller }) => `Rate ${seller}`,
    operation: 'RateCounterpart',
    isLive: true,
    done: /^You gave .* 4 stars/,
    query: 'ratings { stars text }',
    result: { ratings: [{ stars: 4, text: 'Came early,\nand smiled.' }] },
  },
  {
    title: 'objecting to a delivery',
    side: 'buyer',
    before: deliver,
    opened: 'Something is wrong',
    controls: () => Promise.resolve([field('What is wrong?', 'It never came.')]),
    submit: () => 'Send',
    operation: 'DisputeDelivery',
    done: /^The buyer objected: “It never came.”/,
    query: 'dispute { reason }',
    result: { dispute: { reason: 'It never came.' } },
  },
];

for (const { title, side, before, opened, controls, submit, operation, secret = false, isLive = false, done, query, result } of handoverCases) {
  test(`the network is cut at each step: ${title}`, async ({ page }) => {
    const { seller, buyer, id } = await order(page, `Cut thing ${title}`);
    await before?.(page, id, { seller: seller.token, buyer: buyer.token });
    await signInByApi(page, side === 'buyer' ? buyer : seller);
    const form = page.getByRole('dialog', { name: `Handover of order ${id}` });
    await cutAtEachStep(page, {
      from: side === 'buyer' ? '/dashboard/user/orders' : '/dashboard/user/order',
      opened: [page.getByRole('button', { name: `Handover of order ${id}` }), ...(opened ? [form.getByRole('button', { name: opened })] : [])],
      form,
      controls: await controls(page, id, buyer.token),
      submit: submit({ seller: seller.name }),
      operation,
      secret,
      isLive,
      done: () => expect(form.getByText(done).first()).toBeVisible(),
      made: async () => {
        const data = await graphql<{ order: object }>(page, `{ order(id: ${id}) { ${query} } }`, {}, buyer.token);
        expect(data.order).toEqual(result);
      },
    });
  });
}

for (const [verb, side, path] of [
  ['Cancel', 'buyer', '/dashboard/user/orders'],
  ['Decline', 'seller', '/dashboard/user/order'],
] as const) {
  test(`the network is cut at each step: ${verb.toLowerCase()} an order with a reason`, async ({ page }) => {
    const { id, productId, buyer, ...rest } = await order(page, `Cut ${verb} thing`);
    await signInByApi(page, { buyer, ...rest }[side]);
    const form = page.getByRole('alertdialog');
    await cutAtEachStep(page, {
      from: path,
      opened: [page.getByRole('button', { name: `${verb} order ${id}`, exact: true })],
      form,
      controls: [field('Reason', 'The rain took it.')],
      loaded: form.getByText(/^This means: /),
      submit: `${verb} order`,
      operation: `${verb}Order`,
      isLive: true,
      done: () => expect(form).toBeHidden(),
      made: async () => {
        const query = `{ order(id: ${id}) { status } product(id: ${productId}) { quantity } }`;
        expect(await graphql(page, query, {}, buyer.token)).toEqual({ order: { status: 'CANCELLED' }, product: { quantity: 2 } });
      },
    });
  });
}

test('the network is cut at each step: making a counter-offer', async ({ page }) => {
  const { seller, buyer } = await people(page);
  const productId = await createListing(page, seller.token, { name: 'Cut barometer', price: 300 });
  const make = 'mutation ($id: ID!) { makeOffer(input: { productId: $id, price: 200 }) { offer { conversation { id: databaseId } } } }';
  const { makeOffer } = await graphql<{ makeOffer: { offer: { conversation: { id: string } } } }>(page, make, { id: productId }, buyer.token);
  const { id } = makeOffer.offer.conversation;
  await signInByApi(page, seller);
  await cutAtEachStep(page, {
    from: `/dashboard/user/chats?conversation=${id}`,
    opened: [page.getByRole('region', { name: 'Offer' }).getByRole('button', { name: 'Counter' })],
    form: page.getByRole('alertdialog'),
    controls: [field('Your price', '270')],
    submit: 'Send counter-offer',
    operation: 'CounterOffer',
    done: () => expect(page.getByRole('region', { name: 'Offer' })).toContainText('You offered ₹270'),
    made: async () => {
      const query = `{ conversation(id: ${id}) { offers { nodes { price } } } }`;
      const { conversation } = await graphql<{ conversation: { offers: { nodes: { price: number }[] } } }>(page, query, {}, seller.token);
      expect(conversation.offers.nodes.map(({ price }) => price)).toEqual([270, 200]);
    },
  });
});

test('the network is cut at each step: changing a review', async ({ page }) => {
  const { seller, buyer } = await people(page);
  const id = await createListing(page, seller.token, { name: 'Cut racket' });
  const add = 'mutation ($id: ID!) { addReview(input: { productId: $id, rating: 5, text: "Like new." }) { review { id: databaseId } } }';
  await graphql(page, add, { id }, buyer.token);
  await signInByApi(page, buyer);
  await cutAtEachStep(page, {
    from: `/product/${id}`,
    opened: [page.getByRole('button', { name: 'Edit your review' })],
    form: page.locator('form').filter({ has: page.getByPlaceholder('Write your review...') }),
    controls: [stars(2), field('Your review', 'Two strings broke.')],
    submit: 'Update Review',
    operation: 'UpdateReview',
    done: () => expect(page.getByRole('list', { name: 'All reviews' })).toContainText('Two strings broke.'),
    made: async () => {
      const query = `{ product(id: ${id}) { reviews { nodes { rating text } } } }`;
      const { product } = await graphql<{ product: { reviews: { nodes: object[] } } }>(page, query);
      expect(product.reviews.nodes).toEqual([{ rating: 2, text: 'Two strings broke.' }]);
    },
  });
});
