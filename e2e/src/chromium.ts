import { execFileSync } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';
import type { LaunchOptions } from '@playwright/test';
import { environment } from './settings.ts';

const systemNames = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];

function pathOf(name: string): string | undefined {
  try {
    return (
      execFileSync('which', [name], { stdio: ['ignore', 'pipe', 'ignore'] })
        .toString()
        .trim() || undefined
    );
  } catch {
    return undefined;
  }
}

const commonFlags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-gpu',
];

const packageFolder = resolve(fileURLToPath(import.meta.resolve('@sparticuz/chromium')), '../..');

/** Unpacks the Chromium of the npm package once. The package's own code would reuse a file of another version in the folder for temporary files. */
async function unpacked(): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version: string };
  const folder = resolve(import.meta.dirname, '../../.cache/chromium');
  const path = join(folder, version);
  if (existsSync(path)) return path;
  mkdirSync(folder, { recursive: true });
  const unfinished = `${path}.${process.pid}`;
  const source = createReadStream(join(packageFolder, 'bin/chromium.br'));
  await pipeline(source, createBrotliDecompress(), createWriteStream(unfinished, { mode: 0o755 }));
  renameSync(unfinished, path);
  return path;
}

/**
 * Returns launch options of the Chromium that runs the tests: that of CHROMIUM_PATH, or that from npm, which is headless and needs a third of the
 * processor time of a system Chromium.
 */
export async function chromium(): Promise<LaunchOptions> {
  if (environment.CHROMIUM_PATH) return { executablePath: environment.CHROMIUM_PATH, args: commonFlags };
  // The flags of the package are meant for serverless functions and break rendering and clicks.
  return { executablePath: await unpacked(), args: ['--headless=shell', '--disable-dev-shm-usage', ...commonFlags] };
}

/** Returns launch options of a Chromium with camera and notifications, which the one from npm lacks: that of CHROMIUM_PATH, or that of the system. */
export async function completeChromium(): Promise<LaunchOptions> {
  const installed = [environment.CHROMIUM_PATH, ...systemNames.map(pathOf)].find((path) => path && existsSync(path));
  return installed ? { executablePath: installed, args: commonFlags } : chromium();
}
