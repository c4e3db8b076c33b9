import { ApolloLink } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import type { DocumentNode } from 'graphql';

/** A document with the hash that codegen gave it, under which the server has it in its manifest. */
type PersistedDocument = DocumentNode & { __meta__: { hash: string } };

/** Sends the hash in place of the text. A server of another build does not know it: the page then sends texts until it is reloaded. */
const persistedQueryLink = new PersistedQueryLink({
  generateHash: (document) => (document as PersistedDocument).__meta__.hash,
  disable: ({ meta }) => meta.persistedQueryNotFound || meta.persistedQueryNotSupported,
});

/** Carries queries and mutations, with files where there are any. */
export const httpLink = ApolloLink.from([
  persistedQueryLink,
  new UploadHttpLink({ uri: '/graphql', headers: { 'apollo-require-preflight': 'true' } }),
]);
