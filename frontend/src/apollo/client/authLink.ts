import { ApolloLink } from '@apollo/client';
import { mergeMap, of } from 'rxjs';
import { session } from '../session/session.ts';
import { reportSessionEnded } from '../session/sessionEnd.ts';
import { isTokenRejected } from './tokenRejected.ts';

/**
 * Sends the token. If the server rejects the token, the operation has not run: the session ends in this browser, and the operation is sent again as a
 * guest's.
 */
export const authLink = new ApolloLink((operation, forward) => {
  const token = session.get()?.token;
  if (!token) return forward(operation);
  operation.setContext({ headers: { authorization: token } });
  return forward(operation).pipe(
    mergeMap((result) => {
      if (!isTokenRejected(result)) return of(result);
      reportSessionEnded(token);
      operation.setContext({ headers: {} });
      return forward(operation);
    }),
  );
});
