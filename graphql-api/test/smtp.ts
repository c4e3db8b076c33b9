import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** Account that may sign in to the server. */
export const ACCOUNT = { user: 'shop', password: 'secret-42' };

/** Emails and passwords that a mail server received. */
export interface Received {
  /** Received emails, with whether each came over TLS and which user had signed in. */
  mails: { isSecure: boolean; user: string | undefined; source: string }[];
  /** Passwords that clients sent. */
  passwords: string[];
}

/** A mail server that requires this account and TLS: from the first byte (465), or by STARTTLS (587). */
export interface TestMailServer extends Received {
  port: number;
  stop(): Promise<void>;
}

/** Starts a mail server with a certificate. */
export async function startMailServer(options: Pick<SMTPServerOptions, 'secure' | 'cert' | 'key'>): Promise<TestMailServer> {
  const received: Received = { mails: [], passwords: [] };
  const server = new SMTPServer({
    ...options,
    onAuth: ({ username, password }, _session, done) => {
      received.passwords.push(password ?? '');
      if (username === ACCOUNT.user && password === ACCOUNT.password) done(null, { user: username });
      else done(Object.assign(new Error('Invalid login'), { responseCode: 535 }));
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.mails.push({ isSecure: session.secure, user: session.user, source: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  // Errors of clients that end the connection because of the certificate.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return { ...received, port, stop: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** Starts a mail server, or an attacker on the network, that offers no TLS and records what it receives. */
export async function startClearTextServer(): Promise<{ port: number; lines: string[]; stop: () => void }> {
  const lines: string[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write('220 mail ESMTP\r\n');
    socket.on('data', (chunk) => {
      const line = chunk.toString();
      lines.push(line);
      socket.write(line.startsWith('EHLO') ? '250-mail\r\n250-AUTH PLAIN LOGIN\r\n250 OK\r\n' : '502 not offered\r\n');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { port: (server.address() as AddressInfo).port, lines, stop: () => void server.close() };
}
