import { useState } from 'react';
import { showFailure } from './showFailure.ts';

/**
 * Returns the state of a confirmation for one of several items. `asked` is the item that the question is about, and `dialog` contains the props of a
 * ConfirmDialog. `failed` is the error text if the server sends none.
 */
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
