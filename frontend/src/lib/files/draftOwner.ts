export const DRAFT_PREFIX = 'draft:';
/** Where the id of the user who typed the drafts is kept. */
const OWNER = 'drafts-of';

/** Drafts with values that storage cannot hold, such as a chosen file. */
export const draftsInMemory = new Map<string, object>();

/** Discards all drafts, so that the next user of this browser does not see them. */
export function discardAllDrafts(): void {
  draftsInMemory.clear();
  for (const storage of [sessionStorage, localStorage]) {
    for (const key of Object.keys(storage)) if (key.startsWith(DRAFT_PREFIX) || key === OWNER) storage.removeItem(key);
  }
  // Nothing names these pictures any more, so that a browser that stores none, or cannot load this now, shows none either.
  void import('./draftPictures.ts').then(({ dropAllPictures }) => dropAllPictures()).catch(() => undefined);
}

/** Assigns the drafts to the user who signed in. Drafts of another user are discarded; a guest's drafts stay. */
export function claimDrafts(userId: string): void {
  const owner = localStorage.getItem(OWNER);
  if (owner !== null && owner !== userId) discardAllDrafts();
  try {
    localStorage.setItem(OWNER, userId);
  } catch {
    // Storage is full or blocked: the drafts are stored in memory.
  }
}
