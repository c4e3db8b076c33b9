import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, matchesGlob, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { Copy, DockerfileParser, From, PropertyInstruction, type Instruction } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { serverBundle } from '../../scripts/server-bundle.mjs';
import { freshDatabase, type FreshDatabase } from './fresh-database.ts';
import { freePort } from './server-process.ts';
import { databaseUrl, environment } from './settings.ts';
import { unique } from './test-clients.ts';

/* The tests have no container engine. The content of the image is copied into a folder, and its commands run there as ordinary processes. */
const runToEnd = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');
const source = readFileSync(join(root, 'Dockerfile'), 'utf8');
const dockerfile = DockerfileParser.parse(source);
const instructions = dockerfile.getInstructions();
/** Returns the instructions of a stage. The last stage has no name. */
function stageOf(name: string | null): Instruction[] {
  const start = instructions.findIndex((one) => one instanceof From && one.getBuildStage() === name);
  const length = instructions.slice(start + 1).findIndex((one) => one instanceof From);
  return instructions.slice(start, length < 0 ? undefined : start + 1 + length);
}
const lastStage = stageOf(null);
const commandsOf = (stage: Instruction[]): string[] => stage.filter((one) => one.getKeyword() === 'RUN').map((one) => one.getArgumentsContent()!);
const wordsOf = (instruction: Instruction): string[] => instruction.getArguments().map((argument) => argument.getValue());
const isBuilt = existsSync(join(root, 'graphql-api/dist/main.js')) && existsSync(join(root, 'frontend/dist/index.html'));

/** Returns what an instruction copies: paths in the checkout (paths of the first stage count as such), and the path in the image. */
function copied(copy: Copy): { from: string[]; to: string } {
  const words = wordsOf(copy);
  const from = words.slice(0, -1).map((path) => relative('/app', resolve('/app', path)));
  return { from, to: words.at(-1)! };
}

/** Returns the words of a command that is written as a list. */
const listOf = (instruction: Instruction): string[] => {
  const content = instruction.getArgumentsContent()!;
  return JSON.parse(content.slice(content.indexOf('['))) as string[];
};

