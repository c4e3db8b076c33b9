import { createHash } from 'node:crypto';
import type { Db } from '../../platform/context.ts';
import type { Bucket, Budgets } from '../../platform/ports.ts';
import { addPoints, deleteBucketsUnusedSince, heldPoints, takePoints } from './budget.queries.ts';
import { Refusals } from './refusals.ts';

/** A bucket that was not used for so long is full, with every setting that makes sense. */
const UNUSED_MS = 86_400_000;

const hashOf = ({ key }: Bucket): string => createHash('sha256').update(key).digest('base64url');

/** Token buckets in the table `budgets`, so that all server processes take from the same and a restart keeps them. */
export function databaseBudgets(db: Db): Budgets {
  const refusals = new Refusals();
  return {
    take: async (bucket, points) => {
      // What costs more than fits needs a full bucket, or it could never be had.
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
