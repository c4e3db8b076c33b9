import type { Ctx } from '../../../platform/context.ts';

/** Enough for about 2,000 listings with three photos each. */
const LEAST_FREE_BYTES = 1_000_000_000;

/**
 * Returns a warning for the operator of the server before uploads are rejected; undefined while the disk of the photos has enough space, or if it is
 * not local.
 */
export async function photoSpaceWarning({ infra }: Ctx): Promise<string | undefined> {
  const free = await infra.photos.freeBytes?.();
  if (free === undefined || free >= LEAST_FREE_BYTES) return undefined;
  return `the disk of PHOTO_STORE has ${Math.floor(free / 1_000_000)} MB left: once it is full, photos are rejected and listings wait`;
}
