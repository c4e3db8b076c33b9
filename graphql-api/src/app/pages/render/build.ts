import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltFiles, InlineParts } from '../page-tags.ts';

/** Manifest that the build of the pages writes (`pages.json`). */
export interface Build {
  files: BuiltFiles;
  inline: InlineParts;
  /** Path patterns of the pages that browsers render. */
  empty: string[];
  /** Pages that the server renders. */
  rendered: RenderedPath[];
  /** Pages of which the server renders only the frame and the skeleton. */
  framed: FramedPath[];
  /** Paths of the scripts with which the page for an unknown path is hydrated. */
  notFoundScripts: string[];
}

/** A page for its user only, of which the server renders the frame and the skeleton. */
export interface FramedPath {
  /** Path pattern. */
  path: string;
  /** Paths of the page's initial scripts, besides the script that all pages have. */
  scripts: string[];
}

interface RenderedPath extends FramedPath {
  /** Fonts that the HTML preloads; none if pictures should load first. */
  fonts: string[];
  /** Whether the page is the same for all parameters of its address. */
  isOnce: boolean;
}

/** Reads the manifest of the pages' build. Throws if there is none. */
export const readBuild = (webDir: string): Build => JSON.parse(readFileSync(join(webDir, 'pages.json'), 'utf8')) as Build;

/** Returns the inline scripts of the HTML as sources of a content security policy. They are listed by hash, so that no other script runs. */
export const inlineSources = ({ inline: { head, start } }: Build): string[] =>
  [head, start].map((script) => `'sha256-${hash('sha256', script, 'base64')}'`);
