import { ApolloLink } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import type { DocumentNode } from 'graphql';
import { script } from '../../lib/script.ts';
import type { UploadOptions } from '../../lib/files/upload.ts';
import { toast } from '../../ui/dialogs/toaster.ts';
import { authLink } from './authLink.ts';
import { pointNotificationsLink } from './pointNotifications.ts';

/** Document with the hash that codegen added. The hash identifies the document in the server's manifest. */
type PersistedDocument = DocumentNode & { __meta__: { hash: string } };

/**
 * Sends the hash instead of the query text. A server of another build does not know the hash; the page then sends query texts until it is reloaded.
 */
const persistedQueryLink = new PersistedQueryLink({
  generateHash: (document) => (document as PersistedDocument).__meta__.hash,
  disable: ({ meta }) => meta.persistedQueryNotFound || meta.persistedQueryNotSupported,
});

const loadUploadFetch = script(() => import('./uploadFetch.ts'));

/** Requests that report their progress use another `fetch`, which is loaded with the first of them. */
const fetchOrUpload = async (url: string, { onProgress, ...options }: UploadOptions) =>
  onProgress ? (await loadUploadFetch()).uploadFetch(url, options, onProgress) : fetch(url, options);

/** Sends queries and mutations, with the token and any files. Shows the points that a response reports. */
export const httpLink = ApolloLink.from([
  pointNotificationsLink(({ kind, text }) => toast.points(kind, text)),
  authLink,
  persistedQueryLink,
  new UploadHttpLink({ uri: '/graphql', headers: { 'apollo-require-preflight': 'true' }, fetch: fetchOrUpload }),
]);
