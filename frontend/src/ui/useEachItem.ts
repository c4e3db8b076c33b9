import { useState } from 'react';
import { messages } from '../lib/texts/messages.ts';
import { requestErrorOf } from '../lib/texts/requestError.ts';

/** What became of an item: it waits for its turn, or was done, or why it was not. */
export type ItemResult = 'busy' | 'done' | { failure: string };

/** Acts on items one after another. What fails for one leaves the others. */
export function useEachItem<Item extends { id: string }>(act: (item: Item) => Promise<unknown>) {
  const [results, setResults] = useState<Readonly<Record<string, ItemResult>>>({});
  const [running, setRunning] = useState(false);
  const note = (id: string, result: ItemResult) => setResults((before) => ({ ...before, [id]: result }));

  const run = async (items: readonly Item[]) => {
    setRunning(true);
    for (const item of items) {
      note(item.id, 'busy');
      try {
        await act(item);
        note(item.id, 'done');
      } catch (error) {
        note(item.id, { failure: requestErrorOf(error).message || messages.actFailed });
      }
    }
    setRunning(false);
  };

  const done = Object.values(results).filter((result) => result === 'done').length;
  return { results, running, done, run: (items: readonly Item[]) => void run(items) };
}
