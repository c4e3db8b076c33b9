import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { routes } from '../src/app/http/rest/rest.ts';
import type { Route } from '../src/platform/net/rest.ts';
import { admin, category, guest, handOver, listing, order, student, unique, type TestClient, type RestResponse } from './test-clients.ts';
import { codeFor } from './mail.ts';
import { drawing } from './test-pictures.ts';
import { testApplication } from './application.ts';

/** A call of a route with everything that it needs, and its expected response. */
interface Row {
  call: () => Promise<RestResponse>;
  status?: number;
  /** Keys of the body, in any order. */
  keys: string[];
}

const said = ['success', 'message', 'msg'];
const points = ['pointsAdded', 'pointMessage'];

async function sold(): Promise<{ seller: TestClient; buyer: TestClient; productId: string; orderId: string }> {
  const [seller, buyer] = [await student(), await student()];
  const productId = await listing(seller);
  return { seller, buyer, productId, orderId: await order(buyer, productId) };
}

async function reviewed(): Promise<{ author: TestClient; productId: string; reviewId: string }> {
  const author = await student();
  const productId = await listing(await student());
  const answer = await author.rest('POST', '/api/ratings/create', { productId, rating: 4, review: 'Good' });
  return { author, productId, reviewId: answer.body.rating._id };
}

async function newcomer() {
  const key = unique('n').replaceAll(' ', '');
  return { name: 'Newcomer', email: `${key}@vitstudent.ac.in`, password: 'secret', phone: '9840012345', collegeId: key };
}

