import { authorize, can } from '../../../../access/policy.ts';
import { messages } from '../../../../messages.ts';
import type { Ctx } from '../../../../platform/context.ts';
import { isId, requireId } from '../../../../platform/database/ids.ts';
import { inTransaction } from '../../../../platform/database/transaction.ts';
import { DomainError, ErrorCode, notFound } from '../../../../platform/errors.ts';
import { checkInput } from '../../../../platform/input/validation.ts';
import type { Page, QuerySource } from '../../../../read/query-source.ts';
import { recordEvent } from '../../../log/events/event.service.ts';
import { holdAccount } from '../../../people/users/user.queries.ts';
import { deleteOldKeptApart, keepApart } from '../../orders/changes/kept-apart.queries.ts';
import { agreeOnSwap, lockLegs } from '../swap.service.ts';
import { SwapProposalStatus } from './swap-proposal.entity.ts';
import { swapAccepted, swapProposalEnded } from './swap-proposal.events.ts';
import { countSwaps } from './swap-figures.queries.ts';
import { DeclineSwapInput } from './swap-proposal.inputs.ts';
import {
  accept,
  allProposals,
  breakImpossible,
  declineProposal,
  endProposal,
  expireLate,
  isWhole,
  legsOf,
  lockProposal,
  proposalById,
  proposalsOfViewer,
} from './swap-proposal.queries.ts';

type Leg = Awaited<ReturnType<typeof legsOf>>[number];

/** Returns a proposed swap by id to its people and administrators; null for everybody else. */
export function swapProposal(_ctx: Ctx, id: string): QuerySource | null {
  return isId(id) ? proposalById(id) : null;
}

/** Returns the swaps that were proposed to the viewer, newest first. Throws UNAUTHENTICATED. */
export function swapProposals(ctx: Ctx, page: Page): QuerySource {
  authorize(ctx, 'account:use');
  return proposalsOfViewer(page);
}

/** Returns all swaps that were proposed, newest first. Administrators only. Throws UNAUTHENTICATED, FORBIDDEN. */
export function adminSwapProposals(ctx: Ctx, page: Page): QuerySource {
  authorize(ctx, 'figures:read');
  return allProposals(page);
}

/** Counts of swaps. */
export interface SwapFigures {
  openToSwap: number;
  proposed: number;
  open: number;
  accepted: number;
  declined: number;
  expired: number;
  broken: number;
  handedOver: number;
}

/** Returns the counts of swaps since the beginning. Administrators only. Throws UNAUTHENTICATED, FORBIDDEN. */
export function swapFigures(ctx: Ctx): Promise<SwapFigures> {
  authorize(ctx, 'figures:read');
  return countSwaps(ctx);
}

const peopleOf = (legs: readonly Leg[]): string[] => legs.map(({ giver }) => giver);

/** Returns the legs of a proposal if the viewer is one of its people. Throws UNAUTHENTICATED, NOT_FOUND. */
async function ownLegs(ctx: Ctx, proposal: string): Promise<Leg[]> {
  authorize(ctx, 'account:use');
  const legs = await legsOf(ctx, requireId(proposal, 'Swap'));
  if (legs.length === 0 || !can(ctx, 'swap:takePart', { people: peopleOf(legs) })) throw notFound('Swap');
  return legs;
}

/** Locks the accounts of all people against deletion, then the proposal. Throws CONFLICT if the proposal is no longer open. */
async function lockOpen(tx: Ctx, id: string, people: readonly string[]): Promise<void> {
  for (const person of people.toSorted()) await holdAccount(tx, person);
  if (!(await lockProposal(tx, id))) throw new DomainError(ErrorCode.CONFLICT, messages.swapEnded);
}

interface Answered {
  proposal: { id: string };
  swap: { id: string } | null;
}

/** Makes the swap of a locked proposal that everybody accepted, or breaks it if one of its listings is not available. */
async function conclude(tx: Ctx, id: string, legs: readonly Leg[]): Promise<Answered> {
  const of = { id, people: peopleOf(legs) };
  const planned = legs.map(({ product, receiver, pays }) => ({ product, receiver, topUp: pays }));
  await lockLegs(tx, planned);
  if (!(await isWhole(tx, id))) {
    await endProposal(tx, id, SwapProposalStatus.BROKEN);
    await recordEvent(tx, swapProposalEnded(of, SwapProposalStatus.BROKEN));
    return { proposal: { id }, swap: null };
  }
  const swap = await agreeOnSwap(tx, null, planned);
  await endProposal(tx, id, SwapProposalStatus.ACCEPTED, swap.id);
  await recordEvent(tx, swapProposalEnded(of, SwapProposalStatus.ACCEPTED));
  return { proposal: { id }, swap: { id: swap.id } };
}

/**
 * Accepts a proposed swap. A repeated call changes nothing. The last acceptance places an order for each leg, or breaks the proposal if one of its
 * listings is not available. Only its people may call it. Throws UNAUTHENTICATED, NOT_FOUND, CONFLICT for a proposal that is no longer open and if
 * one of the people has too many open orders, RATE_LIMITED.
 */
export async function acceptSwap(ctx: Ctx, proposalId: string): Promise<Answered> {
  const people = peopleOf(await ownLegs(ctx, proposalId));
  return inTransaction(ctx, async (tx) => {
    await lockOpen(tx, proposalId, people);
    await accept(tx, proposalId, tx.viewer!.id);
    const legs = await legsOf(tx, proposalId);
    const missing = legs.filter(({ hasAccepted }) => !hasAccepted).length;
    if (missing === 0) return conclude(tx, proposalId, legs);
    await recordEvent(tx, swapAccepted({ id: proposalId, people }, missing));
    return { proposal: { id: proposalId }, swap: null };
  });
}

/**
 * Declines a proposed swap, which ends it for everybody. For 30 days no swap gives the viewer the same listing. Only its people may call it. Throws
 * UNAUTHENTICATED, NOT_FOUND, INVALID_INPUT about `reason`, CONTENT_REJECTED, CONFLICT for a proposal that is no longer open.
 */
export async function declineSwap(ctx: Ctx, input: DeclineSwapInput): Promise<{ id: string }> {
  const legs = await ownLegs(ctx, input.proposalId);
  const { proposalId: id, reason = null } = checkInput(DeclineSwapInput, input);
  ctx.ports.contentPolicy.assertAllowedTexts(ctx, DeclineSwapInput, { reason });
  const viewer = ctx.viewer!.id;
  return inTransaction(ctx, async (tx) => {
    await lockOpen(tx, id, peopleOf(legs));
    await declineProposal(tx, id, viewer, reason);
    for (const { product, receiver } of legs) if (receiver === viewer) await keepApart(tx, product, receiver);
    await recordEvent(tx, swapProposalEnded({ id, people: peopleOf(legs) }, SwapProposalStatus.DECLINED));
    return { id };
  });
}

/** Ends the impossible proposals of some listings or people, and notifies their people. */
export async function breakProposals(tx: Ctx, products: readonly string[], people: readonly string[]): Promise<void> {
  const broken = await breakImpossible(tx, products, people);
  await recordEvent(tx, ...broken.map((each) => swapProposalEnded(each, SwapProposalStatus.BROKEN)));
}

/** Expires the proposals that were not accepted by all in time. A job calls it. */
export async function expireProposals(ctx: Ctx): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const late = await expireLate(tx);
    await recordEvent(tx, ...late.map((each) => swapProposalEnded(each, SwapProposalStatus.EXPIRED)));
    await deleteOldKeptApart(tx);
  });
}
