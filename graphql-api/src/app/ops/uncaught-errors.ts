import type { Logger } from 'pino';

/** Logs uncaught errors and keeps the process running. Each of them is a defect to be fixed at its source. */
export function logUncaughtErrors(log: Logger): void {
  process.on('uncaughtException', (err) => log.fatal({ err }, 'uncaught error'));
  process.on('unhandledRejection', (err) => log.fatal({ err }, 'unhandled rejection'));
  // Occurs if the terminal is closed, or if the disk with the log is full.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
