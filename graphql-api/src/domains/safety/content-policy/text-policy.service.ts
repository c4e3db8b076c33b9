import { policyTexts } from '../../../platform/input/validation.ts';
import { messages } from '../../../messages.ts';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError, ErrorCode } from '../../../platform/errors.ts';
import { wordsOf } from './text/goods.ts';
import { reviewTexts } from './text/review-texts.ts';

/**
 * Checks the texts of an input that its class marks for the content policy. Doubtful words pass. Throws CONTENT_REJECTED that names the first field
 * with a violation, its violations and the words that caused them.
 */
export function assertAllowedTexts<Input extends object>(ctx: Ctx, type: new () => Input, given: Partial<Input>): void {
  for (const [field, text] of Object.entries(policyTexts(type, given))) assertAllowedText(ctx, field, text);
}

/** Checks texts that are read together, such as those of a listing. Doubtful words pass. Throws CONTENT_REJECTED that names the violations. */
export function assertAllowedTogether(ctx: Ctx, texts: Record<string, string>): void {
  const found = reviewTexts(texts, ctx.infra.settings.studentEmailDomains).filter(({ isDoubtful }) => !isDoubtful);
  if (found.length === 0) return;
  const concerns = [...new Set(found.map(wordsOf))];
  const message = messages.normsField(concerns.join(', '));
  const fields = [...new Set(found.map(({ field }) => field))].map((field) => ({ field, message }));
  throw new DomainError(ErrorCode.CONTENT_REJECTED, message, { fields, details: { concerns } });
}

const assertAllowedText = (ctx: Ctx, field: string, text: string): void => assertAllowedTogether(ctx, { [field]: text });

/** Returns the kinds of violations in a search; empty for most searches. */
export const concernsOfSearch = (ctx: Ctx, text: string): string[] =>
  reviewTexts({ name: text }, ctx.infra.settings.studentEmailDomains).map(({ kind }) => kind);
