/* Writes down what the pages ask for first and which scripts they have of their own, for the server to put into the HTML. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Kind, print, visit } from 'graphql';
import { HomeDocument, ProductDocument, SearchDocument, ShelvesDocument } from '../src/gql/graphql.ts';
import { PHOTO_SIZES } from '../src/products/photoSizes.ts';

const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

/** As the client sends it: with `__typename` in every object, for its normalised cache. */
function sent(document) {
  return visit(document, {
    SelectionSet: (set, _key, parent) =>
      parent?.kind === Kind.OPERATION_DEFINITION ? undefined : { ...set, selections: [...set.selections, typename] },
  });
}

const operation = (operationName, document, variables) => ({ operationName, query: print(sent(document)), variables });

const dist = resolve(import.meta.dirname, '../dist');
const manifest = JSON.parse(readFileSync(resolve(dist, '.vite/manifest.json'), 'utf8'));
rmSync(resolve(dist, '.vite'), { recursive: true });

/** The files that a part of the program needs, itself included. */
function filesOf(name, found = new Set()) {
  const { file, imports = [] } = manifest[name];
  if (found.has(file)) return found;
  found.add(file);
  for (const each of imports) filesOf(each, found);
  return found;
}
const everywhere = filesOf('index.html');
const scriptsOf = (name) => [...filesOf(name).difference(everywhere)].map((file) => `/${file}`);

const first = {
  photoSizes: PHOTO_SIZES,
  home: { scripts: [], operations: [operation('Shelves', ShelvesDocument, {}), operation('Home', HomeDocument, { filter: null })] },
  product: { scripts: scriptsOf('src/products/ProductPage.tsx'), operations: [operation('Product', ProductDocument, {})] },
  search: { scripts: scriptsOf('src/products/SearchPage.tsx'), operations: [operation('Search', SearchDocument, {})] },
};
writeFileSync(resolve(dist, 'first-screen.json'), JSON.stringify(first));
