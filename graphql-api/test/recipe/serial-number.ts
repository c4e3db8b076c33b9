import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { migrations } from '../../migrations/index.ts';
import { entities } from '../../src/app/schema/entities.ts';
import { openDatabase, type PrimaryDatabase } from '../../src/infra/database/database.ts';
import { raw } from '../../src/platform/database/sql.ts';
import { testApplication } from '../application.ts';
import { copyMigrated } from '../embedded-folder.ts';
import { freePort } from '../server-process.ts';
import { environment } from '../settings.ts';
import { category, listing, student, type TestClient } from '../test-clients.ts';

const UPDATE = 'mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { product { id: databaseId } } }';

async function serialOf(who: TestClient, id: string): Promise<string | null> {
  const response = await who.ask('query ($id: ID!) { product(id: $id) { serialNumber } }', { id });
  return (response.data as { product: { serialNumber: string | null } }).product.serialNumber;
}

describe('a serial number', () => {
  beforeAll(() => testApplication(), 180_000);

  it('is stored with a listing, changed, cleared by null and by spaces, and stays when it is left out', async () => {
    const who = await student();
    const id = await listing(who, { serialNumber: ' SN-1 ' });
    expect(await serialOf(who, id)).toBe('SN-1');
    const change = async (fields: object) => {
      expect((await who.ask(UPDATE, { input: { id, ...fields } })).errors).toBeUndefined();
      return serialOf(who, id);
    };
    expect(await change({ serialNumber: 'SN-2' })).toBe('SN-2');
    expect(await change({ price: 5 })).toBe('SN-2');
    expect(await change({ serialNumber: null })).toBeNull();
    expect(await change({ serialNumber: 'SN-3' })).toBe('SN-3');
    expect(await change({ serialNumber: ' ' })).toBeNull();
    expect(await serialOf(who, await listing(who, { serialNumber: '' }))).toBeNull();
  });

  it('is read by the content policy', async () => {
    const who = await student();
    const { errors } = await who.ask(UPDATE, { input: { id: await listing(who), serialNumber: 'call 9840012345 for cocaine' } });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONTENT_REJECTED', fields: [{ field: 'serialNumber' }] });
  });
});

it('a serial number is listed, shown, cleared and changed in the pages', async () => {
  const { url } = await testApplication();
  await category();
  const { email } = await student();
  const e2e = resolve(import.meta.dirname, '../../../e2e');
  const tools = resolve(e2e, '../node_modules');
  const seller = { SELLER_EMAIL: email, SELLER_PASSWORD: 'password' };
  const place = { API_URL: url, E2E_PORT: String(await freePort()), PATH: `${tools}/.bin:${environment.PATH}`, NODE_ENV: undefined };
  const args = [`${tools}/@playwright/test/cli.js`, 'test', '--config', 'recipe.config.ts'];
  const pages = promisify(execFile)(process.execPath, args, { cwd: e2e, env: { ...environment, ...place, ...seller } });
  // The program prints the failures.
  await pages.catch(({ stdout }: { stdout: string }) => expect.fail(stdout));
}, 180_000);

/** Returns everything that a migration can change: columns, indexes, functions and triggers. */
async function schemaOf({ db }: PrimaryDatabase): Promise<string[]> {
  const rows = await db.rows<{ what: string }>(
    raw(`select table_name || '.' || column_name || ' ' || udt_name || ' ' || is_nullable as what from information_schema.columns
        where table_schema = current_schema()
      union all select indexdef from pg_indexes where schemaname = current_schema()
      union all select pg_get_functiondef(p.oid) from pg_proc p where pronamespace = current_schema()::regnamespace and prokind = 'f'
      union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal`),
  );
  return rows.map(({ what }) => what).sort();
}

it('the way back of the migration takes the column away and touches nothing else', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'campuscart-recipe-'));
  await copyMigrated(dataDir);
  const database = await openDatabase({ dataDir }, { entities, migrations });
  try {
    const there = await schemaOf(database);
    await database.orm.migrator.down();
    const back = await schemaOf(database);
    expect(there.filter((each) => !back.includes(each))).toEqual(['products.serial_number text YES']);
    expect(back.filter((each) => !there.includes(each))).toEqual([]);
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}, 120_000);