async function productForm(): Promise<FormData> {
  const form = new FormData();
  const fields = { name: 'Lamp', description: 'Bright.', price: '120', category: await category(), quantity: '2', shipping: '1' };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** All documented calls, by method and path. */
const rows: Record<string, Row> = {
  'post /api/auth/otp': {
    call: async () => (await guest()).rest('POST', '/api/auth/otp', await newcomer()),
    keys: said,
  },
  'post /api/auth/signup': {
    call: async () => {
      const [nobody, person] = [await guest(), await newcomer()];
      await nobody.rest('POST', '/api/auth/otp', person);
      return nobody.rest('POST', '/api/auth/signup', { ...person, otp: await codeFor(person.email) });
    },
    status: 201,
    keys: [...said, 'user'],
  },
  'post /api/auth/login': {
    call: async () => (await guest()).rest('POST', '/api/auth/login', { email: (await student()).email, password: 'password' }),
    keys: [...said, 'user', 'token'],
  },
  'get /api/auth/user-auth': { call: async () => (await student()).rest('GET', '/api/auth/user-auth'), keys: ['success', 'ok'] },
  'get /api/auth/admin-auth': { call: async () => (await admin()).rest('GET', '/api/auth/admin-auth'), keys: ['success', 'ok'] },
  'put /api/auth/Editprofile': {
    call: async () => (await student()).rest('PUT', '/api/auth/Editprofile', { name: 'Renamed', phone: '9840012345', password: '' }),
    keys: [...said, 'updatedUser'],
  },
  'get /api/auth/allOrders': { call: async () => (await sold()).seller.rest('GET', '/api/auth/allOrders'), keys: ['success', 'data'] },
  'put /api/auth/orders/:id/status': {
    call: async () => {
      const { seller, orderId } = await sold();
      return seller.rest('PUT', `/api/auth/orders/${orderId}/status`, { status: 'Delivered' });
    },
    keys: [...said, 'pointsAwarded', 'pointsNote', 'order'],
  },
  'get /api/auth/orders': { call: async () => (await sold()).buyer.rest('GET', '/api/auth/orders'), keys: ['0'] },
  'delete /api/auth/orders/:id': {
    call: async () => {
      const { buyer, orderId } = await sold();
      return buyer.rest('DELETE', `/api/auth/orders/${orderId}`);
    },
    keys: said,
  },
  'post /api/auth/add-order': {
    call: async () => (await student()).rest('POST', '/api/auth/add-order', { productId: await listing(await student()) }),
    status: 201,
    keys: [...said, 'order', 'product'],
  },
  'get /api/chat/chats/:orderId': {
    call: async () => {
      const { buyer, orderId } = await sold();
      await buyer.rest('POST', `/api/chat/BuyerSend/${orderId}`, { message: 'Hi' });
      return buyer.rest('GET', `/api/chat/chats/${orderId}`);
    },
    keys: ['success', 'data'],
  },
  'post /api/chat/BuyerSend/:orderId': {
    call: async () => {
      const { buyer, orderId } = await sold();
      return buyer.rest('POST', `/api/chat/BuyerSend/${orderId}`, { message: 'Hi' });
    },
    status: 201,
    keys: ['success', 'data'],
  },
  'post /api/chat/SellerSend/:orderId': {
    call: async () => {
      const { seller, orderId } = await sold();
      return seller.rest('POST', `/api/chat/SellerSend/${orderId}`, { message: 'Hi' });
    },
    status: 201,
    keys: ['success', 'data'],
  },
  'get /api/points/:userId': {
    call: async () => {
      const seller = await student();
      await listing(seller);
      return seller.rest('GET', `/api/points/${seller.id}`);
    },
    keys: ['success', 'totalPoints', 'history'],
  },
  'get /api/category/getCategories': {
    call: async () => {
      await category();
      return (await guest()).rest('GET', '/api/category/getCategories');
    },
    keys: ['success', 'category'],
  },
  'post /api/category/create-category': {
    call: async () => (await admin()).rest('POST', '/api/category/create-category', { name: unique('C') }),
    status: 201,
    keys: [...said, 'category'],
  },
  'put /api/category/update-category/:id': {
    call: async () => (await admin()).rest('PUT', `/api/category/update-category/${await category()}`, { name: unique('C') }),
    keys: [...said, 'category'],
  },
  'delete /api/category/delete-category/:id': {
    call: async () => (await admin()).rest('DELETE', `/api/category/delete-category/${await category()}`),
    keys: [...said, 'movedProducts'],
  },
  'get /api/category/allUsers': { call: async () => (await admin()).rest('GET', '/api/category/allUsers'), keys: ['success', 'users'] },
  'get /api/category/searchUsers': {
    call: async () => (await admin()).rest('GET', `/api/category/searchUsers?query=${(await student()).email}`),
    keys: ['success', 'data'],
  },
  'delete /api/category/deleteUsers/:id': {
    call: async () => (await admin()).rest('DELETE', `/api/category/deleteUsers/${(await student()).id}`),
    keys: said,
  },
  'get /api/category/userDetails/:id': {
    call: async () => {
      const { seller, orderId } = await sold();
      await seller.rest('POST', `/api/chat/SellerSend/${orderId}`, { message: 'Hi' });
      return (await admin()).rest('GET', `/api/category/userDetails/${seller.id}`);
    },
    keys: ['success', 'data'],
  },
  'get /api/product/searchProduct/:keyword': {
    call: async () => {
      await listing(await student(), { name: 'Xylophone' });
      return (await guest()).rest('GET', '/api/product/searchProduct/xylophone');
    },
    keys: ['0'],
  },
  'get /api/product/productCount': { call: async () => (await guest()).rest('GET', '/api/product/productCount'), keys: ['success', 'total'] },
  'get /api/product/productList/:page': {
    call: async () => (await guest()).rest('GET', '/api/product/productList/1'),
    keys: ['success', 'products'],
  },
  'post /api/product/product-filter': {
    call: async () => (await guest()).rest('POST', '/api/product/product-filter', { checked: [], radio: [0, 499] }),
    keys: ['success', 'products'],
  },
  'get /api/product/product-photo/:id': {
    call: async () => (await guest()).rest('GET', `/api/product/product-photo/${await listing(await student())}`),
    keys: [],
  },
  'post /api/product/create-product': {
    call: async () => (await student()).rest('POST', '/api/product/create-product', await productForm()),
    status: 201,
    keys: [...said, ...points, 'product', 'details'],
  },
  'get /api/product/get-product/:id': {
    call: async () => (await guest()).rest('GET', `/api/product/get-product/${await listing(await student())}`),
    keys: ['success', 'product'],
  },
  'put /api/product/updating-product/:id': {
    call: async () => {
      const seller = await student();
      return seller.rest('PUT', `/api/product/updating-product/${await listing(seller)}`, await productForm());
    },
    keys: [...said, 'product', 'details'],
  },
  'get /api/product/get-userProduct/:userId': {
    call: async () => {
      const seller = await student();
      await listing(seller);
      return (await guest()).rest('GET', `/api/product/get-userProduct/${seller.id}`);
    },
    keys: ['success', 'products'],
  },
  'delete /api/product/delete-product/:id': {
    call: async () => {
      const seller = await student();
      return seller.rest('DELETE', `/api/product/delete-product/${await listing(seller)}`);
    },
    keys: [...said, 'pointsDeducted'],
  },
  'post /api/chatbot/query': {
    call: async () => (await guest()).rest('POST', '/api/chatbot/query', { query: 'What products are available?', productId: null }),
    keys: ['success', 'response'],
  },
  'get /api/ratings/product/:id': {
    call: async () => (await guest()).rest('GET', `/api/ratings/product/${(await reviewed()).productId}`),
    keys: ['success', 'reviews'],
  },
  'get /api/ratings/product/:id/average': {
    call: async () => (await guest()).rest('GET', `/api/ratings/product/${(await reviewed()).productId}/average`),
    keys: ['success', 'rating'],
  },
  'post /api/ratings/create': {
    call: async () =>
      (await student()).rest('POST', '/api/ratings/create', { productId: await listing(await student()), rating: 5, review: 'Great' }),
    status: 201,
    keys: [...said, 'rating'],
  },
  'put /api/ratings/:reviewId': {
    call: async () => {
      const { author, reviewId } = await reviewed();
      return author.rest('PUT', `/api/ratings/${reviewId}`, { rating: 1, review: 'Broke' });
    },
    keys: [...said, 'review'],
  },
  'delete /api/ratings/:reviewId': {
    call: async () => {
      const { author, reviewId } = await reviewed();
      return author.rest('DELETE', `/api/ratings/${reviewId}`);
    },
    keys: said,
  },
};

/** Returns the names of the null fields, at any depth. */
function nullsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => (each === null ? [name] : nullsIn(each)));
}

