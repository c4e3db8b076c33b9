import express, { type Express } from 'express';
import helmet from 'helmet';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Logger } from 'pino';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Ctx } from '../platform/context.ts';
import { sql } from '../platform/sql.ts';
import { tokenFrom } from '../auth/session.service.ts';
import { demoSignIns } from '../demo/demo-data.ts';
import { Answers } from '../read/answers.ts';
import { attachReader } from '../read/schema.ts';
import { Reader } from '../read/reader.ts';
import { errorFormatter } from './format-error.ts';
import { graphqlHandler } from './graphql-http.ts';
import { dataOf, startApollo } from './graphql-server.ts';
import { outboxFolder, type World } from './infrastructure.ts';
import { limitsOf } from './limits.ts';
import { mailbox } from './mailbox.ts';
import { OperationTexts } from './operation-texts.ts';
import { servePages } from './pages.ts';
import { photos } from './photos.ts';
import { rest } from './rest.ts';
import { buildBareSchema } from './schema.ts';
import { serveSockets } from './sockets.ts';

/** The server, listening nowhere yet. */
export interface App {
  http: Server;
  stop(): Promise<void>;
}

const securityHeaders = helmet({
  contentSecurityPolicy: {
    directives: {
      defaultSrc: ["'self'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      // The component library writes its styles at run time.
      styleSrc: ["'self'", "'unsafe-inline'"],
      frameSrc: ['https://www.openstreetmap.org'],
      connectSrc: ["'self'", 'ws:', 'wss:'],
      upgradeInsecureRequests: null,
    },
  },
  strictTransportSecurity: false,
});

function clientAddress(request: IncomingMessage, trustProxy: number): string {
  const direct = request.socket.remoteAddress ?? 'unknown';
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return trustProxy > 0 ? (forwarded.at(-trustProxy) ?? direct) : direct;
}

function health(app: Express, world: World): void {
  app.get('/healthz', (_request, response) => void response.json({ ok: true }));
  app.get('/readyz', async (_request, response) => {
    const ready = await world.database.db.one(sql`select 1 as ok from users limit 1`).then(
      () => true,
      () => false,
    );
    response.status(ready ? 200 : 503).json({ ok: ready });
  });
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  app.get('/metrics', async (_request, response) => void response.type(registry.contentType).send(await registry.metrics()));
}

/** Puts the transports together on one port: GraphQL, photos, health, mailbox and pages. */
export async function createApp(world: World, log: Logger): Promise<App> {
  const { settings, photos: photoStore } = world.infra;
  const schema = buildBareSchema();
  const reader = new Reader(schema, world.database.orm.getMetadata());
  const answers = new Answers(schema, reader, attachReader(schema, reader));
  const formatError = errorFormatter(log);
  const limits = limitsOf(schema, settings);
  const texts = new OperationTexts();
  const apollo = await startApollo(schema, { formatError, limits, answers, texts, log });
  const addressOf = (request: IncomingMessage): string => clientAddress(request, settings.trustProxy);

  const contextOf = async (request: IncomingMessage): Promise<Ctx> => {
    const viewer = await world.viewers.of(tokenFrom(request.headers.authorization));
    return world.context(viewer, addressOf(request));
  };
  const graphql = graphqlHandler({ apollo, limits, texts, contextOf });

  const app = express().disable('x-powered-by').use(securityHeaders);
  health(app, world);
  app.use(photos(photoStore));
  app.use(rest({ reader, log, contextOf }));
  if (!settings.smtpUrl && !settings.production) app.use(mailbox(outboxFolder(settings)));
  app.get('/demo-sign-ins', (_request, response) => void response.json(settings.demoData ? demoSignIns : []));
  const guest = (): Ctx => world.context(null, 'page');
  if (settings.webDir)
    servePages(app, { webDir: settings.webDir, settings, reader, guest, execute: (operation) => dataOf(apollo, operation, guest()) });

  const http = createServer((request, response) => {
    const path = request.url?.split('?', 1)[0];
    if (path !== '/graphql') return void app(request, response);
    response.setHeader('access-control-allow-origin', '*');
    if (request.method !== 'OPTIONS') return void graphql(request, response);
    response.writeHead(204, {
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': 'content-type, authorization, apollo-require-preflight, x-apollo-operation-name',
      'access-control-max-age': '86400',
    });
    response.end();
  });
  http.requestTimeout = 30_000;
  const closeSockets = serveSockets(http, { world, schema, apollo, limits, formatError, addressOf });

  const stop = async (): Promise<void> => {
    const closed = new Promise((resolve) => http.close(resolve));
    http.closeIdleConnections();
    const force = setTimeout(() => http.closeAllConnections(), 10_000);
    await closeSockets();
    await apollo.stop();
    await closed;
    clearTimeout(force);
  };
  return { http, stop };
}
