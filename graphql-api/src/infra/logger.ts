import pino, { type DestinationStream, type Logger } from 'pino';

/** Properties of libraries' errors that may hold a password: commands of Redis, the input of `new URL`. */
const SECRET_PATHS = ['err.command.args', 'err.input', 'err.connectionString', 'err.options', 'err.config'];

/** The log of the server: JSON lines on standard error, without secrets of its settings. */
export function openLog(level: string, destination: DestinationStream = pino.destination(2)): Logger {
  return pino({ level, redact: { paths: SECRET_PATHS, censor: '[hidden]' } }, destination);
}
