import { useState } from 'react';
import { showFailure } from './showFailure.ts';

/** Asks about one of several things before something is done to it. `dialog` is what a ConfirmDialog needs, `failed` what is shown where the server says nothing. */
export function useQuestion<Item>(act: (item: Item) => Promise<unknown>, failed: string) {
  const [asked, ask] = useState<Item | null>(null);
  const [busy, setBusy] = useState(false);
  const doIt = async (item: Item): Promise<void> => {
    setBusy(true);
    try {
      await act(item);
    } catch (error) {
      showFailure(error, failed);
    }
    setBusy(false);
    ask(null);
  };
  return { asked, ask, dialog: { open: asked !== null, busy, onYes: () => asked !== null && void doIt(asked), onNo: () => ask(null) } };
}
