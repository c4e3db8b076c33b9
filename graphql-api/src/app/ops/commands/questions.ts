import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Asks a person. What is typed after a hidden question is not shown. */
export type Ask = (question: string, isHidden: boolean) => Promise<string>;

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/** Asks at a terminal. */
export function askAt(input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Ask {
  return async (question, isHidden) => {
    // As a terminal, the library itself shows what is typed: here it writes nowhere.
    const terminal = createInterface(isHidden ? { input, output: nowhere(), terminal: true } : { input, output });
    if (isHidden) output.write(`${question}: `);
    try {
      return await terminal.question(`${question}: `);
    } finally {
      terminal.close();
      if (isHidden) output.write('\n');
    }
  };
}
