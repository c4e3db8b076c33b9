import type { ApolloServer, ApolloServerPlugin } from '@apollo/server';
import type { GraphQLSchema } from 'graphql';
import express, { type Express } from 'express';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { Logger } from 'pino';
import { setTimeout as wait } from 'node:timers/promises';
import type { Ctx } from '../../platform/context.ts';
import { currentTracing } from '../../platform/net/tracing.ts';
import { messages } from '../../messages.ts';
import { attachResolvers } from '../../read/resolvers.ts';
import { isPhotoOfListing } from '../../domains/market/products/photos/listing-photos.queries.ts';
import { QueryPlanner } from '../../read/plan/planner.ts';
import { SqlExecutor } from '../../read/plan/sql-executor.ts';
import { errorFormatter } from '../schema/errors/format-error.ts';
import { failurePlugin } from '../schema/errors/failure-plugin.ts';
import { graphqlHandler, requestListener } from './graphql-http.ts';
import { loadDemo } from '../pages/demo.ts';
import { serveHealth } from './routes/health.ts';
import { clientTimeouts, createHttpServer } from './http-server.ts';
import { dataOf, startApollo } from '../schema/execution/graphql-server.ts';
import { outboxFolder, requestContexts, type ApplicationContainer } from '../application.ts';
import { lastErrorHandler } from './error-handler.ts';
import { rowSelections } from '../schema/client-queries/row-selections.ts';
import { eventQueries } from '../schema/client-queries/event-queries.ts';
import { limitsOf } from '../schema/execution/limits.ts';
import { mailbox } from './routes/mailbox.ts';
import { servePages } from '../pages/pages.ts';
import type { WriterParts } from '../pages/page-writer.ts';
import { PageStore } from '../pages/render/page-store.ts';
import { Renderer, type PageOperation } from '../pages/render/renderer.ts';
import { RenderThreads } from '../pages/render/render-threads.ts';
import { pageSettings } from '../pages/college-tags.ts';
import { bulkFiles } from './routes/bulk-files.ts';
import { collegeSignIn } from './routes/college-sign-in.ts';
import { oauth } from './oauth/oauth-routes.ts';
import { ownData } from './routes/own-data.ts';
import { budgetPlugin } from '../schema/budget/budget.ts';
import { documentsOfPages, persistedDocuments } from '../schema/execution/persisted-documents.ts';
import { photos } from './routes/photos.ts';
import { posters } from './routes/posters.ts';
import { schemaFile } from './routes/schema-file.ts';
import { clientAddress, saysTestMode, securityHeaders } from './headers.ts';
import { rest } from './rest/rest.ts';
import { measured } from './request-log.ts';
import { operationMetrics } from '../schema/measures/operation-metrics.ts';
import { guestResponseCache } from '../schema/execution/response-cache.ts';
import { buildBareSchema } from '../schema/schema.ts';
import { beyondScopes } from '../schema/scopes/scope-check.ts';
import { closeConnections, type Lifecycle } from './shutdown.ts';
import { refuseWhileMoving } from './while-moving.ts';
import { tracingPlugin } from '../schema/measures/tracing-plugin.ts';
import { WorkQueue } from '../schema/execution/work-queue.ts';
import { serveSockets, type SocketServer } from '../sockets/sockets.ts';

/** The server, not yet listening. */
export interface App {
  http: Server;
  stop(): Promise<void>;
}

export type ExecutableSchema = ReturnType<typeof executableSchema>;

/** Returns the schema with what executes it: the planner if the settings enable it, otherwise resolvers. */
export function executableSchema({ database, infra: { settings } }: ApplicationContainer) {
  const schema = buildBareSchema();
  const sqlExecutor = new SqlExecutor(schema, database.metadata);
  const sources = attachResolvers(schema, sqlExecutor, { planner: settings.readPlanner, beyondScopes: beyondScopes(schema) });
  return { schema, sqlExecutor, custom: sources.custom, planner: settings.readPlanner ? new QueryPlanner(schema, sqlExecutor, sources) : undefined };
}

/** Returns the plugins that measure operations and charge for them. */
function pluginsOf({ infra: { settings }, metrics }: ApplicationContainer, schema: GraphQLSchema, log: Logger): ApolloServerPlugin<Ctx>[] {
  return [
    operationMetrics(metrics),
    ...(settings.rateLimits ? [budgetPlugin({ own: documentsOfPages(settings.webDir), log })] : []),
    ...(settings.isTestMode ? [failurePlugin(schema)] : []),
    ...(currentTracing() ? [tracingPlugin] : []),
  ];
}

/** Starts serving the queries of webhooks and the selections of exports. The workers of a container may outlive its HTTP server for a while. */
function serveClientQueries(container: ApplicationContainer, parts: Parameters<typeof rowSelections>[0] & { apollo: ApolloServer<Ctx> }): void {
  const { infra } = container;
  infra.rowSelections ??= rowSelections(parts);
  infra.eventQueries ??= eventQueries({ ...parts, contextOf: (viewer) => container.context(viewer, 'webhooks') });
}

/** Serves the requests of one market. */
export interface Site {
  listener: RequestListener;
  sockets: SocketServer;
  /** Stops executing operations and rendering pages. Later requests would fail. */
  stop(): Promise<void>;
}

/** A site that this process serves itself. */
interface OwnSite extends Site {
  /** Preloads the program that renders pages. Otherwise the first page loads it. */
  warmUp(): void;
}

