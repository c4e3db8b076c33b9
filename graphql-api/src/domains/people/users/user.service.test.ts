import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { admin, guest, listing, order, student } from '../../../../test/test-clients.ts';
import { ownData, ownDataText } from '../../../../test/own-data.ts';
import { serverWith, testApplication } from '../../../../test/application.ts';
import { sql } from '../../../platform/database/sql.ts';
import { exportedTables, exportUser } from '../../acts/own-data/own-data.queries.ts';
import { User } from './user.entity.ts';

const UPDATE = `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { message user { id: databaseId name phone collegeId email profilePictureUrl } } }`;

describe('the viewer’s profile', () => {
  it('can change name, phone, college ID and picture', async () => {
    const user = await student();
    const picture = new Blob([
      new Uint8Array(
        await sharp({ create: { width: 200, height: 200, channels: 3, background: '#222' } })
          .png()
          .toBuffer(),
      ),
    ]);
    const input = { name: 'New Name', phone: '+91 98400-99999', collegeId: `C${user.id}`, profilePicture: null };
    const answer = await user.upload(UPDATE, { input }, 'variables.input.profilePicture', picture);
    expect(answer.data.updateProfile).toMatchObject({
      message: 'Profile updated successfully!',
      user: { name: 'New Name', phone: '+919840099999', collegeId: `C${user.id}`, email: user.email },
    });
    expect(answer.data.updateProfile.user.profilePictureUrl).toMatch(/^\/photos\/[0-9a-f]{32}\/\d+\.webp$/);
  });

  it('ends all other sessions when the password changes, and keeps the current one', async () => {
    const user = await student();
    const signIn = `mutation ($email: String!, $password: String!) { signIn(input: { email: $email, password: $password }) { token } }`;
    const other = (await (await guest()).ask(signIn, { email: user.email, password: 'password' })).data.signIn.token as string;
    await user.ask(UPDATE, { input: { name: 'Same', password: 'another', currentPassword: 'password' } });
    expect((await user.ask('{ me { name } }')).data.me).toEqual({ name: 'Same' });
    const { url } = await testApplication();
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: other },
      body: '{"query":"{ me { id } }"}',
    });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'TOKEN_INVALID' } }] });
  });

  it.each([
    ['password', { password: 'abcd' }, 'Password must be at least 5 characters long!'],
    ['name', { name: '' }, 'Enter your name'],
    ['phone', { phone: 'call me' }, 'Phone must have 10 to 15 digits, with an optional + in front'],
  ])('names %s when it is invalid', async (field, change, message) => {
    const answer = await (await student()).ask(UPDATE, { input: { name: 'Fine', ...change } });
    expect(answer.errors![0]!.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: [{ field, message }] });
  });

  it('rejects the college ID of another user', async () => {
    const [one, two] = [await student(), await student()];
    const taken = (await one.ask('{ me { collegeId } }')).data.me.collegeId as string;
    const answer = await two.ask(UPDATE, { input: { name: 'Two', collegeId: taken.toLowerCase() } });
    expect(answer.errors![0]!.extensions).toMatchObject({ code: 'CONFLICT', fields: [{ field: 'collegeId' }] });
  });
});

describe('what others see of a user', () => {
  const ASK = `query ($id: ID!) { user(id: $id) { name email phone collegeId role points { total } ordersPlaced { nodes { id: databaseId } } ordersReceived { nodes { id: databaseId } } messages { nodes { id: databaseId } } } }`;

  it('is the name, and everything for administrators', async () => {
    const user = await student();
    const buyer = await student();
    await order(buyer, await listing(user));
    const hidden = {
      name: user.name,
      email: null,
      phone: null,
      collegeId: null,
      role: null,
      points: null,
      ordersPlaced: null,
      ordersReceived: null,
      messages: null,
    };
    expect((await buyer.ask(ASK, { id: user.id })).data.user).toEqual(hidden);
    const seen = (await (await admin()).ask(ASK, { id: user.id })).data.user;
    expect(seen).toMatchObject({ email: user.email, role: 'STUDENT', points: { total: 20 } });
    expect(seen.ordersReceived.nodes).toHaveLength(1);
  });
});

