import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';

/** Carries queries and mutations, with files where there are any. */
export const httpLink = new UploadHttpLink({ uri: '/graphql', headers: { 'apollo-require-preflight': 'true' } });
