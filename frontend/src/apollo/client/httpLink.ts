import { ApolloLink } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import type { DocumentNode } from 'graphql';
import { script } from '../../lib/script.ts';
import type { UploadOptions } from '../../lib/files/upload.ts';
import { toast } from '../../ui/dialogs/toaster.ts';
import { authLink } from './authLink.ts';
import { pointNotificationsLink } from './pointNotifications.ts';

/** A document with the hash that codegen gave it, under which the server has it in its manifest. */
type PersistedDocument = DocumentNode & { __meta__: { hash: string } };

/** Sends the hash in place of the text. A server of another build does not know it: the page then sends texts until it is reloaded. */
const persistedQueryLink = new PersistedQueryLink({
  generateHash: (document) => (document as PersistedDocument).__meta__.hash,
  disable: ({ meta }) => meta.persistedQueryNotFound || meta.persistedQueryNotSupported,
});

const loadUploadFetch = script(() => import('./uploadFetch.ts'));

/** Requests that report their progress use another `fetch`, which is loaded with the first of them. */
const fetchOrUpload = async (url: string, { onProgress, ...options }: UploadOptions) =>
  onProgress ? (await loadUploadFetch()).uploadFetch(url, options, onProgress) : fetch(url, options);

/** Carries queries and mutations, with the token, and with files where there are any. Points that an answer reports are shown. */
export const httpLink = ApolloLink.from([
  pointNotificationsLink(({ kind, text }) => toast.points(kind, text)),
  authLink,
  persistedQueryLink,
  new UploadHttpLink({ uri: '/graphql', headers: { 'apollo-require-preflight': 'true' }, fetch: fetchOrUpload }),
]);
