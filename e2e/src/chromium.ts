import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
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

const commonFlags = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run', '--disable-gpu'];

/** Launch options of a Chromium: the one of CHROMIUM_PATH, one of the system, or the one from npm. */
export async function chromium(): Promise<LaunchOptions> {
  const installed = [environment.CHROMIUM_PATH, ...systemNames.map(pathOf)].find((path) => path && existsSync(path));
  if (installed) return { executablePath: installed, args: ['--no-sandbox', ...commonFlags] };
  const { default: packaged } = await import('@sparticuz/chromium');
  // Its own flags are meant for serverless functions and break rendering and clicks.
  return {
    executablePath: await packaged.executablePath(),
    args: ['--no-sandbox', '--headless=shell', '--disable-dev-shm-usage', '--no-zygote', ...commonFlags],
  };
}
