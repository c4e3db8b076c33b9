import express, { type ErrorRequestHandler, type RequestHandler, type Response } from 'express';
import type { RequestListener } from 'node:http';
import { isServed, type Campus } from '../../../infra/campuses/platform.queries.ts';
import { messages } from '../../../messages.ts';
import { sendAnswer, SIGN_UP_PATH, signUpAnswer, type Listed } from './campus-pages.ts';
import type { CampusRegistry } from '../campus-registry.ts';

interface Parts {
  registry: Pick<CampusRegistry, 'all' | 'listed'>;
  /** Returns the name and address of a campus. */
  listedAs: (campus: Campus) => Listed;
}

/** Returns the domain of an email address; undefined if the text is not an email address. */
function domainOf(email: string): string | undefined {
  const [name, domain, ...more] = email.split('@');
  return name && domain && more.length === 0 ? domain.toLowerCase() : undefined;
}

/**
 * Redirects a person to the campus of their email address, even if it is not publicly listed, because its people know its domain. The email address
 * is never part of a URL. If several campuses accept the domain, they are listed.
 */
const sendToCampus =
  ({ registry, listedAs }: Parts): RequestHandler =>
  (request, response) => {
    const { email } = (request.body ?? {}) as { email?: unknown };
    const typed = typeof email === 'string' ? email.trim().slice(0, 254) : '';
    const domain = domainOf(typed);
    const refuse = (status: number, error: string): void =>
      sendAnswer(response, signUpAnswer({ status, campuses: registry.listed().map(listedAs), form: { typed, error } }));
    if (domain === undefined) return refuse(400, messages.emailWrong);
    const found = registry.all().filter((campus) => isServed(campus) && campus.emailDomains.includes(domain));
    const [first, ...others] = found.map(listedAs).map(({ name, url }) => ({ name, url: url + SIGN_UP_PATH }));
    if (!first) return refuse(404, messages.campusOfNoAddress(domain));
    if (others.length === 0) return response.redirect(303, first.url);
    sendAnswer(response, signUpAnswer({ status: 200, campuses: [first, ...others], lead: messages.campusesOfAddress }));
  };

/** Serves browsers the sign-up page on a host of no campus. `next` handles all other requests. */
export function signUpPage(parts: Parts, next: RequestListener): RequestListener {
  const { registry, listedAs } = parts;
  const send = (response: Response, status: number): void =>
    sendAnswer(response, signUpAnswer({ status, campuses: registry.listed().map(listedAs), form: { typed: '' } }));
  const unreadable: ErrorRequestHandler = (_error, _request, response, _next) => send(response, 400);
  const app = express().disable('x-powered-by');
  app.get(SIGN_UP_PATH, (_request, response) => send(response, 200));
  app.post(SIGN_UP_PATH, express.urlencoded({ extended: false, limit: '2kb' }), sendToCampus(parts));
  app.use((_request, response) => send(response, 405));
  app.use(unreadable);
  return (request, response) => {
    const isAsked = request.url?.split('?', 1)[0] === SIGN_UP_PATH && request.headers.accept?.includes('text/html') === true;
    return isAsked ? void app(request, response) : next(request, response);
  };
}
