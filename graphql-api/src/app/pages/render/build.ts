import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltFiles, InlineParts } from '../page-tags.ts';

/** The manifest that the build of the pages writes (`pages.json`). */
export interface Build {
  files: BuiltFiles;
  inline: InlineParts;
  /** Path patterns of the pages that browsers render. */
  empty: string[];
  /** The pages that the server renders. */
  rendered: RenderedPath[];
  /** The pages of which the server renders the frame and the skeleton. */
  framed: FramedPath[];
  /** Paths of the scripts that the page of an unknown path is hydrated with. */
  notFoundScripts: string[];
}

/** A page of which the server renders the frame and the skeleton, for its user. */
export interface FramedPath {
  /** A path pattern. */
  path: string;
  /** Paths of the scripts that the page begins with, beside the one that all pages have. */
  scripts: string[];
}

interface RenderedPath extends FramedPath {
  /** The fonts that the HTML preloads; none where pictures should come first. */
  fonts: string[];
  /** The page is the same whatever parameters its address has. */
  isOnce: boolean;
}

/** Reads the manifest of the pages' build. Throws where there is none. */
export const readBuild = (webDir: string): Build => JSON.parse(readFileSync(join(webDir, 'pages.json'), 'utf8')) as Build;

/** The scripts that the HTML may have in itself, as sources of a content security policy: by their hash, so that no other script runs. */
export const inlineSources = ({ inline: { head, start } }: Build): string[] =>
  [head, start].map((script) => `'sha256-${hash('sha256', script, 'base64')}'`);
