import type { Logger } from 'pino';

/**
 * Logs errors that nothing caught, and keeps the process running. Each one is a defect to be
 * fixed at its source.
 */
export function logUncaughtErrors(log: Logger): void {
  process.on('uncaughtException', (err) => log.fatal({ err }, 'uncaught error'));
  process.on('unhandledRejection', (err) => log.fatal({ err }, 'unhandled rejection'));
  // A closed terminal or a full disk behind the log.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
