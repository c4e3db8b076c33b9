import type { Logger } from 'pino';

/**
 * The last line of defence: an error that nobody caught is logged, and the process goes on. Each source that it finds is a defect to be
 * mended at its place.
 */
export function logUncaughtErrors(log: Logger): void {
  process.on('uncaughtException', (err) => log.fatal({ err }, 'uncaught error'));
  process.on('unhandledRejection', (err) => log.fatal({ err }, 'unhandled rejection'));
  // A closed terminal or a full disk behind the log.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
