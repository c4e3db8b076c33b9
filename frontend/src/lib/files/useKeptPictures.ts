import { useEffect, useEffectEvent, useState } from 'react';
import { onDiscard } from './drafts.ts';

interface Picture {
  key: string;
  /** Missing after a reload, until the stored file is found. */
  file?: File | undefined;
}

/** Pictures of a draft in the browser's database. Changes run one after another. */
class KeptPictures {
  private kept: Set<string> | undefined;
  private queue: Promise<unknown> = Promise.resolve();

  constructor(private readonly draft: string) {}

  /**
   * Stores these pictures and deletes all others of the draft. Resolves to the stored files of the pictures without a file; empty if the browser
   * cannot store files.
   */
  async keep(pictures: readonly Picture[]): Promise<ReadonlyMap<string, File>> {
    const work = this.queue.then(() => this.change(pictures)).catch(() => new Map<string, File>());
    this.queue = work;
    return work;
  }

  private async change(pictures: readonly Picture[]): Promise<ReadonlyMap<string, File>> {
    const { dropPictures, keepPictures, keptKeys, keptPictures } = await import('./draftPictures.ts');
    const kept = (this.kept ??= new Set(await keptKeys(this.draft)));
    const gone = [...kept].filter((key) => pictures.every((picture) => picture.key !== key));
    if (gone.length > 0) await dropPictures(this.draft, gone);
    for (const key of gone) kept.delete(key);
    const added = pictures.flatMap(({ key, file }) => (file && !kept.has(key) ? [{ key, file }] : []));
    if (added.length > 0) await keepPictures(this.draft, added);
    for (const { key } of added) kept.add(key);
    const missing = pictures.flatMap(({ key, file }) => (file ? [] : [key]));
    return keptPictures(this.draft, missing);
  }
}

/**
 * Stores the chosen pictures of a draft in the browser until it is sent or discarded, so that they survive a reload. After a reload `onFound`
 * receives the files by the key of their item; files that are missing are lost. If the browser cannot store files, the pictures last as long as the
 * page.
 */
export function useKeptPictures(draft: string, pictures: readonly Picture[], onFound: (found: ReadonlyMap<string, File>) => void): void {
  const [kept] = useState(() => new KeptPictures(draft));
  const found = useEffectEvent(onFound);
  const keep = useEffectEvent(async () => {
    const isMissing = pictures.some(({ file }) => !file);
    const files = await kept.keep(pictures);
    if (isMissing) found(files);
  });
  const state = pictures.map(({ key, file }) => `${key} ${Boolean(file)}`).join();
  useEffect(() => void keep(), [state]);
  useEffect(() => onDiscard((discarded) => void (discarded === draft && kept.keep([]))), [draft, kept]);
}
