/* The static checks: of `npm test`, and by themselves of `npm run check`, `lint`, `format` and `typecheck`. */
const workspaces = ['graphql-api', 'frontend', 'frontend/service-worker', 'e2e', 'bench'];

export const typeChecks = workspaces.map((workspace) => ({
  name: `Types of ${workspace}`,
  repeat: 'npm run typecheck',
  command: 'tsc',
  args: ['-p', workspace, '--incremental', '--tsBuildInfoFile', `.cache/types/${workspace.replace('/', '-')}.tsbuildinfo`],
}));

/** Most of the checks' time is computing, one processor each. */
export const CHECK_LANES = 2;

export const lint = { name: 'Lint', repeat: 'npm run lint', command: 'eslint', args: ['.', '--max-warnings=0'] };

/**
 * Of files that are unchanged, with the results of the last run: a second takes the place of a minute. Rules that know types may miss what a change
 * in one file means in another, so `npm test` looks at every file.
 */
export const quickLint = { ...lint, args: [...lint.args, '--cache', '--cache-strategy=content', '--cache-location=.cache/eslint/'] };

/** The longest first. */
export const staticChecks = [
  lint,
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
    args: ['graphql-api/src', 'frontend/src', 'frontend/service-worker', '--config', '.dependency-cruiser.cjs'],
  },
  {
    name: 'No cycles between domains',
    repeat: 'npm run check',
    command: 'depcruise',
    args: ['graphql-api/src', '--config', '.dependency-cruiser.domains.cjs'],
  },
  {
    name: 'No cycles between domains of the pages',
    repeat: 'npm run check',
    command: 'depcruise',
    args: ['frontend/src', '--config', '.dependency-cruiser.pages.cjs'],
  },
  ...typeChecks,
  { name: 'Dead code', repeat: 'npm run check', command: 'knip', args: ['--no-progress'] },
];
