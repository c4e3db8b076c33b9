import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawing } from '../../../../test/test-pictures.ts';
import { testApplication } from '../../../../test/application.ts';
import { readPhoto } from './photo.service.ts';

/** Two pictures are decoded at once, and thirty wait. */
const ADMITTED = 32;
/** Tasks of two pictures. A finished one still counts for a moment. */
const MOST_TASKS = 4;

describe('pictures that arrive at the same time', () => {
  it('are decoded two at a time, and are RATE_LIMITED with the seconds to wait while thirty are waiting', async () => {
    const { container } = await testApplication();
    const ctx = container.context(null, '203.0.113.61');
    const bytes = await drawing(1600, 1200).png().toBuffer();
    let most = 0;
    const timer = setInterval(() => {
      const { process, queue } = sharp.counters();
      most = Math.max(most, process + queue);
    }, 2);
    const uploads = Array.from({ length: ADMITTED + 8 }, () => readPhoto(ctx, { bytes, hash: '' }));
    const results = await Promise.allSettled(uploads);
    clearInterval(timer);
    const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(results.length - reasons.length).toBe(ADMITTED);
    for (const reason of reasons) expect(reason).toMatchObject({ code: 'RATE_LIMITED', extensions: { retryAfter: 5 } });
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(MOST_TASKS);
  });
});
