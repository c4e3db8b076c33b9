import { createHash } from 'node:crypto';
import type { Db } from '../../platform/context.ts';
import type { Bucket, Budgets } from '../../platform/ports.ts';
import { addPoints, deleteBucketsUnusedSince, heldPoints, takePoints } from './budget.queries.ts';
import { Refusals } from './refusals.ts';

/** A bucket that was unused for this long is full, with any sensible setting. */
const UNUSED_MS = 86_400_000;

const hashOf = ({ key }: Bucket): string => createHash('sha256').update(key).digest('base64url');

/** Token buckets in the table `budgets`, shared by all server processes and kept across restarts. */
export function databaseBudgets(db: Db): Budgets {
  const refusals = new Refusals();
  return {
    take: async (bucket, points) => {
      // An operation that costs more than the capacity needs a full bucket. Otherwise it could never run.
      const left = await takePoints(db, hashOf(bucket), bucket, Math.min(points, bucket.capacity), Date.now());
      if (left !== undefined) return { isGranted: true, remaining: left };
      return { isGranted: false, remaining: (await heldPoints(db, hashOf(bucket), bucket, Date.now())) ?? bucket.capacity };
    },
    give: (bucket, points) => addPoints(db, hashOf(bucket), bucket, points),
    remaining: async (bucket) => (await heldPoints(db, hashOf(bucket), bucket, Date.now())) ?? bucket.capacity,
    refuse: ({ key }, retryAfter) => refusals.mayBeSent(key, retryAfter),
    removeUnused: () => deleteBucketsUnusedSince(db, Date.now() - UNUSED_MS),
  };
}
