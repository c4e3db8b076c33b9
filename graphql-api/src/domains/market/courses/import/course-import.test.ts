import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApplication } from '../../../../../test/application.ts';
import { freshDatabase } from '../../../../../test/fresh-database.ts';
import { databaseUrl, environment } from '../../../../../test/settings.ts';
import { student, type TestClient } from '../../../../../test/test-clients.ts';
import { Role } from '../../../people/users/user.entity.ts';

const PREVIEW = `query ($csv: String!) { previewCourseImport(input: { csv: $csv }) {
  added { code } renamed { code name department } retired { code } wrong { line message } unchanged } }`;
const IMPORT = 'mutation ($csv: String!) { importCourses(input: { csv: $csv }) { added renamed retired undoToken } }';
const COURSES = '{ courses(first: 50) { totalCount nodes { code name department retiredAt } } }';

const codesOf = async (who: TestClient): Promise<string[]> => (await who.ask(COURSES)).data.courses.nodes.map(({ code }: { code: string }) => code);
const failure = ({ errors }: Awaited<ReturnType<TestClient['ask']>>) => errors?.[0]?.extensions;

// Has a database of its own, because an import retires all other courses.
let boss: TestClient;
let seller: TestClient;
let stop: () => Promise<void>;

beforeAll(async () => {
  const database = databaseUrl ? await freshDatabase(databaseUrl) : undefined;
  const application = await startApplication({ ...environment, DATABASE_URL: database?.url });
  stop = async () => {
    await application.stop();
    await database?.drop();
  };
  boss = await student(Role.ADMIN, Promise.resolve(application));
  seller = await student(Role.STUDENT, Promise.resolve(application));
}, 60_000);
afterAll(() => stop());

const CREATE = `mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { id: databaseId } } }`;

/** Lists a product for a course, in a new category. */
async function listed(courseCode: string): Promise<string> {
  const { createCategory } = (await boss.ask('mutation { createCategory(input: { name: "Instruments" }) { category { id: databaseId } } }')).data;
  const input = { name: 'Octant', description: 'Works.', price: 9, quantity: 1, shipping: false, categoryId: createCategory.category.id };
  return (await seller.ask(CREATE, { input: { ...input, courseCodes: [courseCode] } })).data.createProduct.product.id;
}

describe('the import of a list of courses', () => {
  it('adds, renames and retires courses as its preview says, and can be undone', async () => {
    const first = 'AAA1001,Sextants,Navigation\nAAA1002,Octants,Navigation\nAAA1003,Charts,Navigation';
    expect((await boss.ask(IMPORT, { csv: first })).data.importCourses).toMatchObject({ added: 3, renamed: 0, retired: 0 });
    const product = await listed('AAA1002');
    const second = 'AAA1001,Sextants,Navigation\nAAA1003,Sea charts,Cartography\nAAA1004,Compasses,Navigation';
    expect((await boss.ask(PREVIEW, { csv: second })).data.previewCourseImport).toEqual({
      added: [{ code: 'AAA1004' }],
      renamed: [{ code: 'AAA1003', name: 'Sea charts', department: 'Cartography' }],
      retired: [{ code: 'AAA1002' }],
      wrong: [],
      unchanged: 1,
    });
    expect(await codesOf(seller)).toEqual(['AAA1001', 'AAA1002', 'AAA1003']);
    const { importCourses } = (await boss.ask(IMPORT, { csv: second })).data;
    expect(importCourses).toMatchObject({ added: 1, renamed: 1, retired: 1 });
    expect(await codesOf(seller)).toEqual(['AAA1001', 'AAA1003', 'AAA1004']);
    const kept = await seller.ask('query ($id: ID!) { product(id: $id) { courses { code retiredAt } } }', { id: product });
    expect(kept.data.product.courses).toEqual([{ code: 'AAA1002', retiredAt: expect.any(String) }]);
    expect(
      (await boss.ask('mutation ($token: String!) { undo(input: { token: $token }) { kind } }', { token: importCourses.undoToken })).errors,
    ).toBeUndefined();
    expect((await seller.ask(COURSES)).data.courses.nodes.map(({ name }: { name: string }) => name)).toEqual(['Sextants', 'Octants', 'Charts']);
    const again = (await boss.ask(IMPORT, { csv: first })).data.importCourses;
    expect(again).toMatchObject({ added: 0, renamed: 0, retired: 0 });
    const { auditEntries } = (await boss.ask('{ auditEntries(first: 3) { nodes { action details } } }')).data;
    expect(auditEntries.nodes).toContainEqual({ action: 'COURSES_IMPORTED', details: '1 added, 1 renamed, 1 retired' });
  });

  it('imports nothing if a line is wrong or no line has a course, and is for administrators only', async () => {
    const before = await codesOf(boss);
    for (const csv of ['BBB1001,Knots,Navigation\nno course', 'code,name,department', ' '])
      expect(failure(await boss.ask(IMPORT, { csv }))).toMatchObject({ code: 'INVALID_INPUT', fields: [{ field: 'csv' }] });
    expect(failure(await seller.ask(IMPORT, { csv: 'BBB1001,Knots,Navigation' }))).toMatchObject({ code: 'FORBIDDEN' });
    expect(failure(await seller.ask(PREVIEW, { csv: 'BBB1001,Knots,Navigation' }))).toMatchObject({ code: 'FORBIDDEN' });
    expect(await codesOf(boss)).toEqual(before);
    const preview = 'query { actPreview(kind: IMPORT_COURSES, id: "1") { __typename } }';
    expect(failure(await boss.ask(preview))).toMatchObject({ code: 'INVALID_INPUT' });
  });
});
