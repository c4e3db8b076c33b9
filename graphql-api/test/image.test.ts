import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { DockerfileParser, PropertyInstruction, type Copy, type Instruction } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freshDatabase, type FreshDatabase } from './fresh-database.ts';
import { freePort } from './server-process.ts';
import { databaseUrl, environment } from './settings.ts';
import { unique } from './test-clients.ts';

/* No container engine runs in the tests: what the image holds is put into a folder, and its commands run there as plain processes. */
const runToEnd = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');
const source = readFileSync(join(root, 'Dockerfile'), 'utf8');
const dockerfile = DockerfileParser.parse(source);
const instructions = dockerfile.getInstructions();
const lastStage = instructions.slice(instructions.findLastIndex((one) => one.getKeyword() === 'FROM'));
const wordsOf = (instruction: Instruction): string[] => instruction.getArguments().map((argument) => argument.getValue());
const isBuilt = existsSync(join(root, 'graphql-api/dist/main.js')) && existsSync(join(root, 'frontend/dist/index.html'));

/** What an instruction copies: paths of the checkout, as which a path of the first stage counts too, and the path in the image. */
function copied(copy: Copy): { from: string[]; to: string } {
  const words = wordsOf(copy);
  const from = words.slice(0, -1).map((path) => relative('/app', resolve('/app', path)));
  return { from, to: words.at(-1)! };
}

/** The words of a command that is written as a list. */
const listOf = (instruction: Instruction): string[] => {
  const content = instruction.getArgumentsContent()!;
  return JSON.parse(content.slice(content.indexOf('['))) as string[];
};

describe('the Dockerfile', () => {
  it('has no error and no warning of its linter', () => {
    // Severity 1 is an error and 2 a warning.
    const findings = validate(source).filter(({ severity }) => severity! <= 2);
    expect(findings.map(({ message, range }) => ({ line: range.start.line + 1, message }))).toEqual([]);
  });

  it('runs the Node.js version that the tests run on', () => {
    const version = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).dependencies.node as string;
    const images = dockerfile.getFROMs().map((from) => [from.getImageName(), from.getImageTag()?.split('-')[0]]);
    expect(images).toEqual([
      ['node', version],
      ['node', version],
    ]);
    expect(process.versions.node).toBe(version);
  });

  it('copies files that the checkout or its build has', () => {
    const results = ['node_modules', 'graphql-api', 'frontend/dist'];
    for (const copy of dockerfile.getCOPYs()) {
      const { from } = copied(copy);
      if (copy.getFromFlag()) expect(results).toEqual(expect.arrayContaining(from));
      else expect(from.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    }
  });

  it('ends as a user without rights, whom the folder of the data belongs to', () => {
    const users = lastStage.filter((one) => one.getKeyword() === 'USER').map(wordsOf);
    expect(users).toEqual([['node']]);
    const owned = lastStage.filter((one) => one.getKeyword() === 'RUN').map(wordsOf);
    expect(owned).toEqual([['mkdir', '/data', '&&', 'chown', 'node:node', '/data']]);
  });
});

/** Without them Node.js would follow the links to the checkout, which has all packages. */
const ONLY_LINKED = { NODE_OPTIONS: '--preserve-symlinks --preserve-symlinks-main' };
/** Far more than a start takes, on a machine that is busy too. */
const READY_WITHIN_MS = 150_000;

/** The packages that the image keeps, by the options with which it removes the others. */
async function keptPackages(): Promise<string[]> {
  const prune = instructions.map(wordsOf).find((words) => words[0] === 'npm' && words[1] === 'prune')!;
  const options = prune.slice(2, prune.indexOf('&&'));
  const { stdout } = await runToEnd('npm', ['ls', '--all', '--parseable', ...options], { cwd: root, maxBuffer: 10_000_000 });
  return stdout.split('\n').filter((path) => path.includes('/node_modules/'));
}

/** The folders that the first stage removes, as paths of the checkout. */
function removedFolders(): string[] {
  const words = instructions.map(wordsOf).find((each) => each.includes('-rf'))!;
  return words.slice(words.indexOf('-rf') + 1).map((path) => join(root, path));
}

/** Puts into a folder what the last stage holds. Packages are links to those of the checkout. */
async function buildImage(image: string): Promise<void> {
  const removed = [...removedFolders(), join(root, 'graphql-api/node_modules')];
  for (const copy of dockerfile.getCOPYs().filter((one) => lastStage.includes(one))) {
    const { from, to } = copied(copy);
    for (const path of from.filter((each) => each !== 'node_modules')) {
      cpSync(join(root, path), join(image, to.endsWith('/') ? join(to, path) : to), { recursive: true, filter: (file) => !removed.includes(file) });
    }
  }
  for (const path of await keptPackages()) {
    const link = join(image, relative(root, path));
    // A package inside another one is there with it.
    if (existsSync(link)) continue;
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(path, link);
  }
}

// Tests of single files run without a build.
describe.skipIf(!isBuilt)('what the image holds', () => {
  const image = mkdtempSync(join(tmpdir(), 'campuscart-image-'));
  const own = lastStage.filter((one) => one instanceof PropertyInstruction && one.getKeyword() === 'ENV') as PropertyInstruction[];
  const defaults = Object.fromEntries(own.flatMap((env) => env.getProperties().map((each) => [each.getName(), each.getValue()!])));
  const settings: Record<string, string> = {
    ...defaults,
    PATH: `${dirname(process.execPath)}:${environment.PATH}`,
    DATA_DIR: join(image, 'data'),
  };
  let database: FreshDatabase | undefined;
  beforeAll(async () => {
    await buildImage(image);
    // Of its own: this server would send the mails and run the jobs of other tests.
    database = databaseUrl ? await freshDatabase(databaseUrl) : undefined;
    if (database) settings.DATABASE_URL = database.url;
  }, 120_000);
  afterAll(async () => {
    await database?.drop();
    rmSync(image, { recursive: true });
  });

  it('has no sources, tests, attacks or evaluations of the server', () => {
    expect(readdirSync(join(image, 'graphql-api')).sort()).toEqual(expect.arrayContaining(['dist', 'package.json']));
    for (const name of ['src', 'test', 'migrations', 'attack', 'evaluation']) expect(existsSync(join(image, 'graphql-api', name)), name).toBe(false);
  });

  it('is enough for its server, and its health check shows whether that is ready', async () => {
    const [program, ...args] = listOf(lastStage.find((one) => one.getKeyword() === 'CMD')!);
    const port = String(await freePort());
    const env = { ...settings, ...ONLY_LINKED, PORT: port, HOST: '127.0.0.1', LOG_LEVEL: 'error' };
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

  it('is enough for `npm run admin`', async () => {
    const category = unique('Books');
    const { stdout, stderr } = await runToEnd('npm', ['run', '-s', 'admin', 'categories', category], { cwd: image, env: settings });
    expect({ stdout: stdout.trim(), stderr }).toEqual({ stdout: expect.stringContaining(category), stderr: '' });
  }, 120_000);
});
