import { messages } from '../../../../messages.ts';
import type { Ctx } from '../../../../platform/context.ts';
import { listingWithSamePicture } from './same-picture.queries.ts';

/** Messages for the seller and for administrators about a picture that another seller's listing shows. */
interface SamePicture {
  warning: { warning?: string };
  doubts: string[];
}

/**
 * Checks whether another seller's listing shows a picture that looks like one of these stored photos. Returns a warning for the seller and a remark
 * for administrators.
 */
export async function samePictureOfOther(ctx: Ctx, seller: string, stored: string[]): Promise<SamePicture> {
  const other = stored.length > 0 ? await listingWithSamePicture(ctx, seller, stored) : undefined;
  if (!other) return { warning: {}, doubts: [] };
  return {
    warning: { warning: messages.samePicture(other.name) },
    doubts: [`the picture of listing ${other.id} of another seller`],
  };
}