describe('deleting one’s account', () => {
  const DELETE = 'mutation ($password: String!) { deleteMyAccount(input: { password: $password }) }';

  it('requires the password', async () => {
    const answer = await (await student()).ask(DELETE, { password: 'wrong' });
    expect(answer.errors![0]!.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: [{ field: 'password' }] });
    const empty = await (await student()).ask(DELETE, { password: '' });
    expect(empty.errors![0]!.extensions.fields).toEqual([{ field: 'password', message: 'Enter your password' }]);
  });

  it('ends sessions, takes listings down, cancels and restocks open orders, erases personal data and keeps finished orders', async () => {
    const seller = await student();
    const leaver = await student();
    const productId = await listing(seller, { quantity: 2 });
    const open = await order(leaver, productId);
    const finished = await order(leaver, productId);
    await seller.ask(`mutation ($id: ID!) { setOrderStatus(input: { id: $id, status: DELIVERED }) { pointsAwarded } }`, { id: finished });
    const own = await listing(leaver);
    expect((await leaver.ask(DELETE, { password: 'password' })).data.deleteMyAccount).toBe(true);
    expect(await leaver.ask('{ me { id: databaseId } }')).toMatchObject({ status: 401, errors: [{ extensions: { code: 'TOKEN_INVALID' } }] });
    const answer = await seller.ask(
      `query ($open: ID!, $finished: ID!, $own: ID!, $product: ID!) { open: order(id: $open) { status buyer { name } } finished: order(id: $finished) { status buyer { name } } own: product(id: $own) { id: databaseId } product(id: $product) { quantity } }`,
      { open, finished, own, product: productId },
    );
    expect(answer.data).toEqual({
      open: { status: 'CANCELLED', buyer: { name: 'Deleted user' } },
      finished: { status: 'DELIVERED', buyer: { name: 'Deleted user' } },
      own: null,
      product: { quantity: 1 },
    });
    const { container } = await testApplication();
    const row = await container.database.db.one(sql`select email, phone, password_hash from users where id = ${leaver.id}`);
    expect(row).toEqual({ email: `deleted-${leaver.id}`, phone: '', password_hash: null });
  });
});

describe('a user’s name', () => {
  it.each([
    ['a right-to-left override', 'Asha \u202enamaR'],
    ['a zero-width space', 'Asha\u200b Raman'],
  ])('cannot contain %s, and the field is named', async (_what, name) => {
    const user = await student();
    const { errors } = await user.ask('mutation ($name: String!) { updateProfile(input: { name: $name }) { message } }', { name });
    expect(errors![0]!.extensions).toMatchObject({
      code: 'INVALID_INPUT',
      fields: [{ field: 'name', message: expect.stringContaining('invisible') }],
    });
    const rest = await user.rest('PUT', '/api/auth/Editprofile', { name });
    expect([rest.status, rest.body.fields?.[0]?.field]).toEqual([400, 'name']);
  });

  it.each(['क्\u200dष श्रीवास्तव', 'தமிழ்ச்செல்வி', 'അവന്\u200d', 'Zoë 👩🏽\u200d💻'])('may be written in any script: %s', async (name) => {
    const user = await student();
    const { data } = await user.ask('mutation ($name: String!) { updateProfile(input: { name: $name }) { user { name } } }', { name });
    expect(data.updateProfile.user.name).toBe(name);
  });
});

