import { raw, type EntityManager } from '@mikro-orm/postgresql';
import { Event, Notification, OutgoingMail, Product, type Message, type Order } from './idiomatic-entities.ts';
import { NEVER, POSITIONS } from './write-sql.ts';

/* The event, the notification and the email of a write of the idiomatic baseline, with the entities of the ORM. */

interface News {
  type: string;
  subjectType: string;
  subjectId: string;
  audience: string[];
  payload: object;
}

/** Inserts an event of user 2. */
async function recordEvent(tx: EntityManager, news: News): Promise<Event> {
  const event = tx.create(Event, { ...news, actor: '2', position: raw(`nextval('${POSITIONS}')`) } as never);
  await tx.flush();
  return event;
}

/** Notifies the seller of an order. */
export async function recordOrder(tx: EntityManager, order: Order): Promise<void> {
  const { id, price, quantity, name } = order;
  const seller = order.seller.id;
  const payload = { product: order.product.id, quantity, price };
  const event = await recordEvent(tx, { type: 'ORDER_PLACED', subjectType: 'ORDER', subjectId: id, audience: ['2', seller], payload });
  const about = { user: seller, event: event.id, kind: 'ORDER_PLACED', subjectType: 'ORDER', subjectId: id, actor: '2' };
  tx.create(Notification, { ...about, words: `{actor} ordered ${name}`, link: '/dashboard/user/order', mailed: true } as never);
  tx.create(OutgoingMail, { template: 'orderPlaced', data: { orderId: id, side: 'seller' }, nextTryAt: new Date(NEVER) } as never);
}

/** Notifies the seller of a message of the buyer. An unread notification of the chat is updated. */
export async function recordMessage(tx: EntityManager, message: Message, { id: orderId, product }: Order): Promise<void> {
  const { id, seq } = message;
  const { id: conversation, seller } = message.conversation.getEntity();
  const payload = { conversation, order: orderId, seq };
  const event = await recordEvent(tx, { type: 'MESSAGE_SENT', subjectType: 'MESSAGE', subjectId: id, audience: ['2', seller.id], payload });
  const { name } = await tx.findOneOrFail(Product, { id: product.id });
  const place = { user: seller.id, group: `chat:${conversation}` };
  const news = { event: event.id, subjectId: id, words: `{actor} wrote to you about ${name}`, link: `/dashboard/user/chats?chat=${orderId}` };
  const unread = await tx.findOne(Notification, { ...place, readAt: null });
  if (unread) Object.assign(unread, news);
  else tx.create(Notification, { ...place, ...news, kind: 'MESSAGE', subjectType: 'MESSAGE', actor: '2', mailed: false } as never);
}
