import type { Ctx } from '../../../platform/context.ts';
import { countForVisitors } from './figures.queries.ts';

/** What the marketplace counts now. */
export interface Figures {
  products: number;
  sellers: number;
  delivered: number;
  reviews: number;
}

/** Counts what is on sale, who sells it, what was delivered and what was reviewed. */
export async function shopFigures(ctx: Ctx): Promise<Figures> {
  return countForVisitors(ctx);
}
