import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIPv6 } from 'node:net';
import { SCOPES_HEADER } from '../../access/scopes.ts';
import { isOfTestMode } from '../../domains/people/access-tokens/token-prefix.ts';
import { tokenFrom } from '../../domains/people/sessions/session-cache.ts';
import { photoOriginOf } from '../../platform/settings/photo-store-settings.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { TEST_MODE_PATH } from '../../platform/test-mode/test-mode-store.ts';
import { inlineSources, readBuild } from '../pages/render/build.ts';

/** Header that marks responses of test mode, and optionally requests. */
export const MODE_HEADER = 'CampusCart-Mode';
export const TEST = 'test';

/** Returns whether a request's path selects test mode. */
export const hasTestModePath = ({ url }: IncomingMessage): boolean => url?.startsWith(`${TEST_MODE_PATH}/`) === true;

/** Returns whether a request selects test mode, regardless of its token. The market itself never handles such requests. */
export const saysTestMode = (request: IncomingMessage): boolean => hasTestModePath(request) || request.headers[MODE_HEADER.toLowerCase()] === TEST;

/** Returns whether a request is for test mode. */
export function isForTestMode(request: IncomingMessage): boolean {
  const token = tokenFrom(request.headers.authorization);
  return saysTestMode(request) || (token !== undefined && isOfTestMode(token));
}

/** Returns the first four groups of an IPv6 address, expanded. */
function network(address: string): string {
  const [head = '', tail = ''] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: 8 - groups.length - after.length }, () => '0');
  const whole = address.includes('::') ? [...groups, ...zeros, ...after] : groups;
  return `${whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/**
 * Returns the address that identifies a client: an IPv4 address, or the /64 network of an IPv6 address, because one machine can use all of its
 * addresses.
 */
export function clientOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  return isIPv6(address) && !address.includes('.') ? network(address) : address;
}

/** Returns a function for the client address of a request. Behind this many proxies, it is the address that connected to the first of them. */
export function clientAddress(proxies: number): (request: IncomingMessage) => string {
  return ({ socket, headers }) => {
    const direct = socket.remoteAddress ?? 'unknown';
    if (proxies === 0) return clientOf(direct);
    const forwarded = String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean);
    return clientOf(forwarded.at(-proxies) ?? direct);
  };
}

const YEAR_SECONDS = 31_536_000;
/** Browser features that no page needs. The camera is allowed, because it scans handover codes. */
const PERMISSIONS_POLICY = 'camera=(self), display-capture=(), geolocation=(self), microphone=(), payment=(), usb=()';

const isBehindTls = ({ publicUrl }: Settings): boolean => publicUrl.startsWith('https:');

/** Returns the security headers for everything that Express serves. `frames` states who may embed a page: only this site, or nobody. */
export function securityHeaders({ photoUrl, photoStore, webDir }: Settings, frames: "'self'" | "'none'" = "'self'"): RequestHandler {
  const photoOrigin = photoOriginOf(photoUrl, photoStore);
  const withPhotos = (...sources: string[]) => (photoOrigin ? [...sources, photoOrigin] : sources);
  return helmet({
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...(webDir ? inlineSources(readBuild(webDir)) : [])],
        imgSrc: withPhotos("'self'", 'data:', 'blob:'),
        // The component library injects its styles at run time.
        styleSrc: ["'self'", "'unsafe-inline'"],
        frameSrc: ['https://www.openstreetmap.org'],
        frameAncestors: [frames],
        // The service worker also fetches photos.
        connectSrc: withPhotos("'self'", 'ws:', 'wss:'),
        upgradeInsecureRequests: null,
      },
    },
    xFrameOptions: { action: frames === "'none'" ? 'deny' : 'sameorigin' },
    // Set for every response, below.
    strictTransportSecurity: false,
  });
}

/** Response headers that scripts of another origin may read. */
export const CORS_READABLE = `RateLimit, RateLimit-Policy, Retry-After, X-Request-Id, Deprecation, Sunset, Link, WWW-Authenticate, ${SCOPES_HEADER}, ${MODE_HEADER}`;

/** Sent with every response with status 401, as RFC 6750 requires. */
export const BEARER_CHALLENGE = 'Bearer error="invalid_token"';

/** Returns headers that allow a browser's request from another origin. Calls do not use cookies, so any header is allowed. */
export function preflightHeaders(request: IncomingMessage, methods: string): Record<string, string> {
  return {
    'Access-Control-Allow-Methods': methods,
    'Access-Control-Allow-Headers': request.headers['access-control-request-headers'] ?? 'Authorization, Content-Type',
    'Access-Control-Max-Age': '86400',
    Vary: 'Access-Control-Request-Headers',
  };
}

/** Returns a function that sets the headers of every response. Responses to signed-in viewers and to POST are not cached. */
export function commonHeaders(settings: Settings): (request: IncomingMessage, response: ServerResponse) => void {
  const transport: Record<string, string> = isBehindTls(settings) ? { 'Strict-Transport-Security': `max-age=${YEAR_SECONDS}` } : {};
  const mode: Record<string, string> = settings.isTestMode ? { [MODE_HEADER]: TEST } : {};
  const headers = Object.entries<string>({ 'Permissions-Policy': PERMISSIONS_POLICY, 'X-Content-Type-Options': 'nosniff', ...transport, ...mode });
  return (request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    const isPersonal = (request.headers.authorization ?? '') !== '' || request.method === 'POST';
    if (isPersonal) response.setHeader('Cache-Control', 'no-store');
  };
}
