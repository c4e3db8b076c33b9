import { authorize } from '../../../access/policy.ts';
import { OrderStatus } from '../../trade/orders/order.entity.ts';
import type { Ctx } from '../../../platform/context.ts';
import { countForAdmins } from './admin-figures.queries.ts';

/** Counts of what was created on one day. */
export interface DayFigures {
  day: string;
  users: number;
  products: number;
  messages: number;
  orders: { status: OrderStatus; count: number }[];
}

/** Figures for administrators. */
export interface AdminFigures {
  users: number;
  products: number;
  openOrders: number;
  openContactMessages: number;
  openReports: number;
  medianDecisionHours: number | null;
  openDisputes: number;
  searchesWithoutResults: number;
  days: DayFigures[];
}

/** Returns current totals, and what was created on each of the last 30 days in the college's time zone (TIME_ZONE). Administrators only. */
export async function adminFigures(ctx: Ctx): Promise<AdminFigures> {
  authorize(ctx, 'figures:read');
  const { days, ...totals } = await countForAdmins(ctx, ctx.infra.settings.timeZone);
  const statuses = Object.values(OrderStatus);
  return {
    ...totals,
    days: days.map(({ orders, ...day }) => ({ ...day, orders: statuses.map((status) => ({ status, count: orders[status] })) })),
  };
}