const nameOf = ({ method, path }: Route) => `${method} ${path}`;

/** Returns a path of the route with an id that does not exist. */
const anyPath = ({ path }: Route) => path.replace(/:\w+/g, '999999999');

describe('every documented REST call', () => {
  it('has a row here, and every row has a call', () => {
    expect(Object.keys(rows).toSorted()).toEqual(routes.map(nameOf).toSorted());
  });

  it.each(routes.map(nameOf))('%s responds as documented', async (name) => {
    const row = rows[name]!;
    const answer = await row.call();
    expect({ status: answer.status, body: answer.body }).toMatchObject({ status: row.status ?? 200 });
    // Documented clients show null as a text.
    expect(nullsIn(answer.body)).toEqual([]);
    if (row.keys.length > 0)
      expect(
        Object.keys(answer.body)
          .filter((key) => !/^[1-9]/.test(key))
          .toSorted(),
      ).toEqual(row.keys.toSorted());
  });

  it.each(routes.filter(({ access }) => access !== 'anybody').map((route) => [nameOf(route), route] as const))(
    '%s responds to a guest with 401',
    async (_name, route) => {
      const answer = await (await guest()).rest(route.method.toUpperCase(), anyPath(route), route.method === 'get' ? undefined : {});
      expect(answer).toMatchObject({ status: 401, body: { success: false } });
    },
  );

  it.each(routes.filter(({ access }) => access === 'administrators').map((route) => [nameOf(route), route] as const))(
    '%s responds to a student with 403',
    async (_name, route) => {
      const answer = await (await student()).rest(route.method.toUpperCase(), anyPath(route), route.body ? {} : undefined);
      expect(answer).toMatchObject({ status: 403, body: { success: false, msg: 'You are not allowed to do this' } });
    },
  );
});

