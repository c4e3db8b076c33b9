let waiting = 0;
let onChange: (() => void) | undefined;

/** Waits for a script that a page needs before it can show anything of its own. */
export async function waitForPageScript<Module>(script: Promise<Module>): Promise<Module> {
  waiting += 1;
  onChange?.();
  try {
    return await script;
  } finally {
    waiting -= 1;
    onChange?.();
  }
}

export const isPageScriptAwaited = (): boolean => waiting > 0;

/** Has the frame, the only listener, called back when that changes. */
export function onPageScripts(listener: () => void): () => void {
  onChange = listener;
  return () => undefined;
}
