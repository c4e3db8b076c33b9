import type { Domain } from '../../read/domain.ts';
import { IdempotencyKey } from './idempotency/idempotency-key.entity.ts';

/** What is registered of `log/idempotency`. */
export const idempotency: Domain = {
  unrecorded: [IdempotencyKey],
};
