import { existsSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { startEmbedded } from './infra/embedded/embedded.ts';
import { openLog } from './infra/logger.ts';
import { nodeVersionError } from './platform/settings/node-version.ts';
import { readSettings } from './platform/settings/settings.ts';

if (existsSync('.env')) process.loadEnvFile('.env');

// The command-line flag of the same name is meant for this thread. Without this call it would also apply to threads that start later, regardless of
// their `resourceLimits`.
setFlagsFromString('--max-semi-space-size=8');

const lineOf = (site: NodeJS.CallSite): string =>
  `    at ${site.getFunctionName() ?? '<anonymous>'} (${site.getFileName()}:${site.getLineNumber()}:${site.getColumnNumber()})`;

/**
 * Loads the program with stack traces of the bundle. MikroORM's decorators read a stack trace for each entity, for which Node.js would parse the
 * source map of the whole server. Stack traces of later errors refer to the sources.
 */
async function withBundleStacks<Program>(load: () => Promise<Program>): Promise<Program> {
  const usual = Object.getOwnPropertyDescriptor(Error, 'prepareStackTrace')!;
  Error.prepareStackTrace = (error, sites) => [`${error.name}: ${error.message}`, ...sites.map(lineOf)].join('\n');
  try {
    return await load();
  } finally {
    Object.defineProperty(Error, 'prepareStackTrace', usual);
  }
}

async function start(): Promise<void> {
  const wrongVersion = nodeVersionError();
  if (wrongVersion) throw new Error(wrongVersion);
  const settings = readSettings();
  const log = openLog(settings.logLevel);
  // Starts in another process while this one loads the rest of the program.
  const embedded = settings.databaseUrl
    ? undefined
    : startEmbedded(settings.dataDir, { waitSeconds: settings.databaseWaitSeconds, warn: (err, text) => log.warn({ err }, text) });
  embedded?.catch(() => undefined);
  const { serve } = await withBundleStacks(() => import('./app/ops/serve.ts'));
  await serve(settings, log, embedded);
}

start().catch((error: Error) => {
  console.error(`CampusCart could not start: ${error.message}`);
  process.exit(1);
});
