import type { Asked } from '../conversation.ts';
import type { Turn } from '../understanding/phrases.ts';

/** A question that continues from the last answer. */
export interface Going extends Turn {
  asked: Asked;
  /** The question as typed. */
  typed: string;
  /** The normalized question including its lead-in. */
  plain: string;
}
