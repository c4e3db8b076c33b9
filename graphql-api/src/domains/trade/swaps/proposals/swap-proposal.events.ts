import { EventSubject, EventType } from '../../../log/events/event.entity.ts';
import type { NewEvent } from '../../../log/events/event-payloads.ts';
import type { SwapProposalStatus } from './swap-proposal.entity.ts';

interface Of {
  id: string;
  people: readonly string[];
}

/** Returns the event that a swap was found for some people. */
export const swapProposed = ({ id, people }: Of): NewEvent => ({
  type: EventType.SWAP_PROPOSED,
  subject: EventSubject.SWAP_PROPOSAL,
  subjectId: id,
  audience: people,
  payload: {},
});

/** Returns the event that one of the people of a proposal accepted it. */
export const swapAccepted = ({ id, people }: Of, missing: number): NewEvent => ({
  type: EventType.SWAP_ACCEPTED,
  subject: EventSubject.SWAP_PROPOSAL,
  subjectId: id,
  audience: people,
  payload: { missing },
});

/** Returns the event that a proposal ended. */
export const swapProposalEnded = ({ id, people }: Of, status: SwapProposalStatus): NewEvent => ({
  type: EventType.SWAP_PROPOSAL_ENDED,
  subject: EventSubject.SWAP_PROPOSAL,
  subjectId: id,
  audience: people,
  payload: { status },
});
