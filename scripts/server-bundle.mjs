import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const workers = [
  'infra/embedded/embedded-process',
  'infra/review/image-review-worker',
  'infra/review/text-reading-process',
  'domains/trade/swaps/rings/ring-worker',
];
const entries = ['main', 'admin', ...workers].map((name) => `graphql-api/src/${name}.ts`);
/** The demo shop, which the server loads where it is: a checkout has it, an image's build has not. */
const demo = 'tools/demo/demo.ts';
/** Places of errors, without the text of the sources, which each process would keep in memory. */
const sourceMaps = ['--sourcemap', '--sources-content=false'];
const shape = ['--bundle', '--platform=node', '--target=node24', '--format=esm', '--splitting', '--packages=external', ...sourceMaps];

/** The arguments of esbuild that bundle the server into a folder beside its sources. The working folder is the repository's. */
export const serverBundle = (folder, withDemo = existsSync(resolve(import.meta.dirname, '..', demo))) => [
  ...entries,
  ...(withDemo ? [demo] : []),
  ...shape,
  '--entry-names=[name]',
  `--outdir=${folder}`,
  '--tsconfig=graphql-api/tsconfig.json',
  '--log-level=warning',
];
