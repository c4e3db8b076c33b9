import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';
import { environment } from './settings.ts';

const system = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];

function inPath(name: string): string | undefined {
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

const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run', '--disable-gpu'];

/** A Chromium for the end-to-end tests: CHROMIUM_PATH, one of the system, or the one from npm. */
export async function chromium(): Promise<LaunchOptions> {
  const own = [environment.CHROMIUM_PATH, ...system.map(inPath)].find((path) => path && existsSync(path));
  if (own) return { executablePath: own, args: ['--no-sandbox', ...quiet] };
  const { default: packaged } = await import('@sparticuz/chromium');
  // Its own list is made for a function service; what a page needs to be drawn and clicked is kept here.
  return {
    executablePath: await packaged.executablePath(),
    args: ['--no-sandbox', '--headless=shell', '--disable-dev-shm-usage', '--no-zygote', ...quiet],
  };
}
