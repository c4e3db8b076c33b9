/*
 * The commands of package.json. Runs on Node.js 20 without installed packages: installs and builds what is missing, then runs the command on Node.js
 * 24.
 */
import { join } from 'node:path';
import { build, drawPictures, generate } from './build.mjs';
import { CHECK_LANES, quickChecks, quickLint, typeChecks } from './checks.mjs';
import { install } from './install.mjs';
import { root, run } from './processes.mjs';
import { check, found, inLanes } from './stages.mjs';

process.chdir(root);
process.env.PATH = `${join(root, 'node_modules/.bin')}:${process.env.PATH}`;

/**
 * Exits as if it had received SIGTERM once npm's shell is gone. npm sends the signal only to its shell, which exits without notifying this process.
 */
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

/* Twice the default size of the young generation halves the number of its collections. The image and the benchmark start the server the same way. */
const serverFlags = ['--enable-source-maps', '--max-semi-space-size=32'];
/* Settings with which glibc's allocator returns the memory of picture encoding and of pages to the system instead of keeping it. */
const allocatorSettings = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '65536' };
const serve = () => run('node', [...serverFlags, 'graphql-api/dist/main.js'], { env: { ...allocatorSettings, ...process.env } });
const TSX = ['--tsconfig', 'graphql-api/tsconfig.json'];
const tsx = (...args) => run('tsx', [...TSX, ...args]);

/** Runs a command of graphql-api/src/admin.ts. */
async function admin(args) {
  await build();
  await run('node', ['--enable-source-maps', 'graphql-api/dist/admin.js', ...args]);
}

/** Runs static checks. */
async function runChecks(checks) {
  await generate();
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
  'image-review': async () => process.stdout.write('The classifier of pictures is installed. A server that runs uses it after its next start.\n'),
  build,
  serve,
  test: async (args) => {
    // Single tests of the server and the pages need no build.
    await (args.some((each) => !each.startsWith('--')) ? generate() : build());
    await run('node', ['scripts/test.mjs', ...args]);
  },
  'test:unit': async () => {
    await generate();
    await run('vitest', ['run'], { cwd: join(root, 'frontend') });
    await run('vitest', ['run', 'src/platform', 'src/app', 'src/infra'], { cwd: join(root, 'graphql-api') });
  },
  check: () => runChecks(quickChecks),
  lint: () => runChecks(quickLint),
  typecheck: () => runChecks(typeChecks),
  format: () => run('prettier', ['--write', '--log-level=warn', '.']),
  bench: async (args) => {
    if (args[0] === 'campuses' && args[1] === 'move') return tsx('tools/campuses/move.ts', ...args.slice(2));
    if (args[0] === 'campuses') return tsx('tools/campuses/main.ts', ...args.slice(1));
    await build();
    await run('node', ['tools/bench/main.ts', ...args]);
  },
  screens: async (args) => {
    await build();
    await run('playwright', ['test', '--config=screens.config.ts', ...args], { cwd: join(root, 'tools/screens') });
  },
  // Lists the files that an operation enters. The server runs from its sources, so nothing is built.
  walk: (args) => run('node', ['tools/walk/main.ts', ...args]),
  // Attacks run the server from its sources, so nothing is built.
  attack: (args) => run('node', ['tools/attack/main.ts', ...args]),
  dev: async () => {
    await generate();
    await drawPictures();
    await Promise.race([
      run('tsx', ['watch', '--clear-screen=false', ...TSX, 'graphql-api/src/main.ts']),
      run('vite', [], { cwd: join(root, 'frontend') }),
      run('graphql-codegen', ['--config', 'codegen.ts', '--watch']),
    ]);
    process.exit(0);
  },
  admin,
  backup: (args) => admin(['backup', ...args]),
  restore: (args) => admin(['restore', ...args]),
  setup: (args) => admin(['setup', ...args]),
  campus: (args) => admin(['campus', ...args]),
  photos: (args) => admin(['photos', ...args]),
  'move-database': (args) => admin(['move-database', ...args]),
  evaluate: ([name, ...args]) => tsx(`tools/evaluation/${name}.ts`, ...args),
  schema: () => tsx('graphql-api/src/app/schema/emit-schema.ts'),
  codegen: generate,
  'new-domain': async (args) => {
    await run('node', ['scripts/new-domain.mjs', ...args]);
    await run('prettier', ['--write', '--log-level=warn', 'graphql-api/src']);
  },
  migration: async () => {
    await tsx('graphql-api/src/app/schema/make-migration.ts');
    await run('prettier', ['--write', '--log-level=warn', 'graphql-api/migrations']);
  },
};

/** Commands that need more than the product and its build tools. */
const forTests = [
  'test',
  'test:unit',
  'dev',
  'check',
  'lint',
  'typecheck',
  'format',
  'bench',
  'screens',
  'attack',
  'walk',
  'evaluate',
  'new-domain',
  'migration',
];
const setOf = (command) => (command === 'image-review' ? command : forTests.includes(command) ? 'tools' : 'product');

const [name, ...args] = process.argv.slice(2);
try {
  await install(setOf(name));
  await commands[name](args);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(error.exitCode ?? 1);
}
