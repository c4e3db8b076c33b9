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

/** How a receiver answers: with a status, never, or by breaking the connection. */
export type HookAnswer = { status: number; headers?: Record<string, string>; body?: string } | 'never' | 'reset';

/** What a receiver is told. */
export interface HookBody {
  type: string;
  timestamp: string;
  data: Record<string, unknown>;
  event: { id: string; position: string; version: number; subjectType: string; subjectId: string; actorId: string | null } | null;
}

/** Receivers of webhooks on this machine, one for each path. */
export interface WebhookReceiver {
  host: string;
  received: ReceivedHook[];
  /** How requests are answered; 204 where it gives nothing. */
  answer: (request: ReceivedHook) => HookAnswer | Promise<HookAnswer> | undefined;
  /** The URL of a receiver of its own. */
  url(): string;
  /** What came to a URL. */
  at(url: string): ReceivedHook[];
  close(): void;
}

/** Starts receivers that record what they get; over TLS with a certificate. */
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

/** The body of a request, once the verifier of Standard Webhooks has accepted it. */
export function verified({ headers, body }: ReceivedHook, secret: string): HookBody {
  return new Webhook(secret).verify(body, headers as Record<string, string>) as HookBody;
}
