import type { GraphQLRequest, GraphQLRequestContextWillSendResponse, HTTPGraphQLResponse } from '@apollo/server';
import { OperationTypeNode } from 'graphql';
import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Ctx } from '../../../platform/context.ts';
import { matchesEtag } from '../../../platform/net/etag.ts';
import type { Settings } from '../../../platform/settings/settings.ts';

/** Request headers on which a response depends. */
const VARY = 'Authorization, Accept, Origin';
/** Request headers on which a response of one of several campuses depends. On a host of no campus, a header names the campus. */
const VARY_BY_CAMPUS = `${VARY}, CampusCart-Campus`;

/** Browsers revalidate every time. A shared cache may store the response for some seconds, and a while longer during revalidation. */
const cacheControl = (seconds: number): string =>
  seconds === 0 ? 'public, no-cache' : `public, max-age=0, must-revalidate, s-maxage=${seconds}, stale-while-revalidate=${seconds}`;

/** Returns whether a GET is a persisted query without a token. */
function isGuestRead({ http, query, extensions }: GraphQLRequest): boolean {
  return query === undefined && extensions?.persistedQuery !== undefined && !http?.headers.get('authorization');
}

/** Sets the header that tells caches whether they may store the response to a GET. */
export type AllowCaching = (answered: GraphQLRequestContextWillSendResponse<Ctx>) => void;

/**
 * Lets caches store what guests read: complete responses to persisted queries by GET without a token. Responses to a token, responses with errors and
 * mutations are never cached, because nothing else sets this header.
 */
export function guestResponseCache({ cacheSeconds, campus }: Pick<Settings, 'cacheSeconds' | 'campus'>): AllowCaching {
  return ({ request, response, operation, contextValue }) => {
    const isComplete = response.body.kind === 'single' && !response.body.singleResult.errors && (response.http.status ?? 200) === 200;
    if (!isComplete || contextValue.viewer || !isGuestRead(request) || operation?.operation !== OperationTypeNode.QUERY) return;
    response.http.headers.set('cache-control', cacheControl(cacheSeconds));
    response.http.headers.set('vary', campus === undefined ? VARY : VARY_BY_CAMPUS);
  };
}

/** Sends a cacheable response to a GET, or 304 if the client already has it. Returns false for any other response, which is not sent. */
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
