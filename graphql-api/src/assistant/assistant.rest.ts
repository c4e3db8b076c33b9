import { object, nullable, text, type Route } from '../platform/rest.ts';
import * as service from './assistant.service.ts';

/** The REST call of the assistant. */
export const assistantRoutes: Route[] = [
  {
    method: 'post',
    path: '/api/chatbot/query',
    summary: 'Asks the assistant',
    access: 'anybody',
    body: {
      fields: { query: text('The question, 1 to 500 characters.'), productId: nullable(text('The product whose page is open.')) },
      optional: ['productId'],
    },
    readsOnly: true,
    answer: object({ response: text('Markdown.') }),
    handle: async ({ ctx, body }) => {
      const productId = body.has('productId') ? body.text('productId') : null;
      return { response: (await service.askAssistant(ctx, body.text('query'), productId)).text };
    },
  },
];
