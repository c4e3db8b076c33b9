export const DRAFT_PREFIX = 'draft:';
/** Where the id of the user who typed the drafts is kept. */
const OWNER = 'drafts-of';

/** True of a file, and of a list whose items hold files: storage cannot hold them. */
function holdsFile(value: unknown): boolean {
  if (Array.isArray(value)) return value.some((item: object | null) => Object.values(item ?? {}).some(holdsFile));
  return value instanceof Blob;
}

/** Drafts with values that storage cannot hold, such as a chosen file. Kept in memory. */
const inMemory = new Map<string, object>();

function readStored(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(DRAFT_PREFIX + name) ?? 'null');
  } catch {
    return null;
  }
}

/** The draft of a form in this tab, which survives navigation and a reload; empty if there is none. */
export function readDraft<Values extends object>(name: string, defaults: Values): Partial<Values> {
  const stored = (inMemory.get(name) ?? readStored(name) ?? {}) as Record<string, unknown>;
  // A draft of an older build may have other fields.
  return Object.fromEntries(Object.entries(stored).filter(([field]) => field in defaults)) as Partial<Values>;
}

/** Saves a draft: files in memory, everything else in the tab's session storage as well. */
export function saveDraft(name: string, values: object): void {
  inMemory.set(name, values);
  const plain = Object.entries(values).filter(([, value]) => !holdsFile(value));
  try {
    sessionStorage.setItem(DRAFT_PREFIX + name, JSON.stringify(Object.fromEntries(plain)));
  } catch {
    // Storage is full or blocked: the draft is stored in memory.
  }
}

export function discardDraft(name: string): void {
  inMemory.delete(name);
  sessionStorage.removeItem(DRAFT_PREFIX + name);
}

/** Discards all drafts, so that the next user of this browser does not see them. */
export function discardAllDrafts(): void {
  inMemory.clear();
  for (const storage of [sessionStorage, localStorage]) {
    for (const key of Object.keys(storage)) if (key.startsWith(DRAFT_PREFIX) || key === OWNER) storage.removeItem(key);
  }
}

/** Assigns the drafts to the user who signed in. Drafts of another user are discarded; those of a guest stay. */
export function claimDrafts(userId: string): void {
  const owner = sessionStorage.getItem(OWNER);
  if (owner !== null && owner !== userId) discardAllDrafts();
  try {
    sessionStorage.setItem(OWNER, userId);
  } catch {
    // Storage is full or blocked: the drafts are stored in memory.
  }
}
