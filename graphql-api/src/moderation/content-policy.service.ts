import type { Ctx } from '../platform/context.ts';
import { DomainError, ErrorCode, type FieldError } from '../platform/errors.ts';
import type { IdempotentRequest } from '../idempotency/idempotency.queries.ts';
import { once } from '../idempotency/idempotency.service.ts';
import type { Violation } from '../content-policy/goods.ts';
import { reviewTexts } from '../content-policy/review-texts.ts';
import { messages } from '../messages.ts';
import { recordPoints } from '../points/points.service.ts';
import { lockUser } from '../users/user.queries.ts';
import { countRejections, insertRejection, uncountedRejections } from './moderation.queries.ts';
import { NormsStep } from './norms-step.ts';
import { pictureViolations } from './picture-policy.ts';

/** How a step ended. */
export interface StepResult {
  step: NormsStep;
  /** Why it could not run; null when it did. */
  skipped: string | null;
}

/** A review that did not reject the listing: how the steps ended, and what an administrator should decide. */
export interface Review {
  steps: StepResult[];
  /** Each doubtful concern with its words; empty for most listings. */
  doubts: string[];
}

interface Draft {
  name?: string | undefined;
  description?: string | undefined;
  /** The texts of the listing that stay as they are, which are read but not reviewed. */
  unchanged?: string | undefined;
  photo?: Buffer | undefined;
}

interface Found extends Violation {
  field: 'name' | 'description' | 'photo';
}

/** Rejections within 7 days that cost points. */
const COSTLY = 3;
const DAYS = 7;

const wordsOf = ({ concern, words }: Violation) => (words.length > 0 ? `${concern} (${words.map((word) => `"${word}"`).join(', ')})` : concern);

function rejection(found: Found[], skipped: string[], rejections: number): DomainError {
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
  return new DomainError(ErrorCode.CONTENT_REJECTED, messages.normsRefused(concerns.join(', ')), {
    fields,
    details: { concerns, skipped, rejections, warning: messages.normsWarning(rejections, COSTLY) },
  });
}

/** A rejection is recorded once per key and input; the key itself stays free for a listing that is not rejected. */
const rejectionRequest = (request: IdempotentRequest | undefined): IdempotentRequest | undefined =>
  request && { ...request, id: `${request.id} refused ${request.hash}` };

/** Keeps the rejection, and takes 20 points for the third one within 7 days; both stay although the listing does not. Returns which one it is. */
async function recordRejection(ctx: Ctx, userId: string, found: Found[]): Promise<number> {
  await lockUser(ctx, userId);
  const concerns = [...new Set(found.map(({ concern }) => concern))].join(', ');
  await insertRejection(ctx, userId, concerns);
  const rejections = await uncountedRejections(ctx, userId, DAYS);
  if (rejections < COSTLY) return rejections;
  await countRejections(ctx, userId);
  await recordPoints(ctx, { userId, action: 'Norms Violation' });
  return rejections;
}

/**
 * Checks a listing against the marketplace norms, before anything of it is stored: prohibited goods and services, the picture,
 * abusive language, contact data, and then the verdict. Returns how the steps ended, and what is doubtful: such a listing is accepted, and
 * costs nothing. Throws CONTENT_REJECTED that names each concern, the words that caused it, and which rejection within 7 days it is; the same
 * `request` is rejected as often as it comes, and counted once. Source: rulings on the marketplace norms and on points.
 */
export async function reviewListing(ctx: Ctx, userId: string, draft: Draft, request?: IdempotentRequest): Promise<Review> {
  const texts: Found[] = reviewTexts(draft);
  const picture: Awaited<ReturnType<typeof pictureViolations>> = draft.photo
    ? await pictureViolations(draft.photo, ctx.infra.imageReviewer)
    : { concerns: [] };
  const found = [...texts, ...picture.concerns.map((concern): Found => ({ field: 'photo', ...concern }))];
  const certain = found.filter(({ isDoubtful }) => !isDoubtful);
  if (certain.length > 0) {
    const rejections = await once<number>(ctx, rejectionRequest(request), (write) => write((tx) => recordRejection(tx, userId, certain)));
    throw rejection(certain, picture.skipped ? [picture.skipped] : [], rejections);
  }
  const ran = (step: NormsStep): StepResult => ({ step, skipped: null });
  const noPhoto = draft.photo ? null : messages.noPhotoToCheck;
  const steps = [
    ran(NormsStep.NORMS),
    { step: NormsStep.PICTURE, skipped: picture.skipped ?? noPhoto },
    ran(NormsStep.DESCRIPTION),
    ran(NormsStep.STANDARDS),
    ran(NormsStep.VERIFICATION),
  ];
  return { steps, doubts: [...new Set(found.map(wordsOf))] };
}
