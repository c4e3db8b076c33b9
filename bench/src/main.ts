import { startProduct } from './product.ts';
import { measureScreens } from './screens.ts';

const PORT = 4791;

const at = (sorted: number[], share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;

const product = await startProduct(PORT);
try {
  const times = (await measureScreens(product)).toSorted((a, b) => a - b);
  console.log(`Chat, from Enter to the other screen, ${times.length} messages: median ${at(times, 0.5)} ms, p95 ${at(times, 0.95)} ms`);
} finally {
  await product.stop();
}
