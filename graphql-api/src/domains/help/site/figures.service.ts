import type { Ctx } from '../../../platform/context.ts';
import { countForVisitors } from './figures.queries.ts';

/** Current figures of the marketplace. */
export interface Figures {
  products: number;
  sellers: number;
  delivered: number;
  reviews: number;
}

/** Counts products on sale, their sellers, deliveries and reviews. */
export async function shopFigures(ctx: Ctx): Promise<Figures> {
  return countForVisitors(ctx);
}
