import type { IncomingMessage } from 'node:http';
import { tokenFrom } from '../../domains/people/sessions/session-cache.ts';
import { campusOfToken } from '../../domains/people/access-tokens/token-prefix.ts';
import type { Campus } from '../../infra/campuses/platform.queries.ts';
import type { CampusRegistry } from './campus-registry.ts';

/** Names the campus of a request on a host that is no campus's own. */
export const CAMPUS_HEADER = 'CampusCart-Campus';

const textOf = (header: string | string[] | undefined): string | undefined =>
  (Array.isArray(header) ? header[0] : header)?.trim().toLowerCase() || undefined;

/**
 * The campus that a request is for: that of its host; on a host of no campus the one that the header names, or else the token. A campus's own host leads
 * to it whatever a header or token says.
 */
export async function campusOf(registry: CampusRegistry, { headers }: IncomingMessage): Promise<Campus | undefined> {
  const host = headers.host?.toLowerCase();
  const ofHost = host === undefined ? undefined : await registry.ofHost(host);
  if (ofHost) return ofHost;
  const token = tokenFrom(headers.authorization);
  const slug = textOf(headers[CAMPUS_HEADER.toLowerCase()]) ?? (token && campusOfToken(token));
  return slug ? registry.ofSlug(slug) : undefined;
}
