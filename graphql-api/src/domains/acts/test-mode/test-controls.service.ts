import { authorize } from '../../../access/policy.ts';
import { messages } from '../../../messages.ts';
import type { Ctx, Viewer } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { DomainError, ErrorCode, invalid } from '../../../platform/errors.ts';
import type { TestControls } from '../../../platform/test-mode/test-mode.ts';
import type { EventType } from '../../log/events/event.entity.ts';
import { recordEvent } from '../../log/events/event.service.ts';
import { NO_SESSION } from '../../people/sessions/session.service.ts';
import { confirmReceived } from '../../trade/handover/handover.service.ts';
import { lockedOrder } from '../../trade/orders/changes/order-transition.service.ts';
import { sampleEvent } from './sample-events.ts';

const YEAR_SECONDS = 366 * 86_400;

/** Returns the viewer and the controls of test mode. Throws UNAUTHENTICATED, FORBIDDEN outside test mode. */
export function controls(ctx: Ctx): { viewer: Viewer; testControls: TestControls } {
  const viewer = authorize(ctx, 'account:use');
  const { testControls } = ctx.infra;
  if (!testControls) throw new DomainError(ErrorCode.FORBIDDEN, messages.onlyInTestMode);
  return { viewer, testControls };
}

/**
 * Moves the clock of test mode ahead by some seconds, runs what is due then, and returns the time. Throws FORBIDDEN outside test mode, INVALID_INPUT.
 */
export async function advanceClock(ctx: Ctx, seconds: number): Promise<Date> {
  const { testControls } = controls(ctx);
  if (seconds < 1 || seconds > YEAR_SECONDS) throw invalid('by', messages.clockSeconds);
  return testControls.advanceClock(seconds);
}

/** Makes the next operation of the viewer's token fail with a code. Throws FORBIDDEN outside test mode. */
export async function failNext(ctx: Ctx, code: ErrorCode): Promise<void> {
  const { viewer, testControls } = controls(ctx);
  await testControls.failNext(viewer.sessionId, code);
}

/**
 * Confirms the handover of an order as its buyer would, for any viewer. Throws FORBIDDEN outside test mode, NOT_FOUND, CONFLICT for a cancelled
 * order.
 */
export async function confirmHandoverForTest(ctx: Ctx, orderId: string): Promise<{ id: string }> {
  controls(ctx);
  const { buyer } = await inTransaction(ctx, (tx) => lockedOrder(tx, orderId));
  const { order } = await confirmReceived({ ...ctx, viewer: { id: buyer, isAdmin: false, sessionId: NO_SESSION } }, orderId);
  return order;
}

/** Records an event of a type with a sample payload, which the viewer may read. Throws FORBIDDEN outside test mode. */
export async function triggerEvent(ctx: Ctx, type: EventType): Promise<void> {
  const { viewer } = controls(ctx);
  await inTransaction(ctx, (tx) => recordEvent(tx, sampleEvent(type, viewer.id)));
}
