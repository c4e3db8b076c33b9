import type { ServerResponse } from 'node:http';
import type { Campus } from '../../infra/campuses/platform.queries.ts';
import { messages } from '../../messages.ts';
import { escapeHtml } from '../../platform/text/html.ts';

/** What a client that asks for no campus, or for one that is closed, is answered. */
interface Answer {
  status: number;
  /** Why, for programs and people. */
  message: string;
  campuses?: readonly { name: string; url: string }[];
  /** Seconds after which another try may succeed. */
  retryAfter?: number;
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:36rem;margin:12vh auto 2rem;padding:0 1.25rem;background:#fbf7ee;color:#221f2e}
h1{font-size:1.5rem;line-height:1.25;margin:0 0 .5rem}ul{list-style:none;padding:0;margin:1.5rem 0 0}li{margin:0 0 .5rem}
a{display:block;padding:.75rem 1rem;border:1px solid #e3dac6;border-radius:12px;background:#fffdf8;color:inherit;text-decoration:none;font-weight:600}
a:hover,a:focus-visible{border-color:#3b2f8f}a small{display:block;font-weight:400;color:#5f5a6e}
@media(prefers-color-scheme:dark){body{background:#191722;color:#f2eee4}a{background:#23202f;border-color:#3b3650}a small{color:#b9b2c9}a:hover,a:focus-visible{border-color:#b9a8ff}}`;

function pageOf({ message, campuses = [] }: Answer): string {
  const items = campuses.map(
    ({ name, url }) => `<li><a href="${escapeHtml(url)}">${escapeHtml(name)}<small>${escapeHtml(new URL(url).host)}</small></a></li>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${escapeHtml(message)}</title><style>${STYLE}</style></head><body><main><h1>${escapeHtml(message)}</h1>
${items.length > 0 ? `<p>${escapeHtml(messages.campusesHere)}</p><ul>${items.join('\n')}</ul>` : ''}</main></body></html>`;
}

/** Answers in the form that the client reads: a page for browsers, else JSON as GraphQL and REST have it. */
export function sendAnswer(response: ServerResponse, answer: Answer): void {
  const { status, message, campuses, retryAfter } = answer;
  const isPage = response.req.headers.accept?.includes('text/html') === true;
  if (retryAfter !== undefined) response.setHeader('Retry-After', retryAfter);
  const headers = { 'Cache-Control': 'no-store', 'Access-Control-Allow-Origin': '*', 'X-Content-Type-Options': 'nosniff' };
  const type = isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8';
  const code = status === 404 ? 'NOT_FOUND' : 'SERVICE_UNAVAILABLE';
  const body = isPage ? pageOf(answer) : JSON.stringify({ message, errors: [{ message, extensions: { code } }], ...(campuses && { campuses }) });
  response.writeHead(status, { ...headers, 'Content-Type': type }).end(body);
}

/** No campus: those that wish to be found are named. */
export const noCampus = (campuses: readonly { name: string; url: string }[]): Answer => ({ status: 404, message: messages.noCampus, campuses });

/** A campus that is closed for now, or failed to open. */
export function closedCampus({ name, status }: Campus): Answer {
  if (status === 'suspended') return { status: 503, message: messages.campusSuspended(name) };
  return { status: 503, message: messages.campusMaintained(name), retryAfter: 60 };
}
