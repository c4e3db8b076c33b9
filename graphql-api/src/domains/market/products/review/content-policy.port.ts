import type { Ctx } from '../../../../platform/context.ts';
import type { IdempotentRequest } from '../../../log/idempotency/idempotency.queries.ts';
import type { NormsStep } from './norms-step.ts';

/** Result of a review step. */
export interface StepResult {
  step: NormsStep;
  /** Why the step was skipped; null if it ran. */
  skipped: string | null;
}

/** Result of a review that did not reject the listing: the results of the steps, and what an administrator should decide. */
export interface ListingReview {
  steps: StepResult[];
  /** Doubtful violations of the texts and of the new pictures, each with its words; empty for most listings. */
  doubts: { texts: string[]; pictures: string[] };
}

/** Doubts about a stored product. */
export interface Doubts {
  /** Doubts about its texts; undefined if none of them changed. */
  texts?: readonly string[] | undefined;
  /** Doubts about its new pictures; undefined if none changed. */
  pictures?: readonly string[] | undefined;
  /** Remarks about its pictures that administrators should check while the product stays published. */
  remarks?: readonly string[];
  /** Whether the product also keeps earlier pictures. */
  keepsPictures?: boolean;
}

/** The parts of a listing that a review reads. */
export interface ListingDraft {
  /** Texts to review, by field: only those that are new. */
  texts: Readonly<Record<string, string>>;
  /** Unchanged texts of the listing, which are read for context but not reviewed. */
  unchanged?: string | undefined;
  pictures?: Buffer[];
  /** Input field of the pictures, which a rejection names. */
  pictureField?: 'photo' | 'photos' | 'uploadIds';
}

/** Options for submitting a listing to a review. */
export interface Submission {
  /** Identifies the submission. A repeated submission is rejected every time but counted once. */
  request?: IdempotentRequest | undefined;
  /** Topic on which finished steps are published; undefined for none. */
  topic?: string | undefined;
}

export interface ContentPolicyPort {
  /** Reviews a listing before anything of it is stored. Throws CONTENT_REJECTED that names each violation. */
  reviewListing(ctx: Ctx, userId: string, draft: ListingDraft, submission: Submission): Promise<ListingReview>;
  /**
   * Replaces the doubts of an earlier review of a product. Returns whether an administrator has to review the product before it is published. Must be
   * called inside the transaction.
   */
  recordDoubts(tx: Ctx, productId: string, doubts: Doubts): Promise<boolean>;
  /** Checks texts against the content policy. Throws CONTENT_REJECTED naming the first field of an input with a violation. Doubtful words pass. */
  assertAllowedTexts<Input extends object>(ctx: Ctx, type: new () => Input, given: Partial<Input>): void;
  /** Checks a picture against the content policy. Throws CONTENT_REJECTED naming the field of the picture and the concerns. */
  assertAllowedPicture(ctx: Ctx, field: string, bytes: Buffer): Promise<void>;
  /** Returns the kinds of policy concerns about a search text; usually empty. */
  concernsOfSearch(ctx: Ctx, text: string): string[];
}

declare module '../../../../platform/domain-ports.ts' {
  interface DomainPorts {
    contentPolicy: ContentPolicyPort;
  }
}
