import type { ApolloServer } from '@apollo/server';
import {
  createSourceEventStream,
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
  type ExecutionArgs,
  type ExecutionResult,
  type FormattedExecutionResult,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setImmediate as immediate, setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { WebSocketServer, type WebSocket } from 'ws';
import { messages } from '../../messages.ts';
import type { Ctx } from '../../platform/context.ts';
import { ErrorCode } from '../../platform/errors.ts';
import { mapIterator, type ClosableIterator } from '../../platform/net/iterators.ts';
import type { ApplicationContainer } from '../application.ts';
import { formatted, type FormatError } from '../schema/errors/format-error.ts';
import type { Limits } from '../schema/execution/limits.ts';
import { CLOSE, closeOutdatedSockets, OpenSockets } from './open-sockets.ts';
import { admit, RETRY_AFTER, upgradeListener } from './socket-admission.ts';
import { speakGraphql } from './socket-transport.ts';
import { socketArguments, type SocketArguments } from './socket-arguments.ts';

/** Time for running requests to finish when the server stops, in milliseconds. */
export const FINISH_WITHIN_MS = 10_000;

/** Maximum size of a client's message, in bytes. */
const MAX_MESSAGE_BYTES = 65_536;
/** Maximum number of running operations per socket. */
const MAX_OPERATIONS = 20;
/** Time limit for `connection_init`, in milliseconds. A socket without it is closed. */
const INIT_WITHIN_MS = 5_000;
/** Interval of pings, in milliseconds. A client that does not respond before the next ping is closed. */
export const PING_EVERY_MS = 9_000;
/** Time limit for acknowledging a close, in milliseconds. A client that does not acknowledge it is terminated. */
const CLOSE_WITHIN_MS = 2_000;

interface Parts {
  container: ApplicationContainer;
  schema: GraphQLSchema;
  apollo: ApolloServer<Ctx>;
  limits: Limits;
  formatError: FormatError;
  addressOf: (request: IncomingMessage) => string;
  /** Returns whether a handshake is for this market. */
  allows: (request: IncomingMessage) => boolean;
  log: Logger;
}

const tooManyOperations = (): GraphQLError =>
  new GraphQLError(messages.tooManyOperations, { extensions: { code: ErrorCode.RATE_LIMITED, retryAfter: RETRY_AFTER } });

/** Converts formatted errors to the objects that graphql-ws expects. */
function errorObjects(errors: readonly GraphQLFormattedError[]): GraphQLError[] {
  return errors.map(({ message, extensions, path }) => new GraphQLError(message, { extensions, path }));
}

/** Converts a result of Apollo Server to the form that graphql-ws expects. */
function withErrorObjects(result: FormattedExecutionResult): ExecutionResult {
  return result.errors ? { ...result, errors: errorObjects(result.errors) } : (result as ExecutionResult);
}

/** Executes an operation with Apollo Server, as over HTTP. */
async function executeOperation({ apollo }: Parts, args: ExecutionArgs, contextValue = args.contextValue as Ctx): Promise<ExecutionResult> {
  const { query, variableValues, operationName } = args as SocketArguments;
  const operation = { query, variables: { ...variableValues }, ...(operationName ? { operationName } : {}) };
  const { body } = await apollo.executeOperation(operation, { contextValue });
  return withErrorObjects(body.kind === 'single' ? body.singleResult : body.initialResult);
}

/** An object that the subscriber may not see yields no event. */
const isVisible = ({ errors }: ExecutionResult): boolean => !errors?.some(({ extensions }) => extensions.code === ErrorCode.NOT_FOUND);

/** Subscribes to the source of a subscription and executes its operation for every event. */
async function subscribe(parts: Parts, args: ExecutionArgs): Promise<ClosableIterator<ExecutionResult> | ExecutionResult> {
  const source = await createSourceEventStream(args);
  if (!(Symbol.asyncIterator in source)) {
    return source.errors ? { errors: errorObjects(formatted(source.errors, parts.formatError)) } : source;
  }
  const events = source as ClosableIterator<unknown>;
  const results = async function* () {
    for await (const event of events) {
      // Each event gets a new context, so that rows and permissions are current.
      const { viewer, ip } = args.contextValue as Ctx;
      const result = await executeOperation(parts, args, { ...parts.container.context(viewer, ip), event });
      if (isVisible(result)) yield result;
    }
  };
  return mapIterator(events, results());
}

/** Returns whether a subscription lost an event because the database was unavailable. */
function isLostEvent({ document, operationName }: ExecutionArgs, { errors }: ExecutionResult): boolean {
  const isSubscription = getOperationAST(document, operationName)?.operation === OperationTypeNode.SUBSCRIPTION;
  return isSubscription && (errors?.some(({ extensions }) => extensions.code === ErrorCode.SERVICE_UNAVAILABLE) ?? false);
}

/** Sockets of one market. */
export interface SocketServer {
  /** Upgrades a connection to a socket. */
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  /** Returns the number of open sockets. */
  count(): number;
  /** Finishes the accepted operations and closes the sockets. */
  close(): Promise<void>;
}

/** Serves the same schema over graphql-transport-ws. */
export function serveSockets(parts: Parts): SocketServer {
  const { container, formatError, addressOf, allows, log } = parts;
  const open = new OpenSockets();
  const admission = { container, open, addressOf, allows, log };
  const running = new Set<Promise<unknown>>();
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  server.on('connection', (socket: WebSocket, request: IncomingMessage) => {
    open.add(socket, addressOf(request));
    container.metrics.sockets.inc();
    socket.once('close', () => container.metrics.sockets.dec());
  });

  speakGraphql(
    server,
    {
      connectionInitWaitTimeout: INIT_WITHIN_MS,
      onConnect: ({ connectionParams, extra }) => admit(admission, extra.socket, connectionParams),
      onSubscribe: ({ extra, subscriptions }, _id, payload): ExecutionArgs | readonly GraphQLError[] => {
        if (container.infra.settings.rateLimits && Object.keys(subscriptions).length > MAX_OPERATIONS) return [tooManyOperations()];
        const { viewer, ip } = open.client(extra.socket);
        return socketArguments(parts, payload, container.context(viewer, ip));
      },
      execute: async (args) => {
        const execution = executeOperation(parts, args);
        running.add(execution);
        return (await execution.finally(() => running.delete(execution))) as never;
      },
      subscribe: async (args) => (await subscribe(parts, args)) as never,
      onNext: ({ extra }, _id, _payload, args, result) => {
        // The subscriber reconnects and reads what it missed.
        if (isLostEvent(args, result)) extra.socket.close(CLOSE.tryAgainLater, messages.unavailable);
      },
      onError: (_context, _id, _payload, errors) => formatted(errors, formatError),
    },
    { pingEveryMs: PING_EVERY_MS, log },
  );
  const stopClosing = closeOutdatedSockets(open, container, log);

  const close = async (): Promise<void> => {
    await stopClosing();
    // Accepted operations finish before their sockets are closed.
    await Promise.race([Promise.allSettled(running), wait(FINISH_WITHIN_MS)]);
    await immediate();
    const terminate = setTimeout(() => server.clients.forEach((client) => client.terminate()), CLOSE_WITHIN_MS);
    for (const client of server.clients) client.close(CLOSE.goingAway, 'Going away');
    await new Promise((resolve) => server.close(resolve));
    clearTimeout(terminate);
  };
  return { upgrade: upgradeListener(admission, server), count: () => server.clients.size, close };
}
