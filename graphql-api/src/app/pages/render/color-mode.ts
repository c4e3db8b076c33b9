import type { IncomingMessage } from 'node:http';

export type ColorMode = 'light' | 'dark';

const MODES: Readonly<Record<string, ColorMode>> = { 'color-mode=light': 'light', 'color-mode=dark': 'dark' };

/** The colour mode that the visitor chose, which the pages keep in a cookie; undefined for the device's. */
export function colorModeOf({ headers: { cookie = '' } }: Pick<IncomingMessage, 'headers'>): ColorMode | undefined {
  for (const pair of cookie.split(';')) {
    const mode = MODES[pair.trim()];
    if (mode) return mode;
  }
  return undefined;
}
