import { ApolloClient, ApolloLink } from '@apollo/client';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { session } from '../session/session.ts';
import { toast } from '../ui/toaster.ts';
import { makeCache } from './cache.ts';
import { noticesLink } from './notices.ts';

const authLink = new ApolloLink((operation, forward) => {
  const token = session.get()?.token;
  if (token) operation.setContext({ headers: { authorization: token } });
  return forward(operation);
});

const httpLink = new UploadHttpLink({ uri: '/graphql', headers: { 'apollo-require-preflight': 'true' } });

/** The one client of the page. */
export const client = new ApolloClient({
  cache: makeCache(),
  link: ApolloLink.from([noticesLink(({ kind, text }) => toast.points(kind, text)), authLink, httpLink]),
});
