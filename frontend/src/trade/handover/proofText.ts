import type { HandoverProof } from '../../gql/graphql.ts';

/** What confirmed a handover, in the words of the points history too. */
export const proofText: Record<HandoverProof, string> = {
  CODE: 'confirmed by the code',
  RECEIVED: 'confirmed by the buyer',
  UNDISPUTED: 'no objection within 7 days',
  DECISION: 'decided by an administrator',
  STATUS: 'set by the seller',
};
