import type { Ctx } from '../../../../platform/context.ts';
import { invalid } from '../../../../platform/errors.ts';
import { messages } from '../../../../messages.ts';
import { readPhoto, readUpload, storePhoto, type Upload } from '../../../media/photos/photo.service.ts';
import { uploadedPhotos, readUploadedPhoto, type UploadedPhoto } from '../../../media/photos/uploads/photo-upload.service.ts';
import type { IncomingFile } from '../../../media/photos/uploaded-file.ts';
import { noteChange } from '../product.queries.ts';
import { MOST_PHOTOS, type ListingPhotoInput } from './listing-photo.inputs.ts';
import { photosOf, replacePhotos } from './listing-photos.queries.ts';

/** A new photo of a listing: a file in the request, or a picture uploaded earlier. */
export type NewPhoto = Upload | UploadedPhoto;
type ReadPhoto = Awaited<ReturnType<typeof readPhoto>> | Awaited<ReturnType<typeof readUploadedPhoto>>;

interface SentPhotos<Item> {
  photo?: IncomingFile | null | undefined;
  photos?: Item[] | null | undefined;
  uploadIds?: string[] | null | undefined;
}

/** A photo of a listing after the change: an existing photo or a new one. */
export type WantedPhoto<New> = { id: string } | { fresh: New };

/** Returns the name of the input field in which photos were sent, for errors about them. */
export function photoFieldOf({ photos, uploadIds }: SentPhotos<unknown>): 'photo' | 'photos' | 'uploadIds' {
  if (uploadIds) return 'uploadIds';
  return photos ? 'photos' : 'photo';
}

function assertSendable(sent: SentPhotos<unknown>): void {
  const { photo, photos, uploadIds } = sent;
  if (uploadIds && (photo || photos)) throw invalid('uploadIds', messages.uploadIdsAlone);
  if (photo && photos) throw invalid('photos', messages.photoOrPhotos);
  const most = Math.max(photos?.length ?? 0, uploadIds?.length ?? 0);
  if (most > MOST_PHOTOS) throw invalid(photoFieldOf(sent), messages.photosTooMany(MOST_PHOTOS));
}

/** Reads all files concurrently. They arrive one after the other, in the order in which the client sent them. */
const readAll = (ctx: Ctx, files: IncomingFile[], field: string) => Promise.all(files.map((file) => readUpload(ctx, file, { field })));

/** Returns the photos of a new listing, in order. Throws INVALID_INPUT and TOO_LARGE about the field that was sent. */
export async function readNewPhotos(ctx: Ctx, sent: SentPhotos<IncomingFile>): Promise<NewPhoto[]> {
  assertSendable(sent);
  if (sent.uploadIds) return uploadedPhotos(ctx, sent.uploadIds, 'uploadIds');
  return sent.photo ? readAll(ctx, [sent.photo], 'photo') : readAll(ctx, sent.photos ?? [], 'photos');
}

/** A new photo as `UpdateProductInput` specifies it. */
type Named = { file: IncomingFile } | { uploadId: string };

function wantedPhoto({ id, file, uploadId }: ListingPhotoInput): WantedPhoto<Named> {
  const named: WantedPhoto<Named>[] = [
    ...(id == null ? [] : [{ id }]),
    ...(file ? [{ fresh: { file } }] : []),
    ...(uploadId == null ? [] : [{ fresh: { uploadId } }]),
  ];
  if (named.length !== 1) throw invalid('photos', messages.photoIdOrFile);
  return named[0]!;
}

/** Returns the photos that `UpdateProductInput` specifies, in order; undefined if the photos stay unchanged. */
function wantedPhotos(sent: SentPhotos<ListingPhotoInput>, present: { id: string }[]): WantedPhoto<Named>[] | undefined {
  assertSendable(sent);
  if (sent.photos !== undefined) return (sent.photos ?? []).map(wantedPhoto);
  if (sent.photo === undefined) return undefined;
  const cover = sent.photo ? [{ fresh: { file: sent.photo } }] : [];
  return [...cover, ...present.slice(1).map(({ id }) => ({ id }))];
}

function assertOwn(wanted: WantedPhoto<unknown>[], present: { id: string }[]): void {
  const isOwn = (each: WantedPhoto<unknown>) => 'fresh' in each || present.some(({ id }) => id === each.id);
  if (!wanted.every(isOwn)) throw invalid('photos', messages.photoOfOther);
}

/**
 * Returns the photos of a changed listing in order, and reads the new ones; undefined if the photos stay unchanged.
 * Throws INVALID_INPUT and TOO_LARGE about the field that was sent.
 */
export async function readChangedPhotos(
  ctx: Ctx,
  product: string,
  sent: SentPhotos<ListingPhotoInput>,
): Promise<WantedPhoto<NewPhoto>[] | undefined> {
  const isChanged = sent.photo !== undefined || sent.photos !== undefined;
  const present = isChanged ? await photosOf(ctx, product) : [];
  const wanted = wantedPhotos(sent, present);
  if (!wanted) return undefined;
  assertOwn(wanted, present);
  const field = photoFieldOf(sent);
  return Promise.all(wanted.map(async (each) => ('id' in each ? each : { fresh: await readNamed(ctx, each.fresh, field) })));
}

async function readNamed(ctx: Ctx, named: Named, field: string): Promise<NewPhoto> {
  if ('file' in named) return readUpload(ctx, named.file, { field });
  const [photo] = await uploadedPhotos(ctx, [named.uploadId], field);
  return photo!;
}

/**
 * Returns a fingerprint of a new photo for recognizing a repeated request. The same picture has the same fingerprint, even if it is uploaded again.
 */
export const fingerprintOf = (photo: NewPhoto): string => ('stored' in photo ? photo.stored : photo.hash);

/** Reads pictures one after the other, so that a listing with many pictures needs no more memory at once than one with few. */
export async function readPhotos(ctx: Ctx, photos: NewPhoto[], field: string): Promise<ReadPhoto[]> {
  const read: ReadPhoto[] = [];
  for (const photo of photos) read.push(await ('stored' in photo ? readUploadedPhoto(ctx, photo, field) : readPhoto(ctx, photo, field)));
  return read;
}

/** Stores the pictures that are not stored yet. Returns the ids of all pictures in order. */
export async function storePhotos(ctx: Ctx, pictures: ReadPhoto[]): Promise<string[]> {
  const ids: string[] = [];
  for (const picture of pictures) ids.push('stored' in picture ? picture.stored : await storePhoto(ctx, picture));
  return ids;
}

/** Sets the photos of a locked listing. `stored` contains the ids of the new photos in order. Throws INVALID_INPUT about photos of other listings. */
export async function setPhotos(tx: Ctx, product: string, wanted: WantedPhoto<unknown>[], stored: string[]): Promise<void> {
  const present = await photosOf(tx, product);
  assertOwn(wanted, present);
  const fresh = [...stored];
  const ids = wanted.map((each) => ('id' in each ? present.find(({ id }) => id === each.id)!.stored : fresh.shift()!));
  await replacePhotos(tx, product, [...new Set(ids)]);
  await noteChange(tx, product);
}
