import express, { type ErrorRequestHandler, type RequestHandler, type Response } from 'express';
import type { RequestListener } from 'node:http';
import { isServed, type Campus } from '../../../infra/campuses/platform.queries.ts';
import { messages } from '../../../messages.ts';
import { sendAnswer, SIGN_UP_PATH, signUpAnswer, type Listed } from './campus-pages.ts';
import type { CampusRegistry } from '../campus-registry.ts';

interface Parts {
  registry: Pick<CampusRegistry, 'all' | 'listed'>;
  /** How a campus is named, and where it is. */
  listedAs: (campus: Campus) => Listed;
}

/** The domain of an address; undefined for what is none. */
function domainOf(email: string): string | undefined {
  const [name, domain, ...more] = email.split('@');
  return name && domain && more.length === 0 ? domain.toLowerCase() : undefined;
}

/**
 * Sends somebody to the campus that takes the address, also to one that is not listed: its people know its domain. The address itself goes into no URL. Several
 * campuses may take the same domain: they are named.
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

/** The sign-up page of a host of no campus, for browsers; `next` answers all else. */
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
