import type { ChosenPicture } from './photoUploads.ts';

/** Most photos of a listing. */
export const MOST_PHOTOS = 8;

/** A photo in the form of a listing: one that the listing has, or a chosen file. */
export interface ListingPhoto {
  /** Identifies it among the others of the form. */
  key: string;
  name: string;
  /** For a photo that the listing has. */
  id?: string;
  url?: string;
  /** For a chosen file; left out after a reload, until it is found. */
  file?: File;
}

/** The photos of a listing, for its form. */
export const savedPhotos = (photos: readonly { id: string; url: string }[]): ListingPhoto[] =>
  photos.map(({ id, url }, index) => ({ key: id, name: `photo ${index + 1}`, id, url }));

/** The chosen pictures among the photos of a form. */
export const picturesOf = (photos: readonly ListingPhoto[]): ChosenPicture[] => photos.flatMap(({ key, file }) => (file ? [{ key, file }] : []));

/** What is sent of the photos of a changed listing, given the uploads of new ones by their keys; undefined where they stay as they are. */
export function changedPhotos(photos: readonly ListingPhoto[], before: readonly { id: string }[], uploadIds: ReadonlyMap<string, string>) {
  const isSame = photos.length === before.length && photos.every(({ id }, index) => id === before[index]!.id);
  return isSame ? undefined : photos.map(({ id, key }) => (id === undefined ? { uploadId: uploadIds.get(key)! } : { id }));
}

/** A photo of a restored draft with the file that was found for it; none where a chosen file is lost. */
export function withFile(photo: ListingPhoto, found: File | undefined): ListingPhoto[] {
  if (photo.id !== undefined || photo.file) return [photo];
  return found ? [{ ...photo, file: found }] : [];
}
