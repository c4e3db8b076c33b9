import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/*
 * Reads text in pictures in a separate process, whose memory is freed when it ends. Its argument is its memory limit in MB. The libraries are
 * optional: if they are missing, the process reports it. The model is a file of a package: nothing is downloaded.
 */

const MEGABYTE = 1024 * 1024;
const WATCH_MS = 50;
/** Minimum confidence of a word, in percent. Textures and ornaments read as words have a lower confidence. */
const SURE = 60;

const require = createRequire(import.meta.url);
const most = Number(process.argv[2]) * MEGABYTE;

/** Sends a message to the parent process, unless it has ended. */
function send(message: unknown): void {
  if (process.connected) process.send!(message, () => undefined);
}

/** Reports and ends the process if it exceeds its memory limit. The pictures are read on a thread of the library, so this thread is free to check. */
function watchMemory(): void {
  setInterval(() => {
    if (process.memoryUsage.rss() <= most) return;
    send({ ended: 'it took too much memory' });
    setImmediate(() => process.exit(1));
  }, WATCH_MS);
}

async function start(): Promise<(picture: Uint8Array) => Promise<string>> {
  const { createWorker, OEM } = await import('tesseract.js');
  const langPath = join(dirname(require.resolve('@tesseract.js-data/eng/package.json')), '4.0.0_best_int');
  const reader = await createWorker('eng', OEM.LSTM_ONLY, { langPath, cacheMethod: 'none' });
  return async (picture) => {
    const { data } = await reader.recognize(Buffer.from(picture), {}, { blocks: true });
    const lines = (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.lines));
    const sure = lines.map(({ words }) => words.filter(({ confidence }) => confidence >= SURE).map(({ text }) => text));
    return sure.map((words) => words.join(' ')).join('\n');
  };
}

// The parent decides when the process ends. A terminal sends this signal to the whole process group.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.exit(0));

const read = await start().catch((error: unknown) => send({ missing: error instanceof Error ? error.message : String(error) }));
if (read) {
  watchMemory();
  process.on('message', ({ id, picture }: { id: number; picture: Uint8Array }) => {
    void read(picture).then(
      (text) => send({ id, text }),
      (error: unknown) => send({ id, failed: String(error) }),
    );
  });
  send({ ready: true });
}
