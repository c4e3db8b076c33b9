import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { admin, atServer, listing, student, category, type TestClient } from '../../../../test/test-clients.ts';
import { blank, drawing, transparent, whiteOnTransparent } from '../../../../test/test-pictures.ts';
import { serverWith, testApplication } from '../../../../test/application.ts';
import { threadReviewer } from '../../../infra/review/image-review.ts';
import { sql } from '../../../platform/database/sql.ts';
import { pictureViolations } from './picture-policy.ts';

const CREATE = `mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { id: databaseId } review { step skipped } } }`;
const draft = async (over: object = {}) => ({
  name: 'Table lamp',
  description: 'Works well.',
  price: 10,
  quantity: 1,
  shipping: false,
  categoryId: await category(),
  ...over,
});
beforeAll(() => testApplication());

const create = async (seller: TestClient, over: object) => seller.ask(CREATE, { input: await draft(over) });

describe('a listing that violates the content policy', () => {
  it('is rejected with each violation, the words that caused it, and the fields, and is not stored', async () => {
    const seller = await student();
    const answer = await create(seller, { name: 'Vape with pods', description: 'Fucking cheap, call 9840012345' });
    const { message, extensions } = answer.errors![0]!;
    expect(message).toMatch(/^Does not meet with CampusCart Norms: tobacco and vapes \("vape"\), abusive language .*, contact data \(.*9840012345/);
    expect(extensions).toMatchObject({
      code: 'CONTENT_REJECTED',
      details: { concerns: [expect.stringContaining('vape'), expect.anything(), expect.anything()] },
    });
    expect(extensions.fields!.map(({ field }) => field)).toEqual(['name', 'description']);
    expect((await seller.ask('{ me { products { totalCount } points { total } } }')).data.me).toEqual({
      products: { totalCount: 0 },
      points: { total: 0 },
    });
  });

  it('is rejected on an update as well, which changes nothing', async () => {
    const seller = await student();
    const id = await listing(seller, { name: 'Plain lamp' });
    const answer = await seller.ask('mutation ($id: ID!) { updateProduct(input: { id: $id, description: "Comes with ganja" }) { message } }', { id });
    expect(answer.errors![0]!.extensions.code).toBe('CONTENT_REJECTED');
    expect((await seller.ask('query ($id: ID!) { product(id: $id) { description } }', { id })).data.product.description).toBe('Works well.');
  });

  it('returns 400 with its violations over REST', async () => {
    const seller = await student();
    const input = await draft();
    const body = { ...input, category: input.categoryId, name: 'Ganja', shipping: '0' };
    const answer = await seller.rest('POST', '/api/product/create-product', body);
    expect(answer).toMatchObject({ status: 400, body: { success: false, details: { concerns: ['drugs ("ganja")'] } } });
  });

  it('costs 20 points for the third time within 7 days, reported with the rejection, and again for the sixth', async () => {
    const seller = await student();
    await listing(seller);
    await listing(seller);
    const rejections = [];
    for (let time = 0; time < 6; time++) rejections.push(await create(seller, { name: 'Country pistol' }));
    expect(rejections.map(({ extensions }) => extensions?.points?.pointsDeducted)).toEqual([undefined, undefined, 20, undefined, undefined, 20]);
    expect(rejections[2]!.extensions?.points).toMatchObject({ msg: 'Three listings within 7 days did not meet the norms.' });
    const { data } = await seller.ask('{ me { points { total history(first: 2) { nodes { action points } } } } }');
    expect(data.me.points).toEqual({
      total: 0,
      history: {
        nodes: [
          { action: 'Norms Violation', points: -20 },
          { action: 'Norms Violation', points: -20 },
        ],
      },
    });
  });

  it('takes no more points than there are, even when many are rejected at once', async () => {
    const seller = await student();
    await listing(seller);
    const id = await listing(seller, { name: 'Lamp' });
    const { container } = await testApplication();
    const { db } = container.database;
    await db.rows(sql`insert into points_entries (user_id, action, points, product_id) values (${seller.id}, 'Review Deleted', -10, ${id})`);
    const answers = await Promise.all(Array.from({ length: 12 }, () => create(seller, { name: 'Country pistol' })));
    const deducted = answers.flatMap(({ extensions }) => (extensions?.points?.pointsDeducted ?? []) as number[]);
    expect(deducted.toSorted((a, b) => a - b)).toEqual([10, 20]);
    const entries = await db.rows(sql`select points from points_entries where user_id = ${seller.id} and action = 'Norms Violation' order by id`);
    expect(entries).toEqual([{ points: -20 }, { points: -10 }]);
    expect((await seller.ask('{ me { points { total spendable } } }')).data.me.points).toEqual({ total: 0, spendable: 0 });
  });

  it('warns before the third time with the number of rejections and the cost in points', async () => {
    const seller = await student();
    const details = [];
    for (let time = 0; time < 3; time++) details.push((await create(seller, { name: 'Country pistol' })).errors![0]!.extensions.details);
    expect(details).toMatchObject([
      { rejections: 1, warning: '1 listing rejected within 7 days; number 3 costs 20 points.' },
      { rejections: 2, warning: '2 listings rejected within 7 days; number 3 costs 20 points.' },
      { rejections: 3, warning: null },
    ]);
  });

  it('costs nothing when the others are older than 7 days', async () => {
    const seller = await student();
    for (let time = 0; time < 2; time++) await create(seller, { name: 'Country pistol' });
    const { container } = await testApplication();
    await container.database.db.rows(sql`update rejections set created_at = now() - interval '8 days' where user_id = ${seller.id}`);
    expect((await create(seller, { name: 'Country pistol' })).extensions?.points).toBeUndefined();
  });

  it('is rejected from an administrator as well', async () => {
    expect((await create(await admin(), { name: 'Whisky' })).errors![0]!.extensions.code).toBe('CONTENT_REJECTED');
  });
});

describe('the picture of a listing', () => {
  const png = (width: number, height: number, draw = drawing) => draw(width, height).png().toBuffer();
  const upload = async (bytes: Buffer, seller?: TestClient) =>
    (seller ?? (await student())).upload(
      CREATE,
      { input: { ...(await draft()), photo: null } },
      'variables.input.photo',
      new Blob([new Uint8Array(bytes)]),
    );

  it.each([
    ['smaller than 100 × 100 pixels', () => png(99, 200), 'smaller than 100 × 100'],
    ['blank', () => png(300, 200, blank), 'blank'],
    ['wholly transparent', () => png(300, 200, transparent), 'blank'],
    ['white on transparent ground', () => png(300, 200, whiteOnTransparent), 'blank'],
  ])('is rejected when it is %s', async (_what, bytes, says) => {
    const answer = await upload(await bytes());
    expect(answer.errors![0]!.extensions).toMatchObject({
      code: 'CONTENT_REJECTED',
      fields: [{ field: 'photo', message: expect.stringContaining(says) }],
    });
  });

  it('is classified locally, and an acceptable one passes every step', async () => {
    const warnings: string[] = [];
    const imageReviewer = threadReviewer((_error, text) => void warnings.push(text));
    const server = await serverWith(() => ({}), undefined, { imageReviewer });
    onTestFinished(async () => {
      await server.stop();
      await imageReviewer.close();
    });
    const answer = await upload(await png(300, 200), atServer(server.url, await student()));
    expect(warnings).toEqual([]);
    const steps = ['NORMS', 'PICTURE', 'DESCRIPTION', 'STANDARDS', 'VERIFICATION'];
    expect(answer.data.createProduct.review).toEqual(steps.map((step) => ({ step, skipped: null })));
  });

  it('is rejected when the classifier finds it indecent, and skipped if the classifier is not installed', async () => {
    const bytes = await png(300, 200);
    const { infra } = (await testApplication()).container;
    const saying = (verdict: object) =>
      pictureViolations(bytes, { ...infra, imageReviewer: { classify: async () => verdict as never, close: async () => undefined } });
    expect((await saying({ classes: { Porn: 0.9, Neutral: 0.1 } })).violations).toMatchObject([{ kind: 'nudity in the picture' }]);
    expect((await saying({ classes: { Porn: 0.3, Neutral: 0.7 } })).violations).toEqual([]);
    expect(await saying({ skipped: 'not installed' })).toEqual({ violations: [], skipped: 'not installed' });
  });

  it('is reported as skipped when it is missing', async () => {
    const answer = await create(await student(), {});
    expect(answer.data.createProduct.review[1]).toEqual({ step: 'PICTURE', skipped: 'There is no picture to check' });
  });
});
