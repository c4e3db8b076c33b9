import ical, { ICalAlarmType } from 'ical-generator';
import type { Ctx } from '../../../platform/context.ts';
import { notFound } from '../../../platform/errors.ts';
import { requireId } from '../../../platform/database/ids.ts';
import { authorize } from '../../../access/policy.ts';
import { authorizeOrder } from '../orders/order-access.ts';
import { orderSides } from '../orders/changes/order-change.queries.ts';
import { agreedMeeting } from './meeting.queries.ts';

const LENGTH_MS = 15 * 60_000;
const ALARM_SECONDS = 3600;

/**
 * Returns the agreed meeting of an order as an iCalendar file, for the buyer and seller of the order. Throws UNAUTHENTICATED, FORBIDDEN, and
 * NOT_FOUND for an unknown order and for an order without an agreed meeting.
 */
export async function meetingCalendar(ctx: Ctx, orderId: string): Promise<string> {
  authorize(ctx, 'account:use');
  const sides = await orderSides(ctx, requireId(orderId, 'Order'));
  if (!sides) throw notFound('Order');
  authorizeOrder(ctx, 'order:takePart', sides);
  const found = await agreedMeeting(ctx, orderId);
  if (!found) throw notFound('Meeting');
  const { brandName, publicUrl } = ctx.infra.settings;
  const start = new Date(found.at);
  const event = {
    id: `meeting-${found.id}@${new URL(publicUrl).hostname}`,
    start,
    end: new Date(start.getTime() + LENGTH_MS),
    summary: `Handover: ${found.thing}`,
    location: [found.spot, found.hint].filter(Boolean).join(', '),
    alarms: [{ type: ICalAlarmType.display, trigger: ALARM_SECONDS }],
  };
  return ical({ name: brandName, prodId: { company: brandName, product: 'marketplace' }, events: [event] }).toString();
}
