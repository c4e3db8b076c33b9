import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import type { ServerCertificate } from './certificates.ts';

/** A request as the receiver got it. */
export interface ReceivedHook {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Behaviour of a receiver: it responds with a status, never responds, or resets the connection. */
export type HookAnswer = { status: number; headers?: Record<string, string>; body?: string } | 'never' | 'reset';

/** Body of a delivery. */
export interface HookBody {
  type: string;
  timestamp: string;
  data: Record<string, unknown>;
  event: { id: string; position: string; version: number; subjectType: string; subjectId: string; actorId: string | null } | null;
}

/** Local webhook receivers, one for each path. */
export interface WebhookReceiver {
  host: string;
  received: ReceivedHook[];
  /** Returns the response to a request; if undefined, 204 is sent. */
  answer: (request: ReceivedHook) => HookAnswer | Promise<HookAnswer> | undefined;
  /** Returns the URL of a new receiver. */
  url(): string;
  /** Returns the requests to a URL. */
  at(url: string): ReceivedHook[];
  close(): void;
}

/** Starts receivers that record their requests. With a certificate, they use TLS. */
export async function startWebhookReceiver(certificate?: ServerCertificate): Promise<WebhookReceiver> {
  const received: ReceivedHook[] = [];
  const byPath = new Map<string, ReceivedHook[]>();
  const receive = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const hook = { path: request.url!, headers: request.headers, body: Buffer.concat(chunks).toString() };
    received.push(hook);
    byPath.set(hook.path, byPath.get(hook.path) ?? []);
    byPath.get(hook.path)!.push(hook);
    const answer = (await receiver.answer(hook)) ?? { status: 204 };
    if (answer === 'reset') request.socket.destroy();
    else if (answer !== 'never') response.writeHead(answer.status, answer.headers).end(answer.body);
  };
  const listener = (request: IncomingMessage, response: ServerResponse) => void receive(request, response).catch(() => undefined);
  const server = certificate ? createSecureServer(certificate, listener) : createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const receiver: WebhookReceiver = {
    host,
    received,
    answer: () => undefined,
    url: () => `${certificate ? 'https' : 'http'}://${host}/${randomBytes(9).toString('base64url')}`,
    at: (url) => [...(byPath.get(new URL(url).pathname) ?? [])],
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return receiver;
}

/** Returns the body of a request after the verifier of Standard Webhooks has accepted it. */
export function verified({ headers, body }: ReceivedHook, secret: string): HookBody {
  return new Webhook(secret).verify(body, headers as Record<string, string>) as HookBody;
}
