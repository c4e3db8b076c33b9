import type { Ctx, Viewer } from '../../../platform/context.ts';
import type { Limit } from '../../../platform/ports.ts';
import { authorize } from '../../../access/policy.ts';
import { scopesOfEverything } from '../../../access/scope-table.ts';
import { assertScopes } from '../../../access/scopes.ts';
import { exportUser, photoHashesOf } from './own-data.queries.ts';

/** The width of the pictures in the download, in pixels: the largest that is stored. */
const WIDTH = 1280;

/** The downloads of a user in an hour. */
const downloadsOfUser = ({ infra }: Ctx): Limit => ({ name: 'downloads', points: infra.settings.limits.userDownloads, seconds: 3_600 });

/** The path of the download. */
export const OWN_DATA_PATH = '/my-data.zip';

/** The address of the download of everything stored about the viewer. Throws UNAUTHENTICATED. */
export function myData(ctx: Ctx): string {
  authorize(ctx, 'account:use');
  return ctx.infra.settings.publicUrl + OWN_DATA_PATH;
}

/** A file of the download, in pieces that are read one after the other. */
export interface OwnFile {
  name: string;
  pieces: AsyncIterable<Uint8Array>;
}

async function* encoded(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const text of texts) yield Buffer.from(text);
}

async function* only(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

async function* filesOf(ctx: Ctx, viewer: Viewer): AsyncGenerator<OwnFile> {
  yield { name: 'data.json', pieces: encoded(exportUser(ctx, viewer.id, ctx.infra.settings.publicUrl)) };
  for await (const hash of photoHashesOf(ctx, viewer.id)) {
    const bytes = await ctx.infra.photos.get(hash, WIDTH);
    if (bytes) yield { name: `pictures/${hash}.webp`, pieces: only(bytes) };
  }
}

/**
 * Everything stored about the viewer: data.json, then each picture once. Pieces are read when they are asked for, so that a reader, however slow,
 * holds one of them in memory. Throws UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED.
 */
export async function myFiles(ctx: Ctx): Promise<AsyncGenerator<OwnFile>> {
  const viewer = authorize(ctx, 'account:use');
  assertScopes(viewer, scopesOfEverything);
  await ctx.infra.rateLimiter.use(downloadsOfUser(ctx), viewer.id);
  return filesOf(ctx, viewer);
}
