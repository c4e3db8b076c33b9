import type { ServerResponse } from 'node:http';
import type { Campus } from '../../../infra/campuses/platform.queries.ts';
import { messages } from '../../../messages.ts';
import { escapeHtml } from '../../../platform/text/html.ts';

/** Name and address of a listed campus. */
export interface Listed {
  name: string;
  url: string;
}

/** Response to a request for no campus or a closed campus. */
interface Answer {
  status: number;
  /** Reason, for programs and people. */
  message: string;
  campuses?: readonly Listed[];
  /** Text above the campuses. */
  lead?: string;
  /** Form for an email address that determines the campus, with the typed text and its error. */
  form?: { typed: string; error?: string };
  /** Seconds after which another attempt may succeed. */
  retryAfter?: number;
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:36rem;margin:12vh auto 2rem;padding:0 1.25rem;background:#fbf7ee;color:#221f2e}
h1{font-size:1.5rem;line-height:1.25;margin:0 0 .5rem}ul{list-style:none;padding:0;margin:1.5rem 0 0}li{margin:0 0 .5rem}
a{display:block;padding:.75rem 1rem;border:1px solid #e3dac6;border-radius:12px;background:#fffdf8;color:inherit;text-decoration:none;font-weight:600}
a:hover,a:focus-visible,input:focus-visible{border-color:#3b2f8f}form{margin:1.5rem 0}label{display:block;font-weight:600;margin:0 0 .25rem}
input,button{font:inherit;min-height:44px;box-sizing:border-box;width:100%;padding:.5rem .75rem;border-radius:12px;border:1px solid #8a839c;background:#fffdf8;color:inherit}
button{margin:.75rem 0 0;border-color:#3b2f8f;background:#3b2f8f;color:#fff;font-weight:600;cursor:pointer}#wrong{color:#a3232b;margin:.25rem 0 0}
a small{display:block;font-weight:400;color:#5f5a6e}
@media(prefers-color-scheme:dark){body{background:#191722;color:#f2eee4}a{background:#23202f;border-color:#3b3650}a small{color:#b9b2c9}a:hover,a:focus-visible,input:focus-visible{border-color:#b9a8ff}input{background:#23202f}button{background:#b9a8ff;border-color:#b9a8ff;color:#191722}#wrong{color:#ff9ea4}}`;

function formOf({ typed, error }: NonNullable<Answer['form']>): string {
  const wrong = error === undefined ? '' : ' aria-invalid="true" aria-describedby="wrong"';
  return `<form method="post" action="${SIGN_UP_PATH}"><label for="email">${escapeHtml(messages.campusAddress)}</label>
<input id="email" name="email" type="email" autocomplete="email" required maxlength="254" value="${escapeHtml(typed)}"${wrong}>
${error === undefined ? '' : `<p id="wrong" role="alert">${escapeHtml(error)}</p>`}<button>${escapeHtml(messages.campusFind)}</button></form>`;
}

function pageOf({ message, campuses = [], lead = messages.campusesHere, form }: Answer): string {
  const items = campuses.map(
    ({ name, url }) => `<li><a href="${escapeHtml(url)}">${escapeHtml(name)}<small>${escapeHtml(new URL(url).host)}</small></a></li>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${escapeHtml(message)}</title><style>${STYLE}</style></head><body><main><h1>${escapeHtml(message)}</h1>
${form ? formOf(form) : ''}
${items.length > 0 ? `<p>${escapeHtml(lead)}</p><ul>${items.join('\n')}</ul>` : ''}</main></body></html>`;
}

/** Path of the sign-up page, both on campuses and on hosts of no campus. */
export const SIGN_UP_PATH = '/signup';

/** Sends the response in a form that the client understands: a page for browsers, otherwise JSON in the style of GraphQL and REST. */
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

/** Returns the response for a request without a campus. It lists the public campuses, and a form finds the campus of an email address. */
export const noCampus = (campuses: readonly Listed[]): Answer => ({ status: 404, message: messages.noCampus, campuses, form: { typed: '' } });

/** Returns the response of the sign-up page on a host of no campus. */
export const signUpAnswer = (answer: Omit<Answer, 'message'>): Answer => ({ ...answer, message: messages.campusSignUp });

/** Returns the response for a campus that is temporarily closed or failed to open. */
export function closedCampus({ name, status }: Campus): Answer {
  if (status === 'suspended') return { status: 503, message: messages.campusSuspended(name) };
  return { status: 503, message: messages.campusMaintained(name), retryAfter: 60 };
}
