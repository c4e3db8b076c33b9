import { Kind, parse } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { actions } from '../src/access/policy.ts';
import { buildBareSchema } from '../src/app/schema.ts';
import { admin, category, guest, listing, order, student, withToken, type TestClient } from './test-clients.ts';
import { inInputForm } from './input-form.ts';
import { closeSockets, socket } from './sockets.ts';
import { sql } from '../src/platform/sql.ts';
import { testApplication } from './application.ts';

/** The roles, in the order of the letters in the matrix. */
const roles = ['guest', 'stranger', 'seller', 'buyer', 'author', 'admin'] as const;
type Role = (typeof roles)[number];
type People = Record<Role, TestClient>;

/** What the rows are about: the seller's product, the buyer's order of it, the author's review of it. */
interface Things {
  product: string;
  order: string;
  review: string;
  category: string;
  contact: string;
  user: string;
}

let people: People;

async function things(): Promise<Things> {
  const shelf = await category();
  const product = await listing(people.seller, { categoryId: shelf });
  const bought = await order(people.buyer, product);
  const review = await people.author.ask('mutation ($i: AddReviewInput!) { addReview(input: $i) { review { id } } }', {
    i: { productId: product, rating: 4, text: 'Good' },
  });
  const { container } = await testApplication();
  // The form takes five messages an hour from one address.
  const contact = await container.database.db.one<{ id: string }>(sql`insert into contact_messages (name, email, message)
    values ('N', 'n@example.com', 'Hi') returning id::text as id`);
  return {
    product,
    order: bought,
    review: review.data.addReview.review.id,
    category: await category(),
    contact: contact!.id,
    user: (await student()).id,
  };
}

/**
 * For every field of Query, Mutation and Subscription: the operation, and who is let in. A letter for each role: Y is let in,
 * n is rejected with UNAUTHENTICATED or FORBIDDEN, u as if it did not exist (NOT_FOUND), 0 is answered with nothing, e is let in as far as another rule allows (such as a wrong code).
 */
