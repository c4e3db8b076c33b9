import { authorize } from '../../../../access/policy.ts';
import { messages } from '../../../../messages.ts';
import type { Ctx } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/ids.ts';
import { invalid } from '../../../../platform/errors.ts';
import { checkInput } from '../../../../platform/input/validation.ts';
import { PHOTO_WIDTHS } from '../photo-codec.ts';
import { readPhoto, readUpload, storePhoto } from '../photo.service.ts';
import { UploadPhotoInput } from './photo-upload.inputs.ts';
import { putUpload, usableUploads } from './photo-upload.queries.ts';

/** A picture that its seller uploaded before posting the listing. */
export interface UploadedPhoto {
  /** Id of the stored photo. */
  stored: string;
  /** Name of its files. */
  hash: string;
}

/**
 * Stores a picture for a listing that the viewer posts or changes within a day. Nobody can see it before; the content policy reviews it with the
 * listing. Uploading the same picture again renews its time. Throws INVALID_INPUT and TOO_LARGE about `photo`, RATE_LIMITED.
 */
export async function uploadPhoto(ctx: Ctx, input: UploadPhotoInput): Promise<{ id: string; expiresAt: Date }> {
  const viewer = authorize(ctx, 'product:create');
  const { photo } = checkInput(UploadPhotoInput, input);
  const stored = await storePhoto(ctx, await readPhoto(ctx, await readUpload(ctx, photo)));
  return putUpload(ctx, viewer.id, stored);
}

/**
 * Returns the pictures of the viewer's uploads, in the given order. Throws INVALID_INPUT about `field` if one is not the viewer's or can no longer be
 * used.
 */
export async function uploadedPhotos(ctx: Ctx, ids: readonly string[], field: string): Promise<UploadedPhoto[]> {
  if (ids.length === 0) return [];
  const usable = ids.every(isId) ? await usableUploads(ctx, ctx.viewer!.id, ids) : [];
  return ids.map((id) => {
    const found = usable.find((each) => each.id === id);
    if (!found) throw invalid(field, messages.photoUploadGone);
    return { stored: found.photo, hash: found.hash };
  });
}

/** Reads the largest width of an uploaded picture for review. Throws INVALID_INPUT about `field` if it has been removed in the meantime. */
export async function readUploadedPhoto(ctx: Ctx, { stored, hash }: UploadedPhoto, field: string): Promise<{ stored: string; bytes: Buffer }> {
  const bytes = await ctx.infra.photos.get(hash, PHOTO_WIDTHS.at(-1)!);
  if (!bytes) throw invalid(field, messages.photoUploadGone);
  return { stored, bytes };
}
