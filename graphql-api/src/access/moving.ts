import { messages } from '../messages.ts';
import type { Ctx } from '../platform/context.ts';
import { DomainError, ErrorCode } from '../platform/errors.ts';

/** Seconds after which a client should try again. A move takes less than a minute. */
const RETRY_AFTER = 60;

/** Throws SERVICE_UNAVAILABLE while the campus is being moved. Transports call it before they write. */
export function assertWritable({ infra: { settings } }: Pick<Ctx, 'infra'>): void {
  if (!settings.isMoving) return;
  throw new DomainError(ErrorCode.SERVICE_UNAVAILABLE, messages.campusMoving(settings.brandName), { retryAfter: RETRY_AFTER });
}
