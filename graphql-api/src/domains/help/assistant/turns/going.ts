import type { Asked } from '../conversation.ts';
import type { Turn } from '../understanding/phrases.ts';

/** A question that goes on from the last answer. */
export interface Going extends Turn {
  asked: Asked;
  /** The question as it was typed. */
  typed: string;
  /** The question with what only leads to it. */
  plain: string;
}
