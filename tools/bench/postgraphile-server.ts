import { createServer } from 'node:http';
import pg from 'pg';
import { postgraphile } from 'postgraphile';
import { context, get, lambda, listen, type Step } from 'postgraphile/grafast';
import { jsonParse } from 'postgraphile/@dataplan/json';
import { extendSchema } from 'postgraphile/utils';
import { makePgService } from 'postgraphile/adaptors/pg';
import { grafserv } from 'postgraphile/grafserv/node';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';
import { BEST_FIRST, found } from './search-sql.ts';
import { SETTINGS_IN_URL } from './settings.ts';
import { storeKeySql } from './workloads.ts';
import { MESSAGE_NEWS, ORDER_NEWS } from './write-sql.ts';

/* PostGraphile as its documentation sets it up. Database functions, as it recommends, provide what tables cannot express. */
const [url, port] = process.argv.slice(2) as [string, string];

const FUNCTIONS = `
create or replace function search_products(q text, max numeric) returns setof products language sql stable as $$
  select r.* from ${found('q')} p join products r on r.id = p.id where p.deleted_at is null and p.price < max + 1 order by ${BEST_FIRST} $$;
create or replace function products_average(p products) returns float8 language sql stable as $$
  select coalesce(round(p.rating_sum::numeric / nullif(p.review_count, 0), 1), 0)::float8 $$;
create or replace function products_related(p products) returns setof products language sql stable as $$
  select q.* from products q where q.id = any(array(
    (select q.id from products q where q.deleted_at is null and q.in_stock and q.id <> p.id and q.category_id = p.category_id and q.price >= p.price order by q.price, q.id desc limit 8)
    union all (select q.id from products q where q.deleted_at is null and q.in_stock and q.id <> p.id and q.category_id = p.category_id and q.price < p.price order by q.price desc, q.id desc limit 8)
    union all (select q.id from products q where q.deleted_at is null and q.in_stock and q.id <> p.id and q.category_id <> p.category_id and q.price >= p.price order by q.price, q.id desc limit 8)
    union all (select q.id from products q where q.deleted_at is null and q.in_stock and q.id <> p.id and q.category_id <> p.category_id and q.price < p.price order by q.price desc, q.id desc limit 8)))
  order by (q.category_id = p.category_id)::int desc, abs(q.price - p.price), q.id desc limit 8 $$;
create or replace function place_order(product bigint, key text default null) returns orders language sql volatile as $$
  with taken as (update products set quantity = quantity - 1 where id = product and deleted_at is null and seller_id <> 2 and quantity >= 1 returning *),
    placed as (insert into orders (buyer_id, seller_id, product_id, name, price, quantity, photo_id)
      select 2, seller_id, id, name, price, 1, photo_id from taken returning *),
    event as (insert into order_events (order_id, to_status, by_id) select id, 'NOT_PROCESSED', 2 from placed),
    talk as (insert into conversations (product_id, buyer_id, seller_id, last_message_at) select id, 2, seller_id, now() from taken
      on conflict (product_id, buyer_id) do update set last_message_at = now()),
    ${ORDER_NEWS},
    kept as (${storeKeySql('key', 'placed')} where key is not null)
  select * from placed $$;
create or replace function send_message(chat bigint, words text, key text default null) returns messages language sql volatile as $$
  with chat as (update conversations c set message_count = message_count + 1, last_message_at = now() from orders o
      where o.id = $1 and o.buyer_id = 2 and c.product_id = o.product_id and c.buyer_id = o.buyer_id
      returning c.id, c.message_count, c.product_id, c.buyer_id, c.seller_id),
    sent as (insert into messages (conversation_id, order_id, seq, sender_id, text) select id, $1, message_count, 2, words from chat returning *),
    ${MESSAGE_NEWS},
    kept as (${storeKeySql('key', 'sent')} where key is not null)
  select sent.* from sent, pg_notify('chat:' || sent.order_id, json_build_object('id', sent.id)::text) $$;`;

const client = new pg.Client({ connectionString: url });
await client.connect();
await client.query(FUNCTIONS);
await client.end();

const subscriptions = extendSchema((build) => {
  const { messages } = build.pgResources;
  return {
    typeDefs: 'extend type Subscription { messageAdded(orderId: BigInt!): Message }',
    objects: {
      Subscription: {
        plans: {
          messageAdded: {
            subscribePlan: (_root, { $orderId }) =>
              listen(
                context().get('pgSubscriber'),
                lambda($orderId, (id) => `chat:${id as string}`),
                jsonParse,
              ),
            plan: ($event: Step) => messages!.get({ id: get($event, 'id') }),
          },
        },
      },
    },
  };
});

const connectionString = `${url}?options=${SETTINGS_IN_URL}`;
const instance = postgraphile({
  extends: [PostGraphileAmberPreset],
  plugins: [subscriptions],
  pgServices: [makePgService({ connectionString, schemas: ['public'], pubsub: true })],
  grafserv: { graphqlPath: '/graphql', websockets: true },
  // The plugin does not count partial indexes and would remove the orderings that rely on them.
  disablePlugins: ['PgIndexBehaviorsPlugin'],
});
const server = createServer();
await instance.createServ(grafserv).addTo(server);
server.listen(Number(port), '127.0.0.1');
