let waiting = 0;
const listeners = new Set<() => void>();

function count(change: number): void {
  waiting += change;
  for (const listener of listeners) listener();
}

/** Waits for a script that a page needs before it can show anything of its own. `isPageScriptAwaited` returns true meanwhile. */
export async function waitForPageScript<Module>(script: Promise<Module>): Promise<Module> {
  count(1);
  try {
    return await script;
  } finally {
    count(-1);
  }
}

export const isPageScriptAwaited = (): boolean => waiting > 0;

/** Calls a listener when `isPageScriptAwaited` may have changed, until the returned function is called. */
export function onPageScripts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