/** Values that a call needs to reach the check of its unknown id. */
const bodies: Record<string, object> = {
  'put /api/auth/orders/:id/status': { status: 'Shipped' },
  'post /api/chat/BuyerSend/:orderId': { message: 'Hi' },
  'post /api/chat/SellerSend/:orderId': { message: 'Hi' },
  'put /api/category/update-category/:id': { name: 'Renamed' },
  'put /api/product/updating-product/:id': { name: 'Renamed' },
  'put /api/ratings/:reviewId': { rating: 3, review: 'Fine' },
  'post /api/auth/add-order': { productId: '999999999' },
  'post /api/ratings/create': { productId: '999999999', rating: 3, review: 'Fine' },
};

/** Calls whose path parameter is not an id. */
const withoutIds = ['get /api/product/searchProduct/:keyword', 'get /api/product/productList/:page'];

describe('an unknown numeric id', () => {
  const withIds = routes.filter((route) => (route.path.includes('/:') || nameOf(route) in bodies) && !withoutIds.includes(nameOf(route)));

  it.each(withIds.map((route) => [nameOf(route), route] as const))('%s responds with 404', async (name, route) => {
    for (const id of ['999999999', '99999999999999999999', '0', '-1']) {
      const body = bodies[name] && JSON.parse(JSON.stringify(bodies[name]).replace('999999999', id));
      const answer = await (await admin()).rest(route.method.toUpperCase(), route.path.replace(/:\w+/g, id), body);
      expect({ id, status: answer.status, body: answer.body }).toMatchObject({ status: 404, body: { success: false, code: 'NOT_FOUND' } });
    }
  });
});

describe('docs/api.md', () => {
  it('lists every REST call', () => {
    const docs = readFileSync(resolve(import.meta.dirname, '../../docs/api.md'), 'utf8');
    expect(routes.filter(({ method, path }) => !docs.includes(`\`${method.toUpperCase()} ${path}\``))).toEqual([]);
  });
});

