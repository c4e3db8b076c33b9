import type { Ctx } from '../platform/context.ts';
import { sql, type Sql } from '../platform/sql.ts';

/** Photos that no person, listing or order shows; `p` is the photo. */
const UNUSED = sql`not exists (select from users u where u.picture_id = p.id)
  and not exists (select from products l where l.photo_id = p.id)
  and not exists (select from orders o where o.photo_id = p.id)`;

/** Removes the unused ones of some photos: the files first, so that a removal that broke off is found and finished by the next sweep. */
async function removeUnused(ctx: Ctx, which: Sql): Promise<void> {
  const unused = await ctx.db.rows<{ id: string; hash: string }>(sql`select p.id::text as id, p.hash from photos p where ${which} and ${UNUSED}`);
  for (const { hash } of unused) await ctx.infra.photos.remove(hash);
  const ids = unused.map(({ id }) => id);
  if (ids.length > 0) await ctx.db.rows(sql`delete from photos p where p.id = any(${ids}::bigint[]) and ${UNUSED}`);
}

/** Removes those of some photos that nothing shows any more. Call it after the commit of what stopped to show them. */
export async function removePhotos(ctx: Ctx, ids: string[]): Promise<void> {
  await removeUnused(ctx, sql`p.id = any(${ids}::bigint[])`);
}

/** Removes photos that nothing shows and that were uploaded more than a day ago: replaced ones, and those of uploads that went no further. */
export async function sweepPhotos(ctx: Ctx): Promise<void> {
  await removeUnused(ctx, sql`p.created_at < now() - interval '1 day'`);
}
