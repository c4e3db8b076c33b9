import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { MODE_HEADER, TEST } from './test-mode-request.ts';
import { SCOPES_HEADER } from '../../access/scopes.ts';
import { photoOriginOf } from '../../platform/settings/photo-store-settings.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { inlineSources, readBuild } from '../pages/render/build.ts';

const YEAR_SECONDS = 31_536_000;
/** Browser features that no page needs; the camera scans the code of a handover. */
const PERMISSIONS_POLICY = 'camera=(self), display-capture=(), geolocation=(self), microphone=(), payment=(), usb=()';

const isBehindTls = ({ publicUrl }: Settings): boolean => publicUrl.startsWith('https:');

/** Security headers of everything that Express serves. `frames` says who may show it in one: nobody but this site, or nobody at all. */
export function securityHeaders({ photoUrl, photoStore, webDir }: Settings, frames: "'self'" | "'none'" = "'self'"): RequestHandler {
  const photoOrigin = photoOriginOf(photoUrl, photoStore);
  const withPhotos = (...sources: string[]) => (photoOrigin ? [...sources, photoOrigin] : sources);
  return helmet({
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...(webDir ? inlineSources(readBuild(webDir)) : [])],
        imgSrc: withPhotos("'self'", 'data:', 'blob:'),
        // The component library writes its styles at run time.
        styleSrc: ["'self'", "'unsafe-inline'"],
        frameSrc: ['https://www.openstreetmap.org'],
        frameAncestors: [frames],
        // The service worker fetches photos too.
        connectSrc: withPhotos("'self'", 'ws:', 'wss:'),
        upgradeInsecureRequests: null,
      },
    },
    xFrameOptions: { action: frames === "'none'" ? 'deny' : 'sameorigin' },
    // Set for everything, below.
    strictTransportSecurity: false,
  });
}

/** The headers of a response that a browser shows to scripts of another origin. */
export const CORS_READABLE = `RateLimit, RateLimit-Policy, Retry-After, X-Request-Id, Deprecation, Sunset, Link, WWW-Authenticate, ${SCOPES_HEADER}, ${MODE_HEADER}`;

/** Of every response with status 401, as RFC 6750 has it. */
export const BEARER_CHALLENGE = 'Bearer error="invalid_token"';

/** Headers that allow a browser's request from another origin. Calls do not use cookies, so any header is allowed. */
export function preflightHeaders(request: IncomingMessage, methods: string): Record<string, string> {
  return {
    'Access-Control-Allow-Methods': methods,
    'Access-Control-Allow-Headers': request.headers['access-control-request-headers'] ?? 'Authorization, Content-Type',
    'Access-Control-Max-Age': '86400',
    Vary: 'Access-Control-Request-Headers',
  };
}

/** Headers of every response. Responses to signed-in viewers and to POST are not cached. */
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
