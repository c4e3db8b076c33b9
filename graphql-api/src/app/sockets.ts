import type { ApolloServer } from '@apollo/server';
import {
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
  parse,
  validate,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type FormattedExecutionResult,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import { useServer } from 'graphql-ws/use/ws';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setImmediate as immediate, setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { WebSocketServer, type WebSocket } from 'ws';
import { validSessions, tokenFrom } from '../auth/session.service.ts';
import { SESSION_ENDED } from '../auth/token-hash.ts';
import { messages } from '../messages.ts';
import type { Ctx, Viewer } from '../platform/context.ts';
import { ErrorCode, type DomainError } from '../platform/errors.ts';
import type { LimitSettings } from '../platform/settings.ts';
import { isServiceUnavailable } from '../platform/unavailable.ts';
import { formatted, type FormatError } from './format-error.ts';
import type { ApplicationContainer } from './application.ts';
import { FINISH_WITHIN_MS } from './shutdown.ts';
import { LIMITS, type Limits } from './limits.ts';
import { checkTexts } from './operation-strings.ts';
import { subscribeToEvents } from './live-events.ts';

/** Largest message of a client, in bytes. */
const MAX_MESSAGE_BYTES = 65_536;
/** Operations that one socket may have under way. */
const MAX_OPERATIONS = 20;
/** How long a client that has too many sockets or operations should wait, in seconds. */
const RETRY_AFTER = 5;
/** A socket that has not introduced itself by then is closed. */
const INIT_WITHIN_MS = 5_000;
/** A client that does not answer one ping before the next is due is gone, or has stopped reading. */
const PING_EVERY_MS = 9_000;
/** Events about ended sessions may be lost with a connection; the database is asked this often besides. */
const RECHECK_EVERY_MS = 60_000;

/** A client that does not answer the close by then is cut off. */
const CLOSE_WITHIN_MS = 2_000;

/** Close codes of our own, beside those of the protocol. */
const CLOSE = { sessionEnded: 4403, tooMany: 4429, restart: 1012, tryAgainLater: 1013 };

interface Client {
  ip: string;
  viewer: Viewer | null;
}

/** The open sockets and who is behind them. */
class OpenSockets {
  private readonly clients = new Map<WebSocket, Client>();

  add(socket: WebSocket, ip: string): void {
    this.clients.set(socket, { ip, viewer: null });
    socket.once('close', () => this.clients.delete(socket));
    // graphql-ws listens to the first error only, and a second one without a listener would end the process.
    socket.on('error', () => undefined);
  }

  client(socket: WebSocket): Client {
    return this.clients.get(socket) ?? { ip: 'closed', viewer: null };
  }

  count(matches: (client: Client) => boolean): number {
    return [...this.clients.values()].filter(matches).length;
  }

  sessions(): string[] {
    return [...this.clients.values()].flatMap(({ viewer }) => (viewer ? [viewer.sessionId] : []));
  }

  close(code: number, reason: string, matches: (client: Client) => boolean = () => true): void {
    for (const [socket, client] of this.clients) if (matches(client)) socket.close(code, reason);
  }
}

interface Parts {
  container: ApplicationContainer;
  schema: GraphQLSchema;
  apollo: ApolloServer<Ctx>;
  limits: Limits;
  formatError: FormatError;
  addressOf: (request: IncomingMessage) => string;
  log: Logger;
}

/** The same error with a code that programs can read. */
function coded(code: ErrorCode, { message, nodes, source, positions }: GraphQLError): GraphQLError {
  return new GraphQLError(message, { nodes, source, positions, extensions: { code } });
}

const tooManyOperations = (): GraphQLError =>
  new GraphQLError(messages.tooManyOperations, { extensions: { code: ErrorCode.RATE_LIMITED, retryAfter: RETRY_AFTER } });

/** The document of an operation that is valid, or what is wrong with it. */
function checked(schema: GraphQLSchema, limits: Limits, query: string): DocumentNode | GraphQLError[] {
  try {
    limits.checkText(query);
  } catch (error) {
    return [error as GraphQLError];
  }
  try {
    const document = parse(query);
    const errors = validate(schema, document, undefined, { maxErrors: LIMITS.errors });
    return errors.length > 0 ? errors.map((error) => coded(ErrorCode.GRAPHQL_VALIDATION_FAILED, error)) : document;
  } catch (error) {
    return [coded(ErrorCode.GRAPHQL_PARSE_FAILED, error as GraphQLError)];
  }
}

/** Formatted errors as the objects that graphql-ws expects. */
function errorObjects(errors: readonly GraphQLFormattedError[]): GraphQLError[] {
  return errors.map(({ message, extensions, path }) => new GraphQLError(message, { extensions, path }));
}

/** What Apollo Server answered, as graphql-ws expects it. */
function withErrors(result: FormattedExecutionResult): ExecutionResult {
  return result.errors ? { ...result, errors: errorObjects(result.errors) } : (result as ExecutionResult);
}

const isUnavailable = ({ errors }: ExecutionResult): boolean =>
  errors?.some(({ extensions }) => extensions.code === ErrorCode.SERVICE_UNAVAILABLE) ?? false;

/** What `onSubscribe` hands to `execute` and `subscribe`. */
interface SocketArgs extends ExecutionArgs {
  /** The operation's text. */
  query: string;
}

/** The token of the parameters of a connection, named in any letter case; what is no text is a token that nobody has. */
function tokenOf(parameters: Record<string, unknown> | undefined): string | undefined {
  const given = Object.entries(parameters ?? {}).find(([name]) => name.toLowerCase() === 'authorization')?.[1];
  return given == null ? undefined : tokenFrom(typeof given === 'string' ? given : JSON.stringify(given));
}

/** What the handlers of a socket server share. */
interface Shared extends Parts {
  limited: boolean;
  most: LimitSettings;
  open: OpenSockets;
}

const contextOf = ({ container }: Parts, { viewer, ip }: Client): Ctx => container.context(viewer, ip);

async function execute({ apollo }: Parts, { query, variableValues, operationName }: SocketArgs, contextValue: Ctx): Promise<ExecutionResult> {
  const operation = { query, variables: { ...variableValues }, ...(operationName ? { operationName } : {}) };
  const { body } = await apollo.executeOperation(operation, { contextValue });
  return withErrors(body.kind === 'single' ? body.singleResult : body.initialResult);
}

/** Undefined when the database does not say, and the socket is closed. */
async function viewerOf({ container, log }: Parts, socket: WebSocket, token: string | undefined): Promise<Viewer | null | undefined> {
  try {
    return await container.sessions.of(token);
  } catch (error) {
    if (!isServiceUnavailable(error)) log.error({ err: error }, 'a socket could not be opened');
    socket.close(CLOSE.tryAgainLater, messages.unavailable);
    return undefined;
  }
}

/** Whether a client may connect; the socket of one that may not is closed with the reason. */
async function admit(shared: Shared, socket: WebSocket, token: string | undefined): Promise<boolean> {
  const { open, limited, most } = shared;
  const viewer = await viewerOf(shared, socket, token);
  if (viewer === undefined) return false;
  if (token && !viewer) {
    socket.close(CLOSE.sessionEnded, messages.sessionEnded);
    return false;
  }
  if (limited && viewer && open.count((client) => client.viewer?.id === viewer.id) >= most.userSockets) {
    socket.close(CLOSE.tooMany, messages.tooManySockets);
    return false;
  }
  open.client(socket).viewer = viewer;
  return true;
}

/** The arguments for executing an operation of a client, or the errors of one that is rejected. */
function argumentsOf(shared: Shared, client: Client, { query, variables, operationName }: SubscribePayload): ExecutionArgs | readonly GraphQLError[] {
  const { schema, limits } = shared;
  const document = checked(schema, limits, query);
  if (Array.isArray(document)) return document;
  const asked = getOperationAST(document, operationName);
  if (!asked) return [coded(ErrorCode.OPERATION_RESOLUTION_FAILURE, new GraphQLError(messages.noOperation))];
  try {
    // What Apollo Server executes it judges itself.
    if (asked.operation === OperationTypeNode.SUBSCRIPTION) {
      checkTexts(document, variables);
      limits.checkCost({ document, operation: asked, variables: variables ?? {} }, client.viewer);
    }
  } catch (error) {
    const { message, extensions } = error as DomainError | GraphQLError;
    return [new GraphQLError(message, { extensions: { ...extensions } })];
  }
  const operation = { schema, document, query, variableValues: variables ?? null, operationName: operationName ?? null };
  return { ...operation, contextValue: contextOf(shared, client) };
}

/** Accepts the connections that become sockets. */
function upgradeListener({ open, limited, most, addressOf }: Shared, server: WebSocketServer) {
  return (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    // First of all: a client may be gone already, and an 'error' event without a listener ends the process.
    socket.on('error', () => socket.destroy());
    const ip = addressOf(request);
    if (limited && open.count((client) => client.ip === ip) >= most.addressSockets) {
      const rejection = ['HTTP/1.1 429 Too Many Requests', `Retry-After: ${RETRY_AFTER}`, 'Connection: close', 'Content-Length: 0', '', ''];
      socket.end(rejection.join('\r\n'), () => socket.destroy());
      return;
    }
    server.handleUpgrade(request, socket, head, (webSocket) => server.emit('connection', webSocket, request));
  };
}

/** Closes the sockets of sessions that end, and all sockets when events were missed. The returned function ends this. */
function closeOutdatedSockets({ open, container, log }: Shared): () => Promise<unknown> {
  const ended = container.infra.pubsub.subscribe(SESSION_ENDED);
  const closeEnded = (gone: (sessionId: string) => boolean): void =>
    open.close(CLOSE.sessionEnded, messages.sessionEnded, ({ viewer }) => viewer != null && gone(viewer.sessionId));
  const followEnded = async (): Promise<void> => {
    for await (const { id } of ended) closeEnded((sessionId) => sessionId === id);
  };
  followEnded().catch((err: unknown) => log.error({ err }, 'ended sessions are no longer followed'));
  // Whoever comes back asks for what was missed.
  container.infra.pubsub.onMissedEvents(() => open.close(CLOSE.restart, 'Please connect again'));
  const recheck = setInterval(() => {
    validSessions(container.database.db, open.sessions())
      .then((valid) => closeEnded((id) => !valid.has(id)))
      // The next minute checks again.
      .catch((err: unknown) => {
        if (!isServiceUnavailable(err)) log.error({ err }, 'sessions of open sockets not checked');
      });
  }, RECHECK_EVERY_MS);
  recheck.unref();
  return () => {
    clearInterval(recheck);
    return ended.return();
  };
}

/** Serves the same schema over graphql-transport-ws on /graphql. Every operation, and a subscription's for each of its events, is executed by Apollo Server as over HTTP. */
export function serveSockets(http: Server, parts: Parts): () => Promise<void> {
  const { rateLimits: limited, limits: most } = parts.container.infra.settings;
  const open = new OpenSockets();
  const shared: Shared = { ...parts, limited, most, open };
  const running = new Set<Promise<unknown>>();
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  server.on('connection', (socket: WebSocket, request: IncomingMessage) => open.add(socket, parts.addressOf(request)));

  const transport = useServer(
    {
      connectionInitWaitTimeout: INIT_WITHIN_MS,
      // Without it the text of an unexpected error would be the reason of the close.
      isProd: true,
      onConnect: ({ connectionParams, extra }) => admit(shared, extra.socket, tokenOf(connectionParams)),
      onSubscribe: ({ extra, subscriptions }, _id, payload): ExecutionArgs | readonly GraphQLError[] => {
        if (limited && Object.keys(subscriptions).length > MAX_OPERATIONS) return [tooManyOperations()];
        return argumentsOf(shared, open.client(extra.socket), payload);
      },
      execute: async (args) => {
        const work = execute(parts, args as SocketArgs, args.contextValue as Ctx);
        running.add(work);
        return (await work.finally(() => running.delete(work))) as never;
      },
      // A context for each event: one that lived on would serve old rows.
      subscribe: async (args) => {
        const executeEvent = (event: unknown) => execute(parts, args as SocketArgs, { ...contextOf(parts, args.contextValue as Ctx), event });
        const events = await subscribeToEvents(args, executeEvent);
        if (Symbol.asyncIterator in events || !events.errors) return events as never;
        return { errors: errorObjects(formatted(events.errors, parts.formatError)) } as never;
      },
      onNext: ({ extra }, _id, _payload, { document, operationName }, result) => {
        // An event that could not be read is lost for its subscriber, who comes back and asks for what was missed.
        const isLive = getOperationAST(document, operationName)?.operation === OperationTypeNode.SUBSCRIPTION;
        if (isLive && isUnavailable(result)) extra.socket.close(CLOSE.tryAgainLater, messages.unavailable);
      },
      onError: (_context, _id, _payload, errors) => formatted(errors, parts.formatError),
    },
    server,
    PING_EVERY_MS,
  );
  const upgrade = upgradeListener(shared, server);
  http.on('upgrade', upgrade);
  const stopClosing = closeOutdatedSockets(shared);

  return async () => {
    http.off('upgrade', upgrade);
    await stopClosing();
    // What was accepted is answered before its socket is closed.
    await Promise.race([Promise.allSettled(running), wait(FINISH_WITHIN_MS)]);
    await immediate();
    const mute = setTimeout(() => server.clients.forEach((client) => client.terminate()), CLOSE_WITHIN_MS);
    await transport.dispose();
    clearTimeout(mute);
  };
}
