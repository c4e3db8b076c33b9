import { ApolloClient, ApolloLink } from '@apollo/client';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { OperationTypeNode } from 'graphql';
import { defer, mergeMap } from 'rxjs';
import { messages } from '../lib/messages.ts';
import { session } from '../session/session.ts';
import { toast } from '../ui/toaster.ts';
import { makeCache } from './cache.ts';
import { onLiveReturn, onSessionEnded } from './live.ts';
import { noticesLink } from './notices.ts';

const authLink = new ApolloLink((operation, forward) => {
  const token = session.get()?.token;
  if (token) operation.setContext({ headers: { authorization: token } });
  return forward(operation);
});

const httpLink = new UploadHttpLink({ uri: '/graphql', headers: { 'apollo-require-preflight': 'true' } });

/** Most guests follow nothing: the socket is loaded with the first subscription. */
const liveLink = new ApolloLink((operation) => defer(() => import('./liveLink.ts')).pipe(mergeMap((loaded) => loaded.liveLink.request(operation))));

/** The one client of the page. */
export const client = new ApolloClient({
  cache: makeCache(),
  link: ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    liveLink,
    ApolloLink.from([noticesLink(({ kind, text }) => toast.points(kind, text)), authLink, httpLink]),
  ),
});

// What happened in the meantime is asked for once.
onLiveReturn(() => void client.refetchQueries({ include: 'active' }));

const OWN_SIGN_OUT_MS = 1000;

onSessionEnded((token) => {
  // The own sign-out ends the session too, and clears it here a moment later.
  setTimeout(() => {
    if (!token || session.get()?.token !== token) return;
    session.set(null);
    void client.clearStore();
    toast.error(messages.sessionEnded);
  }, OWN_SIGN_OUT_MS);
});
