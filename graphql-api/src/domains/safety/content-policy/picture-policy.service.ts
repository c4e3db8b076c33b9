import { messages } from '../../../messages.ts';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError, ErrorCode } from '../../../platform/errors.ts';
import { pictureViolations } from './picture-policy.ts';

/**
 * Checks a picture that is not part of a listing against the content policy. Doubtful pictures pass. Throws CONTENT_REJECTED that names the field and
 * the violations.
 */
export async function assertAllowedPicture(ctx: Ctx, field: string, bytes: Buffer): Promise<void> {
  const { violations } = await pictureViolations(bytes, ctx.infra);
  const found = violations.filter(({ isDoubtful }) => !isDoubtful);
  if (found.length === 0) return;
  const concerns = found.map(({ kind }) => kind);
  const message = messages.normsField(concerns.join(', '));
  throw new DomainError(ErrorCode.CONTENT_REJECTED, message, { fields: [{ field, message }], details: { concerns } });
}
