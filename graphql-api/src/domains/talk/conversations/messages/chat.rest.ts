import { arrayOf, schemaRef, object, text, type Call, type Route } from '../../../../platform/net/rest.ts';
import { SendMessageInput } from './chat.inputs.ts';
import * as service from './chat.service.ts';
import { messageSelection, serializeMessage } from './message.serializer.ts';

type Read = Parameters<typeof serializeMessage>[0];

async function send({ ctx, params, input, read }: Call, side: 'buyer' | 'seller') {
  const orderId = params.text('orderId');
  const { id } = await service.sendMessageAs(ctx, side, { ...input(SendMessageInput), orderId });
  return { data: serializeMessage(await read<Read>(service.message(ctx, { id }), messageSelection), orderId) };
}

const sending = (path: string, side: 'buyer' | 'seller'): Route => ({
  method: 'post',
  path,
  summary: `Writes in the chat of an order as its ${side}`,
  access: 'signed in',
  body: { input: { type: SendMessageInput, without: ['orderId', 'conversationId'] } },
  names: { text: 'message' },
  status: 201,
  creates: true,
  answer: object({ data: schemaRef('Message') }),
  handle: (call) => send(call, side),
});

/** REST routes of order chats. */
export const chatRoutes: Route[] = [
  {
    method: 'get',
    path: '/api/chat/chats/:orderId',
    summary: 'The chat of an order, oldest first; at most 1000 messages a call',
    access: 'signed in',
    query: { after: text('Only what came after the message with this id.') },
    answer: object({ data: arrayOf(schemaRef('Message')) }),
    handle: async ({ ctx, params, query, read }) => {
      const after = query.has('after') ? query.text('after') : undefined;
      const orderId = params.text('orderId');
      const root = await service.chat(ctx, orderId, after);
      return { data: (await read<Read[]>(root, messageSelection)).map((message) => serializeMessage(message, orderId)) };
    },
  },
  sending('/api/chat/BuyerSend/:orderId', 'buyer'),
  sending('/api/chat/SellerSend/:orderId', 'seller'),
];
