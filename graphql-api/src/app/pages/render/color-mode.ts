import type { IncomingMessage } from 'node:http';

export type ColorMode = 'light' | 'dark';

const MODES: Readonly<Record<string, ColorMode>> = { 'color-mode=light': 'light', 'color-mode=dark': 'dark' };

/** Returns the visitor's colour mode from the cookie of the pages; undefined to use that of the device. */
export function colorModeOf({ headers: { cookie = '' } }: Pick<IncomingMessage, 'headers'>): ColorMode | undefined {
  for (const pair of cookie.split(';')) {
    const mode = MODES[pair.trim()];
    if (mode) return mode;
  }
  return undefined;
}