/** Parts that the sites of a process share. */
export interface SharedBySites {
  /** May be shared by several markets. */
  executable: ExecutableSchema;
  threads: RenderThreads;
  lifecycle: Lifecycle;
}

interface PageTools extends Pick<WriterParts, 'guest' | 'threads' | 'log'> {
  sqlExecutor: SqlExecutor;
  apollo: Parameters<typeof dataOf>[0];
}

/** Serves the pages of a market, if they are built. Returns their renderer. */
function serveSitePages(app: Express, { infra, metrics }: ApplicationContainer, { apollo, log, ...tools }: PageTools): Renderer {
  const { settings, pubsub } = infra;
  const { webDir, rendering } = settings;
  const onFailure = (err: unknown): void => log.warn({ err }, 'The thread that renders pages failed');
  const renderer = new Renderer(rendering.atOnce > 0 ? webDir : undefined, pageSettings(settings), onFailure);
  if (!webDir) return renderer;
  const store = new PageStore(rendering.keepSeconds, pubsub);
  const execute = (operation: PageOperation, ctx: Ctx) => dataOf(apollo, operation, ctx);
  servePages(app, { ...tools, webDir, settings, execute, metrics, store, renderer, log });
  return renderer;
}

/** Assembles the transports of a market: GraphQL, photos, health, mailbox and pages. */
export async function createSite(container: ApplicationContainer, log: Logger, { executable, threads, lifecycle }: SharedBySites): Promise<OwnSite> {
  const { infra, database } = container;
  const { settings, photos: store, photoAddresses: addresses } = infra;
  const { schema, sqlExecutor, custom, planner } = executable;
  const formatError = errorFormatter(log);
  const limits = limitsOf(schema, settings);
  const demo = await loadDemo(settings);
  const queue = new WorkQueue(settings.rateLimits ? settings.limits.clientOperations : 0);
  const apollo = await startApollo(schema, {
    formatError,
    limits,
    queue,
    planner,
    replicaDb: database.replicaDb,
    persisted: persistedDocuments(settings.webDir),
    allowCaching: guestResponseCache(settings),
    plugins: pluginsOf(container, schema, log),
    log,
  });
  serveClientQueries(container, { schema, sqlExecutor, custom, limits, apollo });
  const addressOf = clientAddress(settings.trustProxy);
  const { contextOf, strictContextOf, guest } = requestContexts(container, addressOf);
  const graphql = graphqlHandler({ apollo, limits, formatError, contextOf: strictContextOf });

  const app = express().disable('x-powered-by').use(securityHeaders(settings));
  serveHealth(app, container, lifecycle);
  const ofTestMode = async (hash: string, width: number) => infra.testMode?.photo(hash, width);
  app.use(photos({ store, addresses, ofTestMode, isOfListing: (hash) => isPhotoOfListing(database.db, hash) }));
  app.use(ownData(strictContextOf));
  app.use(refuseWhileMoving(infra));
  if (infra.collegeProvider) app.use(collegeSignIn(settings, (request) => container.context(null, addressOf(request))));
  if (!settings.isTestMode) app.use(oauth({ work: container.context(null, 'oauth'), contextOf: strictContextOf, addressOf, log }));
  app.use(bulkFiles(guest), posters(guest));
  app.use(rest({ sqlExecutor, schema, queue, log, replicaDb: database.replicaDb, brandName: settings.brandName, contextOf }));
  app.use(schemaFile(schema));
  if (!settings.smtpUrl && !settings.production && !settings.isTestMode) app.use(mailbox(outboxFolder(settings), settings.mailboxToEverybody));
  app.get('/demo-sign-ins', (_request, response) => void response.json(demo?.signIns ?? []));
  const renderer = serveSitePages(app, container, { sqlExecutor, apollo, guest, threads, log });
  app.use((_request, response) => void response.status(404).type('text/plain').send(messages.noSuchPath));
  app.use(lastErrorHandler(log));

  const listener = measured({ log, metrics: container.metrics, settings, outage: infra.outage }, requestListener(app, graphql, settings));
  const allows = (request: IncomingMessage): boolean => settings.isTestMode === true || !saysTestMode(request);
  const sockets = serveSockets({ container, schema, apollo, limits, formatError, addressOf, allows, log });
  const stop = async (): Promise<void> => {
    await apollo.stop();
    await threads.end(renderer);
  };
  return { listener, sockets, stop, warmUp: () => void threads.use(renderer) };
}

/** Adds a second site to a market, such as its test mode. */
export type Extend = (site: Site, shared: SharedBySites) => Site;

/** Serves a market on its own port. */
export async function createApp(container: ApplicationContainer, log: Logger, extend: Extend = (site) => site): Promise<App> {
  const { settings } = container.infra;
  const lifecycle: Lifecycle = { isDraining: false, isClosing: false };
  const shared = { executable: executableSchema(container), threads: new RenderThreads(1), lifecycle };
  const own = await createSite(container, log, shared);
  own.warmUp();
  const site = extend(own, shared);
  const { listener, sockets } = site;
  const http = createHttpServer({ timeouts: clientTimeouts(settings.trustProxy), log, listener, lifecycle });
  http.on('upgrade', sockets.upgrade);
  const stop = async (): Promise<void> => {
    lifecycle.isDraining = true;
    await wait(settings.shutdownWaitSeconds * 1_000);
    await closeConnections(http, lifecycle, () => {
      http.off('upgrade', sockets.upgrade);
      return sockets.close();
    });
    await site.stop();
  };
  return { http, stop };
}
