import { object, text } from '../../../../platform/net/rest.ts';

interface Read {
  sender: { id: string };
  order: { id: string } | null;
  photo: { url: string } | null;
  conversation: { buyer: { id: string }; seller: { id: string } };
}

/** Selection of a chat message in REST responses. */
export const messageSelection =
  '{ _id: databaseId message: text createdAt photo { url } sender { id: databaseId } order { id: databaseId } conversation { buyer { id: databaseId } seller { id: databaseId } } }';

/** Serializes a message. `orderId` is the order in whose chat the message is shown; the message may be older than the order. */
export function serializeMessage<Message extends Read>({ sender, order, conversation, photo, ...message }: Message, orderId = order?.id) {
  const receiver = sender.id === conversation.buyer.id ? conversation.seller : conversation.buyer;
  return {
    ...message,
    ...(photo ? { photo: photo.url } : {}),
    sender: sender.id,
    receiver: receiver.id,
    ...(orderId === undefined ? {} : { order: orderId }),
  };
}

export const messageSchemas = {
  Message: object(
    {
      _id: text('Identifies the message.'),
      message: text('Up to 2000 characters; empty where only a photo was sent.'),
      createdAt: text('ISO 8601, UTC.'),
      photo: text('Path of the photo that was sent with it; left out without one.'),
      sender: text('Id of the user who wrote it.'),
      receiver: text('Id of the other side.'),
      order: text('Id of the order; left out in the details of a user for what was written before an order.'),
    },
    ['order', 'photo'],
  ),
};
