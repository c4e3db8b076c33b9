import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineEntity, p } from '@mikro-orm/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrations } from '../migrations/index.ts';
import { entities } from '../src/app/schema/entities.ts';
import { migrationList, writeNextMigration } from '../src/app/schema/next-migration.ts';
import { openDatabase, type PrimaryDatabase } from '../src/infra/database/database.ts';
import { copyMigrated } from './embedded-folder.ts';

/** A table that no migration creates. */
const Club = defineEntity({ name: 'Club', tableName: 'clubs', properties: { id: p.bigint('string').primary(), name: p.text() } });

const folder = mkdtempSync(join(tmpdir(), 'campuscart-next-'));
const dataDir = mkdtempSync(join(tmpdir(), 'campuscart-next-data-'));
let database: PrimaryDatabase;
beforeAll(async () => {
  await copyMigrated(dataDir);
  database = await openDatabase({ dataDir }, { entities: [...entities, Club], migrations });
}, 120_000);
afterAll(async () => {
  await database.close();
  for (const each of [folder, dataDir]) rmSync(each, { recursive: true, force: true });
});

describe('the next migration', () => {
  it('creates what the entities have and the database lacks, and reverts only that', async () => {
    const { name, up, down } = await writeNextMigration(database, folder);
    expect(up).toEqual([expect.stringContaining('create table "clubs"')]);
    expect(down).toEqual(['drop table if exists "clubs" cascade;']);
    expect(readdirSync(folder)).toEqual([`${name}.ts`]);
    expect(readFileSync(join(folder, `${name}.ts`), 'utf8')).not.toContain('function');
  });

  it('is listed after the executed migrations, from the folder of all', () => {
    const list = readFileSync(join(import.meta.dirname, '../migrations/index.ts'), 'utf8');
    const names = migrations.map(({ name }) => name);
    const wordsOf = (text: string) =>
      text
        .replaceAll(/[\s,]+/g, ' ')
        .replaceAll('[ ', '[')
        .replaceAll(' ]', ']');
    expect(wordsOf(migrationList(names))).toBe(wordsOf(list));
  });
});
