import type { Ctx, Viewer } from '../platform/context.ts';
import type { Limit } from '../platform/ports.ts';
import { authorize } from '../access/policy.ts';
import { exportUser, photoHashesOf } from './own-data.queries.ts';

/** The width of the pictures in the download, in pixels: the largest that is stored. */
const WIDTH = 1280;

/** The downloads of a user in an hour. */
const downloads: Limit = { name: 'downloads', points: 20, seconds: 3_600 };

/** Everything stored about the viewer, as JSON text. Throws UNAUTHENTICATED. */
export async function myData(ctx: Ctx): Promise<string> {
  return exportUser(ctx, authorize(ctx, 'account:use').id, ctx.infra.settings.publicUrl);
}

/** A file of the download. */
export interface OwnFile {
  name: string;
  bytes: Uint8Array;
}

async function* filesOf(ctx: Ctx, viewer: Viewer): AsyncGenerator<OwnFile> {
  yield { name: 'data.json', bytes: Buffer.from(await myData(ctx)) };
  for (const hash of await photoHashesOf(ctx, viewer.id)) {
    const bytes = await ctx.infra.photos.get(hash, WIDTH);
    if (bytes) yield { name: `pictures/${hash}.webp`, bytes };
  }
}

/** Everything stored about the viewer: data.json, then each picture once, read one at a time. Throws UNAUTHENTICATED, RATE_LIMITED. */
export async function myFiles(ctx: Ctx): Promise<AsyncGenerator<OwnFile>> {
  const viewer = authorize(ctx, 'account:use');
  await ctx.infra.rateLimiter.use(downloads, viewer.id);
  return filesOf(ctx, viewer);
}
