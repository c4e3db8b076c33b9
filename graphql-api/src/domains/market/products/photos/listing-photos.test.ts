import { describe, expect, it } from 'vitest';
import { category, listing, student, type TestClient } from '../../../../../test/test-clients.ts';
import { blank, drawing } from '../../../../../test/test-pictures.ts';
import { testApplication } from '../../../../../test/application.ts';
import { sweepPhotos } from '../../../media/photos/photo-removal.ts';
import { sql } from '../../../../platform/database/sql.ts';

const PHOTOS = 'id: databaseId name photoUrl(width: 160) photoColor photos { id url(width: 160) color width height alt }';
const CREATE = `mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { ${PHOTOS} } } }`;
const UPDATE = `mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { product { ${PHOTOS} updatedAt createdAt } } }`;

const MOST = 8;
const draft = async () => ({ name: 'Oud', description: 'Eleven strings.', price: 900, quantity: 1, shipping: false, categoryId: await category() });
/** Draws a picture of the given width, which distinguishes it from others. */
const picture = async (width: number, draw = drawing) => new Blob([new Uint8Array(await draw(width, 120).png().toBuffer())], { type: 'image/png' });
const widths = (product: { photos: { width: number }[] }) => product.photos.map(({ width }) => width);

type Files = [at: string, file: Blob][];
const listed = async (pictures: Promise<Blob>[]): Promise<Files> =>
  (await Promise.all(pictures)).map((file, index) => [`variables.input.photos.${index}`, file]);

async function create(seller: TestClient, pictures: Promise<Blob>[], change: (files: Files) => Files = (files) => files) {
  const input = { ...(await draft()), photos: pictures.map(() => null) };
  return seller.uploadAll(CREATE, { input }, change(await listed(pictures)));
}

describe('the photos of a listing', () => {
  it('are the photos that were sent, in their order, and the first is the cover', async () => {
    const seller = await student();
    const { data } = await create(seller, [picture(140), picture(150), picture(160)]);
    const { product } = data.createProduct;
    expect(widths(product)).toEqual([140, 150, 160]);
    expect(product.photos.map(({ alt }: { alt: string }) => alt)).toEqual(['Oud', 'Oud, photo 2', 'Oud, photo 3']);
    expect(product.photos[0]).toMatchObject({ url: product.photoUrl, color: product.photoColor, height: 120 });
    const { url } = await testApplication();
    for (const photo of product.photos) expect((await fetch(url + photo.url)).status).toBe(200);
  });

  it('keep the order of the list, whatever order the files arrive in', async () => {
    const { data } = await create(await student(), [picture(140), picture(150), picture(160)], (files) => files.toReversed());
    expect(widths(data.createProduct.product)).toEqual([140, 150, 160]);
  });

  it(`are at most ${MOST}, each once`, async () => {
    const seller = await student();
    const eight = await create(
      seller,
      Array.from({ length: MOST }, (_, index) => picture(140 + index)),
    );
    expect(widths(eight.data.createProduct.product)).toHaveLength(MOST);
    expect(widths((await create(seller, [picture(140), picture(140)])).data.createProduct.product)).toEqual([140]);
    const added = [...eight.data.createProduct.product.photos.map(({ id }: { id: string }) => ({ id })), { file: null }];
    const { errors } = await seller.uploadAll(UPDATE, { input: { id: eight.data.createProduct.product.id, photos: added } }, [
      [`variables.input.photos.${MOST}.file`, await picture(170)],
    ]);
    expect(errors).toMatchObject([
      { message: `A listing shows at most ${MOST} photos`, extensions: { code: 'INVALID_INPUT', fields: [{ field: 'photos' }] } },
    ]);
  });

  it('are rejected as a whole if a request has more files', async () => {
    const answer = await create(
      await student(),
      Array.from({ length: MOST + 1 }, (_, index) => picture(140 + index)),
    );
    expect([answer.status, answer.errors![0]!.extensions.code]).toEqual([413, 'TOO_LARGE']);
  });

  it.each([
    ['is blank', () => picture(150, blank), 'CONTENT_REJECTED'],
    ['is no picture', async () => new Blob(['text']), 'INVALID_INPUT'],
    ['is larger than 5 MB', async () => new Blob([new Uint8Array(5 * 1024 * 1024 + 1)]), 'TOO_LARGE'],
  ])('are rejected together if one %s', async (_, wrong, code) => {
    const seller = await student();
    const { errors } = await create(seller, [picture(140), wrong(), picture(160)]);
    expect(errors).toMatchObject([{ extensions: { code, fields: [{ field: 'photos' }] } }]);
    expect((await seller.ask('{ me { products { totalCount } } }')).data.me.products.totalCount).toBe(0);
  });

  it('are rejected with the name of the one that the review rejects', async () => {
    const { errors } = await create(await student(), [picture(140), picture(150, blank)]);
    expect(errors![0]!.extensions.fields![0]!.message).toContain('a blank picture (new photo 2)');
  });

  it('are sent as photo or photos, not both', async () => {
    const input = { ...(await draft()), photo: null, photos: [null] };
    const { errors } = await (
      await student()
    ).uploadAll(CREATE, { input }, [
      ['variables.input.photo', await picture(140)],
      ['variables.input.photos.0', await picture(150)],
    ]);
    expect(errors).toMatchObject([{ message: 'Send photo or photos, not both' }]);
  });

  it('are replaced by a placeholder if there are none', async () => {
    const seller = await student();
    const { data } = await seller.ask(`query ($id: ID!) { product(id: $id) { ${PHOTOS} } }`, { id: await listing(seller) });
    expect(data.product).toMatchObject({ photos: [], photoColor: null, photoUrl: '/photos/placeholder.svg' });
  });
});

