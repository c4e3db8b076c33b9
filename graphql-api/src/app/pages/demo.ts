import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Settings } from '../../platform/settings/settings.ts';
import type { ApplicationContainer } from '../application.ts';

/** Exports of the module `tools/demo/demo.ts`. It is not part of the product: the image does not contain it. */
export interface Demo {
  /** Accounts that are printed at the start and offered by the sign-in page. */
  signIns: readonly { label: string; email: string; password: string }[];
  /** Fills an empty database with the demo shop. Returns false if there are users already. */
  addDemoData(container: ApplicationContainer, onProgress: (done: number, of: number) => void): Promise<boolean>;
}

/** In a checkout, this is the source; in a build of a checkout, a file beside the server's. */
const path = resolve(import.meta.dirname, import.meta.filename.endsWith('.ts') ? '../../../../tools/demo/demo.ts' : 'demo.js');

/** Loads the demo shop if the settings enable it. Throws if this copy of the server does not contain it. */
export async function loadDemo({ demoData }: Settings): Promise<Demo | undefined> {
  if (!demoData) return undefined;
  if (!existsSync(path)) throw new Error('DEMO_DATA is on, but this copy of the server has no demo shop: set DEMO_DATA=0');
  return ((await import(pathToFileURL(path).href)) as { demo: Demo }).demo;
}
