let waiting = 0;
const listeners = new Set<() => void>();

function count(change: 1 | -1): void {
  waiting += change;
  listeners.forEach((listener) => listener());
}

/** Waits for a script that a page needs before it can show anything of its own. */
export async function waitForPageScript<Module>(script: Promise<Module>): Promise<Module> {
  count(1);
  try {
    return await script;
  } finally {
    count(-1);
  }
}

export const isPageScriptAwaited = (): boolean => waiting > 0;

export function onPageScripts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
