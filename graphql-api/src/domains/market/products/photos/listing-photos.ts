import type { Ctx } from '../../../../platform/context.ts';
import { invalid } from '../../../../platform/errors.ts';
import { messages } from '../../../../messages.ts';
import { readPhoto, readUpload, storePhoto, type Upload } from '../../../media/photos/photo.service.ts';
import type { IncomingFile } from '../../../media/photos/uploaded-file.ts';
import { noteChange } from '../product.queries.ts';
import { MOST_PHOTOS, type ListingPhotoInput } from './listing-photo.inputs.ts';
import { photosOf, replacePhotos } from './listing-photos.queries.ts';

type ReadPhoto = Awaited<ReturnType<typeof readPhoto>>;

interface SentPhotos<Item> {
  photo?: IncomingFile | null | undefined;
  photos?: Item[] | null | undefined;
}

/** A photo of a listing as it will be: one that it has, or an upload. */
export type WantedPhoto<File> = { id: string } | { file: File };

function assertSendable({ photo, photos }: SentPhotos<unknown>): void {
  if (photo && photos) throw invalid('photos', messages.photoOrPhotos);
  if (photos && photos.length > MOST_PHOTOS) throw invalid('photos', messages.photosTooMany(MOST_PHOTOS));
}

/** Reads files at once: they arrive one after the other, in the order in which the client sent them. */
const readAll = (ctx: Ctx, files: IncomingFile[], field: string) => Promise.all(files.map((file) => readUpload(ctx, file, { field })));

/** The photos of a new listing, in order. Throws INVALID_INPUT and TOO_LARGE about the field that was sent. */
export async function readNewPhotos(ctx: Ctx, sent: SentPhotos<IncomingFile>): Promise<Upload[]> {
  assertSendable(sent);
  return sent.photo ? readAll(ctx, [sent.photo], 'photo') : readAll(ctx, sent.photos ?? [], 'photos');
}

function wantedPhoto({ id, file }: ListingPhotoInput): WantedPhoto<IncomingFile> {
  if (id != null && !file) return { id };
  if (id == null && file) return { file };
  throw invalid('photos', messages.photoIdOrFile);
}

/** The photos as `UpdateProductInput` names them, in order; undefined where they stay as they are. */
function wantedPhotos(sent: SentPhotos<ListingPhotoInput>, present: { id: string }[]): WantedPhoto<IncomingFile>[] | undefined {
  assertSendable(sent);
  if (sent.photos !== undefined) return (sent.photos ?? []).map(wantedPhoto);
  if (sent.photo === undefined) return undefined;
  const cover = sent.photo ? [{ file: sent.photo }] : [];
  return [...cover, ...present.slice(1).map(({ id }) => ({ id }))];
}

function assertOwn(wanted: WantedPhoto<unknown>[], present: { id: string }[]): void {
  const isOwn = (each: WantedPhoto<unknown>) => 'file' in each || present.some(({ id }) => id === each.id);
  if (!wanted.every(isOwn)) throw invalid('photos', messages.photoOfOther);
}

/**
 * The photos of a changed listing, in order, with new files read; undefined where they stay as they are.
 * Throws INVALID_INPUT and TOO_LARGE about the field that was sent.
 */
export async function readChangedPhotos(ctx: Ctx, product: string, sent: SentPhotos<ListingPhotoInput>): Promise<WantedPhoto<Upload>[] | undefined> {
  const isChanged = sent.photo !== undefined || sent.photos !== undefined;
  const present = isChanged ? await photosOf(ctx, product) : [];
  const wanted = wantedPhotos(sent, present);
  if (!wanted) return undefined;
  assertOwn(wanted, present);
  const field = sent.photo ? 'photo' : 'photos';
  return Promise.all(wanted.map(async (each) => ('id' in each ? each : { file: await readUpload(ctx, each.file, { field }) })));
}

/** Decodes pictures one after the other, so that a listing with many takes no more memory at once than one with few. */
export async function decodePhotos(ctx: Ctx, uploads: Upload[], field: string): Promise<ReadPhoto[]> {
  const read: ReadPhoto[] = [];
  for (const upload of uploads) read.push(await readPhoto(ctx, upload, field));
  return read;
}

/** Stores pictures. Returns their ids in order, a picture that comes twice once. */
export async function storePhotos(ctx: Ctx, pictures: ReadPhoto[]): Promise<string[]> {
  const ids: string[] = [];
  for (const picture of pictures) ids.push(await storePhoto(ctx, picture));
  return ids;
}

/** Sets the photos of a locked listing; `stored` are the ids of the new files in their order. Throws INVALID_INPUT about photos of others. */
export async function setPhotos(tx: Ctx, product: string, wanted: WantedPhoto<unknown>[], stored: string[]): Promise<void> {
  const present = await photosOf(tx, product);
  assertOwn(wanted, present);
  const fresh = [...stored];
  const ids = wanted.map((each) => ('id' in each ? present.find(({ id }) => id === each.id)!.stored : fresh.shift()!));
  await replacePhotos(tx, product, [...new Set(ids)]);
  await noteChange(tx, product);
}
