import type { Ctx } from '../../../platform/context.ts';
import { deleteUnused, unusedForADay, unusedOf } from './photo.queries.ts';
import { deleteOldUploads } from './uploads/photo-upload.queries.ts';

/** Removes unused photos. Deletes the files first, so that the next sweep finds and finishes an interrupted removal. */
async function remove(ctx: Ctx, unused: { id: string; hash: string }[]): Promise<void> {
  for (const { hash } of unused) await ctx.infra.photos.remove(hash);
  const ids = unused.map(({ id }) => id);
  if (ids.length > 0) await deleteUnused(ctx, ids);
}

/** Removes the given photos that nothing shows any more. Call it after the commit that stopped showing them. */
export async function removePhotos(ctx: Ctx, ids: string[]): Promise<void> {
  await remove(ctx, await unusedOf(ctx, ids));
}

/** Removes photos that nothing shows and that were uploaded more than a day ago: replaced photos, and abandoned uploads. */
export async function sweepPhotos(ctx: Ctx): Promise<void> {
  await deleteOldUploads(ctx);
  await remove(ctx, await unusedForADay(ctx));
}
