const entries = ['main', 'admin', 'infra/embedded/embedded-process', 'infra/review/image-review-worker'].map((name) => `graphql-api/src/${name}.ts`);
const shape = ['--bundle', '--platform=node', '--target=node24', '--format=esm', '--splitting', '--packages=external', '--sourcemap'];

/** The arguments of esbuild that bundle the server into a folder beside its sources. The working folder is the repository's. */
export const serverBundle = (folder) => [
  ...entries,
  ...shape,
  '--entry-names=[name]',
  `--outdir=${folder}`,
  '--tsconfig=graphql-api/tsconfig.json',
  '--log-level=warning',
];
