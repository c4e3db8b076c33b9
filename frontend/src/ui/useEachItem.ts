import { useState } from 'react';
import { messages } from '../lib/texts/messages.ts';
import { requestErrorOf } from '../lib/texts/requestError.ts';

/** State of an item: in progress, done, or the reason why it failed. */
export type ItemResult = 'busy' | 'done' | { failure: string };

/** Returns a function that processes items one after another, and the results. A failure of one item does not stop the others. */
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
