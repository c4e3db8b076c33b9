import type { HandoverProof } from '../../gql/graphql.ts';

/** Texts that say how a handover was confirmed. The points history uses them as well. */
export const proofText: Record<HandoverProof, string> = {
  CODE: 'confirmed by the code',
  RECEIVED: 'confirmed by the buyer',
  UNDISPUTED: 'no objection within 7 days',
  DECISION: 'decided by an administrator',
  STATUS: 'set by the seller',
};
