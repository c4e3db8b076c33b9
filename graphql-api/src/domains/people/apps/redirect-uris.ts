/** Maximum number of redirect URIs of an app. */
const MOST = 10;
const LONGEST = 500;
/** Host names of the user's machine, to which a program may redirect without TLS (RFC 8252). */
const LOOPBACK = new Set(['127.0.0.1', '[::1]', 'localhost']);

const urlOf = (text: unknown): URL | undefined => {
  if (typeof text !== 'string' || text.length > LONGEST || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.username || url.password || text.includes('#') ? undefined : url;
};

/** Returns whether a text is the https URL of a page or a picture. */
export const isHttpsUrl = (text: string): boolean => urlOf(text)?.protocol === 'https:';

/** Returns whether a URI leads to the user's own machine. */
export const isLoopback = (uri: string): boolean => LOOPBACK.has(urlOf(uri)?.hostname ?? '');

/** Returns whether a URI is allowed for redirects: https, or the user's machine. */
function isRedirectUri(text: unknown): boolean {
  const url = urlOf(text);
  if (!url) return false;
  return LOOPBACK.has(url.hostname) ? url.protocol === 'http:' : url.protocol === 'https:';
}

/** Returns whether a list contains only allowed redirect URIs. */
export const areRedirectUris = (list: unknown): boolean => Array.isArray(list) && list.length > 0 && list.length <= MOST && list.every(isRedirectUri);