describe('the behaviour that documented clients rely on', () => {
  it('a registered email address gets 401 "User Already registered"', async () => {
    const { email } = await student();
    const answer = await (await guest()).rest('POST', '/api/auth/otp', { email, collegeId: 'X1' });
    expect(answer).toMatchObject({ status: 401, body: { success: false, message: 'User Already registered', msg: 'User Already registered' } });
  });

  it('a failed sign-in is 401 with msg', async () => {
    const answer = await (await guest()).rest('POST', '/api/auth/login', { email: 'no@vitstudent.ac.in', password: 'wrong' });
    expect(answer).toMatchObject({ status: 401, body: { success: false, msg: expect.stringContaining('Wrong email') } });
  });

  it('the login response has the public fields of the user, with the role as a number', async () => {
    const boss = await admin();
    const { body } = await (await guest()).rest('POST', '/api/auth/login', { email: boss.email, password: 'password' });
    expect(body.user).toMatchObject({ _id: boss.id, role: 1 });
    // Without a picture, its field is left out, because documented clients would show the text "null".
    expect(Object.keys(body.user).toSorted()).toEqual(['_id', 'collegeId', 'email', 'name', 'phone', 'role']);
  });

  it('the guards answer ok: false with 401 and 403', async () => {
    expect(await (await guest()).rest('GET', '/api/auth/user-auth')).toMatchObject({ status: 401, body: { ok: false } });
    expect(await (await student()).rest('GET', '/api/auth/admin-auth')).toMatchObject({ status: 403, body: { ok: false } });
  });

  it('a password that is too short gets 200 with success false', async () => {
    const answer = await (await student()).rest('PUT', '/api/auth/Editprofile', { name: 'A', password: '1234' });
    expect(answer).toMatchObject({ status: 200, body: { success: false, msg: 'Password must be at least 5 characters long!' } });
  });

  it('an unknown status is 400 "Invalid status value"', async () => {
    const { seller, orderId } = await sold();
    const answer = await seller.rest('PUT', `/api/auth/orders/${orderId}/status`, { status: 'Lost' });
    expect(answer).toMatchObject({ status: 400, body: { message: 'Invalid status value' } });
  });

  it('delivery awards 100 points at once and reports them only in pointsAwarded', async () => {
    const { seller, orderId } = await sold();
    const { body } = await seller.rest('PUT', `/api/auth/orders/${orderId}/status`, { status: 'Delivered' });
    expect(body).toMatchObject({
      pointsAwarded: 100,
      message: 'Order status updated to Delivered. You earned 100 points!',
      pointsNote: 'You can spend these points once the handover is confirmed: by the code, by the buyer, or after 7 days without an objection.',
    });
    expect(body).not.toHaveProperty('pointsAdded');
    expect((await seller.rest('GET', `/api/points/${seller.id}`)).body).toMatchObject({
      totalPoints: 120,
      history: [{ action: 'Order Delivered', points: 100 }, { points: 20 }],
    });
  });

  it('a delivery with an earlier confirmed handover has no note', async () => {
    const { seller, buyer, orderId } = await sold();
    await handOver(seller, buyer, orderId);
    await seller.rest('PUT', `/api/auth/orders/${orderId}/status`, { status: 'Shipped' });
    const { body } = await seller.rest('PUT', `/api/auth/orders/${orderId}/status`, { status: 'Delivered' });
    expect(body.pointsAwarded).toBe(100);
    expect(body).not.toHaveProperty('pointsNote');
  });

  it('resetting a delivered order reports the deducted points to its seller', async () => {
    const { seller, orderId } = await sold();
    await seller.rest('PUT', `/api/auth/orders/${orderId}/status`, { status: 'Delivered' });
    const { body } = await seller.rest('PUT', `/api/auth/orders/${orderId}/status`, { status: 'Shipped' });
    expect(body).toMatchObject({
      pointsAwarded: 0,
      pointsDeducted: 100,
      message: 'Order status updated to Shipped',
      msg: 'The order is no longer delivered.',
    });
  });

  it('a picture has an absolute URL in every representation of a user', async () => {
    const someone = await student();
    const picture = new Blob([new Uint8Array(await drawing(140, 140).png().toBuffer())]);
    await someone.upload(
      'mutation ($i: UpdateProfileInput!) { updateProfile(input: $i) { message } }',
      { i: { profilePicture: null } },
      'variables.i.profilePicture',
      picture,
    );
    const boss = await admin();
    const users = [
      (await (await guest()).rest('POST', '/api/auth/login', { email: someone.email, password: 'password' })).body.user,
      (await someone.rest('PUT', '/api/auth/Editprofile', {})).body.updatedUser,
      (await boss.rest('GET', `/api/category/searchUsers?query=${someone.email}`)).body.data[0],
      (await boss.rest('GET', `/api/category/userDetails/${someone.id}`)).body.data.user,
    ];
    const { container } = await testApplication();
    for (const user of users) expect(user.profilePicture).toMatch(new RegExp(`^${container.infra.settings.publicUrl}/photos/.+`));
  });

  it('omitted fields of a profile or a review stay unchanged', async () => {
    const someone = await student();
    const renamed = await someone.rest('PUT', '/api/auth/Editprofile', { phone: '9840099999' });
    expect(renamed.body.updatedUser).toMatchObject({ name: someone.name, phone: '9840099999' });
    const { author, reviewId } = await reviewed();
    const worded = await author.rest('PUT', `/api/ratings/${reviewId}`, { review: 'Broke' });
    expect(worded.body.review).toMatchObject({ rating: 4, review: 'Broke' });
    const rated = await author.rest('PUT', `/api/ratings/${reviewId}`, { rating: 1 });
    expect(rated.body.review).toMatchObject({ rating: 1, review: 'Broke' });
  });

  it('orders have the fields that documented clients show', async () => {
    const { seller, buyer, productId, orderId } = await sold();
    const received = (await seller.rest('GET', '/api/auth/allOrders')).body.data[0];
    expect(received.buyer).toEqual({ _id: buyer.id, name: buyer.name, email: buyer.email });
    expect(received.products[0]).toMatchObject({ description: 'Works well.', shipping: false, category: expect.stringMatching(/^\d+$/) });
    expect(received.updatedAt).toBe(received.createdAt);
    await seller.rest('PUT', `/api/auth/orders/${orderId}/status`, { status: 'Shipped' });
    const changed = (await buyer.rest('GET', '/api/auth/orders')).body[0];
    expect(changed.updatedAt > changed.createdAt).toBe(true);
    await seller.rest('DELETE', `/api/product/delete-product/${productId}`);
    const gone = (await buyer.rest('GET', '/api/auth/orders')).body[0].products[0];
    expect(Object.keys(gone).toSorted()).toEqual(['_id', 'name', 'price', 'quantity', 'userId']);
  });

  it('a new order has the ids of buyer and products', async () => {
    const buyer = await student();
    const productId = await listing(await student());
    const { body } = await buyer.rest('POST', '/api/auth/add-order', { productId });
    expect(body.order).toMatchObject({ buyer: buyer.id, products: [productId] });
  });

  it('the products of a seller contain objects for category and seller and the time of the last change', async () => {
    const [seller, shelf] = [await student(), await category()];
    const id = await listing(seller, { categoryId: shelf });
    const read = async () => (await (await guest()).rest('GET', `/api/product/get-userProduct/${seller.id}`)).body.products[0];
    expect(await read()).toMatchObject({ category: { _id: shelf, name: expect.any(String) }, userId: { _id: seller.id } });
    const before = await read();
    expect(before.updatedAt).toBe(before.createdAt);
    await order(await student(), id);
    expect((await read()).updatedAt > before.updatedAt).toBe(true);
    const ordered = await read();
    await seller.rest('PUT', `/api/product/updating-product/${id}`, { price: 7 });
    expect((await read()).updatedAt > ordered.updatedAt).toBe(true);
  });

  it('points entries carry the description and the price of their product', async () => {
    const seller = await student();
    const id = await listing(seller);
    const { body } = await seller.rest('GET', `/api/points/${seller.id}`);
    expect(body.history[0].productId).toMatchObject({ _id: id, description: 'Works well.', price: 100 });
  });

  it('the details of a user include both sides of the chats', async () => {
    const { seller, buyer, orderId } = await sold();
    await seller.rest('POST', `/api/chat/SellerSend/${orderId}`, { message: 'Mine' });
    await buyer.rest('POST', `/api/chat/BuyerSend/${orderId}`, { message: 'Theirs' });
    const { body } = await (await admin()).rest('GET', `/api/category/userDetails/${seller.id}`);
    expect(body.data.chats.map(({ message }: { message: string }) => message)).toEqual(['Theirs', 'Mine']);
  });

  it('a sold-out product gets 400 "Product is out of stock"', async () => {
    const productId = await listing(await student(), { quantity: 0 });
    const answer = await (await student()).rest('POST', '/api/auth/add-order', { productId });
    expect(answer).toMatchObject({ status: 400, body: { message: 'Product is out of stock' } });
  });

  it('an outsider gets the same 404 for an order as for one that does not exist', async () => {
    const outsider = await student();
    const { orderId } = await sold();
    const calls = (id: string): [method: string, path: string, body?: object][] => [
      ['PUT', `/api/auth/orders/${id}/status`, { status: 'Shipped' }],
      ['DELETE', `/api/auth/orders/${id}`],
      ['GET', `/api/chat/chats/${id}`],
      ['POST', `/api/chat/BuyerSend/${id}`, { message: 'x' }],
      ['POST', `/api/chat/SellerSend/${id}`, { message: 'x' }],
    ];
    for (const [index, [method, path, body]] of calls(orderId).entries()) {
      const [foreign, unknown] = [await outsider.rest(method, path, body), await outsider.rest(method, calls('999999999')[index]![1], body)];
      expect(foreign.status, path).toBe(404);
      expect(foreign.body).toEqual(unknown.body);
    }
  });

  it('the wrong side of a chat gets 403', async () => {
    const { seller, buyer, orderId } = await sold();
    expect((await seller.rest('POST', `/api/chat/BuyerSend/${orderId}`, { message: 'x' })).status).toBe(403);
    expect((await buyer.rest('POST', `/api/chat/SellerSend/${orderId}`, { message: 'x' })).status).toBe(403);
  });

  it('a chat continues after the given message', async () => {
    const { buyer, orderId } = await sold();
    const first = await buyer.rest('POST', `/api/chat/BuyerSend/${orderId}`, { message: 'one' });
    await buyer.rest('POST', `/api/chat/BuyerSend/${orderId}`, { message: 'two' });
    const { body } = await buyer.rest('GET', `/api/chat/chats/${orderId}?after=${first.body.data._id}`);
    expect(body.data.map(({ message }: { message: string }) => message)).toEqual(['two']);
  });

  it('a second review gets 400, and a duplicate category gets 409', async () => {
    const { author, productId } = await reviewed();
    const again = await author.rest('POST', '/api/ratings/create', { productId, rating: 4, review: 'Again' });
    expect(again).toMatchObject({ status: 400, body: { message: 'You have already reviewed this product' } });
    const [boss, name] = [await admin(), unique('Twice')];
    await boss.rest('POST', '/api/category/create-category', { name });
    expect((await boss.rest('POST', '/api/category/create-category', { name })).status).toBe(409);
  });

  it('a missing field of a product gets 400 and is named as documented', async () => {
    const form = await productForm();
    form.delete('category');
    const answer = await (await student()).rest('POST', '/api/product/create-product', form);
    expect(answer).toMatchObject({ status: 400, body: { fields: [{ field: 'category', message: 'category is required' }] } });
    const wrong = await productForm();
    wrong.set('category', '999999999');
    expect((await (await student()).rest('POST', '/api/product/create-product', wrong)).body.fields[0].field).toBe('category');
  });

  it('contact data of a seller is visible to signed-in callers only, and in no list', async () => {
    const seller = await student();
    const id = await listing(seller);
    const asGuest = await (await guest()).rest('GET', `/api/product/get-product/${id}`);
    expect(asGuest.body.product.userId).toEqual({ _id: seller.id, name: expect.stringMatching(/^Student \d\.$/) });
    const asStudent = await (await student()).rest('GET', `/api/product/get-product/${id}`);
    expect(asStudent.body.product.userId).toMatchObject({ email: seller.email });
    const list = await (await student()).rest('GET', `/api/product/get-userProduct/${seller.id}`);
    expect(list.body.products[0].userId).toEqual({ _id: seller.id, name: seller.name });
  });

  it('the filter and the count accept categories and a price range', async () => {
    const [seller, shelf] = [await student(), await category()];
    for (const price of [100, 499.5, 500, 7000]) await listing(seller, { categoryId: shelf, price });
    const nobody = await guest();
    const filtered = await nobody.rest('POST', '/api/product/product-filter', { checked: [shelf], radio: [0, 499] });
    expect(filtered.body.products.map(({ price }: { price: number }) => price).toSorted()).toEqual([100, 499.5]);
    const counted = await nobody.rest('GET', `/api/product/productCount?checked=${shelf}&radio=5000,99999`);
    expect(counted.body.total).toBe(1);
    const paged = await nobody.rest('POST', '/api/product/product-filter', { checked: [shelf], radio: [], page: 2 });
    expect(paged.body.products).toEqual([]);
  });

  it('a missing object still gets 404 with If-None-Match', async () => {
    const { url } = await testApplication();
    const ask = (tag: string) => fetch(`${url}/api/product/get-product/999999999`, { headers: { 'if-none-match': tag } });
    const first = await ask('"none"');
    expect(first.status).toBe(404);
    expect((await ask(first.headers.get('etag') ?? '"none"')).status).toBe(404);
  });

  it('an unchanged list gets 304 with If-None-Match', async () => {
    const { buyer } = await sold();
    const { url } = await testApplication();
    const first = await buyer.rest('GET', '/api/auth/orders');
    const again = await fetch(`${url}/api/auth/orders`, {
      // A proxy that compresses a response makes its entity tag weak, and a client may send several tags.
      headers: { authorization: buyer.token!, 'if-none-match': `"other", W/${first.headers.get('etag')!}`, 'cache-control': 'max-age=0' },
    });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    await order(buyer, await listing(await student()));
    const changed = await buyer.rest('GET', '/api/auth/orders');
    expect(changed.headers.get('etag')).not.toBe(first.headers.get('etag'));
    expect(changed.body.length).toBe(first.body.length + 1);
  });
});

