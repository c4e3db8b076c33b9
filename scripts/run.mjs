/* The commands of package.json. Runs on Node.js 20 with nothing installed; installs and builds what is missing, then hands over to Node.js 24. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createWriteStream, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CHECK_LANES, quickChecks, quickLint, typeChecks } from './checks.mjs';
import { serverBundle } from './server-bundle.mjs';
import { check, found, inLanes } from './stages.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
process.chdir(root);
process.env.PATH = `${join(root, 'node_modules/.bin')}:${process.env.PATH}`;

/** npm hands SIGTERM to its shell only, which ends without a word to this process: it then ends as if it had got the signal. */
function endWithShellOfNpm() {
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  timer.unref();
}
if (process.env.npm_lifecycle_event) endWithShellOfNpm();

/** Runs a program and forwards signals to it. Fails with its exit code. */
function run(command, args, options = {}) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { stdio: 'inherit', cwd: root, ...options });
    const forward = (signal) => child.kill(signal);
    process.on('SIGTERM', forward).on('SIGINT', forward);
    child.once('error', fail);
    child.once('exit', (code, signal) => {
      process.off('SIGTERM', forward).off('SIGINT', forward);
      if (code === 0) done();
      else fail(Object.assign(new Error(`${command} ended with ${code ?? signal}`), { exitCode: code ?? 1 }));
    });
  });
}

/** Runs a program and prints its output only when it fails; prints a progress line every 15 s. */
async function runQuietly(title, command, args, options = {}) {
  mkdirSync('.cache', { recursive: true });
  const path = join('.cache', `${command}.log`);
  const log = createWriteStream(path);
  await new Promise((opened) => log.once('open', opened));
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  process.stdout.write(`${title} ...\n`);
  const timer = setInterval(() => process.stdout.write(`${title} ... ${seconds()} s\n`), 15_000);
  try {
    await run(command, args, { stdio: ['ignore', log, log], ...options });
  } catch (error) {
    process.stderr.write(readFileSync(path, 'utf8'));
    throw error;
  } finally {
    clearInterval(timer);
    log.end();
  }
}

function filesBelow(path) {
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    const inner = join(path, entry.name);
    return entry.isDirectory() ? filesBelow(inner) : [inner];
  });
}

function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) hash.update(path).update(readFileSync(path));
  return hash.digest('hex');
}

/** Runs `work` unless the stamp file shows that it was done for the same inputs. */
async function once(stamp, key, results, work) {
  if ([...results, stamp].every((path) => existsSync(path)) && readFileSync(stamp, 'utf8') === key) return;
  rmSync(stamp, { force: true });
  await work();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, key);
}

/** A container image has no sources, so nothing is installed or built there. */
const isImage = !existsSync('graphql-api/src');

const install = () =>
  isImage ||
  once('node_modules/.campuscart-installed', hashOf(['package-lock.json']), ['node_modules/.bin'], () =>
    runQuietly('Installing packages (a few minutes the first time)', 'npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--include=dev']),
  );

const generatedPaths = ['frontend/src/gql', 'frontend/src/ui/global.css', 'frontend/public/banner'];
const isGenerated = (path) => generatedPaths.some((folder) => path.startsWith(folder));
const sources = () =>
  [
    'package-lock.json',
    'schema.graphql',
    'codegen.ts',
    'frontend/index.html',
    'frontend/explorer.html',
    'frontend/vite.config.ts',
    'frontend/budget.json',
    ...[
      'graphql-api/src',
      'graphql-api/migrations',
      'graphql-api/demo',
      'frontend/scripts',
      'frontend/public',
      'frontend/src',
      'frontend/service-worker',
    ].flatMap(filesBelow),
  ].filter((path) => !isGenerated(path));

async function buildApi() {
  rmSync('graphql-api/dist', { recursive: true, force: true });
  await runQuietly('Building the server', 'esbuild', serverBundle('graphql-api/dist'));
}

async function generate() {
  await runQuietly('Generating typed documents', 'graphql-codegen', ['--config', 'codegen.ts']);
  await runQuietly('Writing the global styles', 'node', ['frontend/scripts/global-styles.mjs']);
}
/** Generates unless that was done from the same files. */
const generateOnce = () => {
  const inputs = ['package-lock.json', 'schema.graphql', 'codegen.ts', ...['frontend/scripts', 'frontend/src'].flatMap(filesBelow)];
  const results = ['frontend/src/gql/graphql.ts', 'frontend/src/gql/forms.ts', 'frontend/src/ui/global.css'];
  return once('.cache/generated', hashOf(inputs.filter((path) => !isGenerated(path))), results, generate);
};
const drawPictures = async () => {
  await runQuietly('Drawing the banner', 'node', ['frontend/scripts/draw-banners.mjs']);
};

