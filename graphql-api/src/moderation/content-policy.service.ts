import type { Ctx } from '../platform/context.ts';
import { DomainError, ErrorCode, type FieldError } from '../platform/errors.ts';
import type { IdempotentRequest } from '../idempotency/idempotency.queries.ts';
import { once } from '../idempotency/idempotency.service.ts';
import { messages } from '../messages.ts';
import { recordPoints } from '../points/points.service.ts';
import { lockUser } from '../users/user.queries.ts';
import { countRejections, insertRejection, uncountedRejections } from './moderation.queries.ts';
import { NormsStep } from './norms-step.ts';
import { pictureViolations } from './picture-policy.ts';
import { contactDetails, profanity, prohibitedGoods, type Violation } from './text-policy.ts';

/** How a step ended. */
export interface StepResult {
  step: NormsStep;
  /** Why it could not run; null when it did. */
  skipped: string | null;
}

interface Draft {
  name?: string | undefined;
  description?: string | undefined;
  photo?: Buffer | undefined;
}

interface Found extends Violation {
  field: 'name' | 'description' | 'photo';
}

const texts = ({ name, description }: Draft) =>
  Object.entries({ name, description }).filter((entry): entry is ['name' | 'description', string] => Boolean(entry[1]));

const inTexts = (draft: Draft, look: (text: string) => Violation[]): Found[] =>
  texts(draft).flatMap(([field, text]) => look(text).map((concern) => ({ field, ...concern })));

const wordsOf = ({ concern, words }: Violation) => (words.length > 0 ? `${concern} (${words.map((word) => `"${word}"`).join(', ')})` : concern);

function rejection(found: Found[], skipped: string[]): DomainError {
  const concerns = [...new Set(found.map(wordsOf))];
  const fields = [...new Set(found.map(({ field }) => field))].map((field): FieldError => ({
    field,
    message: messages.normsField(
      found
        .filter((each) => each.field === field)
        .map(wordsOf)
        .join(', '),
    ),
  }));
  return new DomainError(ErrorCode.CONTENT_REJECTED, messages.normsRefused(concerns.join(', ')), { fields, details: { concerns, skipped } });
}

/** A rejection is recorded once per key and input; the key itself stays free for a listing that is not rejected. */
const rejectionRequest = (request: IdempotentRequest | undefined): IdempotentRequest | undefined =>
  request && { ...request, id: `${request.id} refused ${request.hash}` };

/** Keeps the rejection, and takes 20 points for the third one within 7 days; both stay although the listing does not. */
async function recordRejection(ctx: Ctx, userId: string, found: Found[]): Promise<true> {
  await lockUser(ctx, userId);
  const concerns = [...new Set(found.map(({ concern }) => concern))].join(', ');
  await insertRejection(ctx, userId, concerns);
  if ((await uncountedRejections(ctx, userId, 7)) < 3) return true;
  await countRejections(ctx, userId);
  await recordPoints(ctx, { userId, action: 'Norms Violation' });
  return true;
}

/**
 * Checks a listing against the marketplace norms, before anything of it is stored: prohibited goods and services, the picture,
 * abusive language, contact data, and then the verdict. Returns how the steps ended. Throws CONTENT_REJECTED that names each
 * concern and the words that caused it; the same `request` is rejected as often as it comes, and counted once. Source: rulings on the marketplace norms and on points.
 */
export async function reviewListing(ctx: Ctx, userId: string, draft: Draft, request?: IdempotentRequest): Promise<StepResult[]> {
  const goods = inTexts(draft, prohibitedGoods);
  const picture: Awaited<ReturnType<typeof pictureViolations>> = draft.photo
    ? await pictureViolations(draft.photo, ctx.infra.imageReviewer)
    : { concerns: [] };
  const language = inTexts(draft, profanity);
  const contacts = inTexts(draft, contactDetails);
  const found: Found[] = [...goods, ...picture.concerns.map((concern): Found => ({ field: 'photo', ...concern })), ...language, ...contacts];
  if (found.length > 0) {
    await once(ctx, rejectionRequest(request), (write) => write((tx) => recordRejection(tx, userId, found)));
    throw rejection(found, picture.skipped ? [picture.skipped] : []);
  }
  const ran = (step: NormsStep): StepResult => ({ step, skipped: null });
  const noPhoto = draft.photo ? null : messages.noPhotoToCheck;
  return [
    ran(NormsStep.NORMS),
    { step: NormsStep.PICTURE, skipped: picture.skipped ?? noPhoto },
    ran(NormsStep.DESCRIPTION),
    ran(NormsStep.STANDARDS),
    ran(NormsStep.VERIFICATION),
  ];
}
