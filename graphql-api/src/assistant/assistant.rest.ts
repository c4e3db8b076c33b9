import { object, nullable, text, type Route } from '../platform/rest.ts';
import { AskAssistantInput } from './assistant.inputs.ts';
import * as service from './assistant.service.ts';

/** The REST call of the assistant. */
export const assistantRoutes: Route[] = [
  {
    method: 'post',
    path: '/api/chatbot/query',
    summary: 'Asks the assistant',
    access: 'anybody',
    body: {
      input: { type: AskAssistantInput, without: ['productId'] },
      fields: { productId: nullable(text('The product whose page is open.')) },
      optional: ['productId'],
    },
    readsOnly: true,
    answer: object({ response: text('Markdown.') }),
    handle: async ({ ctx, body, input }) => {
      const productId = body.has('productId') ? body.text('productId') : null;
      return { response: (await service.askAssistant(ctx, { ...input(AskAssistantInput), productId })).text };
    },
  },
];
