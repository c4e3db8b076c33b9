import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Asks the user a question. The input to a hidden question is not displayed. */
export type Ask = (question: string, isHidden: boolean) => Promise<string>;

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/** Asks at a terminal. */
export function askAt(input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Ask {
  return async (question, isHidden) => {
    // For a terminal, the library itself echoes the input. For a hidden question, its output is discarded.
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
