import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { environment } from './settings.ts';

const root = resolve(import.meta.dirname, '../..');
const copy = mkdtempSync(join(tmpdir(), 'campuscart-recipe-'));
const inCopy = (path: string) => join(copy, path);
const run = (cwd: string, ...args: string[]) => promisify(execFile)(process.execPath, args, { cwd: inCopy(cwd), env: plainEnvironment });
const tool = (path: string) => join(root, 'node_modules', path);
const tsx = (script: string) => run('.', tool('tsx/dist/cli.mjs'), '--tsconfig', 'graphql-api/tsconfig.json', script);

/** Environment without the variables that this test's runner sets for its own workers. */
const plainEnvironment = Object.fromEntries(Object.entries(environment).filter(([name]) => !/^(VITEST|TEST_|NODE_ENV)/.test(name)));

const COPIED = [
  ...['package.json', 'schema.graphql', 'codegen.ts', 'CHANGELOG.md', 'examples'],
  ...['src', 'test', 'migrations', 'package.json', 'tsconfig.json', 'vitest.config.ts'].map((name) => `graphql-api/${name}`),
  ...['src', 'scripts', 'public', 'index.html', 'package.json', 'vite.config.ts'].map((name) => `frontend/${name}`),
  ...['src', 'recipe', 'package.json', 'recipe.config.ts'].map((name) => `e2e/${name}`),
];
const LINKED = ['node_modules', 'graphql-api/node_modules', 'scripts', 'tools', '.cache/chromium'];

/** Copies the tree without installed and built files, and the files of the embedded database's first start, which are always the same. */
function copyTree(): void {
  for (const path of COPIED) cpSync(join(root, path), inCopy(path), { recursive: true });
  mkdirSync(inCopy('.cache/embedded'), { recursive: true });
  // The browser is unpacked there only once.
  mkdirSync(join(root, '.cache/chromium'), { recursive: true });
  for (const path of LINKED) if (existsSync(join(root, path))) symlinkSync(join(root, path), inCopy(path));
  // A separate folder for Vite's cache, next to the packages that only the pages use.
  mkdirSync(inCopy('frontend/node_modules'));
  for (const name of readdirSync(join(root, 'frontend/node_modules')).filter((each) => !each.startsWith('.')))
    symlinkSync(join(root, 'frontend/node_modules', name), inCopy(`frontend/node_modules/${name}`));
  const starts = join(root, '.cache/embedded');
  for (const name of existsSync(starts) ? readdirSync(starts).filter((each) => !each.includes('-')) : []) {
    cpSync(join(starts, name), inCopy(`.cache/embedded/${name}`), { recursive: true });
  }
}

describe('the recipe of CONTRIBUTING.md for adding a field', () => {
  const before = new Set(readdirSync(join(root, 'graphql-api/migrations')));
  beforeAll(async () => {
    copyTree();
    await run('.', join(root, 'graphql-api/test/recipe/add-serial-number.mjs'));
    const generate = async () => {
      await tsx('graphql-api/src/app/schema/emit-schema.ts');
      await run('.', tool('.bin/graphql-codegen'), '--config', 'codegen.ts');
    };
    await Promise.all([tsx('graphql-api/src/app/schema/make-migration.ts'), generate()]);
  }, 600_000);
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('creates a migration that adds one column, and its way down', () => {
    const [added, ...others] = readdirSync(inCopy('graphql-api/migrations')).filter((name) => !before.has(name));
    expect(others).toEqual([]);
    const statements = readFileSync(inCopy(`graphql-api/migrations/${added}`), 'utf8').match(/addSql\(`.*`\)/g);
    expect(statements).toEqual([
      'addSql(`alter table "products" add "serial_number" text null;`)',
      'addSql(`alter table "products" drop column "serial_number";`)',
    ]);
  });

  it('adds a rule to the forms that turns an empty text into null', async () => {
    // Workspaces share no code, so the generator runs in the same way as the code generator runs it.
    const generator = pathToFileURL(join(root, 'frontend/scripts/form-schemas.mjs')).href;
    const { plugin } = (await import(generator)) as { plugin: (schema: GraphQLSchema) => string };
    const forms = plugin(buildSchema(readFileSync(inCopy('schema.graphql'), 'utf8')));
    expect(forms.match(/serialNumber: .*optionalText\(/g)).toHaveLength(2);
  });

  it('adds a field that is stored, changed, cleared and checked by the content policy, also in the browser, and can be removed again', async () => {
    cpSync(inCopy('graphql-api/test/recipe/serial-number.ts'), inCopy('graphql-api/test/schemas/serial-number.test.ts'));
    await run('graphql-api', tool('vitest/vitest.mjs'), 'run', 'test/schemas/serial-number');
  }, 600_000);
});
