import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MANIFEST } from '../src/app/schema/execution/persisted-documents.ts';

/** The hash of the one document in the manifest. */
export const CATEGORIES_HASH = 'categories';

const HTML = `<html lang="en"><head><!--slot:title--><title>x</title><!--/slot:title--><!--slot:meta--><meta name="description" content="x" /><!--/slot:meta-->
<!--slot:head--><!--/slot:head--></head>
<body>the program<!--slot:root--><div id="root"></div><!--/slot:root--><!--slot:scripts--><!--/slot:scripts--><!--slot:data--><!--/slot:data--></body></html>`;

/** What the build for the server exports: it renders the address, the names of the categories, and how often it rendered. */
const RENDERER = `let renders = 0;
export const openRenderer = async (settings) => async ({ url, execute, signal }) => {
  const { pathname, searchParams } = new URL(url);
  if (searchParams.has('fails')) throw new Error('fails');
  if (searchParams.has('hangs')) await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  const { categories } = await execute({ hash: '${CATEGORIES_HASH}', operationName: 'Categories', variables: {} });
  const names = categories.map(({ name }) => name).join();
  const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return {
    head: '<title>' + escaped(pathname + ' of ' + settings['application-name']) + '</title>',
    root: '<div id="root">render ' + (renders += 1) + ': ' + escaped(names) + '</div>',
    data: JSON.stringify({ names }),
  };
};
`;
const build = {
  files: { entry: '/assets/main.js', imports: ['/assets/shared.js'], styles: ['/assets/main.css'], fonts: [] },
  paths: ['', 'product/:id', 'search', 'about', 'privacy', 'dashboard/user/create-product'],
  rendered: ['', 'product/:id', 'search', 'about', 'privacy'],
  scripts: { home: [], product: ['/assets/product.js'], search: [] },
};

/** A folder as the build of the pages leaves it, with little in it. */
export function builtPages(): string {
  const folder = mkdtempSync(join(tmpdir(), 'campuscart-pages-'));
  writeFileSync(join(folder, 'index.html'), HTML);
  copyFileSync(join(import.meta.dirname, '../../frontend/public/icon.svg'), join(folder, 'icon.svg'));
  mkdirSync(join(folder, '.server'));
  writeFileSync(join(folder, '.server/entry-server.js'), RENDERER);
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'pages.json'), JSON.stringify(build));
  writeFileSync(join(folder, MANIFEST), JSON.stringify({ [CATEGORIES_HASH]: 'query Categories { categories { __typename name } }' }));
  return folder;
}
