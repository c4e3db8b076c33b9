const PREFIX = 'draft:';

/** Values with what storage cannot hold, such as a chosen file; kept as long as the page lives. */
const inMemory = new Map<string, object>();

function readStored(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null');
  } catch {
    return null;
  }
}

/** What was typed into a form and not sent yet, in this tab: survives leaving the page and a reload. Empty when there is nothing. */
export function readDraft<Values extends object>(name: string, defaults: Values): Partial<Values> {
  const kept = (inMemory.get(name) ?? readStored(name) ?? {}) as Record<string, unknown>;
  // A draft of an earlier build may have other fields.
  return Object.fromEntries(Object.entries(kept).filter(([field]) => field in defaults)) as Partial<Values>;
}

/** Keeps what was typed. Files stay in memory, everything else in the tab's session storage too. */
export function saveDraft(name: string, values: object): void {
  inMemory.set(name, values);
  const plain = Object.entries(values).filter(([, value]) => !(value instanceof Blob));
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(Object.fromEntries(plain)));
  } catch {
    // Storage is full or forbidden: the draft lives as long as the page.
  }
}

export function discardDraft(name: string): void {
  inMemory.delete(name);
  sessionStorage.removeItem(PREFIX + name);
}

/** Forgets every draft, for the next person at this browser. */
export function discardAllDrafts(): void {
  inMemory.clear();
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
}
