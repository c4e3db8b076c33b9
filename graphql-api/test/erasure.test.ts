import { describe, expect, it } from 'vitest';
import { sweepPhotos } from '../src/photos/photo-removal.ts';
import { sql } from '../src/platform/sql.ts';
import { admin, category, guest, listing, order, student, unique, type TestClient } from './test-clients.ts';
import { drawing } from './test-pictures.ts';
import { testApplication } from './application.ts';

const UPLOAD = 'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { user { profilePictureUrl(width: 1280) } } }';
const CREATE =
  'mutation ($input: CreateProductInput!, $photo: Upload) { createProduct(input: $input, photo: $photo) { product { id photoUrl(width: 1280) } } }';
const DELETE = 'mutation ($id: ID!) { deleteUser(id: $id) { deletedId } }';

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
  const answer = await seller.upload(CREATE, { input, photo: null }, 'variables.photo', file ?? (await newPicture()));
  return answer.data.createProduct.product as { id: string; photoUrl: string };
}

async function statusOf(path: string): Promise<number> {
  const { url } = await testApplication();
  return (await fetch(url + path)).status;
}

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
    if (who === 'by its owner') await user.ask('mutation { deleteMyAccount(password: "password") }');
    else await (await admin()).ask(DELETE, { id: user.id });
    for (const path of paths) expect(await statusOf(path)).toBe(404);
    expect(await photosOf(paths)).toEqual({ rows: 0, files: 0 });
  });

  it('keeps photos that the orders and listings of others show', async () => {
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

describe('the sweep of photos', () => {
  it('removes photos that were unused for a day, and keeps the others', async () => {
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
  const myData = async (who: TestClient) => JSON.parse((await who.ask('{ myData }')).data.myData) as Record<string, Record<string, unknown>[]>;

  it('holds pictures as URLs, contact messages, status changes and the activity log', async () => {
    const { container } = await testApplication();
    const [user, boss] = [await student(), await admin()];
    const path = await withPicture(user);
    const { id, photoUrl } = await photographed(user);
    const orderId = await order(await student(), id);
    await user.ask('mutation ($id: ID!) { setOrderStatus(id: $id, status: SHIPPED) { pointsAwarded } }', { id: orderId });
    await container.database.db.rows(sql`insert into contact_messages (name, email, message) values ('Me', ${user.email}, 'Please help')`);
    await boss.ask('mutation ($id: ID!) { deleteProduct(id: $id, reason: "Too loud") { message } }', {
      id: await listing(user, { name: 'Loud horn' }),
    });
    const data = await myData(user);
    const { publicUrl } = container.infra.settings;
    expect(data.pictures).toEqual([
      { of: 'profile', product_id: null, url: publicUrl + path },
      { of: 'listing', product_id: Number(id), url: publicUrl + photoUrl },
    ]);
    expect(data.contactMessages).toMatchObject([{ name: 'Me', message: 'Please help', handled_at: null }]);
    expect(data.statusChanges).toMatchObject([{ order_id: Number(orderId), from_status: 'NOT_PROCESSED', to_status: 'SHIPPED' }]);
    expect(data.activityAboutYou).toMatchObject([{ action: 'PRODUCT_REMOVED', subject: 'Loud horn', details: 'Too loud' }]);
    expect(data.activityByYou).toEqual([]);
    const own = await myData(boss);
    expect(own.activityByYou!.at(-1)).toMatchObject({ action: 'PRODUCT_REMOVED' });
    expect(JSON.stringify(own)).not.toContain(user.email);
  });

  it('is not in the audit log under a name', async () => {
    const { container } = await testApplication();
    const row = await container.database.db.one<{ id: string }>(sql`insert into contact_messages (name, email, message)
      values ('Nominated Person', 'n@example.com', 'Hi') returning id::text as id`);
    await (await admin()).ask('mutation ($id: ID!) { setContactMessageHandled(id: $id, handled: true) { id } }', { id: row!.id });
    const entries = await container.database.db.rows(sql`select subject from audit_entries where action = 'CONTACT_HANDLED'`);
    expect(entries).toContainEqual({ subject: `Message ${row!.id}` });
    expect(JSON.stringify(entries)).not.toContain('Nominated');
  });

  it('requires a session', async () => {
    expect((await (await guest()).ask('{ myData }')).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });
});