describe('changing the photos of a listing', () => {
  it('reorders, adds and removes them, and a photo that stays keeps its id', async () => {
    const seller = await student();
    const { id, photos } = (await create(seller, [picture(140), picture(150), picture(160)])).data.createProduct.product;
    const wanted = [{ id: photos[2].id }, { file: null }, { id: photos[0].id }];
    const { data } = await seller.uploadAll(UPDATE, { input: { id, photos: wanted } }, [['variables.input.photos.1.file', await picture(170)]]);
    const { product } = data.updateProduct;
    expect(widths(product)).toEqual([160, 170, 140]);
    expect([product.photos[0].id, product.photos[2].id]).toEqual([photos[2].id, photos[0].id]);
    expect(product.photoUrl).toBe(photos[2].url);
    expect(product.updatedAt > product.createdAt).toBe(true);
    const none = await seller.ask(UPDATE, { input: { id, photos: [] } });
    expect(none.data.updateProduct.product).toMatchObject({ photos: [], photoUrl: '/photos/placeholder.svg' });
  });

  it('leaves them unchanged without the field, and replaces only the cover with `photo`', async () => {
    const seller = await student();
    const { id } = (await create(seller, [picture(140), picture(150)])).data.createProduct.product;
    expect(widths((await seller.ask(UPDATE, { input: { id, price: 5 } })).data.updateProduct.product)).toEqual([140, 150]);
    const { data } = await seller.upload(UPDATE, { input: { id, photo: null } }, 'variables.input.photo', await picture(170));
    expect(widths(data.updateProduct.product)).toEqual([170, 150]);
  });

  it('rejects a photo of another listing, and a value that is neither a photo nor a file', async () => {
    const seller = await student();
    const [one, other] = [await create(seller, [picture(140)]), await create(seller, [picture(150)])].map(({ data }) => data.createProduct.product);
    for (const photo of [{ id: other.photos[0].id }, { id: 'nonsense' }, {}]) {
      const { errors } = await seller.ask(UPDATE, { input: { id: one.id, photos: [photo] } });
      expect(errors).toMatchObject([{ extensions: { code: 'INVALID_INPUT', fields: [{ field: 'photos' }] } }]);
    }
  });

  it('leaves unused photos to the cleanup job', async () => {
    const seller = await student();
    const { container } = await testApplication();
    const { id, photos } = (await create(seller, [picture(211), picture(212)])).data.createProduct.product;
    await seller.ask(UPDATE, { input: { id, photos: [{ id: photos[1].id }] } });
    const hashes: string[] = photos.map(({ url }: { url: string }) => url.split('/')[2]);
    await container.database.db.rows(sql`update photos set created_at = now() - interval '2 days' where hash = any(${hashes}::text[])`);
    await sweepPhotos(container.context(null, 'test'));
    const kept = await container.database.db.rows<{ hash: string }>(sql`select hash from photos where hash = any(${hashes}::text[])`);
    expect(kept.map(({ hash }) => hash)).toEqual([hashes[1]]);
  });
});
