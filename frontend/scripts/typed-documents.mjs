/* Plugin of the code generator: writes the type of `graphql(text, ...fragments)`, which takes the fragments that a document spreads. */
import { Kind, visit } from 'graphql';

const HEADER = `/* eslint-disable */
import { graphql as documentOf } from './gql';
import type * as types from './graphql';
`;

const FUNCTION = `/**
 * The typed document of a text. It takes the fragments that the text spreads, in the order of their first spread, as the components that own them
 * export them. A text that is not listed has changed since \`npm run codegen\`.
 */
export function graphql<Text extends keyof Documents>(text: Text, ..._fragments: Documents[Text]['fragments']): Documents[Text]['document'] {
  return documentOf(text) as Documents[Text]['document'];
}
`;

const fragmentType = (name) => `typeof types.${name}FragmentDoc`;

/** Returns the type name of a definition's generated document. */
const documentType = ({ kind, name }) => (kind === Kind.FRAGMENT_DEFINITION ? fragmentType(name.value) : `typeof types.${name.value}Document`);

/** Returns the names of the fragments that a document itself spreads, in the order of their first use. */
function spreadsOf(document) {
  const names = new Set();
  visit(document, { FragmentSpread: ({ name }) => void names.add(name.value) });
  return [...names];
}

export function plugin(_schema, documents) {
  const entries = documents.map(({ rawSDL, document }) => {
    const fragments = spreadsOf(document).map((name) => `${name}: ${fragmentType(name)}`);
    return `  ${JSON.stringify(rawSDL)}: { document: ${documentType(document.definitions[0])}; fragments: [${fragments.join(', ')}] };`;
  });
  return [HEADER, `interface Documents {\n${entries.join('\n')}\n}\n`, FUNCTION].join('\n');
}
