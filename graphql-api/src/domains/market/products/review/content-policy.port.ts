import type { Ctx } from '../../../../platform/context.ts';
import type { IdempotentRequest } from '../../../log/idempotency/idempotency.queries.ts';
import type { NormsStep } from './norms-step.ts';

/** How a step ended. */
export interface StepResult {
  step: NormsStep;
  /** Why it could not run; null when it did. */
  skipped: string | null;
}

/** A review that did not reject the listing: how the steps ended, and what an administrator should decide. */
export interface ListingReview {
  steps: StepResult[];
  /** Each doubtful violation with its words, of the texts and of the new pictures; none for most listings. */
  doubts: { texts: string[]; pictures: string[] };
}

/** What is doubtful in a stored product. */
export interface Doubts {
  /** In its texts; undefined where none of them changed. */
  texts?: readonly string[] | undefined;
  /** In its new pictures; undefined where none changed. */
  pictures?: readonly string[] | undefined;
  /** About its pictures, to be looked at while it is published. */
  remarks?: readonly string[];
  /** Whether it shows pictures from before, too. */
  keepsPictures?: boolean;
}

/** What a review reads of a listing. */
export interface ListingDraft {
  /** What is reviewed, by its fields: the texts that are new. */
  texts: Readonly<Record<string, string>>;
  /** The texts of the listing that stay as they are, which are read but not reviewed. */
  unchanged?: string | undefined;
  pictures?: Buffer[];
  /** Names the field of the pictures in a rejection. */
  pictureField?: 'photo' | 'photos' | 'uploadIds';
}

/** How a listing is submitted. */
export interface Submission {
  /** Identifies the submission, so that a repeated one is rejected as often as it comes, and counted once. */
  request?: IdempotentRequest | undefined;
  /** Where the steps are reported as they finish; nowhere when left out. */
  topic?: string | undefined;
}

export interface ContentPolicyPort {
  /** Checks a listing before anything of it is stored. Throws CONTENT_REJECTED that names each violation. */
  reviewListing(ctx: Ctx, userId: string, draft: ListingDraft, submission: Submission): Promise<ListingReview>;
  /**
   * Keeps what a review of a product found doubtful in place of what an earlier one did. Returns whether an administrator has to look at it before it is
   * published. Must be called inside the transaction.
   */
  recordDoubts(tx: Ctx, productId: string, doubts: Doubts): Promise<boolean>;
  /** Throws CONTENT_REJECTED that names the first field of an input with a violation; doubtful words pass. */
  assertAllowedTexts<Input extends object>(ctx: Ctx, type: new () => Input, given: Partial<Input>): void;
  /** Throws CONTENT_REJECTED that names the field of a picture and the concerns. */
  assertAllowedPicture(ctx: Ctx, field: string, bytes: Buffer): Promise<void>;
  /** The kinds of what is wrong with a search; empty for most. */
  concernsOfSearch(ctx: Ctx, text: string): string[];
}

declare module '../../../../platform/domain-ports.ts' {
  interface DomainPorts {
    contentPolicy: ContentPolicyPort;
  }
}
