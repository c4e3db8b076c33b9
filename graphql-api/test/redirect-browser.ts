import { parseSetCookie, type SetCookie } from 'cookie';

/** A browser without pages. It stores cookies by host and path, and follows redirects. */
export interface RedirectBrowser {
  /** Opens an address. `stopAt` returns whether to stop before an address. Returns all visited addresses, and the last response. */
  open(url: string, stopAt?: (url: URL) => boolean, headers?: Record<string, string>): Promise<{ visited: URL[]; response: Response }>;
  post(url: string, body: string, headers?: Record<string, string>): Promise<Response>;
  /** Returns the current cookies of a host. */
  cookiesOf(host: string): SetCookie[];
  keep(host: string, cookie: SetCookie): void;
}

const MOST_REDIRECTS = 10;

/** Creates a browser. `hosts` maps host names without an address to local ones. */
export function redirectBrowser(hosts: Readonly<Record<string, string>>): RedirectBrowser {
  const jar = new Map<string, SetCookie>();
  const keep = (host: string, cookie: SetCookie): void => {
    const key = `${host} ${cookie.path ?? '/'} ${cookie.name}`;
    if ((cookie.maxAge ?? 1) <= 0 || (cookie.expires?.getTime() ?? Infinity) <= Date.now()) jar.delete(key);
    else jar.set(key, cookie);
  };
  const cookiesOf = (host: string): SetCookie[] => [...jar].filter(([key]) => key.startsWith(`${host} `)).map(([, cookie]) => cookie);
  const send = async (url: URL, init: RequestInit): Promise<Response> => {
    const fits = ({ path = '/' }: SetCookie) => path === '/' || url.pathname === path || url.pathname.startsWith(`${path}/`);
    const cookie = cookiesOf(url.host)
      .filter(fits)
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
    const base = hosts[url.host] ?? url.origin;
    const headers = { ...(init.headers as Record<string, string>), cookie };
    const response = await fetch(base + url.pathname + url.search, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) keep(url.host, parseSetCookie(line));
    return response;
  };
  const open: RedirectBrowser['open'] = async (start, stopAt = () => false, headers = {}) => {
    const visited = [new URL(start)];
    for (;;) {
      const response = await send(visited.at(-1)!, { headers });
      const to = response.headers.get('location');
      if (!to || visited.length > MOST_REDIRECTS) return { visited, response };
      visited.push(new URL(to, visited.at(-1)));
      if (stopAt(visited.at(-1)!)) return { visited, response };
    }
  };
  const post: RedirectBrowser['post'] = (url, body, headers = {}) =>
    send(new URL(url), { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });
  return { open, post, cookiesOf, keep };
}
