import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const workers = [
  'infra/embedded/embedded-process',
  'infra/review/image-review-worker',
  'infra/review/text-reading-process',
  'domains/trade/swaps/rings/ring-worker',
];
const entries = ['main', 'admin', ...workers].map((name) => `graphql-api/src/${name}.ts`);
/** The demo shop, which the server loads from its location. A checkout contains it, but an image's build does not. */
const demo = 'tools/demo/demo.ts';
/** Source maps with positions only. The text of the sources would stay in the memory of each process. */
const sourceMaps = ['--sourcemap', '--sources-content=false'];
const shape = ['--bundle', '--platform=node', '--target=node24', '--format=esm', '--splitting', '--packages=external', ...sourceMaps];

/** Returns the arguments of esbuild that bundle the server into a folder next to its sources. The working folder is that of the repository. */
export const serverBundle = (folder, withDemo = existsSync(resolve(import.meta.dirname, '..', demo))) => [
  ...entries,
  ...(withDemo ? [demo] : []),
  ...shape,
  '--entry-names=[name]',
  `--outdir=${folder}`,
  '--tsconfig=graphql-api/tsconfig.json',
  '--log-level=warning',
];
