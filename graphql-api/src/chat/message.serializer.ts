import { object, text } from '../platform/rest.ts';

interface Read {
  sender: { id: string };
  order: { id: string; buyer: { id: string }; seller: { id: string } };
}

/** What REST answers carry of a chat message. */
export const messageSelection = '{ _id: id message: text createdAt sender { id } order { id buyer { id } seller { id } } }';

export function serializeMessage<Message extends Read>({ sender, order, ...message }: Message) {
  const receiver = sender.id === order.buyer.id ? order.seller : order.buyer;
  return { ...message, sender: sender.id, receiver: receiver.id, order: order.id };
}

export const messageSchemas = {
  Message: object({
    _id: text('Identifies the message.'),
    message: text('1 to 2000 characters.'),
    createdAt: text('ISO 8601, UTC.'),
    sender: text('Id of the user who wrote it.'),
    receiver: text('Id of the other side.'),
    order: text('Id of the order.'),
  }),
};
