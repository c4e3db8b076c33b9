import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { removeOldActs } from '../src/domains/acts/undo/old-acts.ts';
import { sweepPhotos } from '../src/domains/media/photos/photo-removal.ts';
import { ident, sql } from '../src/platform/database/sql.ts';
import { downloadOf, ownData } from './own-data.ts';
import { admin, category, guest, listing, order, student, unique, type TestClient } from './test-clients.ts';
import { drawing } from './test-pictures.ts';
import { testApplication } from './application.ts';

const UPLOAD = 'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { user { profilePictureUrl(width: 1280) } } }';
const CREATE = 'mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { id: databaseId photoUrl(width: 1280) } } }';
const DELETE = 'mutation ($id: ID!) { deleteUser(input: { id: $id }) { deletedId } }';

/** Pictures of different sizes are different files. */
let width = 200 + (process.pid % 500);
const newPicture = async () =>
  new Blob([
    new Uint8Array(
      await drawing((width += 1), 150)
        .png()
        .toBuffer(),
    ),
  ]);

async function withPicture(user: TestClient, file?: Blob): Promise<string> {
  const answer = await user.upload(
    UPLOAD,
    { input: { name: user.name, profilePicture: null } },
    'variables.input.profilePicture',
    file ?? (await newPicture()),
  );
  return answer.data.updateProfile.user.profilePictureUrl as string;
}

async function photographed(seller: TestClient, file?: Blob): Promise<{ id: string; photoUrl: string }> {
  const input = { name: unique('Thing'), description: 'x', price: 1, quantity: 3, shipping: false, categoryId: await category() };
  const answer = await seller.upload(CREATE, { input: { ...input, photo: null } }, 'variables.input.photo', file ?? (await newPicture()));
  return answer.data.createProduct.product as { id: string; photoUrl: string };
}

async function statusOf(path: string): Promise<number> {
  const { url } = await testApplication();
  return (await fetch(url + path)).status;
}

const fileOf = (path: string) => `pictures/${path.split('/')[2]!}.webp`;

const photosOf = async (paths: string[]) => {
  const { container } = await testApplication();
  const hashes = paths.map((path) => path.split('/')[2]);
  const [rows, files] = await Promise.all([
    container.database.db.rows(sql`select id from photos where hash = any(${hashes}::text[])`),
    container.database.db.rows(sql`select hash from photo_files where hash = any(${hashes}::text[])`),
  ]);
  return { rows: rows.length, files: files.length };
};

describe('deleting an account', () => {
  it.each(['by an administrator', 'by its owner'])('removes the pictures of the person and of the listings: %s', async (who) => {
    const user = await student();
    const paths = [await withPicture(user), (await photographed(user)).photoUrl, (await photographed(user)).photoUrl];
    for (const path of paths) expect(await statusOf(path)).toBe(200);
    if (who === 'by its owner') await user.ask('mutation { deleteMyAccount(input: { password: "password" }) }');
    else await (await admin()).ask(DELETE, { id: user.id });
    // An administrator can undo the erasure for 10 minutes, so photos are kept for that long.
    const { container } = await testApplication();
    await container.database.db.rows(sql`update photos set created_at = now() - interval '25 hours'`);
    await sweepPhotos(container.context(null, 'test'));
    const isKept = who !== 'by its owner';
    for (const path of paths) expect(await statusOf(path)).toBe(isKept ? 200 : 404);
    await container.database.db.rows(sql`update acts set undo_until = now()`);
    await removeOldActs(container.context(null, 'test'));
    for (const path of paths) expect(await statusOf(path)).toBe(404);
    expect(await photosOf(paths)).toEqual({ rows: 0, files: 0 });
  });

  it('keeps photos that appear in orders and listings of others', async () => {
    const [seller, buyer, other] = [await student(), await student(), await student()];
    const sold = await photographed(seller);
    const orderId = await order(buyer, sold.id);
    const shared = await newPicture();
    const path = await withPicture(seller, shared);
    expect(await withPicture(other, shared)).toBe(path);
    await (await admin()).ask(DELETE, { id: seller.id });
    expect([await statusOf(sold.photoUrl), await statusOf(path)]).toEqual([200, 200]);
    const answer = await buyer.ask('query ($id: ID!) { order(id: $id) { lines { photoUrl(width: 1280) } } }', { id: orderId });
    expect(answer.data.order.lines[0].photoUrl).toBe(sold.photoUrl);
  });
});

