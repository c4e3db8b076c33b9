/* The static checks: of `npm test`, and by themselves of `npm run check`, `lint`, `format` and `typecheck`. */
const workspaces = ['graphql-api', 'frontend', 'frontend/service-worker', 'e2e', 'bench'];

export const typeChecks = workspaces.map((workspace) => ({
  name: `Types of ${workspace}`,
  repeat: 'npm run typecheck',
  command: 'tsc',
  args: ['-p', workspace, '--incremental', '--tsBuildInfoFile', `.cache/types/${workspace.replace('/', '-')}.tsbuildinfo`],
}));

export const lint = { name: 'Lint', repeat: 'npm run lint', command: 'eslint', args: ['.', '--max-warnings=0'] };

export const staticChecks = [
  { name: 'Formatting', repeat: 'npm run format', command: 'prettier', args: ['--check', '--log-level=warn', '.'] },
  lint,
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
