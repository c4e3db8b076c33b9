import { clear, createStore, delMany, getMany, keys, setMany } from 'idb-keyval';

/** A picture of a draft, by the key of the item that it belongs to. */
export interface DraftPicture {
  key: string;
  file: File;
}

type Key = [draft: string, key: string];

const store = createStore('draft-pictures', 'pictures');

/** Keeps pictures of a draft in the database of the browser. */
export const keepPictures = (draft: string, pictures: readonly DraftPicture[]): Promise<void> =>
  setMany(
    pictures.map(({ key, file }): [Key, File] => [[draft, key], file]),
    store,
  );

/** The kept pictures of a draft, of those that are wanted. */
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

/** The keys of the kept pictures of a draft. */
export async function keptKeys(draft: string): Promise<string[]> {
  const all = await keys<Key>(store);
  return all.flatMap(([of, key]) => (of === draft ? [key] : []));
}

/** Deletes the pictures of all drafts. */
export const dropAllPictures = (): Promise<void> => clear(store);
