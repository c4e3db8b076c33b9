import { existsSync } from 'node:fs';
import { startEmbedded } from './infra/embedded/embedded.ts';
import { openLog } from './infra/logger.ts';
import { nodeVersionError } from './platform/settings/node-version.ts';
import { readSettings } from './platform/settings/settings.ts';

if (existsSync('.env')) process.loadEnvFile('.env');

/**
 * Loads the program with V8's own stack traces: MikroORM's decorators read one for each entity, for which Node.js would parse the source map of the
 * whole server. Errors that are thrown later name the sources.
 */
async function withPlainStacks<Program>(load: () => Promise<Program>): Promise<Program> {
  Error.prepareStackTrace = (error, sites) => [String(error), ...sites.map((site) => `    at ${String(site)}`)].join('\n');
  try {
    return await load();
  } finally {
    delete Error.prepareStackTrace;
  }
}

async function start(): Promise<void> {
  const wrongVersion = nodeVersionError();
  if (wrongVersion) throw new Error(wrongVersion);
  const settings = readSettings();
  const log = openLog(settings.logLevel);
  // In another process, while this one loads the rest of the program.
  const embedded = settings.databaseUrl
    ? undefined
    : startEmbedded(settings.dataDir, { waitSeconds: settings.databaseWaitSeconds, warn: (err, text) => log.warn({ err }, text) });
  embedded?.catch(() => undefined);
  const { serve } = await withPlainStacks(() => import('./app/ops/serve.ts'));
  await serve(settings, log, embedded);
}

start().catch((error: Error) => {
  console.error(`CampusCart could not start: ${error.message}`);
  process.exit(1);
});
