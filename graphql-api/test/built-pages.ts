import { copyFileSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MANIFEST } from '../src/app/schema/execution/persisted-documents.ts';

const HTML = `<html><head><!--slot:meta--><title>x</title><meta name="description" content="x" /><!--/slot:meta--><!--slot:head--><!--/slot:head--></head>
<body>the program<!--slot:photo--><!--/slot:photo--><!--slot:scripts--><!--/slot:scripts--><!--slot:data--><!--/slot:data--></body></html>`;

const page = (query: string) => ({ scripts: [], operation: { operationName: query.split(/\W/)[1], query, variables: {} } });
const build = {
  files: { entry: '/assets/main.js', imports: ['/assets/shared.js'], styles: ['/assets/main.css'], fonts: [] },
  paths: ['', 'product/:id', 'search', 'about', 'dashboard/user/create-product'],
  photoSizes: '100vw',
  banner: '/banner/1.jpg',
  pages: {
    home: page('query Home { categories { name } }'),
    product: page('query Product($id: ID!) { product(id: $id) { name } }'),
    search: page(
      'query Search($text: String!, $sort: ProductSort!) { products(filter: { search: $text }, sort: $sort) { nodes { name photoUrl } } }',
    ),
  },
};

/** The hash of the one document in the manifest. */
export const CATEGORIES_HASH = 'categories';

/** A folder as the build of the pages leaves it, with little in it. */
export function builtPages(): string {
  const folder = mkdtempSync(join(tmpdir(), 'campuscart-pages-'));
  writeFileSync(join(folder, 'index.html'), HTML);
  copyFileSync(join(import.meta.dirname, '../../frontend/public/icon.svg'), join(folder, 'icon.svg'));
  writeFileSync(join(folder, 'pages.json'), JSON.stringify(build));
  writeFileSync(join(folder, MANIFEST), JSON.stringify({ [CATEGORIES_HASH]: 'query Categories { categories { __typename name } }' }));
  return folder;
}
