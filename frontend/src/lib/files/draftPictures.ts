import { clear, createStore, delMany, getMany, keys, setMany } from 'idb-keyval';

/** Picture of a draft, with the key of its item. */
export interface DraftPicture {
  key: string;
  file: File;
}

type Key = [draft: string, key: string];

const store = createStore('draft-pictures', 'pictures');

/** Stores pictures of a draft in the browser's database. */
export const keepPictures = (draft: string, pictures: readonly DraftPicture[]): Promise<void> =>
  setMany(
    pictures.map(({ key, file }): [Key, File] => [[draft, key], file]),
    store,
  );

/** Returns the stored pictures of a draft for the given keys. Keys without a picture are left out. */
export async function keptPictures(draft: string, wanted: readonly string[]): Promise<Map<string, File>> {
  const files = await getMany<File | undefined>(
    wanted.map((key): Key => [draft, key]),
    store,
  );
  return new Map(wanted.flatMap((key, index) => (files[index] ? [[key, files[index]]] : [])));
}

/** Deletes pictures of a draft. */
export const dropPictures = (draft: string, gone: readonly string[]): Promise<void> =>
  delMany(
    gone.map((key): Key => [draft, key]),
    store,
  );

/** Returns the keys of the stored pictures of a draft. */
export async function keptKeys(draft: string): Promise<string[]> {
  const all = await keys<Key>(store);
  return all.flatMap(([of, key]) => (of === draft ? [key] : []));
}

/** Deletes the pictures of all drafts. */
export const dropAllPictures = (): Promise<void> => clear(store);