describe('after the deletion of an account', () => {
  /** Returns the tables that contain a text in any column. */
  async function tablesWith(text: string): Promise<string[]> {
    const { db } = (await testApplication()).container.database;
    const tables = await db.rows<{ name: string }>(sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`);
    const found: string[] = [];
    for (const { name } of tables) {
      const row = await db.one<{ holds: boolean }>(sql`select exists (select from ${ident(name)} t where t::text ilike ${`%${text}%`}) as holds`);
      if (row!.holds) found.push(name);
    }
    return found;
  }

  /** Creates a person with data in all domains: `secret` in data that is erased, `shared` in data that others keep. */
  async function busyPerson(secret: string, shared: string): Promise<TestClient> {
    const { db } = (await testApplication()).container.database;
    const [user, other, boss] = [await student(), await student(), await admin()];
    const globalId = ({ id }: TestClient) => Buffer.from(`User:${id}`).toString('base64');
    const asked = async (who: TestClient, text: string) => expect((await who.ask(text)).errors).toBeUndefined();
    await asked(user, `mutation { updateProfile(input: { name: "Person ${secret}", collegeId: "${secret}" }) { message } }`);
    await asked(user, `mutation { setUpiId(input: { upiId: "${secret}@bank" }) { user { id: databaseId } } }`);
    await asked(user, `mutation { createAccessToken(input: { name: "Token ${secret}", scopes: ["products:read"] }) { token } }`);
    await asked(user, `mutation { requestPasswordReset(input: { email: "${user.email}" }) { message } }`);
    await asked(user, `mutation { saveSearch(input: { name: "${secret}", text: "${secret}" }) { savedSearch { id: databaseId } } }`);
    await asked(user, `mutation { report(input: { subject: "${globalId(other)}", reason: SCAM, text: "${secret}" }) { report { id: databaseId } } }`);
    const report = await other.ask(`mutation { report(input: { subject: "${globalId(user)}", reason: SCAM }) { report { id: databaseId } } }`);
    await asked(boss, `mutation { decideReport(input: { id: "${report.data.report.report.id}", action: DISMISS }) { report { id: databaseId } } }`);
    const product = await listing(user, { name: `Lamp ${shared}`, description: `From ${secret}` });
    const orderId = await order(other, product);
    await asked(user, `mutation { sendMessage(input: { orderId: "${orderId}", text: "${shared}" }) { message { id: databaseId } } }`);
    const theirs = await listing(other);
    await asked(user, `mutation { addReview(input: { productId: "${theirs}", rating: 5, text: "${shared}" }) { review { id: databaseId } } }`);
    await db.rows(sql`insert into contact_messages (name, email, message) values (${secret}, ${user.email}, ${secret})`);
    await db.rows(sql`insert into recent_searches (user_id, text) values (${user.id}, ${secret})`);
    await db.rows(sql`insert into rejections (user_id, concerns) values (${user.id}, ${secret})`);
    await db.rows(sql`insert into doubtful_listings (product_id, concerns) values (${product}, ${secret})`);
    await db.rows(
      sql`insert into decisions (user_id, actor_id, action, reason, appeal_code, appeal) values (${user.id}, ${boss.id}, 'WARN', 'r', ${unique('code')}, ${secret})`,
    );
    return user;
  }

  it('no table contains what identifies the person, and what others received remains', async () => {
    const key = String(Date.now());
    const [secret, shared] = [`qua${key}`, `lum${key}`];
    const user = await busyPerson(secret, shared);
    expect((await tablesWith(secret)).length).toBeGreaterThan(10);
    expect((await user.ask('mutation { deleteMyAccount(input: { password: "password" }) }')).errors).toBeUndefined();
    // Emails to others that name the person stay in the queue for some seconds.
    await expect.poll(() => tablesWith(secret)).toEqual([]);
    expect(await tablesWith(user.email)).toEqual([]);
    const keptByOthers = ['idempotency_keys', 'messages', 'notifications', 'orders', 'outgoing_mails', 'outgoing_pushes', 'products', 'reviews'];
    const found = await tablesWith(shared);
    expect(found).toEqual(expect.arrayContaining(['messages', 'orders', 'products', 'reviews']));
    expect(found.filter((name) => !keptByOthers.includes(name))).toEqual([]);
  });
});

describe('an open case of a deleted account', () => {
  const REPORT =
    'mutation ($subject: ID!) { report(input: { subject: $subject, reason: SCAM, text: "Private words" }) { report { id: databaseId } } }';
  const DECIDE =
    'mutation ($id: ID!, $action: ModerationAction!) { decideReport(input: { id: $id, action: $action, reason: "r" }) { report { action } } }';
  const SETTLE = 'mutation ($id: ID!) { settleDispute(input: { id: $id, handedOver: true }) { dispute { outcome } } }';
  const report = async (who: TestClient, kind: string, id: string) =>
    (await who.ask(REPORT, { subject: Buffer.from(`${kind}:${id}`).toString('base64') })).data.report.report.id as string;
  const leave = async (who: TestClient) =>
    expect((await who.ask('mutation { deleteMyAccount(input: { password: "password" }) }')).errors).toBeUndefined();
  const pointsOf = async (who: TestClient) => (await who.ask('{ me { points { total } } }')).data.me.points.total as number;

  it('stays in the report queue without personal data: a report about the person can be dismissed, one by the person can be decided', async () => {
    const [person, other, boss] = [await student(), await student(), await admin()];
    const [about, by] = [await report(other, 'User', person.id), await report(person, 'Product', await listing(other))];
    await leave(person);
    const { data } = await boss.ask('{ reports(last: 50) { nodes { id: databaseId subject text reporter { name } user { name } } } }');
    const nodes = data.reports.nodes as { id: string }[];
    expect(nodes.find(({ id }) => id === about)).toMatchObject({ subject: '', user: { name: 'Deleted user' } });
    expect(nodes.find(({ id }) => id === by)).toMatchObject({ text: null, reporter: { name: 'Deleted user' } });
    expect((await boss.ask(DECIDE, { id: about, action: 'BAN' })).errors).toMatchObject([
      { message: 'User not found', extensions: { code: 'NOT_FOUND' } },
    ]);
    expect((await boss.ask(DECIDE, { id: about, action: 'DISMISS' })).data.decideReport.report).toEqual({ action: 'DISMISS' });
    expect((await boss.ask(DECIDE, { id: by, action: 'REMOVE' })).data.decideReport.report).toEqual({ action: 'REMOVE' });
    expect((await other.ask('{ me { reports { nodes { action } } } }')).data.me.reports.nodes).toEqual([{ action: 'DISMISS' }]);
  });

  it('is a report about each wanted post, even when one person reported several', async () => {
    const [person, other, boss] = [await student(), await student(), await admin()];
    const posted = async (title: string) =>
      (await person.ask(`mutation { createWantedPost(input: { title: "${title}" }) { wantedPost { id: databaseId } } }`)).data.createWantedPost
        .wantedPost.id as string;
    const reports: string[] = [];
    for (const title of ['ocarina', 'glockenspiel']) reports.push(await report(other, 'WantedPost', await posted(title)));
    await leave(person);
    for (const id of reports) {
      expect((await boss.ask(DECIDE, { id, action: 'DISMISS' })).data.decideReport.report).toEqual({ action: 'DISMISS' });
      const open = (await other.ask('{ me { reports { nodes { id: databaseId action } } } }')).data.me.reports.nodes;
      expect(open).toContainEqual({ id, action: 'DISMISS' });
    }
  });

  it.each(['buyer', 'seller'])('is an objection to a delivery that administrators still decide after the %s left', async (side) => {
    const [seller, buyer, boss] = [await student(), await student(), await admin()];
    const id = await order(buyer, await listing(seller));
    await seller.ask('mutation ($id: ID!) { setOrderStatus(input: { id: $id, status: DELIVERED }) { message } }', { id });
    const object =
      'mutation ($id: ID!) { disputeDelivery(input: { orderId: $id, reason: "It never came" }) { order { dispute { id: databaseId } } } }';
    const dispute = (await buyer.ask(object, { id })).data.disputeDelivery.order.dispute.id as string;
    await leave(side === 'buyer' ? buyer : seller);
    expect((await boss.ask(SETTLE, { id: dispute })).data.settleDispute.dispute).toEqual({ outcome: 'DISMISSED' });
    if (side === 'buyer') expect(await pointsOf(seller)).toBe(120);
    else expect((await buyer.ask('query ($id: ID!) { order(id: $id) { handoverProof } }', { id })).data.order.handoverProof).toBe('DECISION');
  });
});

describe('the sweep of photos', () => {
  it('removes photos that were unused for a day and keeps the others', async () => {
    const { container } = await testApplication();
    const { db } = container.database;
    const user = await student();
    const paths = [await withPicture(user), await withPicture(user), await withPicture(user)];
    const [old, young, shown] = paths.map((path) => path.split('/')[2]!);
    await db.rows(sql`update photos set created_at = now() - interval '25 hours' where hash = any(${[old, shown]}::text[])`);
    await sweepPhotos(container.context(null, 'test'));
    expect(await Promise.all(paths.map(statusOf))).toEqual([404, 200, 200]);
    expect(young).not.toBe(old);
  });

  it('keeps a photo that was uploaded again', async () => {
    const { container } = await testApplication();
    const [user, file] = [await student(), await newPicture()];
    const path = await withPicture(user, file);
    await withPicture(user);
    await container.database.db.rows(sql`update photos set created_at = now() - interval '25 hours' where hash = ${path.split('/')[2]!}`);
    expect(await withPicture(user, file)).toBe(path);
    await withPicture(user);
    await sweepPhotos(container.context(null, 'test'));
    expect(await statusOf(path)).toBe(200);
  });
});

describe('everything stored about a person', () => {
  it('includes pictures as URLs, contact messages, status changes and the activity log', async () => {
    const { container } = await testApplication();
    const [user, boss] = [await student(), await admin()];
    const path = await withPicture(user);
    const { id, photoUrl } = await photographed(user);
    const orderId = await order(await student(), id);
    await user.ask('mutation ($id: ID!) { setOrderStatus(input: { id: $id, status: SHIPPED }) { pointsAwarded } }', { id: orderId });
    await container.database.db.rows(sql`insert into contact_messages (name, email, message) values ('Me', ${user.email}, 'Please help')`);
    await boss.ask('mutation ($id: ID!) { deleteProduct(input: { id: $id, reason: "Too loud" }) { message } }', {
      id: await listing(user, { name: 'Loud horn' }),
    });
    const data = await ownData(user);
    const { publicUrl } = container.infra.settings;
    expect(data.pictures).toEqual([
      { of: 'profile', product_id: null, message_id: null, file: fileOf(path), url: publicUrl + path },
      { of: 'listing', product_id: Number(id), message_id: null, file: fileOf(photoUrl), url: publicUrl + photoUrl },
    ]);
    expect(data.contactMessages).toMatchObject([{ name: 'Me', message: 'Please help', handled_at: null }]);
    expect(data.statusChanges).toMatchObject([{ order_id: Number(orderId), from_status: 'NOT_PROCESSED', to_status: 'SHIPPED' }]);
    expect(data.activityAboutYou).toMatchObject([{ action: 'PRODUCT_REMOVED', subject: 'Loud horn', details: 'Too loud' }]);
    expect(data.activityByYou).toEqual([]);
    const own = await ownData(boss);
    expect(own.activityByYou!.at(-1)).toMatchObject({ action: 'PRODUCT_REMOVED' });
    expect(JSON.stringify(own)).not.toContain(user.email);
  });

  it('is not named in the audit log', async () => {
    const { container } = await testApplication();
    const row = await container.database.db.one<{ id: string }>(sql`insert into contact_messages (name, email, message)
      values ('Nominated Person', 'n@example.com', 'Hi') returning id::text as id`);
    await (
      await admin()
    ).ask('mutation ($id: ID!) { setContactMessageHandled(input: { id: $id, handled: true }) { id: databaseId } }', { id: row!.id });
    const entries = await container.database.db.rows(sql`select subject from audit_entries where action = 'CONTACT_HANDLED'`);
    expect(entries).toContainEqual({ subject: `Message ${row!.id}` });
    expect(JSON.stringify(entries)).not.toContain('Nominated');
  });

  it('is one ZIP file with data.json and every picture, available to that person only', async () => {
    const user = await student();
    const paths = [await withPicture(user), (await photographed(user)).photoUrl, (await photographed(user)).photoUrl];
    const { url, container } = await testApplication();
    expect((await user.ask('{ myData }')).data.myData).toBe(`${container.infra.settings.publicUrl}/my-data.zip`);
    const response = await downloadOf(user);
    expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
      200,
      'application/zip',
      'no-store',
    ]);
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    expect(Object.keys(files).toSorted()).toEqual(['data.json', ...paths.map(fileOf)].toSorted());
    const data = JSON.parse(strFromU8(files['data.json']!)) as { profile: object[]; pictures: { file: string }[] };
    expect(data).toEqual(await ownData(user));
    for (const [index, { file }] of data.pictures.entries()) {
      const shown = await fetch(url + paths[index]!);
      expect(Buffer.from(files[file]!).equals(Buffer.from(await shown.arrayBuffer()))).toBe(true);
    }
    expect((await fetch(`${url}/my-data.zip`)).status).toBe(401);
    expect((await fetch(`${url}/my-data.zip`, { headers: { authorization: 'wrong' } })).status).toBe(401);
  });

  it('requires a session', async () => {
    expect((await (await guest()).ask('{ myData }')).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });
});
