import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MANIFEST } from '../src/app/schema/execution/persisted-documents.ts';

/** Hash of the only document in the manifest. */
export const CATEGORIES_HASH = 'categories';

const HTML = `<html lang="en"><head><!--slot:title--><title>x</title><!--/slot:title--><!--slot:meta--><meta name="description" content="x" /><!--/slot:meta-->
<!--slot:early--><!--/slot:early-->
<!--slot:head--><!--/slot:head--></head>
<body>the program<!--slot:root--><div id="root"></div><!--/slot:root--><!--slot:scripts--><!--/slot:scripts--><!--slot:data--><!--/slot:data--></body></html>`;

/** Source of the server's render thread. It renders the address, the names of the categories, and the number of renders. */
const RENDERER = `import { parentPort, workerData } from 'node:worker_threads';
let renders = 0;
const urls = new Map();
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
parentPort.on('message', ({ type, page, url, json }) => {
  if (type === 'render') {
    const { pathname, searchParams } = new URL(url);
    if (searchParams.has('ends')) process.exit(1);
    if (searchParams.has('fails')) return parentPort.postMessage({ type: 'failed', page, message: 'fails' });
    if (searchParams.has('hangs')) return;
    urls.set(page, pathname);
    const asked = { hash: '${CATEGORIES_HASH}', operationName: 'Categories', variables: {} };
    return parentPort.postMessage({ type: 'operation', page, operation: 0, asked });
  }
  if (type === 'noData') return parentPort.postMessage({ type: 'failed', page, message: 'no data' });
  if (type !== 'data') return;
  const names = JSON.parse(json).categories.map(({ name }) => name).join();
  const rendered = {
    head: '<title>' + escaped(urls.get(page) + ' of ' + workerData['application-name']) + '</title>',
    styles: '',
    root: '<div id="root">render ' + (renders += 1) + ': ' + escaped(names) + '</div>',
    data: JSON.stringify({ names }),
  };
  parentPort.postMessage({ type: 'rendered', page, rendered });
});
parentPort.postMessage({ type: 'ready' });
`;
const build = {
  files: { program: ['/assets/shared.js', '/assets/main.js'], fonts: ['/assets/text.woff2'] },
  inline: { head: 'head();', start: 'start();', styles: 'a{}' },
  empty: ['appeal/:code'],
  rendered: [
    ...['', 'search', 'about', 'privacy'].map((path) => ({
      path,
      scripts: [],
      fonts: path === 'about' ? ['/assets/text.woff2'] : [],
      isOnce: false,
    })),
    { path: 'product/:id', scripts: ['/assets/product.js'], fonts: [], isOnce: false },
    { path: 'signin', scripts: [], fonts: ['/assets/text.woff2'], isOnce: true },
  ],
  framed: [{ path: 'dashboard/user/create-product', scripts: ['/assets/own.js'] }],
  notFoundScripts: ['/assets/not-found.js'],
};

/** Creates a minimal folder with the same structure as the build of the pages. */
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
