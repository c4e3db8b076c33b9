/*
 * What a write publishes to other users, by hand for the servers that the product is compared with: the event, the notification of the other side and
 * the email, as CTEs of the statement that writes. The product's own workers use the same tables. Negative positions, and emails that are never due,
 * keep them from handling the rows of the other servers.
 */

/** Sequence of event positions that the product's consumers must not read. */
export const POSITIONS = 'bench_positions';
/** Due time of emails that the product's worker must not send. */
export const NEVER = '9999-01-01T00:00:00Z';

const EVENT = `insert into events (type, subject_type, subject_id, actor_id, audience, payload, position) select`;
const POSITION = `nextval('${POSITIONS}')`;

/** CTEs after `placed`, which returns the order of user 2. */
export const ORDER_NEWS = `logged as (${EVENT} 'ORDER_PLACED', 'ORDER', id, 2, array[buyer_id, seller_id],
    jsonb_build_object('product', product_id::text, 'quantity', quantity, 'price', price), ${POSITION} from placed returning id),
  notified as (insert into notifications (user_id, event_id, kind, subject_type, subject_id, actor_id, words, link, mailed)
    select p.seller_id, l.id, 'ORDER_PLACED', 'ORDER', p.id, 2, '{actor} ordered ' || p.name, '/dashboard/user/order', true from placed p, logged l),
  mailed as (insert into outgoing_mails (template, data, next_try_at)
    select 'orderPlaced', jsonb_build_object('orderId', id::text, 'side', 'seller'), '${NEVER}' from placed)`;

/** CTEs after `chat` and `sent`, which return the conversation and the message of user 2 in it. Unread notifications of the chat are replaced. */
export const MESSAGE_NEWS = `logged as (${EVENT} 'MESSAGE_SENT', 'MESSAGE', s.id, 2, array[c.buyer_id, c.seller_id],
    jsonb_build_object('conversation', c.id::text, 'order', s.order_id::text, 'seq', s.seq), ${POSITION} from sent s, chat c returning id, subject_id),
  replaced as (delete from notifications n using chat c where n.user_id = c.seller_id and n.group_key = 'chat:' || c.id and n.read_at is null),
  notified as (insert into notifications (user_id, event_id, kind, subject_type, subject_id, actor_id, words, link, group_key, mailed)
    select c.seller_id, l.id, 'MESSAGE', 'MESSAGE', l.subject_id, 2, '{actor} wrote to you about ' || p.name,
      '/dashboard/user/chats?chat=' || s.order_id, 'chat:' || c.id, false from logged l, sent s, chat c join products p on p.id = c.product_id)`;