describe('every REST call', () => {
  it('accepts a raw token, Bearer and an empty header', async () => {
    const { url } = await testApplication();
    const { token } = await student();
    const status = async (authorization: string) => (await fetch(`${url}/api/auth/user-auth`, { headers: { authorization } })).status;
    expect(await Promise.all([token!, `Bearer ${token}`, '', 'Bearer ', 'rubbish'].map(status))).toEqual([200, 200, 401, 401, 401]);
  });

  it('has a JSON response for unknown paths, wrong methods and malformed JSON', async () => {
    const { url } = await testApplication();
    const nobody = await guest();
    expect(await nobody.rest('GET', '/api/nothing')).toMatchObject({ status: 404, body: { success: false } });
    const wrong = await nobody.rest('DELETE', '/api/auth/login');
    expect(wrong).toMatchObject({ status: 405, body: { success: false } });
    expect(wrong.headers.get('allow')).toBe('POST');
    const broken = await fetch(`${url}/api/auth/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"email":' });
    expect(broken.status).toBe(400);
    expect(((await broken.json()) as { msg: string }).msg).toBe('The request body is not valid JSON');
  });

  it('rejects a body of more than 100 kB and a photo of more than 5 MB with 413', async () => {
    const large = await (await guest()).rest('POST', '/api/auth/login', { email: 'x'.repeat(100_001), password: 'y' });
    expect(large).toMatchObject({ status: 413, body: { success: false } });
    const form = await productForm();
    form.set('photo', new Blob([new Uint8Array(5 * 1024 * 1024 + 1)]), 'large.png');
    const photo = await (await student()).rest('POST', '/api/product/create-product', form);
    expect(photo).toMatchObject({ status: 413, body: { fields: [{ field: 'photo' }] } });
  });

  it('rejects too many attempts with 429 and Retry-After', async () => {
    const nobody = await guest();
    const { email } = await student();
    let last: RestResponse | undefined;
    for (let attempt = 0; attempt < 11; attempt++) last = await nobody.rest('POST', '/api/auth/login', { email, password: 'wrong' });
    expect(last!.status).toBe(429);
    expect(Number(last!.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
