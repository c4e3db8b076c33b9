import { randomUUID } from 'node:crypto';
import { BEST_FIRST, found } from './search-sql.ts';
import { MESSAGE_NEWS, ORDER_NEWS } from './write-sql.ts';

/** A measured operation, and the hand-written statement that returns the same data. */
export interface Workload {
  name: string;
  query: string;
  /** Returns the variables of the n-th request. */
  variables: (n: number) => Record<string, unknown>;
  /** SQL with one column, the JSON of `data`. Its parameters are in the order of `params`. */
  sql: string;
  params: string[];
  /** The user who sends it; a guest if left out. */
  as?: 'admin' | 'buyer';
  writes?: boolean;
  /** Whether the statement writes less than the product does: no event, notification or email. Only CampusCart is compared with it. */
  writesLess?: boolean;
}

const CARD = `json_build_object('id', p.id::text, 'name', p.name, 'description', p.description, 'price', p.price, 'quantity', p.quantity,
  'rating', json_build_object('average', coalesce(round(p.rating_sum::numeric / nullif(p.review_count, 0), 1), 0), 'count', p.review_count),
  'seller', (select json_build_object('name', u.name) from users u where u.id = p.seller_id))`;
const CARD_FIELDS = 'id name description price quantity rating { average count } seller { name }';

const ORDER = `json_build_object('id', o.id::text, 'status', o.status, 'lines', json_build_array(json_build_object('name', o.name)))`;

const page = (rows: string, nodes: string, size: number, more = '') =>
  `(select json_build_object(${more} 'nodes', coalesce(array_to_json((array_agg(${nodes}))[:${size}]), '[]'), 'pageInfo', json_build_object('hasNextPage', count(*) > ${size}))
    from (${rows} limit ${size + 1}) x)`;

/** Returns the product, or the next one if it belongs to the buyer (by the arithmetic of `seed.ts`), who cannot order it. */
const orderable = (id: number) => (id % 2_000 === 1_871 ? id + 1 : id);

/** The order in whose chat messages are sent. */
export const CHAT_ORDER = '1';
/** The workload whose messages are also delivered to subscribers. */
export const SEND_MESSAGE = 'send message';
/** The same workload compared with a statement that writes neither event nor notification. */
export const SEND_MESSAGE_ONLY = 'send message (message only)';

/** Returns SQL that stores an idempotency key with the id of the row that the CTE `from` inserted. */
export const storeKeySql = (key: string, from: string) =>
  `insert into idempotency_keys (id, request_hash, result) select ${key}::text, '', jsonb_build_object('id', id) from ${from}`;

/**
 * Returns the workload of an order, with or without an idempotency key as the pages send it, and with or without its event, notification and email.
 */
function placeOrder(name: string, { hasKey = true, writesLess = false } = {}): Workload {
  return {
    name,
    as: 'buyer',
    writes: true,
    writesLess,
    query: 'mutation Place($id: ID!, $key: String) { placeOrder(input: { productId: $id, idempotencyKey: $key }) { order { status total } } }',
    variables: (n) => ({ id: String(orderable(3 + ((n * 17) % 19_990))), ...(hasKey ? { key: randomUUID() } : {}) }),
    params: ['id', ...(hasKey ? ['key'] : [])],
    sql: `with taken as (update products set quantity = quantity - 1 where id = $1::bigint and deleted_at is null and seller_id <> 2 and quantity >= 1
        returning id, seller_id, name, price, photo_id),
      placed as (insert into orders (buyer_id, seller_id, product_id, name, price, quantity, photo_id) select 2, seller_id, id, name, price, 1, photo_id from taken
        returning id, status, buyer_id, seller_id, product_id, name, price, quantity),
      event as (insert into order_events (order_id, to_status, by_id) select id, 'NOT_PROCESSED', 2 from placed),
      talk as (insert into conversations (product_id, buyer_id, seller_id, last_message_at) select id, 2, seller_id, now() from taken
        on conflict (product_id, buyer_id) do update set last_message_at = now())
      ${writesLess ? '' : `, ${ORDER_NEWS}`}
      ${hasKey ? `, kept as (${storeKeySql('$2', 'placed')})` : ''}
      select json_build_object('placeOrder', (select json_build_object('order', json_build_object('status', status, 'total', price)) from placed)) as json`,
  };
}

/** Returns the workload of a message of the buyer, with or without its event and notification. */
function sendMessage(name: string, { writesLess = false } = {}): Workload {
  return {
    name,
    as: 'buyer',
    writes: true,
    writesLess,
    query:
      'mutation Send($order: ID!, $text: String!, $key: String) { sendMessage(input: { orderId: $order, text: $text, idempotencyKey: $key }) { message { text } } }',
    variables: (n) => ({ order: CHAT_ORDER, text: `Hello ${n}`, key: randomUUID() }),
    params: ['order', 'text', 'key'],
    sql: `with chat as (update conversations c set message_count = message_count + 1, last_message_at = now() from orders o
        where o.id = $1::bigint and o.buyer_id = 2 and c.product_id = o.product_id and c.buyer_id = o.buyer_id
        returning c.id, c.message_count, c.product_id, c.buyer_id, c.seller_id),
      sent as (insert into messages (conversation_id, order_id, seq, sender_id, text) select id, $1::bigint, message_count, 2, $2::text from chat
        returning id, order_id, seq, text),
      ${writesLess ? '' : `${MESSAGE_NEWS},`}
      kept as (${storeKeySql('$3', 'sent')})
      select json_build_object('sendMessage', (select json_build_object('message', json_build_object('text', text)) from sent)) as json`,
  };
}

