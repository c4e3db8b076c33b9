import pino, { type DestinationStream, type Logger } from 'pino';

/** Properties of library errors that may contain a password: Redis commands, the input of `new URL`. */
const SECRET_PATHS = ['err.command.args', 'err.input', 'err.connectionString', 'err.options', 'err.config'];

/** Buffer size in bytes and maximum delay in milliseconds of log lines, so that a busy server writes many lines at once. */
const GATHERED = { minLength: 4096, periodicFlush: 100 };

/**
 * Returns standard error with synchronous writes. An asynchronous write that is in progress when the process ends may come after the buffered lines,
 * or be lost.
 */
function standardError(): DestinationStream {
  const destination = pino.destination({ dest: 2, sync: true, ...GATHERED });
  process.once('exit', () => destination.flushSync());
  return destination;
}

/** Opens the server's log: JSON lines on standard error, without secrets from the settings. */
export function openLog(level: string, destination: DestinationStream = standardError()): Logger {
  return pino({ level, redact: { paths: SECRET_PATHS, censor: '[hidden]' } }, destination);
}
