import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const LIST = 'graphql-api/src/app/schema/domains.ts';
const copy = mkdtempSync(join(tmpdir(), 'campuscart-domain-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Creates a copy of the server's sources, in which the command may write. */
function copySources(): void {
  for (const path of ['graphql-api/src', 'graphql-api/tsconfig.json']) cpSync(join(root, path), join(copy, path), { recursive: true });
  for (const path of ['node_modules', 'graphql-api/node_modules']) symlinkSync(join(root, path), join(copy, path));
  const checked = ['src/domains/market/clubs/*.ts', 'src/app/schema/entities.ts', 'src/app/schema/domain-ports.ts'];
  writeFileSync(
    join(copy, 'graphql-api/clubs.json'),
    JSON.stringify({ extends: './tsconfig.json', include: checked, exclude: ['src/domains/**/*.test.ts'] }),
  );
}

it('a new domain is registered with one line and passes the type check', () => {
  copySources();
  execFileSync(process.execPath, [join(root, 'scripts/new-domain.mjs'), 'market/club'], { cwd: copy });
  const before = readFileSync(join(root, LIST), 'utf8').split('\n');
  const added = readFileSync(join(copy, LIST), 'utf8')
    .split('\n')
    .filter((line) => !before.includes(line));
  expect(added).toEqual(["export { clubs } from '../../domains/market/clubs.domain.ts';"]);
  const tsc = join(root, 'node_modules/typescript-7/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', 'clubs.json'], { cwd: join(copy, 'graphql-api'), encoding: 'utf8' });
  expect(stdout).toBe('');
}, 180_000);
