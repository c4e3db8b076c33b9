/* Writes down which operations the pages ask for first, so that the server can put their answers into the HTML. */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Kind, print, visit } from 'graphql';
import { HomeDocument, ProductDocument, ShelvesDocument } from '../src/gql/graphql.ts';

const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

/** As the client sends it: with `__typename` in every object, for its normalised cache. */
function sent(document) {
  return visit(document, {
    SelectionSet: (set, _key, parent) =>
      parent?.kind === Kind.OPERATION_DEFINITION ? undefined : { ...set, selections: [...set.selections, typename] },
  });
}

const operation = (operationName, document, variables) => ({ operationName, query: print(sent(document)), variables });

const first = {
  home: [operation('Shelves', ShelvesDocument, {}), operation('Home', HomeDocument, { filter: null })],
  product: [operation('Product', ProductDocument, {})],
};
writeFileSync(resolve(import.meta.dirname, '../dist/first-screen.json'), JSON.stringify(first));
