import { reviewTexts } from './text/review-texts.ts';
import { messages } from '../../../messages.ts';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError, ErrorCode } from '../../../platform/errors.ts';

/** Checks a text about a person against the content policy; doubtful words pass. Throws CONTENT_REJECTED that names the field and the concerns. */
export function assertAllowedText(ctx: Ctx, field: string, text: string): void {
  const found = reviewTexts({ description: text }, ctx.infra.settings.studentEmailDomains).filter(({ isDoubtful }) => !isDoubtful);
  if (found.length === 0) return;
  const concerns = [...new Set(found.map(({ kind }) => kind))];
  const message = messages.normsField(concerns.join(', '));
  throw new DomainError(ErrorCode.CONTENT_REJECTED, message, { fields: [{ field, message }], details: { concerns } });
}
