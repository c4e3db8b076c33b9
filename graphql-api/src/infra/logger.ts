import pino, { type DestinationStream, type Logger } from 'pino';

/** Properties of libraries' errors that may hold a password: commands of Redis, the input of `new URL`. */
const SECRET_PATHS = ['err.command.args', 'err.input', 'err.connectionString', 'err.options', 'err.config'];

/** Lines of up to this many bytes wait for others, at most this many milliseconds, so that a busy server writes many at once. */
const GATHERED = { minLength: 4096, periodicFlush: 100 };

/**
 * Standard error. Written synchronously: an asynchronous write that is under way when the process ends
 * may come after the lines that wait, or not at all.
 */
function standardError(): DestinationStream {
  const destination = pino.destination({ dest: 2, sync: true, ...GATHERED });
  process.once('exit', () => destination.flushSync());
  return destination;
}

/** The log of the server: JSON lines on standard error, without secrets of its settings. */
export function openLog(level: string, destination: DestinationStream = standardError()): Logger {
  return pino({ level, redact: { paths: SECRET_PATHS, censor: '[hidden]' } }, destination);
}
