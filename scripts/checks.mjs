/* The static checks: of `npm test`, and by themselves of `npm run check`, `lint`, `format` and `typecheck`. */
const programs = [
  // With the tools, which import most of the server: in a program of their own it would be checked twice.
  ['graphql-api and tools', 'graphql-api/tsconfig.tools.json'],
  ...['frontend', 'frontend/service-worker', 'e2e', 'tools/screens', 'tools/bench'].map((folder) => [folder, folder]),
];

export const typeChecks = programs.map(([name, project]) => ({
  name: `Types of ${name}`,
  repeat: 'npm run typecheck',
  // Not `tsc`, because the compiler that ESLint needs has a command of the same name.
  command: 'node',
  args: [
    'node_modules/typescript-7/bin/tsc',
    '-p',
    project,
    '--incremental',
    '--tsBuildInfoFile',
    `.cache/types/${name.replaceAll(/\W+/g, '-')}.tsbuildinfo`,
  ],
}));

/** The checks mostly compute, so there is one lane per processor. */
export const CHECK_LANES = 2;

const lintOf = (name, paths) => ({ name, repeat: 'npm run lint', command: 'eslint', args: [...paths, '--max-warnings=0'] });

/** Split into two halves for two processors. */
const lint = [
  lintOf('Lint of the server', ['.', '--ignore-pattern=frontend', '--ignore-pattern=e2e']),
  lintOf('Lint of the pages', ['frontend', 'e2e']),
];

const lintByTypes = { name: 'Lint by types', repeat: 'npm run lint', command: 'oxlint', args: ['--type-aware', '--deny-warnings', '.'] };

/** ESLint with cached results for unchanged files. */
export const quickLint = [
  ...lint.map((each, half) => ({
    ...each,
    args: [...each.args, '--cache', '--cache-strategy=content', `--cache-location=.cache/eslint-${half}`],
  })),
  lintByTypes,
];

/** Sorted by duration, longest first. */
const others = [
  {
    name: 'Formatting',
    repeat: 'npm run format',
    command: 'prettier',
    args: ['--check', '--log-level=warn', '--cache', '--cache-strategy=content', '--cache-location=.cache/prettier', '.'],
  },
  {
    name: 'Import rules',
    repeat: 'npm run check',
    command: 'depcruise',
    args: ['graphql-api/src', 'frontend/src', 'frontend/service-worker', 'tools', '--config', '.dependency-cruiser.cjs'],
  },
  { name: 'Structure', repeat: 'npm run check', command: 'node', args: ['scripts/structure.mjs'] },
  ...typeChecks,
  { name: 'Theme', repeat: 'npm run check', command: 'node', args: ['frontend/scripts/check-theme.mjs'] },
  { name: 'Dead code', repeat: 'npm run check', command: 'knip', args: ['--no-progress'] },
];

/** The checks of `npm test`, which cover everything. */
export const staticChecks = [...lint, lintByTypes, ...others];

/** The checks of `npm run check`. */
export const quickChecks = [...quickLint, ...others];
