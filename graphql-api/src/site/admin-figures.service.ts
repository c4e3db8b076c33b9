import { authorize } from '../access/policy.ts';
import { OrderStatus } from '../orders/order.entity.ts';
import type { Ctx } from '../platform/context.ts';
import { adminFiguresSql } from './admin-figures.queries.ts';

/** What was made on one day. */
export interface DayFigures {
  day: string;
  users: number;
  products: number;
  messages: number;
  orders: { status: OrderStatus; count: number }[];
}

/** What administrators count. */
export interface AdminFigures {
  users: number;
  products: number;
  openOrders: number;
  openContactMessages: number;
  days: DayFigures[];
}

type DayRow = Omit<DayFigures, 'orders'> & { orders: Partial<Record<OrderStatus, number>> };

/** Totals of now, and what was made on each of the last 30 days in the college's time zone (TIME_ZONE). Administrators only. */
export async function adminFigures(ctx: Ctx): Promise<AdminFigures> {
  authorize(ctx, 'figures:read');
  const row = await ctx.db.one<Omit<AdminFigures, 'days'> & { days: DayRow[] }>(adminFiguresSql(ctx.infra.settings.timeZone));
  const { days, ...totals } = row!;
  const statuses = Object.values(OrderStatus);
  return {
    ...totals,
    days: days.map(({ orders, ...day }) => ({ ...day, orders: statuses.map((status) => ({ status, count: orders[status] ?? 0 })) })),
  };
}