const matrix: Record<string, [answers: string, operation: (of: Things) => string]> = {
  'Query.categories': ['YYYYYY', () => '{ categories { id } }'],
  'Query.me': ['0YYYYY', () => '{ me { id } }'],
  'Query.myData': ['nYYYYY', () => '{ myData }'],
  'Query.node': ['00YY0Y', (of) => `{ node(id: "${Buffer.from(`Order:${of.order}`).toString('base64')}") { globalId } }`],
  'Query.order': ['00YY0Y', (of) => `{ order(id: "${of.order}") { id } }`],
  'Query.orders': ['nnnnnY', () => '{ orders(first: 1) { nodes { id } } }'],
  'Query.pointsRules': ['YYYYYY', () => '{ pointsRules { action } }'],
  'Query.priceRanges': ['YYYYYY', () => '{ priceRanges { id } }'],
  'Query.product': ['YYYYYY', (of) => `{ product(id: "${of.product}") { id } }`],
  'Query.products': ['YYYYYY', () => '{ products(first: 1) { nodes { id } } }'],
  'Query.user': ['nYYYYY', (of) => `{ user(id: "${of.user}") { id } }`],
  'Query.users': ['nnnnnY', () => '{ users(first: 1) { nodes { id } } }'],
  'Query.shopFigures': ['YYYYYY', () => '{ shopFigures { products } }'],
  'Query.adminFigures': ['nnnnnY', () => '{ adminFigures { users } }'],
  'Query.auditEntries': ['nnnnnY', () => '{ auditEntries(first: 1) { nodes { id } } }'],
  'Query.doubtfulListings': ['nnnnnY', () => '{ doubtfulListings(first: 1) { nodes { id } } }'],
  'Query.contactMessages': ['nnnnnY', () => '{ contactMessages(first: 1) { nodes { id } } }'],
  'Mutation.requestSignUpOtp': ['eeeeee', () => 'mutation { requestSignUpOtp(email: "x@elsewhere.example", collegeId: "1") { message } }'],
  'Mutation.signUp': [
    'eeeeee',
    () => 'mutation { signUp(input: { name: "", email: "x", password: "1", phone: "1", collegeId: "", otp: "1" }) { message } }',
  ],
  'Mutation.requestPasswordReset': ['eeeeee', () => 'mutation { requestPasswordReset(email: "nobody") { message } }'],
  'Mutation.resetPassword': ['eeeeee', () => 'mutation { resetPassword(input: { email: "x", otp: "1", password: "1" }) { message } }'],
  'Mutation.signOut': ['n-----', () => 'mutation { signOut }'],
  'Mutation.createAccessToken': ['nYYYYY', () => 'mutation { createAccessToken(input: { name: "t", scopes: [READ] }) { token } }'],
  'Mutation.revokeAccessToken': ['neeeee', () => 'mutation { revokeAccessToken(id: "999999") { deletedId } }'],
  'Mutation.updateProfile': ['nYYYYY', () => 'mutation { updateProfile(input: { name: "Somebody" }) { message } }'],
  'Mutation.deleteMyAccount': ['neeeee', () => 'mutation { deleteMyAccount(password: "wrong") }'],
  'Mutation.createProduct': [
    'nYYYYY',
    (of) =>
      `mutation { createProduct(input: { name: "n", description: "d", price: 1, quantity: 1, shipping: false, categoryId: "${of.category}" }) { message } }`,
  ],
  'Mutation.updateProduct': ['nnYnnn', (of) => `mutation { updateProduct(id: "${of.product}", input: { price: 5 }) { message } }`],
  'Mutation.deleteProduct': ['nnYnnY', (of) => `mutation { deleteProduct(id: "${of.product}") { message } }`],
  'Mutation.placeOrder': ['nYnYYY', (of) => `mutation { placeOrder(input: { productId: "${of.product}" }) { message } }`],
  'Mutation.setOrderStatus': ['nuYnun', (of) => `mutation { setOrderStatus(id: "${of.order}", status: SHIPPED) { message } }`],
  'Mutation.deleteOrder': ['nunYun', (of) => `mutation { deleteOrder(id: "${of.order}") { message } }`],
  'Mutation.sendMessage': ['nuYYun', (of) => `mutation { sendMessage(orderId: "${of.order}", text: "Hi") { message { id } } }`],
  'Mutation.markMessagesRead': ['nuYYun', (of) => `mutation { markMessagesRead(orderId: "${of.order}") { id } }`],
  'Mutation.addReview': ['nYnYeY', (of) => `mutation { addReview(input: { productId: "${of.product}", rating: 5, text: "x" }) { review { id } } }`],
  'Mutation.updateReview': ['nnnnYn', (of) => `mutation { updateReview(input: { id: "${of.review}", rating: 5, text: "x" }) { review { id } } }`],
  'Mutation.deleteReview': ['nnnnYY', (of) => `mutation { deleteReview(id: "${of.review}") { deletedId } }`],
  'Mutation.createCategory': ['nnnnnY', () => `mutation { createCategory(name: "Made ${Math.random()}") { category { id } } }`],
  'Mutation.updateCategory': ['nnnnnY', (of) => `mutation { updateCategory(id: "${of.category}", name: "Now ${of.category}") { category { id } } }`],
  'Mutation.deleteCategory': ['nnnnnY', (of) => `mutation { deleteCategory(id: "${of.category}") { deletedId } }`],
  'Mutation.deleteUser': ['nnnnnY', (of) => `mutation { deleteUser(id: "${of.user}") { deletedId } }`],
  'Mutation.setUserRole': ['nnnnnY', (of) => `mutation { setUserRole(id: "${of.user}", role: STUDENT) { id } }`],
  'Mutation.sendContactMessage': ['eeeeee', () => 'mutation { sendContactMessage(input: { name: "", email: "", message: "" }) { message } }'],
  'Mutation.setContactMessageHandled': ['nnnnnY', (of) => `mutation { setContactMessageHandled(id: "${of.contact}", handled: true) { id } }`],
  'Mutation.approveListing': ['nnnnnu', () => 'mutation { approveListing(input: { id: "999999" }) { doubtfulListing { id } } }'],
  'Mutation.askAssistant': ['YYYYYY', () => 'mutation { askAssistant(query: "How do points work?") { text } }'],
  'Mutation.signIn': ['eeeeee', () => 'mutation { signIn(email: "nobody@example.com", password: "x") { token } }'],
  'Subscription.messageAdded': ['nuYYuY', (of) => `subscription { messageAdded(orderId: "${of.order}", after: "0") { id } }`],
  'Subscription.orderChanged': ['nYYYYY', () => 'subscription { orderChanged { id } }'],
  'Subscription.pointsChanged': ['nYYYYY', () => 'subscription { pointsChanged { total } }'],
  'Subscription.productChanged': ['YYYYYY', (of) => `subscription { productChanged(id: "${of.product}") { id } }`],
};

/** The result of a role, as a letter of the matrix. */
async function letter(actor: TestClient, field: string, text: string): Promise<string> {
  if (field.startsWith('Subscription.')) {
    const { subscribe } = await socket(actor.token);
    const { errors } = await subscribe(text);
    closeSockets();
    const [rejection] = errors as { extensions?: { code: string } }[];
    return rejection ? (rejection.extensions?.code === 'NOT_FOUND' ? 'u' : 'n') : 'Y';
  }
  const answer = await actor.ask(text);
  const error = answer.errors?.[0];
  if (error) {
    if (error.extensions.code === 'NOT_FOUND' && !field.endsWith('AccessToken')) return 'u';
    const signInFailed = field === 'Mutation.signIn';
    return !signInFailed && ['UNAUTHENTICATED', 'FORBIDDEN'].includes(error.extensions.code) ? 'n' : 'e';
  }
  return Object.values(answer.data as object)[0] === null ? '0' : 'Y';
}