const build = () =>
  isImage ||
  once('.cache/built', hashOf(sources()), ['graphql-api/dist/main.js', 'frontend/dist/index.html'], async () => {
    await buildApi();
    await generateOnce();
    await drawPictures();
    await runQuietly('Checking the theme', 'node', ['frontend/scripts/check-theme.mjs']);
    const frontend = { cwd: join(root, 'frontend') };
    await runQuietly('Building the pages', 'vite', ['build', '--logLevel', 'warn'], frontend);
    await runQuietly('Building the API explorer', 'vite', ['build', '--mode', 'explorer', '--logLevel', 'warn'], frontend);
    await runQuietly('Listing the pages', 'node', ['frontend/scripts/page-manifest.mjs']);
    await runQuietly('Building the service worker', 'node', ['frontend/scripts/service-worker.mjs']);
    await runQuietly('Compressing the pages', 'node', ['frontend/scripts/compress.mjs']);
    await runQuietly('Checking the size of the pages', 'node', ['frontend/scripts/budget.mjs']);
  });

/* Twice the default size of new objects' memory halves how often they are collected. The image and the benchmark start the server the same way. */
const serverFlags = ['--enable-source-maps', '--max-semi-space-size=32'];
/* Returns memory of picture encoding to the system, which glibc's allocator would keep. */
const allocatorSettings = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };
const serve = () => run('node', [...serverFlags, 'graphql-api/dist/main.js'], { env: { ...allocatorSettings, ...process.env } });
const tsx = (...args) => run('tsx', ['--tsconfig', 'graphql-api/tsconfig.json', ...args]);

/** Runs a command of graphql-api/src/admin.ts. */
async function admin(args) {
  await build();
  await run('node', ['--enable-source-maps', 'graphql-api/dist/admin.js', ...args]);
}

/** Runs static checks. */
async function runChecks(checks) {
  await generateOnce();
  await inLanes(
    CHECK_LANES,
    checks.map((each) => () => check(each)),
  );
  if (found().failed > 0) process.exitCode = 1;
}

const commands = {
  start: async () => {
    await build();
    await serve();
  },
  install: async () => undefined,
  build,
  serve,
  test: async (args) => {
    // Single tests of the server and the pages need no build.
    await (args.some((each) => !each.startsWith('--')) ? generateOnce() : build());
    await run('node', ['scripts/test.mjs', ...args]);
  },
  'test:unit': async () => {
    await generateOnce();
    await run('vitest', ['run'], { cwd: join(root, 'frontend') });
    await run('vitest', ['run', 'src/platform', 'src/app', 'src/infra'], { cwd: join(root, 'graphql-api') });
  },
  check: () => runChecks(quickChecks),
  lint: () => runChecks(quickLint),
  typecheck: () => runChecks(typeChecks),
  format: () => run('prettier', ['--write', '--log-level=warn', '.']),
  bench: async (args) => {
    await build();
    await run('node', ['bench/src/main.ts', ...args]);
  },
  screens: async (args) => {
    await build();
    await run('playwright', ['test', '--config=screens.config.ts', ...args], { cwd: join(root, 'e2e') });
  },
  // Attacks run the server from its sources: nothing is built.
  attack: (args) => run('node', ['graphql-api/attack/main.ts', ...args]),
  dev: async () => {
    await generateOnce();
    await drawPictures();
    await Promise.race([
      tsx('watch', '--clear-screen=false', 'graphql-api/src/main.ts'),
      run('vite', [], { cwd: join(root, 'frontend') }),
      run('graphql-codegen', ['--config', 'codegen.ts', '--watch']),
    ]);
    process.exit(0);
  },
  admin,
  backup: (args) => admin(['backup', ...args]),
  restore: (args) => admin(['restore', ...args]),
  setup: (args) => admin(['setup', ...args]),
  photos: (args) => admin(['photos', ...args]),
  'move-database': (args) => admin(['move-database', ...args]),
  evaluate: ([name, ...args]) => tsx(`graphql-api/evaluation/${name}.ts`, ...args),
  schema: () => tsx('graphql-api/src/app/emit-schema.ts'),
  codegen: generate,
  'new-domain': async (args) => {
    await run('node', ['scripts/new-domain.mjs', ...args]);
    await run('prettier', ['--write', '--log-level=warn', 'graphql-api/src']);
  },
  migration: async () => {
    await tsx('graphql-api/src/app/make-migration.ts');
    await run('prettier', ['--write', '--log-level=warn', 'graphql-api/migrations']);
  },
};

const [name, ...args] = process.argv.slice(2);
try {
  await install();
  await commands[name](args);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(error.exitCode ?? 1);
}
