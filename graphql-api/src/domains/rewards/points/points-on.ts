import type { Ctx } from '../../../platform/context.ts';
import { DomainError, ErrorCode } from '../../../platform/errors.ts';
import { messages } from '../../../messages.ts';

/** Returns whether the college uses points (`POINTS`). */
export const hasPoints = ({ infra }: Pick<Ctx, 'infra'>): boolean => infra.settings.college.hasPoints;

/** Throws FORBIDDEN if points are off. */
export function assertPoints(ctx: Pick<Ctx, 'infra'>): void {
  if (!hasPoints(ctx)) throw new DomainError(ErrorCode.FORBIDDEN, messages.noPoints);
}