const changes = (field: string) => field.startsWith('Mutation.');

beforeAll(async () => {
  const made = await Promise.all(roles.map((role) => (role === 'guest' ? guest() : role === 'admin' ? admin() : student())));
  people = Object.fromEntries(roles.map((role, index) => [role, made[index]])) as People;
});

describe('the authorization matrix: guest, stranger, seller, buyer, author, admin', () => {
  it('has a row for every field of the schema, and a field for every row', () => {
    const schema = buildBareSchema();
    const fields = [schema.getQueryType()!, schema.getMutationType()!, schema.getSubscriptionType()!].flatMap((type) =>
      Object.keys(type.getFields()).map((name) => `${type.name}.${name}`),
    );
    expect(Object.keys(matrix).toSorted()).toEqual(fields.toSorted());
  });

  it.each(Object.entries(matrix))('%s', async (field, [answers, operation]) => {
    const shared = changes(field) ? undefined : await things();
    let got = '';
    for (const [index, role] of roles.entries()) {
      const wanted = answers[index]!;
      got += wanted === '-' ? '-' : await letter(people[role], field, operation(shared ?? (await things())));
    }
    expect(got).toBe(answers);
  });
});

describe('the authorization matrix of mutations with one input', () => {
  it.each(Object.entries(matrix).filter(([field]) => changes(field)))('%s', async (field, [answers, operation]) => {
    let got = '';
    for (const [index, role] of roles.entries()) {
      const wanted = answers[index]!;
      got += wanted === '-' ? '-' : await letter(people[role], field, inInputForm(operation(await things())));
    }
    expect(got).toBe(answers);
  });
});

/** The REST call that stands for a policy row's GraphQL operation, so that both reject alike. */
const restEquivalents: Record<string, [field: string, method: string, path: (of: Things) => string, body?: (of: Things) => object]> = {
  'account:use': ['Mutation.placeOrder', 'POST', () => '/api/auth/add-order', (of) => ({ productId: of.product })],
  'user:list': ['Query.users', 'GET', () => '/api/category/allUsers'],
  'user:manage': ['Mutation.deleteUser', 'DELETE', (of) => `/api/category/deleteUsers/${of.user}`],
  'category:manage': ['Mutation.deleteCategory', 'DELETE', (of) => `/api/category/delete-category/${of.category}`],
  'product:edit': ['Mutation.updateProduct', 'PUT', (of) => `/api/product/updating-product/${of.product}`, () => ({ price: 5 })],
  'product:delete': ['Mutation.deleteProduct', 'DELETE', (of) => `/api/product/delete-product/${of.product}`],
  'product:review': ['Mutation.addReview', 'POST', () => '/api/ratings/create', (of) => ({ productId: of.product, rating: 5, review: 'x' })],
  'order:setStatus': ['Mutation.setOrderStatus', 'PUT', (of) => `/api/auth/orders/${of.order}/status`, () => ({ status: 'Shipped' })],
  'order:delete': ['Mutation.deleteOrder', 'DELETE', (of) => `/api/auth/orders/${of.order}`],
  'review:edit': ['Mutation.updateReview', 'PUT', (of) => `/api/ratings/${of.review}`, () => ({ rating: 5, review: 'x' })],
  'review:delete': ['Mutation.deleteReview', 'DELETE', (of) => `/api/ratings/${of.review}`],
  'product:create': [
    'Mutation.createProduct',
    'POST',
    () => '/api/product/create-product',
    (of) => ({ name: 'n', description: 'd', price: 1, quantity: 1, shipping: 0, category: of.category }),
  ],
};

/** What needs a session, whatever the scopes of an access token. */
const inSessionsOnly = ['Mutation.signOut', 'Mutation.createAccessToken', 'Mutation.revokeAccessToken', 'Mutation.deleteMyAccount'];

