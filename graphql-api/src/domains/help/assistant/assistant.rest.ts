import { object, nullable, text, type Route } from '../../../platform/net/rest.ts';
import { AskAssistantInput } from './assistant.inputs.ts';
import * as service from './assistant.service.ts';

/** REST routes of the assistant. */
export const assistantRoutes: Route[] = [
  {
    method: 'post',
    path: '/api/chatbot/query',
    summary: 'Asks the assistant',
    access: 'anybody',
    body: {
      input: { type: AskAssistantInput, without: ['productId', 'conversationId'] },
      fields: { productId: nullable(text('The product whose page the user has open.')), conversationId: nullable(text('Names a conversation.')) },
      optional: ['productId', 'conversationId'],
    },
    readsOnly: true,
    answer: object({ response: text('Markdown.') }),
    handle: async ({ ctx, body, input }) => {
      const productId = body.has('productId') ? body.text('productId') : null;
      const conversationId = body.has('conversationId') ? body.text('conversationId') : null;
      return { response: (await service.askAssistant(ctx, { ...input(AskAssistantInput), productId, conversationId })).text };
    },
  },
];