describe('the download of one’s data', () => {
  it('has every section of the user’s data, and no secrets', async () => {
    const user = await student();
    await listing(user, { name: 'Exported thing' });
    const text = await ownDataText(user);
    const data = JSON.parse(text) as Record<string, { name?: string; action?: string }[]>;
    expect(Object.keys(data)).toEqual([
      'profile',
      'pictures',
      'uploads',
      'products',
      'productCourses',
      'priceChanges',
      'priceSchedules',
      'priceSteps',
      'ordersPlaced',
      'ordersReceived',
      'bundles',
      'statusChanges',
      'objections',
      'conversations',
      'swapConversations',
      'offers',
      'thingsOffered',
      'swaps',
      'swapTerms',
      'swapWants',
      'swapProposals',
      'swapTransfers',
      'swapsDeclined',
      'listingsDeclined',
      'reservationQueues',
      'meetings',
      'meetingAnswers',
      'ratingsGiven',
      'messages',
      'reviews',
      'favourites',
      'courses',
      'savedSearches',
      'wantedPosts',
      'recentSearches',
      'points',
      'perks',
      'contactMessages',
      'activityAboutYou',
      'activityByYou',
      'undoableActs',
      'collegeSignIns',
      'apps',
      'appGrants',
      'accessTokens',
      'doubtfulListings',
      'refusedListings',
      'reports',
      'decisionsAboutYou',
      'blockedUsers',
      'notifications',
      'notificationSettings',
      'pushSubscriptions',
      'webhooks',
      'webhookDeliveries',
      'bulkJobs',
      'sessions',
    ]);
    expect(data.products![0]).toMatchObject({ name: 'Exported thing', condition: 'GOOD', deleted_at: null });
    expect(data.points![0]!.action).toBe('Product Created');
    expect(text).not.toMatch(/hash|argon/);
  });

  it('has the rows of every table that refers to a user', async () => {
    const { container } = await testApplication();
    const entities = [...container.database.metadata.getAll().values()];
    const ofUsers = entities.filter(({ props }) => props.some(({ type }) => type === User.name));
    expect(ofUsers.length).toBeGreaterThan(8);
    expect(ofUsers.map(({ className }) => className).filter((name) => !exportedTables.some((each) => each.name === name))).toEqual([]);
  });

  it('is read page by page while it is downloaded, and is complete even with thousands of messages', async () => {
    const [seller, buyer] = [await student(), await student()];
    const orderId = await order(buyer, await listing(seller));
    const { container, statements } = await testApplication();
    await container.database.db.rows(sql`insert into messages (conversation_id, seq, order_id, sender_id, text)
      select c.id, number, ${orderId}::bigint, c.buyer_id, repeat('much to say ', 150) || number
      from conversations c, generate_series(1000, 3999) number where c.buyer_id = ${buyer.id}`);
    await container.database.db.rows(sql`update conversations set message_count = message_count + 3000 where buyer_id = ${buyer.id}`);
    statements.clear();
    const pieces = exportUser(container.context(null, 'test'), buyer.id, '');
    const first = await pieces.next();
    expect(statements.list.length).toBe(1);
    const texts = [first.value as string];
    for await (const piece of pieces) texts.push(piece);
    expect((JSON.parse(texts.join('')) as { messages: object[] }).messages.length).toBe(3000);
    expect(Math.max(...texts.map(({ length }) => length))).toBeLessThan(1_000_000);
    expect((await ownData(buyer)).messages!.length).toBe(3000);
  });

  it('is limited to USER_DOWNLOADS an hour, and its link is free', async () => {
    const user = await student();
    const server = await serverWith(({ limits }) => ({ limits: { ...limits, userDownloads: 2 } }));
    const download = () => fetch(`${server.url}/my-data.zip`, { headers: { authorization: user.token! } });
    const statuses = [];
    for (let count = 0; count < 3; count += 1) {
      const response = await download();
      statuses.push(response.status);
      await response.arrayBuffer();
    }
    const refused = await download();
    await server.stop();
    expect(statuses).toEqual([200, 200, 429]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000);
    const links = await user.ask(`{ ${Array.from({ length: 15 }, (_, index) => `link${index}: myData`).join(' ')} }`);
    expect(links.data.link14).toMatch(/^http.*\/my-data\.zip$/);
  });

  it('needs a sign-in', async () => {
    expect((await (await guest()).ask('{ myData }')).errors![0]!.extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('managing users', () => {
  it('is for administrators only', async () => {
    const target = await student();
    const asked = [
      `{ users { totalCount } }`,
      `mutation { deleteUser(input: { id: "${target.id}" }) { deletedId } }`,
      `mutation { setUserRole(input: { id: "${target.id}", role: ADMIN }) { id: databaseId } }`,
    ];
    for (const query of asked) {
      expect((await (await student()).ask(query)).errors![0]!.extensions.code).toBe('FORBIDDEN');
      expect((await (await guest()).ask(query)).errors![0]!.extensions.code).toBe('UNAUTHENTICATED');
    }
  });

  it('finds users by a part of the name, e-mail or college ID, with % as a plain character', async () => {
    const target = await student();
    const boss = await admin();
    const found = async (search: string) =>
      (await boss.ask('query ($search: String) { users(search: $search) { nodes { id: databaseId } } }', { search })).data.users.nodes.map(
        ({ id }: { id: string }) => id,
      );
    expect(await found(target.email.slice(0, -4).toUpperCase())).toEqual([target.id]);
    expect(await found('%%')).toEqual([]);
  });

  it('ends the sessions of a user whose role changes', async () => {
    const target = await student();
    await (await admin()).ask(`mutation { setUserRole(input: { id: "${target.id}", role: ADMIN }) { id: databaseId role } }`);
    expect(await target.ask('{ me { id: databaseId } }')).toMatchObject({ status: 401, errors: [{ extensions: { code: 'TOKEN_INVALID' } }] });
  });

  it('signs out an administrator who gives the role away', async () => {
    const [boss] = [await admin(), await admin()];
    const answer = await boss.ask(`mutation { setUserRole(input: { id: "${boss.id}", role: STUDENT }) { id: databaseId role } }`);
    expect(answer.data.setUserRole.role).toBe('STUDENT');
    expect(await boss.ask('{ me { id: databaseId } }')).toMatchObject({ status: 401, errors: [{ extensions: { code: 'TOKEN_INVALID' } }] });
  });

  it('rejects an administrator’s deletion of the own account', async () => {
    const boss = await admin();
    expect((await boss.ask(`mutation { deleteUser(input: { id: "${boss.id}" }) { deletedId } }`)).errors![0]!.extensions.code).toBe('CONFLICT');
  });
});
