import { DRAFT_PREFIX, draftsInMemory } from './draftOwner.ts';

/** Whether a value is a file, or a list with files in its items. Storage cannot hold files. */
function holdsFile(value: unknown): boolean {
  if (Array.isArray(value)) return value.some((item: object | null) => Object.values(item ?? {}).some(holdsFile));
  return value instanceof Blob;
}

const ON_DEVICE = 'device ';

/** The name of a draft that is kept until it is sent, also when the tab is closed. Other drafts are those of a tab. */
export const onDevice = (name: string): string => ON_DEVICE + name;

const storageOf = (name: string): Storage => (name.startsWith(ON_DEVICE) ? localStorage : sessionStorage);

function readStored(name: string): unknown {
  try {
    return JSON.parse(storageOf(name).getItem(DRAFT_PREFIX + name) ?? 'null');
  } catch {
    return null;
  }
}

/** The draft of a form, which survives navigation and a reload; empty if there is none. */
export function readDraft<Values extends object>(name: string, defaults: Values): Partial<Values> {
  const stored = (draftsInMemory.get(name) ?? readStored(name) ?? {}) as Record<string, unknown>;
  // A draft of an older build may have other fields.
  return Object.fromEntries(Object.entries(stored).filter(([field]) => field in defaults)) as Partial<Values>;
}

/** Saves a draft: files in memory, everything else in the storage of the tab or the device as well. */
export function saveDraft(name: string, values: object): void {
  draftsInMemory.set(name, values);
  const plain = Object.entries(values).filter(([, value]) => !holdsFile(value));
  try {
    storageOf(name).setItem(DRAFT_PREFIX + name, JSON.stringify(Object.fromEntries(plain)));
  } catch {
    // Storage is full or blocked: the draft is stored in memory.
  }
}

export function discardDraft(name: string): void {
  draftsInMemory.delete(name);
  storageOf(name).removeItem(DRAFT_PREFIX + name);
}
