import type { IncomingMessage } from 'node:http';
import { tokenFrom } from '../../domains/people/sessions/session-cache.ts';
import { campusOfToken } from '../../domains/people/access-tokens/token-prefix.ts';
import type { Campus } from '../../infra/campuses/platform.queries.ts';
import type { CampusRegistry } from './campus-registry.ts';

/** Header that names the campus of a request, if the host belongs to no campus. */
export const CAMPUS_HEADER = 'CampusCart-Campus';

const textOf = (header: string | string[] | undefined): string | undefined =>
  (Array.isArray(header) ? header[0] : header)?.trim().toLowerCase() || undefined;

/**
 * Returns the campus of a request by its host. If the host belongs to no campus, the header determines the campus, or else the token. On a campus's
 * own host, header and token are ignored.
 */
export async function campusOf(registry: CampusRegistry, { headers }: IncomingMessage): Promise<Campus | undefined> {
  const host = headers.host?.toLowerCase();
  const ofHost = host === undefined ? undefined : await registry.ofHost(host);
  if (ofHost) return ofHost;
  const token = tokenFrom(headers.authorization);
  const slug = textOf(headers[CAMPUS_HEADER.toLowerCase()]) ?? (token && campusOfToken(token));
  return slug ? registry.ofSlug(slug) : undefined;
}
