import type { Ctx } from '../platform/context.ts';
import { authorize } from '../access/policy.ts';
import { exportUser } from './own-data.queries.ts';

/** Everything stored about the viewer, as JSON text. Throws UNAUTHENTICATED. */
export async function myData(ctx: Ctx): Promise<string> {
  return exportUser(ctx, authorize(ctx, 'account:use').id, ctx.infra.settings.publicUrl);
}
