import { ApolloClient, ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { defer, mergeMap } from 'rxjs';
import { onReconnect, setSocketState, untilOnline } from '../../lib/connection.ts';
import { hydrated, isShowingHtml } from '../../lib/html/hydration.ts';
import { frameMessages } from '../../lib/texts/frameMessages.ts';
import { canLoadScripts, script } from '../../lib/script.ts';
import { session } from '../session/session.ts';
import { onSessionEnded } from '../session/sessionEnd.ts';
import { toast } from '../../ui/dialogs/toaster.ts';
import { makeCache } from '../cache/cachePolicies.ts';

/** Creates a link whose script is loaded with the first operation. */
const lazyLink = (load: () => Promise<ApolloLink>) =>
  new ApolloLink((operation, forward) => defer(load).pipe(mergeMap((link) => link.request(operation, forward))));

/** The HTML holds the data of the first screen, so many visits send no request. */
const httpLink = lazyLink(script(async () => (await import('./httpLink.ts')).httpLink));

/** Most guests subscribe to nothing, so the socket is loaded with the first subscription. */
const loadSocketLink = script(async () => (await import('./socketLink.ts')).socketLink);

/** Waits for the network before it loads the link. Until then, or if the script fails to load, pages poll. */
const socketLink = lazyLink(async () => {
  if (!(await canLoadScripts())) {
    setSocketState('down');
    await untilOnline();
  }
  try {
    return await loadSocketLink();
  } catch (error) {
    setSocketState('down');
    throw error;
  }
});

/** Holds back results of the server while its HTML is hydrated. */
const onceHydrated = new ApolloLink((operation, forward) =>
  forward(operation).pipe(mergeMap((result) => (isShowingHtml() ? hydrated.then(() => result) : [result]))),
);

/** Client of the page. */
export const client = new ApolloClient({
  cache: makeCache(),
  dataMasking: true,
  link: onceHydrated.split(
    (operation) => operation.operationType === OperationTypeNode.SUBSCRIPTION || operation.getContext().transport === 'socket',
    socketLink,
    httpLink,
  ),
});

// Fetches changes that were missed while the connection was down.
onReconnect(() => void client.refetchQueries({ include: 'active' }));

const OWN_SIGN_OUT_MS = 1000;

/** Clears the session, unless the user has signed out in this browser or has signed in again. */
function clearSession(token: string | undefined): void {
  if (!token || session.get()?.token !== token) return;
  session.set(null);
  void client.resetStore().catch(() => undefined);
  toast.error(frameMessages.sessionEnded);
}

onSessionEnded((token) => {
  // A sign-out in this browser also ends the session on the server, and clears it here a moment later.
  setTimeout(() => {
    if (isShowingHtml()) void hydrated.then(() => clearSession(token));
    else clearSession(token);
  }, OWN_SIGN_OUT_MS);
});
