import type { ChosenPicture } from './photoUploads.ts';

/** Maximum number of photos of a listing. */
export const MOST_PHOTOS = 8;

/** Photo in the form of a listing: one that the listing already has, or a chosen file. */
export interface ListingPhoto {
  /** Unique key among the photos of the form. */
  key: string;
  name: string;
  /** Id of a photo that the listing already has. */
  id?: string;
  url?: string;
  /** Chosen file. Missing after a reload, until the stored file is found. */
  file?: File;
}

/** Returns the photos of a listing for its form. */
export const savedPhotos = (photos: readonly { id: string; url: string }[]): ListingPhoto[] =>
  photos.map(({ id, url }, index) => ({ key: id, name: `photo ${index + 1}`, id, url }));

/** Returns the chosen pictures among the photos of a form. */
export const picturesOf = (photos: readonly ListingPhoto[]): ChosenPicture[] => photos.flatMap(({ key, file }) => (file ? [{ key, file }] : []));

/** Returns the photos to send for a changed listing, given the upload ids of new photos by key; undefined if the photos are unchanged. */
export function changedPhotos(photos: readonly ListingPhoto[], before: readonly { id: string }[], uploadIds: ReadonlyMap<string, string>) {
  const isSame = photos.length === before.length && photos.every(({ id }, index) => id === before[index]!.id);
  return isSame ? undefined : photos.map(({ id, key }) => (id === undefined ? { uploadId: uploadIds.get(key)! } : { id }));
}

/** Returns a photo of a restored draft with its stored file; empty if the file is lost. */
export function withFile(photo: ListingPhoto, found: File | undefined): ListingPhoto[] {
  if (photo.id !== undefined || photo.file) return [photo];
  return found ? [{ ...photo, file: found }] : [];
}