describe('an access token of an administrator', () => {
  const tokenOf = async (owner: TestClient, scopes: string[]): Promise<TestClient> => {
    const query = 'mutation ($scopes: [AccessScope!]!) { createAccessToken(input: { name: "t", scopes: $scopes }) { token } }';
    return withToken(owner, (await owner.ask(query, { scopes })).data.createAccessToken.token);
  };

  it.each([
    [['WRITE'], 'stranger'],
    [['WRITE', 'ADMIN'], 'admin'],
  ] as const)('with the scopes %j may do what this role may: %s', { timeout: 120_000 }, async (scopes, role) => {
    const token = await tokenOf(people.admin, [...scopes]);
    const index = roles.indexOf(role);
    const wrong: string[] = [];
    for (const [field, [answers, operation]] of Object.entries(matrix)) {
      const wanted = inSessionsOnly.includes(field) ? 'n' : answers[index];
      const got = await letter(token, field, operation(await things()));
      if (got !== wanted) wrong.push(`${field}: ${got} instead of ${wanted}`);
    }
    expect(wrong).toEqual([]);
  });

  it('with READ and ADMIN reads what an administrator reads and changes nothing', async () => {
    const token = await tokenOf(people.admin, ['READ', 'ADMIN']);
    expect((await token.ask('{ users(first: 1) { nodes { email } } }')).errors).toBeUndefined();
    expect((await token.ask('mutation { createCategory(name: "x") { category { id } } }')).errors).toMatchObject([
      { extensions: { code: 'FORBIDDEN' } },
    ]);
    expect((await token.rest('GET', '/api/category/allUsers')).status).toBe(200);
  });

  it('without ADMIN reads no private data of others, also by REST', async () => {
    const token = await tokenOf(people.admin, ['READ', 'WRITE']);
    const { data } = await token.ask('query ($id: ID!) { user(id: $id) { email phone collegeId role points { total } } }', {
      id: people.stranger.id,
    });
    expect(data.user).toEqual({ email: null, phone: null, collegeId: null, role: null, points: null });
    for (const path of ['allUsers', 'searchUsers', `userDetails/${people.stranger.id}`]) {
      expect((await token.rest('GET', `/api/category/${path}`)).status).toBe(403);
    }
    expect((await token.rest('GET', '/api/auth/admin-auth')).status).toBe(403);
  });

  it('shows its scopes, and the scope ADMIN is rejected to students', async () => {
    await tokenOf(people.admin, ['ADMIN']);
    const { data } = await people.admin.ask('{ me { accessTokens { scopes } } }');
    expect(data.me.accessTokens[0].scopes).toEqual(['READ', 'ADMIN']);
    const query = 'mutation { createAccessToken(input: { name: "t", scopes: [ADMIN] }) { token } }';
    expect((await people.stranger.ask(query)).errors).toMatchObject([{ extensions: { code: 'INVALID_INPUT', fields: [{ field: 'scopes' }] } }]);
  });
});

describe('GraphQL and REST reject alike', () => {
  it.each(Object.entries(restEquivalents))('%s', async (_action, [field, method, path, body]) => {
    for (const role of roles) {
      const [asked, called] = [await things(), await things()];
      const graphql = await people[role].ask(matrix[field]![1](asked));
      const rest = await people[role].rest(method, path(called), body?.(called));
      const { code, message } = { code: graphql.errors?.[0]?.extensions.code, message: graphql.errors?.[0]?.message };
      expect({ role, code: rest.body.code, message: rest.status < 400 ? undefined : rest.body.message }).toEqual({ role, code, message });
    }
  });
});

/** Rows of the policy that only one transport has, or that no operation stands for alone. */
const apart = {
  'user:readProfile': 'Query.user above; the names that guests see in guests.test.ts',
  'user:readPrivate': 'fields of User; the field walk in fields.test.ts',
  'user:readContact': 'fields of User; the field walk in fields.test.ts',
  'account:secure': 'limits.test.ts: access tokens are GraphQL only',
  'product:order': 'told by the order itself; placeOrder above rejects the seller',
  'order:read': 'answers null, so there is nothing to reject',
  'chat:read': 'chats/:orderId and messageAdded, tested in rest.test.ts and subscriptions.test.ts',
  'chat:write': 'sendMessage; REST has a call for each side',
  'chat:writeAsBuyer': 'REST only: rest.test.ts',
  'chat:writeAsSeller': 'REST only: rest.test.ts',
  'chat:readAll': 'userDetails, under user:list',
  'contact:manage': 'GraphQL only',
  'figures:read': 'GraphQL only',
  'order:list': 'GraphQL only',
  'audit:read': 'GraphQL only',
  'listing:approve': 'GraphQL only',
};

describe('the policy', () => {
  it('has a row here for each of its actions', () => {
    expect([...Object.keys(restEquivalents), ...Object.keys(apart)].toSorted()).toEqual(actions.toSorted());
  });
});

describe('the matrix itself', () => {
  it('has operations that select the named field', () => {
    const of: Things = { product: '1', order: '1', review: '1', category: '1', contact: '1', user: '1' };
    for (const [field, [, operation]] of Object.entries(matrix)) {
      const definition = parse(operation(of)).definitions[0]!;
      const first = definition.kind === Kind.OPERATION_DEFINITION ? definition.selectionSet.selections[0] : undefined;
      expect(first?.kind === Kind.FIELD && field.endsWith(`.${first.name.value}`), field).toBe(true);
    }
  });
});
