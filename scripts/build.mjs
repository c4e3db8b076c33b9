/* Builds the server and the pages. Steps that do not depend on each other run in parallel. */
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isImage } from './install.mjs';
import { filesBelow, hashOf, once, root, runQuietly } from './processes.mjs';
import { serverBundle } from './server-bundle.mjs';

const documents = 'frontend/src/gql';
const styles = 'frontend/src/ui/global.css';
const banner = 'frontend/public/banner';
const generated = [documents, styles, banner];
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
      'frontend/scripts',
      'frontend/public',
      'frontend/src',
      'frontend/service-worker',
      'tools/demo',
    ].flatMap(filesBelow),
  ].filter((path) => !generated.some((folder) => path.startsWith(folder)));

async function buildApi() {
  rmSync('graphql-api/dist', { recursive: true, force: true });
  await runQuietly('Building the server', 'esbuild', serverBundle('graphql-api/dist'));
}

const generateDocuments = () => runQuietly('Generating typed documents', 'graphql-codegen', ['--config', 'codegen.ts']);
const writeStyles = () => runQuietly('Writing the global styles', 'node', ['frontend/scripts/global-styles.mjs']);
export const drawPictures = () => runQuietly('Drawing the banner', 'node', ['frontend/scripts/draw-banners.mjs']);

/** Generates the files that the pages import and nobody writes by hand. Runs again when a source or a generated file has changed. */
export function generate() {
  const isGenerated = (path) => path.startsWith(documents) || path === styles;
  const inputs = ['frontend/scripts', 'frontend/src'].flatMap(filesBelow).filter((path) => !isGenerated(path));
  const made = hashOf(['package-lock.json', 'schema.graphql', 'codegen.ts', ...inputs]);
  const results = [
    `${documents}/graphql.ts`,
    `${documents}/gql.ts`,
    `${documents}/documents.ts`,
    `${documents}/forms.ts`,
    `${documents}/persisted-documents.json`,
    styles,
  ];
  return once(
    '.cache/generated',
    () => `${made} ${hashOf(results)}`,
    results,
    async () => {
      await Promise.all([generateDocuments(), writeStyles()]);
    },
  );
}

/** Builds the pages and, in parallel, the explorer, which shares no file with them. */
async function buildPages() {
  const vite = (title, ...args) => runQuietly(title, 'vite', ['build', ...args, '--logLevel', 'warn'], { cwd: join(root, 'frontend') });
  await Promise.all([
    vite('Building the pages'),
    vite('Building the API explorer', '--mode', 'explorer'),
    vite('Building the pages for the server', '--mode', 'server'),
  ]);
  cpSync('.cache/explorer', 'frontend/dist', { recursive: true });
  cpSync('.cache/pages-server', 'frontend/dist/.server', { recursive: true });
  for (const [title, script] of [
    ['Listing the pages', 'page-manifest'],
    ['Building the service worker', 'service-worker'],
    ['Compressing the pages', 'compress'],
    ['Checking the size of the pages', 'budget'],
  ]) {
    await runQuietly(title, 'node', [`frontend/scripts/${script}.mjs`]);
  }
}

export async function build() {
  if (isImage) return;
  const made = hashOf(sources());
  await once(
    '.cache/built',
    () => made,
    ['graphql-api/dist/main.js', 'frontend/dist/index.html'],
    async () => {
      await Promise.all([buildApi(), generate(), drawPictures()]);
      await buildPages();
    },
  );
}
