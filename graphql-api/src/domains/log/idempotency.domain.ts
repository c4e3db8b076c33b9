import type { Domain } from '../../read/domain.ts';
import { IdempotencyKey } from './idempotency/idempotency-key.entity.ts';

/** Everything that `log/idempotency` registers. */
export const idempotency: Domain = {
  unrecorded: [IdempotencyKey],
};
