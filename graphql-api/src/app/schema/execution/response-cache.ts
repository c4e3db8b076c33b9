import type { GraphQLRequest, GraphQLRequestContextWillSendResponse, HTTPGraphQLResponse } from '@apollo/server';
import { OperationTypeNode } from 'graphql';
import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Ctx } from '../../../platform/context.ts';
import { matchesEtag } from '../../../platform/net/etag.ts';
import type { Settings } from '../../../platform/settings/settings.ts';

/** What a response depends on besides its address. */
const VARY = 'Authorization, Accept, Origin';
/** The same for one of several campuses, which a request to a host of none names. */
const VARY_BY_CAMPUS = `${VARY}, CampusCart-Campus`;

/** Browsers ask every time; a shared cache may keep the response for some seconds, and a while longer while it asks. */
const cacheControl = (seconds: number): string =>
  seconds === 0 ? 'public, no-cache' : `public, max-age=0, must-revalidate, s-maxage=${seconds}, stale-while-revalidate=${seconds}`;

/** Whether a GET is a persisted query without a token. */
function isGuestRead({ http, query, extensions }: GraphQLRequest): boolean {
  return query === undefined && extensions?.persistedQuery !== undefined && !http?.headers.get('authorization');
}

/** Says of the answer to a GET whether caches may keep it. */
export type AllowCaching = (answered: GraphQLRequestContextWillSendResponse<Ctx>) => void;

/**
 * Lets caches keep what guests read: complete responses to persisted queries by GET without a token. A request with a token, a mutation and a
 * response with an error are never kept, because nothing else sets this header.
 */
export function guestResponseCache({ cacheSeconds, campus }: Pick<Settings, 'cacheSeconds' | 'campus'>): AllowCaching {
  return ({ request, response, operation, contextValue }) => {
    const isComplete = response.body.kind === 'single' && !response.body.singleResult.errors && (response.http.status ?? 200) === 200;
    if (!isComplete || contextValue.viewer || !isGuestRead(request) || operation?.operation !== OperationTypeNode.QUERY) return;
    response.http.headers.set('cache-control', cacheControl(cacheSeconds));
    response.http.headers.set('vary', campus === undefined ? VARY : VARY_BY_CAMPUS);
  };
}

/** Ends a cacheable response to a GET: with 304 where the client has it. Returns false for any other response, which is left as it is. */
export function endCacheable(request: IncomingMessage, response: ServerResponse, { headers, body }: HTTPGraphQLResponse): boolean {
  if (body.kind !== 'complete' || !headers.get('cache-control')?.startsWith('public')) return false;
  const etag = `"${hash('sha256', body.string, 'base64url').slice(0, 27)}"`;
  response.setHeader('ETag', etag);
  if (!matchesEtag(request.headers['if-none-match'], etag)) response.end(body.string);
  else {
    response.statusCode = 304;
    for (const name of ['content-type', 'content-length']) response.removeHeader(name);
    response.end();
  }
  return true;
}
