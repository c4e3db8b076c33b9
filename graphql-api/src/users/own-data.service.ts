import type { Ctx } from '../platform/context.ts';
import { raw, sql, type Sql } from '../platform/sql.ts';
import { authorize } from '../access/policy.ts';

/**
 * The sections of "download my data": a name and the rows of the viewer that it holds. Pictures are URLs on this server. What an administrator
 * did is listed without whom it was done to: that is data of others. Secrets and hashes are left out.
 */
const sections: Record<string, (id: string, url: string) => Sql> = {
  profile: (id) => sql`select name, email, phone, college_id, role, points_total, created_at from users where id = ${id}`,
  pictures: (id, url) => sql`select s.of, s.product_id, ${url}::text || '/photos/' || f.hash || '/1280.webp' as url
    from (select 'profile' as of, null::bigint as product_id, picture_id as photo from users where id = ${id}
      union all select 'listing', id, photo_id from products where seller_id = ${id}) s
    join photos f on f.id = s.photo order by s.product_id nulls first`,
  products: (id) =>
    sql`select id, name, description, price, quantity, shipping, created_at, deleted_at from products where seller_id = ${id} order by id`,
  ordersPlaced: (id) => sql`select id, name, price, quantity, status, created_at from orders where buyer_id = ${id} order by id`,
  ordersReceived: (id) => sql`select id, name, price, quantity, status, created_at from orders where seller_id = ${id} order by id`,
  statusChanges: (id) =>
    sql`select order_id, from_status, to_status, at from order_events where by_id = ${id} and from_status is not null order by id`,
  messages: (id) => sql`select order_id, text, created_at from messages where sender_id = ${id} order by id`,
  reviews: (id) => sql`select product_id, rating, text, created_at from reviews where author_id = ${id} order by id`,
  points: (id) => sql`select action, points, product_id, created_at from points_entries where user_id = ${id} order by id`,
  contactMessages: (id) => sql`select m.id, m.name, m.email, m.message, m.created_at, m.handled_at
    from contact_messages m join users u on u.email = m.email where u.id = ${id} order by m.id`,
  activityAboutYou: (id) => sql`select action, subject, details, created_at from audit_entries where user_id = ${id} order by id`,
  activityByYou: (id) => sql`select action, created_at from audit_entries where actor_id = ${id} order by id`,
  accessTokens: (id) =>
    sql`select name, can_write, can_admin, created_at, expires_at, last_used_at from access_tokens where user_id = ${id} order by id`,
  refusedListings: (id) => sql`select concerns, created_at from rejections where user_id = ${id} order by id`,
  sessions: (id) => sql`select created_at, expires_at from sessions where user_id = ${id} order by id`,
};

/** Everything stored about the viewer, as JSON text. */
export async function myData(ctx: Ctx): Promise<string> {
  const viewer = authorize(ctx, 'account:use');
  const parts = Object.entries(sections).reduce((whole, [name, select], index) => {
    const part = sql`${raw(`'${name}'`)}, (select coalesce(json_agg(s), '[]') from (${select(viewer.id, ctx.infra.settings.publicUrl)}) s)`;
    return index === 0 ? part : sql`${whole}, ${part}`;
  }, raw(''));
  const row = await ctx.db.one<{ data: string }>(sql`select json_build_object(${parts})::text as data`);
  return row!.data;
}
