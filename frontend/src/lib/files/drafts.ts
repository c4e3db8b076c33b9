import { DRAFT_PREFIX, draftsInMemory } from './draftOwner.ts';

/** Returns an item of a list without its files, for storage. `useKeptPictures` stores the files. */
const withoutFiles = (item: unknown): unknown =>
  typeof item === 'object' && item !== null ? Object.fromEntries(Object.entries(item).filter(([, value]) => !(value instanceof Blob))) : item;

const ON_DEVICE = 'device ';

/** Returns the name of a draft that is stored until it is sent, even if the tab is closed. Other drafts belong to their tab. */
export const onDevice = (name: string): string => ON_DEVICE + name;

const storageOf = (name: string): Storage => (name.startsWith(ON_DEVICE) ? localStorage : sessionStorage);

function readStored(name: string): unknown {
  try {
    return JSON.parse(storageOf(name).getItem(DRAFT_PREFIX + name) ?? 'null');
  } catch {
    return null;
  }
}

/** Returns the draft of a form, which survives navigation and a reload; empty if there is none. */
export function readDraft<Values extends object>(name: string, defaults: Values): Partial<Values> {
  const stored = (draftsInMemory.get(name) ?? readStored(name) ?? {}) as Record<string, unknown>;
  // A draft of an older build may have other fields.
  return Object.fromEntries(Object.entries(stored).filter(([field]) => field in defaults)) as Partial<Values>;
}

const listeners = new Set<(name: string) => void>();

/** Calls a listener with the name of each draft that is sent or discarded, until the returned function is called. */
export function onDiscard(listener: (name: string) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Saves a draft: everything in memory, and all values except files also in the storage of the tab or the device. */
export function saveDraft(name: string, values: object): void {
  draftsInMemory.set(name, values);
  const plain = Object.entries(values).flatMap(([field, value]: [string, unknown]) =>
    value instanceof Blob ? [] : [[field, Array.isArray(value) ? value.map(withoutFiles) : value]],
  );
  try {
    storageOf(name).setItem(DRAFT_PREFIX + name, JSON.stringify(Object.fromEntries(plain)));
  } catch {
    // Storage is full or blocked: the draft stays in memory.
  }
}

export function discardDraft(name: string): void {
  draftsInMemory.delete(name);
  storageOf(name).removeItem(DRAFT_PREFIX + name);
  for (const listener of listeners) listener(name);
}
