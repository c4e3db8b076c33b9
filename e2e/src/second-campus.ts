import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createProxyServer } from 'http-proxy-3';
import { runAdmin } from './built-server.ts';
import { urlOf } from './ports.ts';
import { environment } from './settings.ts';

/**
 * Whether each market of the tests is the second campus of two: `E2E_CAMPUS=two` with its own address, `E2E_CAMPUS=header` at an address of no
 * campus.
 */
export const onSecondCampus = environment.E2E_CAMPUS === 'two' || environment.E2E_CAMPUS === 'header';

/** Whether a proxy sets the campus of each request in a header. */
export const isNamedByHeader = environment.E2E_CAMPUS === 'header';

/** The address of the first campus, which no test visits. */
export const FIRST = 'http://first.example';
/** The host of the second campus if a header selects it. */
export const UNVISITED = 'second.example';
/** Slug of the second campus. */
export const SLUG = 'two';

/** Returns the settings of a server whose own address is that of the first campus. */
const beside = (settings: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({ ...settings, PUBLIC_URL: FIRST });

const hostOf = ({ PUBLIC_URL }: NodeJS.ProcessEnv): string => new URL(PUBLIC_URL!).hostname;

/** Listens on a port and forwards requests and sockets, with the name of the second campus, to the server on another port. */
export function startProxy(port: number, target: number): void {
  const proxy = createProxyServer({ target: urlOf(target), ws: true, headers: { 'CampusCart-Campus': SLUG } });
  // If one end of a forwarded connection closes, the other end is closed too.
  proxy.on('error', (_error, _request, answer) => void answer?.destroy());
  proxy.listen(port, '127.0.0.1');
}

async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'campuscart-campus-'));
  await work(folder).finally(() => rmSync(folder, { recursive: true, force: true }));
}

/**
 * Makes the market of a data folder, with its users and photos, the second campus as well, at the address of the settings or at none. Returns the
 * settings of a server of both campuses. No server may be running on the folder.
 */
export async function copyToSecondCampus(settings: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> {
  const env = beside(settings);
  await inFolder(async (folder) => {
    await runAdmin(env, 'backup', '--folder', folder);
    const file = readdirSync(folder).find((name) => name.endsWith('.gz'))!;
    const campus = [
      '--slug',
      SLUG,
      '--hosts',
      isNamedByHeader ? UNVISITED : hostOf(settings),
      '--name',
      'CampusCart',
      '--domains',
      'vitstudent.ac.in',
    ];
    await runAdmin(env, 'campus', 'import', join(folder, file), ...campus);
    await runAdmin(env, 'campus', 'set', SLUG, `PUBLIC_URL=${settings.PUBLIC_URL}`);
  });
  return env;
}

/** Options for creating a campus. */
interface NewCampus {
  name: string;
  domain: string;
  settings: Record<string, string>;
  categories: readonly string[];
  spots: readonly string[];
}

/** Creates the second campus with one command, at the address of the settings. Returns the settings of a server of both campuses. */
export async function createSecondCampus(settings: NodeJS.ProcessEnv, { name, domain, ...file }: NewCampus): Promise<NodeJS.ProcessEnv> {
  const env = beside(settings);
  await inFolder(async (folder) => {
    const path = join(folder, 'campus.json');
    writeFileSync(path, JSON.stringify({ ...file, settings: { ...file.settings, PUBLIC_URL: settings.PUBLIC_URL } }));
    await runAdmin(env, 'campus', 'create', SLUG, '--name', name, '--hosts', hostOf(settings), '--domains', domain, '--settings', path);
  });
  return env;
}
