import type { Ctx } from '../../../platform/context.ts';
import { deleteOldActs } from '../../log/acts/act.queries.ts';
import { removePhotos } from '../../media/photos/photo-removal.ts';

/** Deletes the data of acts that can no longer be undone, and the photos that these acts removed from the pages. */
export async function removeOldActs(ctx: Ctx): Promise<void> {
  await removePhotos(ctx, await deleteOldActs(ctx));
}
