import pino, { type DestinationStream, type Logger } from 'pino';

/** What libraries put into their errors that may hold a password: Redis its commands, `new URL` what it was given. */
const SECRET_PATHS = ['err.command.args', 'err.input', 'err.connectionString', 'err.options', 'err.config'];

/** The log of the server: JSON lines on standard error, without secrets of its settings. */
export function openLog(level: string, destination: DestinationStream = pino.destination(2)): Logger {
  return pino({ level, redact: { paths: SECRET_PATHS, censor: '[hidden]' } }, destination);
}
