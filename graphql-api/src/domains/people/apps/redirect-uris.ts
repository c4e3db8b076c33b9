/** Most addresses of one app. */
const MOST = 10;
const LONGEST = 500;
/** Names of this machine, to which a program may be led back without TLS (RFC 8252). */
const LOOPBACK = new Set(['127.0.0.1', '[::1]', 'localhost']);

const urlOf = (text: unknown): URL | undefined => {
  if (typeof text !== 'string' || text.length > LONGEST || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.username || url.password || text.includes('#') ? undefined : url;
};

/** Whether a text is the https address of a page or a picture. */
export const isHttpsUrl = (text: string): boolean => urlOf(text)?.protocol === 'https:';

/** Whether an address leads to the machine of who follows it. */
export const isLoopback = (uri: string): boolean => LOOPBACK.has(urlOf(uri)?.hostname ?? '');

/** Whether people may be led back there: https, or this machine. */
function isRedirectUri(text: unknown): boolean {
  const url = urlOf(text);
  if (!url) return false;
  return LOOPBACK.has(url.hostname) ? url.protocol === 'http:' : url.protocol === 'https:';
}

/** Whether a list names addresses to which people may be led back. */
export const areRedirectUris = (list: unknown): boolean => Array.isArray(list) && list.length > 0 && list.length <= MOST && list.every(isRedirectUri);
