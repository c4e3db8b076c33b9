import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { parentPort } from 'node:worker_threads';

/* Classifies pictures on its own thread. The libraries are optional: if they are missing, the thread reports it. */

interface Request {
  id: number;
  /** RGB bytes, 224 × 224. */
  pixels: Uint8Array;
}

const SIZE = 224;
const require = createRequire(import.meta.url);

async function start(): Promise<(pixels: Uint8Array) => Promise<Record<string, number>>> {
  const tf = await import('@tensorflow/tfjs');
  const wasm = await import('@tensorflow/tfjs-backend-wasm');
  const { load } = await import('nsfwjs/core');
  const { MobileNetV2Model } = await import('nsfwjs/models/mobilenet_v2');
  const folder = `${dirname(require.resolve('@tensorflow/tfjs-backend-wasm'))}/`;
  // The backend loads its binary by fetch, but Node.js cannot fetch files.
  const fetchWeb = globalThis.fetch;
  globalThis.fetch = async (input, init) =>
    typeof input === 'string' && input.startsWith(folder)
      ? new Response(await readFile(input), { headers: { 'content-type': 'application/wasm' } })
      : fetchWeb(input, init);
  wasm.setWasmPaths(folder);
  tf.enableProdMode();
  await tf.setBackend('wasm');
  const model = await load('MobileNetV2', { modelDefinitions: [MobileNetV2Model] });
  return async (pixels) => {
    const picture = tf.tensor3d(new Int32Array(pixels), [SIZE, SIZE, 3], 'int32');
    const classes = await model.classify(picture, 5);
    picture.dispose();
    return Object.fromEntries(classes.map(({ className, probability }) => [className, probability]));
  };
}

const classify = await start().catch((error: unknown) => {
  parentPort!.postMessage({ missing: error instanceof Error ? error.message : String(error) });
  return undefined;
});
if (classify) {
  parentPort!.on('message', ({ id, pixels }: Request) => {
    void classify(pixels).then(
      (classes) => parentPort!.postMessage({ id, classes }),
      (error: unknown) => parentPort!.postMessage({ id, failed: String(error) }),
    );
  });
  parentPort!.postMessage({ ready: true });
}
