import { describe, expect, it } from 'vitest';
import { testApplication } from '../../../../../test/application.ts';
import { ownData } from '../../../../../test/own-data.ts';
import { category, student, type TestClient } from '../../../../../test/test-clients.ts';
import { blank, drawing } from '../../../../../test/test-pictures.ts';
import { sql } from '../../../../platform/database/sql.ts';
import { sweepPhotos } from '../photo-removal.ts';

const UPLOAD = 'mutation ($input: UploadPhotoInput!) { uploadPhoto(input: $input) { uploadId expiresAt } }';
const CREATE = 'mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { id: databaseId photos { id width url } } } }';
const UPDATE = 'mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { product { photos { id width } } } }';

/** Draws a picture of the given width, which distinguishes it from others. */
const picture = async (width: number, draw = drawing) => new Blob([new Uint8Array(await draw(width, 130).png().toBuffer())], { type: 'image/png' });
const send = (who: TestClient, file: Blob) => who.upload(UPLOAD, { input: { photo: null } }, 'variables.input.photo', file);
const uploaded = async (who: TestClient, file: Blob): Promise<string> => (await send(who, file)).data.uploadPhoto.uploadId;
const draft = async () => ({ name: 'Sarod', description: 'Well kept.', price: 900, quantity: 1, shipping: false, categoryId: await category() });
const create = async (who: TestClient, more: object) => who.ask(CREATE, { input: { ...(await draft()), ...more } });
const rejection = ({ errors }: Awaited<ReturnType<TestClient['ask']>>) => [errors?.[0]?.extensions.code, errors?.[0]?.extensions.fields?.[0]?.field];

/** Returns the widths of the last test's pictures that are stored. */
async function stored(): Promise<number[]> {
  const { container } = await testApplication();
  const rows = await container.database.db.rows<{ width: number }>(
    sql`select width from photos where height = 130 and width in (148, 158, 168) order by width`,
  );
  return rows.map(({ width }) => width);
}

async function later(hours: number): Promise<void> {
  const { container } = await testApplication();
  for (const each of [sql`photo_uploads`, sql`photos`])
    await container.database.db.rows(sql`update ${each} set created_at = created_at - ${`${hours} hours`}::interval`);
}

describe('a picture that is uploaded before its listing', () => {
  it('is a photo of the listing that names it, in the order of the list', async () => {
    const seller = await student();
    const [first, second] = [await uploaded(seller, await picture(141)), await uploaded(seller, await picture(151))];
    const { data } = await create(seller, { uploadIds: [second, first] });
    expect(data.createProduct.product.photos).toMatchObject([{ width: 151 }, { width: 141 }]);
    const { url } = await testApplication();
    expect((await fetch(url + data.createProduct.product.photos[0].url)).status).toBe(200);
  });

  it('is named among the photos of a changed listing, together with existing photos and new files', async () => {
    const seller = await student();
    const { product } = (await create(seller, { uploadIds: [await uploaded(seller, await picture(142))] })).data.createProduct;
    const photos = [{ uploadId: await uploaded(seller, await picture(152)) }, { id: product.photos[0].id }, { file: null }];
    const { data } = await seller.upload(UPDATE, { input: { id: product.id, photos } }, 'variables.input.photos.2.file', await picture(162));
    expect(data.updateProduct.product.photos).toMatchObject([{ width: 152 }, { width: 142 }, { width: 162 }]);
    const both = [{ id: data.updateProduct.product.photos[0].id, uploadId: photos[0]!.uploadId }];
    expect(rejection(await seller.ask(UPDATE, { input: { id: product.id, photos: both } }))).toEqual(['INVALID_INPUT', 'photos']);
  });

  it('is one upload however often it is sent, so that a listing repeated under its key is one listing', async () => {
    const seller = await student();
    const input = { ...(await draft()), idempotencyKey: 'a sarod with a picture' };
    const post = async () => {
      const uploadIds = [await uploaded(seller, await picture(143))];
      return (await seller.ask(CREATE, { input: { ...input, uploadIds } })).data.createProduct.product.id;
    };
    expect(await post()).toBe(await post());
  });

  it('can be used by its uploader only, for a day', async () => {
    const seller = await student();
    const uploadId = await uploaded(seller, await picture(144));
    expect(rejection(await create(await student(), { uploadIds: [uploadId] }))).toEqual(['INVALID_INPUT', 'uploadIds']);
    expect(rejection(await create(seller, { uploadIds: ['no upload'] }))).toEqual(['INVALID_INPUT', 'uploadIds']);
    await later(24);
    expect(rejection(await create(seller, { uploadIds: [uploadId] }))).toEqual(['INVALID_INPUT', 'uploadIds']);
  });

  it('is reviewed with the listing', async () => {
    const seller = await student();
    const uploadIds = [await uploaded(seller, await picture(145)), await uploaded(seller, await picture(155, blank))];
    expect(rejection(await create(seller, { uploadIds }))).toEqual(['CONTENT_REJECTED', 'uploadIds']);
  });

  it('is limited to a picture of 5 MB', async () => {
    const seller = await student();
    expect(rejection(await send(seller, new Blob(['text'])))).toEqual(['INVALID_INPUT', 'photo']);
    expect(rejection(await send(seller, new Blob([new Uint8Array(5 * 1024 * 1024 + 1)])))).toEqual(['TOO_LARGE', 'photo']);
  });

  it('cannot be sent together with files, nor with more than seven other uploads', async () => {
    const seller = await student();
    const uploadId = await uploaded(seller, await picture(146));
    expect(rejection(await create(seller, { uploadIds: Array.from({ length: 9 }, () => uploadId) }))).toEqual(['INVALID_INPUT', 'uploadIds']);
    const input = { ...(await draft()), uploadIds: [uploadId], photo: null };
    const both = await seller.upload(CREATE, { input }, 'variables.input.photo', await picture(147));
    expect(rejection(both)).toEqual(['INVALID_INPUT', 'uploadIds']);
  });

  it('is part of its uploader’s data', async () => {
    const seller = await student();
    const id = await uploaded(seller, await picture(149));
    const { uploads, pictures } = await ownData(seller);
    expect(uploads).toEqual([{ id: Number(id), created_at: expect.any(String) }]);
    expect(pictures).toMatchObject([{ of: 'upload', file: expect.stringMatching(/^pictures\/.*\.webp$/) }]);
  });

  it('is deleted with its files if no listing uses it within a day, and with the account', async () => {
    const [seller, leaver] = [await student(), await student()];
    const [taken] = [
      await uploaded(seller, await picture(148)),
      await uploaded(seller, await picture(158)),
      await uploaded(leaver, await picture(168)),
    ];
    await create(seller, { uploadIds: [taken] });
    const { container } = await testApplication();
    const sweep = () => sweepPhotos(container.context(null, 'test'));
    await later(23);
    await sweep();
    expect(await stored()).toEqual([148, 158, 168]);
    await leaver.ask('mutation { deleteMyAccount(input: { password: "password" }) }');
    expect(await stored()).toEqual([148, 158]);
    await later(2);
    await sweep();
    expect(await stored()).toEqual([148]);
  });
});
