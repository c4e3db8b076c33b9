import type { Logger } from 'pino';
import { sweepPhotos } from '../photos/photo-removal.ts';
import type { ApplicationContainer } from './application.ts';

const SWEEP_EVERY_MS = 3_600_000;

/** Removes unused photos once an hour. The returned function stops it and waits for a running sweep. */
export function startPhotoSweep(container: ApplicationContainer, log: Logger): () => Promise<void> {
  let sweeping = Promise.resolve();
  const timer = setInterval(() => {
    sweeping = sweepPhotos(container.context(null, 'photo-sweep')).catch((err: unknown) => log.error({ err }, 'photo sweep'));
  }, SWEEP_EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await sweeping;
  };
}
