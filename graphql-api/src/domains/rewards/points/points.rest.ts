import { notFound } from '../../../platform/errors.ts';
import { arrayOf, number, object, nullable, text, type Route } from '../../../platform/net/rest.ts';
import * as service from './points.service.ts';

interface Entry {
  product: object | null;
}

/** REST route of points. */
export const pointsRoutes: Route[] = [
  {
    method: 'get',
    path: '/api/points/:userId',
    summary: 'The points of the caller, or of anybody for an administrator; the newest 1000 entries',
    access: 'signed in',
    answer: object({
      totalPoints: number('The sum of all entries.'),
      history: arrayOf(
        object({
          _id: text('Identifies the entry.'),
          action: text('What earned or cost the points.'),
          points: number('Number of points; negative if they were taken.'),
          date: text('ISO 8601, UTC.'),
          productId: nullable(
            object({
              _id: text('Id of the product.'),
              name: text('Name of the category.'),
              description: text('Its description.'),
              price: number('In the currency of the college.'),
            }),
          ),
        }),
      ),
    }),
    handle: async ({ ctx, params, read }) => {
      const userId = params.text('userId');
      const account = await read<{ total: number } | null>(service.accountOf(ctx, userId), '{ total }');
      if (!account) throw notFound('User');
      const selection = '{ _id: databaseId action points date: createdAt product { _id: databaseId name description price } }';
      const entries = await read<Entry[]>(service.entriesOf(ctx, userId), selection);
      return { totalPoints: account.total, history: entries.map(({ product, ...entry }) => ({ ...entry, productId: product })) };
    },
  },
];
