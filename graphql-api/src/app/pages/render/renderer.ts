import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** An operation of a page, by the hash under which the manifest of the build has its text. */
export interface PageOperation {
  hash: string;
  operationName: string;
  variables: Record<string, unknown>;
}

/** The parts of a page's HTML. */
export interface RenderedPage {
  /** Tags for the head: title, preloads, styles. */
  head: string;
  /** The element with the id `root`. */
  root: string;
  /** JSON from which the browser goes on. */
  data: string;
}

interface PageRequest {
  url: string;
  /** Executes an operation as the visitor of the page. Rejects where it has errors. */
  execute: (operation: PageOperation) => Promise<object>;
  signal: AbortSignal;
}

/** Renders a page. Rejects where it cannot, and when it is aborted. */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;

/** What the build of the pages for the server exports. */
interface ServerBuild {
  openRenderer(settings: Record<string, string>): Promise<RenderPage>;
}

/** A folder that is not served. */
const ENTRY = '.server/entry-server.js';

/** Loads the pages that were built for the server, with the settings that browsers find in meta tags; undefined where the build has none. */
export async function loadRenderer(webDir: string, settings: Record<string, string>): Promise<RenderPage | undefined> {
  const path = join(webDir, ENTRY);
  if (!existsSync(path)) return undefined;
  const build = (await import(pathToFileURL(path).href)) as ServerBuild;
  return build.openRenderer(settings);
}
