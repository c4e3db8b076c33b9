import type { Ctx } from '../../../platform/context.ts';
import { DomainError, ErrorCode, type FieldError } from '../../../platform/errors.ts';
import type { IdempotentRequest } from '../../log/idempotency/idempotency.queries.ts';
import { once } from '../../log/idempotency/idempotency.service.ts';
import { wordsOf, type Violation } from './text/goods.ts';
import { reviewTexts } from './text/review-texts.ts';
import { messages } from '../../../messages.ts';
import { hasPoints } from '../../rewards/points/points-on.ts';
import { recordPoints } from '../../rewards/points/points.service.ts';
import { lockUser } from '../../people/users/user.queries.ts';
import { finishedSteps } from '../../market/products/review/listing-review.events.ts';
import { countRejections, insertRejection, uncountedRejections } from './rejection.queries.ts';
import { NormsStep } from '../../market/products/review/norms-step.ts';
import { pictureViolations } from './picture-policy.ts';
import type { ListingDraft, ListingReview, StepResult, Submission } from '../../market/products/review/content-policy.port.ts';

interface Found extends Violation {
  field: string;
}

/** Number of rejections within 7 days that costs points. */
const COSTLY = 3;
const DAYS = 7;

function rejection({ infra }: Ctx, found: Found[], skipped: string[], rejections: number): DomainError {
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
  return new DomainError(ErrorCode.CONTENT_REJECTED, messages.normsRefused(infra.settings.brandName, concerns.join(', ')), {
    fields,
    details: { concerns, skipped, rejections, warning: hasPoints({ infra }) ? messages.normsWarning(rejections, COSTLY) : null },
  });
}

/** Returns the request under which a rejection is recorded once per key and input. The key itself stays free for a listing that is not rejected. */
const rejectionRequest = (request: IdempotentRequest | undefined): IdempotentRequest | undefined =>
  request && { ...request, key: `${request.key} rejected ${request.keyHash}` };

/**
 * Stores the rejection and takes 20 points for the third one within 7 days. Both stay even though the listing is not stored. Returns the number of
 * the rejection.
 */
async function recordRejection(ctx: Ctx, userId: string, found: Found[]): Promise<number> {
  await lockUser(ctx, userId);
  const concerns = [...new Set(found.map(({ kind }) => kind))].join(', ');
  await insertRejection(ctx, userId, concerns);
  const rejections = await uncountedRejections(ctx, userId, DAYS);
  if (rejections < COSTLY) return rejections;
  await countRejections(ctx, userId);
  await recordPoints(ctx, { userId, action: 'Norms Violation' });
  return rejections;
}

/** Returns the violations in the pictures of a listing. If there are several pictures, each violation names its picture. */
async function reviewPictures(ctx: Ctx, { pictures = [], pictureField = 'photo' }: ListingDraft): Promise<{ found: Found[]; skipped?: string }> {
  const found: Found[] = [];
  let skippedBecause: string | undefined;
  for (const [index, bytes] of pictures.entries()) {
    const { violations, skipped } = await pictureViolations(bytes, ctx.infra);
    const of = pictures.length > 1 ? ` (new photo ${index + 1})` : '';
    found.push(...violations.map((each): Found => ({ ...each, field: pictureField, kind: each.kind + of })));
    skippedBecause ??= skipped;
  }
  return { found, ...(skippedBecause ? { skipped: skippedBecause } : {}) };
}

/**
 * Checks a listing against the marketplace norms before any of it is stored: prohibited goods and services, the picture, abusive language, contact
 * data, and then the verdict. Steps are reported as they finish. Returns the result of each step and the doubtful violations; a doubtful listing is
 * accepted without a penalty. Throws CONTENT_REJECTED with each violation, the words that caused it, and the number of the rejection within 7 days.
 * Source: rulings on the marketplace norms and on points.
 */
export async function reviewListing(ctx: Ctx, userId: string, draft: ListingDraft, { request, topic }: Submission): Promise<ListingReview> {
  const finished: NormsStep[] = [];
  const finish = (...ended: NormsStep[]): void => {
    finished.push(...ended);
    if (topic) ctx.publish(finishedSteps(topic, finished));
  };
  const texts: Found[] = reviewTexts(draft.texts, ctx.infra.settings.studentEmailDomains, draft.unchanged);
  finish(NormsStep.NORMS, NormsStep.DESCRIPTION, NormsStep.STANDARDS);
  const picture = await reviewPictures(ctx, draft);
  if (draft.pictures?.length && !picture.skipped) finish(NormsStep.PICTURE);
  const found = [...texts, ...picture.found];
  const certain = found.filter(({ isDoubtful }) => !isDoubtful);
  finish(NormsStep.VERIFICATION);
  if (certain.length > 0) {
    const rejections = await once<number>(ctx, rejectionRequest(request), (write) => write((tx) => recordRejection(tx, userId, certain)));
    throw rejection(ctx, certain, picture.skipped ? [picture.skipped] : [], rejections);
  }
  const ran = (step: NormsStep): StepResult => ({ step, skipped: null });
  const noPhoto = draft.pictures?.length ? null : messages.noPhotoToCheck;
  const steps = [
    ran(NormsStep.NORMS),
    { step: NormsStep.PICTURE, skipped: picture.skipped ?? noPhoto },
    ran(NormsStep.DESCRIPTION),
    ran(NormsStep.STANDARDS),
    ran(NormsStep.VERIFICATION),
  ];
  return { steps, doubts: { texts: [...new Set(texts.map(wordsOf))], pictures: [...new Set(picture.found.map(wordsOf))] } };
}