/** All measured operations. */
export const workloads: Workload[] = [
  {
    name: 'home',
    query: `query Home { products(first: 8) { totalCount nodes { ${CARD_FIELDS} } pageInfo { hasNextPage } } categories { id name } }`,
    variables: () => ({}),
    params: [],
    sql: `select json_build_object('products', ${page(
      `select ${CARD} as j from products p where p.deleted_at is null order by p.in_stock desc, p.id desc`,
      'j',
      8,
      `'totalCount', (select count(*) from products where deleted_at is null),`,
    )}, 'categories', (select json_agg(json_build_object('id', id::text, 'name', name) order by fallback, lower(name)) from categories)) as json`,
  },
  {
    name: 'search',
    query: `query Search($q: String!, $max: Float) { products(first: 12, filter: { search: $q, maxPrice: $max }, sort: RELEVANCE) { nodes { ${CARD_FIELDS} } pageInfo { hasNextPage } } }`,
    variables: (n) => ({ q: `${['blue', 'wooden', 'spare', 'steel'][n % 4]} ${['guitar', 'lamp', 'kettle', 'chair', 'printer'][n % 5]}`, max: 8000 }),
    params: ['q', 'max'],
    sql: `select json_build_object('products', ${page(
      `select ${CARD} as j from ${found('$1')} p where p.deleted_at is null and p.price < $2::numeric + 1 order by ${BEST_FIRST}`,
      'j',
      12,
    )}) as json`,
  },
  {
    name: 'product',
    query: `query Product($id: ID!) { product(id: $id) { ${CARD_FIELDS} category { name }
      reviews(first: 10) { nodes { id rating text author { name } } pageInfo { hasNextPage } } related(first: 8) { id name price } } }`,
    variables: (n) => ({ id: String(1 + ((n * 101) % 20_000)) }),
    params: ['id'],
    sql: `select json_build_object('product', (select ${CARD}::jsonb || jsonb_build_object('category', (select json_build_object('name', c.name) from categories c where c.id = p.category_id),
      'reviews', ${page(
        `select r.id, json_build_object('id', r.id::text, 'rating', r.rating, 'text', r.text, 'author', (select json_build_object('name', u.name) from users u where u.id = r.author_id)) as j
          from reviews r where r.product_id = p.id order by r.id desc`,
        'j',
        10,
      )},
      'related', (select coalesce(json_agg(j), '[]') from (select json_build_object('id', q.id::text, 'name', q.name, 'price', q.price) as j from products q
        where q.id = any(array(${['=', '<>']
          .flatMap((same) => [
            `q.category_id ${same} p.category_id and q.price >= p.price order by q.price, q.id desc`,
            `q.category_id ${same} p.category_id and q.price < p.price order by q.price desc, q.id desc`,
          ])
          .map((side) => `(select q.id from products q where q.deleted_at is null and q.in_stock and q.id <> p.id and ${side} limit 8)`)
          .join(' union all ')}))
        order by (q.category_id = p.category_id)::int desc, abs(q.price - p.price), q.id desc limit 8) s))
      from products p where p.id = $1::bigint and p.deleted_at is null)) as json`,
  },
  {
    name: 'user details',
    as: 'admin',
    query: `query Details($id: ID!) { user(id: $id) { id name email phone collegeId role
      products(first: 12) { totalCount nodes { id name description price } pageInfo { hasNextPage } }
      ordersPlaced(first: 10) { nodes { id status lines { name } } pageInfo { hasNextPage } }
      ordersReceived(first: 10) { nodes { id status lines { name } } pageInfo { hasNextPage } }
      messages(first: 20) { nodes { id text } pageInfo { hasNextPage } } } }`,
    variables: (n) => ({ id: String(1 + ((n * 13) % 2_000)) }),
    params: ['id'],
    sql: `select json_build_object('user', (select json_build_object('id', u.id::text, 'name', u.name, 'email', u.email, 'phone', u.phone, 'collegeId', u.college_id, 'role', u.role,
      'products', ${page(
        `select json_build_object('id', p.id::text, 'name', p.name, 'description', p.description, 'price', p.price) as j from products p
          where p.seller_id = u.id and p.deleted_at is null order by p.id desc`,
        'j',
        12,
        `'totalCount', (select count(*) from products p where p.seller_id = u.id and p.deleted_at is null),`,
      )},
      'ordersPlaced', ${page(`select ${ORDER} as j from orders o where o.buyer_id = u.id order by o.id desc`, 'j', 10)},
      'ordersReceived', ${page(`select ${ORDER} as j from orders o where o.seller_id = u.id order by o.id desc`, 'j', 10)},
      'messages', ${page(`select json_build_object('id', m.id::text, 'text', m.text) as j from messages m where m.sender_id = u.id order by m.id desc`, 'j', 20)})
      from users u where u.id = $1::bigint and u.deleted_at is null)) as json`,
  },
  placeOrder('place order'),
  placeOrder('place order without a key', { hasKey: false }),
  placeOrder('place order (order only)', { writesLess: true }),
  sendMessage(SEND_MESSAGE),
  sendMessage(SEND_MESSAGE_ONLY, { writesLess: true }),
];
