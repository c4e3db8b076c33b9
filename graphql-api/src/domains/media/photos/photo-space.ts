import type { Ctx } from '../../../platform/context.ts';

/** Room for some 2,000 listings with three photos each. */
const LEAST_FREE_BYTES = 1_000_000_000;

/** A warning for whoever runs the server, before uploads are rejected; undefined while the disk of the photos has room, or is not of this machine. */
export async function photoSpaceWarning({ infra }: Ctx): Promise<string | undefined> {
  const free = await infra.photos.freeBytes?.();
  if (free === undefined || free >= LEAST_FREE_BYTES) return undefined;
  return `the disk of PHOTO_STORE has ${Math.floor(free / 1_000_000)} MB left: once it is full, photos are rejected and listings wait`;
}
