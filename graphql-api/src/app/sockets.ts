import type { ApolloServer } from '@apollo/server';
import {
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
  parse,
  validate,
  type DocumentNode,
  type ExecutionArgs,
  type FormattedExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { stillValid, tokenFrom } from '../auth/session.service.ts';
import { SESSION_ENDED } from '../auth/token-hash.ts';
import { messages } from '../messages.ts';
import type { Ctx, Viewer } from '../platform/context.ts';
import { ErrorCode } from '../platform/errors.ts';
import { formatted, type FormatError } from './format-error.ts';
import type { World } from './infrastructure.ts';
import { LIMITS, type Limits } from './limits.ts';
import { followFresh } from './live-events.ts';

/** Largest message of a client, in bytes. */
const MAX_MESSAGE_BYTES = 65_536;
/** Operations that one socket may have under way. */
const MAX_OPERATIONS = 20;
const MAX_SOCKETS_OF_USER = 10;
const MAX_SOCKETS_OF_ADDRESS = 30;
/** A socket that has not introduced itself by then is closed. */
const INIT_WITHIN_MS = 5_000;
/** Events about ended sessions may be lost with a connection; the database is asked this often besides. */
const RECHECK_EVERY_MS = 60_000;

/** Close codes of our own, beside those of the protocol. */
const CLOSE = { sessionEnded: 4403, tooMany: 4429, restart: 1012 };

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
  world: World;
  schema: GraphQLSchema;
  apollo: ApolloServer<Ctx>;
  limits: Limits;
  formatError: FormatError;
  addressOf: (request: IncomingMessage) => string;
}

/** The same error with a code that programs can read. */
function coded(code: string, { message, nodes, source, positions }: GraphQLError): GraphQLError {
  return new GraphQLError(message, { nodes, source, positions, extensions: { code } });
}

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
    return errors.length > 0 ? errors.map((error) => coded('GRAPHQL_VALIDATION_FAILED', error)) : document;
  } catch (error) {
    return [coded('GRAPHQL_PARSE_FAILED', error as GraphQLError)];
  }
}

/** What Apollo Server answered, with errors as the objects that graphql-ws expects. */
function withErrors(result: FormattedExecutionResult): FormattedExecutionResult {
  if (!result.errors) return result;
  return {
    ...result,
    errors: result.errors.map(({ message, ...rest }) => new GraphQLError(message, { extensions: rest.extensions, path: rest.path })),
  };
}

/** Serves the same schema over graphql-transport-ws on /graphql. Queries and mutations go through Apollo Server as over HTTP. */
export function serveSockets(http: Server, { world, schema, apollo, limits, formatError, addressOf }: Parts): () => Promise<void> {
  const limited = world.infra.settings.rateLimits;
  const open = new OpenSockets();
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  const contextOf = ({ viewer, ip }: Client): Ctx => world.context(viewer, ip);
  server.on('connection', (socket: WebSocket, request: IncomingMessage) => open.add(socket, addressOf(request)));

  const transport = useServer(
    {
      connectionInitWaitTimeout: INIT_WITHIN_MS,
      onConnect: async ({ connectionParams, extra }) => {
        const given = connectionParams?.authorization;
        const token = tokenFrom(typeof given === 'string' ? given : undefined);
        const viewer = await world.viewers.of(token);
        if (token && !viewer) {
          extra.socket.close(CLOSE.sessionEnded, messages.sessionEnded);
          return false;
        }
        if (limited && viewer && open.count((client) => client.viewer?.id === viewer.id) >= MAX_SOCKETS_OF_USER) {
          extra.socket.close(CLOSE.tooMany, messages.tooManySockets);
          return false;
        }
        open.client(extra.socket).viewer = viewer;
        return true;
      },
      onSubscribe: ({ extra, subscriptions }, _id, { query, variables, operationName }): ExecutionArgs | readonly GraphQLError[] => {
        if (limited && Object.keys(subscriptions).length > MAX_OPERATIONS) {
          return [new GraphQLError(messages.tooManyOperations, { extensions: { code: ErrorCode.RATE_LIMITED } })];
        }
        const document = checked(schema, limits, query);
        if (Array.isArray(document)) return document;
        const { viewer } = open.client(extra.socket);
        const asked = getOperationAST(document, operationName);
        try {
          // What Apollo Server executes it judges itself.
          if (asked?.operation === OperationTypeNode.SUBSCRIPTION)
            limits.checkCost({ document, operation: asked, variables: variables ?? {} }, viewer);
        } catch (error) {
          return [error as GraphQLError];
        }
        const operation = { schema, document, variableValues: variables ?? null, operationName: operationName ?? null };
        return { ...operation, contextValue: contextOf(open.client(extra.socket)) };
      },
      execute: async ({ document, variableValues, operationName, contextValue }) => {
        const answer = await apollo.executeOperation(
          { query: document, variables: { ...variableValues }, ...(operationName ? { operationName } : {}) },
          { contextValue: contextValue as Ctx },
        );
        const result = answer.body.kind === 'single' ? answer.body.singleResult : answer.body.initialResult;
        return withErrors(result) as never;
      },
      subscribe: (args) => followFresh(args, () => contextOf(args.contextValue as Ctx)) as never,
      onNext: (_context, _id, _payload, { document }, result) => {
        const isLive = document.definitions.some((each) => 'operation' in each && each.operation === OperationTypeNode.SUBSCRIPTION);
        if (!isLive || !result.errors) return undefined;
        return { ...result, errors: formatted(result.errors, formatError) };
      },
      onError: (_context, _id, _payload, errors) => formatted(errors, formatError),
    },
    server,
  );

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const ip = addressOf(request);
    const full = limited && open.count((client) => client.ip === ip) >= MAX_SOCKETS_OF_ADDRESS;
    if (full || request.url?.split('?', 1)[0] !== '/graphql') {
      socket.end(full ? 'HTTP/1.1 429 Too Many Requests\r\n\r\n' : 'HTTP/1.1 404 Not Found\r\n\r\n');
      return;
    }
    server.handleUpgrade(request, socket, head, (webSocket) => server.emit('connection', webSocket, request));
  };
  http.on('upgrade', upgrade);

  const ended = world.infra.pubsub.subscribe(SESSION_ENDED);
  const closeEnded = (gone: (sessionId: string) => boolean): void =>
    open.close(CLOSE.sessionEnded, messages.sessionEnded, ({ viewer }) => viewer != null && gone(viewer.sessionId));
  void (async () => {
    for await (const { id } of ended) closeEnded((sessionId) => sessionId === id);
  })();
  // Whoever comes back asks for what was missed.
  world.infra.pubsub.onGap(() => open.close(CLOSE.restart, 'Please connect again'));
  const recheck = setInterval(() => {
    void stillValid(world.database.db, open.sessions()).then((valid) => closeEnded((id) => !valid.has(id)));
  }, RECHECK_EVERY_MS);
  recheck.unref();

  return async () => {
    clearInterval(recheck);
    http.off('upgrade', upgrade);
    await ended.return();
    await transport.dispose();
  };
}