describe('the Dockerfile', () => {
  it('passes its linter without errors and warnings', () => {
    // Severity 1 is an error, and 2 is a warning.
    const findings = validate(source).filter(({ severity }) => severity! <= 2);
    expect(findings.map(({ message, range }) => ({ line: range.start.line + 1, message }))).toEqual([]);
  });

  it('runs the Node.js version that the tests run on', () => {
    const images = dockerfile.getFROMs().map((from) => [from.getImageName(), from.getImageTag()?.split('-')[0]]);
    expect(new Set(images.flat())).toEqual(new Set(['node', process.versions.node]));
    const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'node/package.json'), 'utf8')) as { optionalDependencies: object };
    expect(new Set(Object.values(optionalDependencies))).toEqual(new Set([process.versions.node]));
  });

  it('copies only files that the checkout or its build has', () => {
    const results = ['node_modules', 'graphql-api', 'graphql-api/dist', 'frontend/dist'];
    for (const copy of dockerfile.getCOPYs()) {
      const { from } = copied(copy);
      if (copy.getFromFlag()) expect(results).toEqual(expect.arrayContaining(from));
      else expect(from.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    }
  });

  it('builds without the tools: its context has only their package files and the banner drawings', () => {
    const patterns = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n');
    const excluded = patterns.filter((line) => line && !/^[#!]/.test(line));
    const included = patterns.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
    const lies = (path: string, folders: string[]) => folders.some((each) => matchesGlob(path, each) || matchesGlob(path, `${each}/**`));
    const tools = globSync('tools/**/*.*', { cwd: root, exclude: (path) => path.includes('node_modules') });
    const sent = tools.filter((path) => !lies(path, excluded) || lies(path, included));
    expect(new Set(sent.map((path) => path.replace(/^tools\/\w+\//, '').replace(/\w[\w-]*\.(svg|md)$/, '$1')))).toEqual(
      new Set(['package.json', 'art/svg', 'art/md']),
    );
  });

  it('ends as an unprivileged user who owns the data folder', () => {
    const users = lastStage.filter((one) => one.getKeyword() === 'USER').map(wordsOf);
    expect(users).toEqual([['node']]);
    const owned = lastStage.filter((one) => one.getKeyword() === 'RUN').map(wordsOf);
    expect(owned).toEqual([['mkdir', '/data', '&&', 'chown', 'node:node', '/data']]);
  });
});

/** Much longer than a start takes, even on a busy machine. */
const READY_WITHIN_MS = 150_000;

const image = mkdtempSync(join(tmpdir(), 'campuscart-image-'));
const packages = mkdtempSync(join(tmpdir(), 'campuscart-packages-'));
afterAll(() => {
  for (const folder of [image, packages]) rmSync(folder, { recursive: true });
});

const copiesOf = (stage: Instruction[]): Copy[] => stage.filter((one) => one instanceof Copy);

/** Copies the files of an instruction from another folder into a folder. */
function place(instruction: Copy, source: string, target: string): void {
  const { from, to } = copied(instruction);
  for (const path of from) {
    const end = join(target, to.endsWith('/') ? join(to, basename(path)) : to);
    mkdirSync(dirname(end), { recursive: true });
    // Packages installed by another stage are moved, so that their links stay intact.
    if (source === packages) renameSync(join(source, path), end);
    else cpSync(join(source, path), end, { recursive: true });
  }
}

/** Returns the size on disk in megabytes. */
async function sizeOf(paths: string[]): Promise<number> {
  const { stdout } = await runToEnd('du', ['-scm', ...paths], { maxBuffer: 10_000_000 });
  return Number.parseInt(stdout.trim().split('\n').at(-1)!, 10);
}

beforeAll(async () => {
  const stage = stageOf('packages');
  for (const one of copiesOf(stage)) place(one, root, packages);
  for (const command of commandsOf(stage)) {
    await runToEnd('sh', ['-c', command], { cwd: packages, env: { ...environment, npm_config_prefer_offline: 'true' }, maxBuffer: 10_000_000 });
  }
}, 200_000);

describe('the packages that the image installs', () => {
  const isPackage = (path: string): boolean => path.includes('/node_modules/');
  /** Returns the folders of packages that npm keeps with the given options. */
  const kept = async (options: string[]): Promise<string[]> => {
    const { stdout } = await runToEnd('npm', ['ls', '--all', '--parseable', '--omit=dev', ...options], { cwd: packages, maxBuffer: 10_000_000 });
    return stdout.split('\n').filter(isPackage);
  };
  it('take at most 610 MB', async () => {
    expect(await sizeOf([join(packages, 'node_modules'), join(packages, 'graphql-api/node_modules')])).toBeLessThanOrEqual(610);
  });

  it('take at most 350 MB without the picture review', async () => {
    const paths = await kept(['--workspace=graphql-api']);
    expect(paths.length).toBeGreaterThan(100);
    expect(await sizeOf(paths)).toBeLessThanOrEqual(350);
  });

  it('include none for tests, builds and pages', () => {
    const names = [
      'vitest',
      'vite',
      'esbuild',
      'prettier',
      'typescript',
      'tsx',
      'react',
      'graphiql',
      'monaco-editor',
      'playwright-core',
      '@sparticuz/chromium',
    ];
    expect(names.filter((name) => existsSync(join(packages, 'node_modules', name)))).toEqual([]);
  });
});

// Tests of single files run without a build.
describe.skipIf(!isBuilt)('the contents of the image', () => {
  const own = lastStage.filter((one) => one instanceof PropertyInstruction && one.getKeyword() === 'ENV') as PropertyInstruction[];
  const defaults = Object.fromEntries(own.flatMap((env) => env.getProperties().map((each) => [each.getName(), each.getValue()!])));
  const settings: Record<string, string> = {
    ...defaults,
    PATH: `${dirname(process.execPath)}:${environment.PATH}`,
    DATA_DIR: join(image, 'data'),
  };
  let database: FreshDatabase | undefined;
  beforeAll(async () => {
    for (const one of copiesOf(lastStage)) place(one, one.getFromFlag()?.getValue() === 'packages' ? packages : root, image);
    // The build of the image does not contain the demo shop, but the build of this checkout does.
    const server = join(image, 'graphql-api/dist');
    rmSync(server, { recursive: true });
    await runToEnd(join(root, 'node_modules/.bin/esbuild'), serverBundle(server, false), { cwd: root });
    // A separate database, because this server would send the emails and run the jobs of other tests.
    database = databaseUrl ? await freshDatabase(databaseUrl) : undefined;
    if (database) settings.DATABASE_URL = database.url;
  }, 120_000);
  afterAll(async () => {
    await database?.drop();
  });

  it('have no sources, tests or tools', () => {
    expect(readdirSync(join(image, 'graphql-api')).sort()).toEqual(expect.arrayContaining(['dist', 'package.json']));
    const absent = ['graphql-api/src', 'graphql-api/test', 'graphql-api/migrations', 'graphql-api/dist/demo.js', 'tools'];
    expect(absent.filter((path) => existsSync(join(image, path)))).toEqual([]);
  });

  it('are enough to run the server, and its health check shows whether it is ready', async () => {
    const [program, ...args] = listOf(lastStage.find((one) => one.getKeyword() === 'CMD')!);
    const port = String(await freePort());
    const env = { ...settings, PORT: port, HOST: '127.0.0.1', LOG_LEVEL: 'error' };
    const server = spawn(program!, args, { cwd: image, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const ended = once(server, 'exit');
    const [checker, ...check] = listOf(lastStage.find((one) => one.getKeyword() === 'HEALTHCHECK')!);
    const isReady = () =>
      fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    try {
      await vi.waitUntil(async () => server.exitCode !== null || (await isReady()), { timeout: READY_WITHIN_MS, interval: 200 });
      expect(server.exitCode, output).toBe(null);
      await runToEnd(checker!, check, { cwd: image, env });
    } finally {
      server.kill('SIGTERM');
    }
    expect(await ended).toEqual([0, null]);
    await expect(runToEnd(checker!, check, { cwd: image, env })).rejects.toMatchObject({ code: 1 });
  }, 200_000);

  it('do not include the demo shop, which the server rejects', async () => {
    const [program, ...args] = listOf(lastStage.find((one) => one.getKeyword() === 'CMD')!);
    const started = runToEnd(program!, args, { cwd: image, env: { ...settings, DEMO_DATA: '1', LOG_LEVEL: 'error' } });
    await expect(started).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('has no demo shop: set DEMO_DATA=0') });
  }, 60_000);

  it('are enough for `npm run admin`', async () => {
    const category = unique('Books');
    const { stdout, stderr } = await runToEnd('npm', ['run', '-s', 'admin', 'categories', category], { cwd: image, env: settings });
    expect({ stdout: stdout.trim(), stderr }).toEqual({ stdout: expect.stringContaining(category), stderr: '' });
  }, 120_000);
});
