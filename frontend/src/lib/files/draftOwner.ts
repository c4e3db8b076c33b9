export const DRAFT_PREFIX = 'draft:';
/** Storage key of the id of the user who typed the drafts. */
const OWNER = 'drafts-of';

/** Drafts by name, including values that storage cannot hold, such as chosen files. */
export const draftsInMemory = new Map<string, object>();

/** Discards all drafts, so that the next user of this browser does not see them. */
export function discardAllDrafts(): void {
  draftsInMemory.clear();
  for (const storage of [sessionStorage, localStorage]) {
    for (const key of Object.keys(storage)) if (key.startsWith(DRAFT_PREFIX) || key === OWNER) storage.removeItem(key);
  }
  // No draft refers to these pictures any more, so a failure to delete them shows none of them.
  void import('./draftPictures.ts').then(({ dropAllPictures }) => dropAllPictures()).catch(() => undefined);
}

/** Assigns the drafts to the user who signed in. Drafts of another user are discarded; a guest's drafts stay. */
export function claimDrafts(userId: string): void {
  const owner = localStorage.getItem(OWNER);
  if (owner !== null && owner !== userId) discardAllDrafts();
  try {
    localStorage.setItem(OWNER, userId);
  } catch {
    // Storage is full or blocked: the drafts stay in memory.
  }
}
