import { notFound } from '../../../platform/errors.ts';
import { schemaRef, object, type Route } from '../../../platform/net/rest.ts';
import { productSelection, serializeProduct } from '../../market/products/product.serializer.ts';
import { productList } from '../../market/products/product.service.ts';
import { serializeUser, userSelection } from '../../people/users/user.serializer.ts';
import { userForAdmins } from '../../people/users/user.service.ts';
import { chatsOf } from '../../talk/conversations/messages/chat.service.ts';
import { messageSelection, serializeMessage } from '../../talk/conversations/messages/message.serializer.ts';
import { orderSelection, serializeOrder } from '../../trade/orders/order.serializer.ts';
import { placedBy, receivedBy } from '../../trade/orders/order.service.ts';

/** Maximum number of rows in one section of a user's details. */
const SECTION = 1000;
/** Number of rows to read. The extra row shows whether there are more. */
const ONE_MORE = SECTION + 1;

/** Cuts the sections of a user's details to their maximum, and returns the names of those that were cut. */
function cut<Sections extends Record<string, unknown[]>>(sections: Sections): Sections & { truncated: string[] } {
  const entries = Object.entries(sections);
  const shown = Object.fromEntries(entries.map(([name, rows]) => [name, rows.slice(0, SECTION)])) as Sections;
  return { ...shown, truncated: entries.flatMap(([name, rows]) => (rows.length > SECTION ? [name] : [])) };
}

/** REST routes with all details of a user, for administrators. */
export const userDetailsRoutes: Route[] = [
  {
    method: 'get',
    path: '/api/category/userDetails/:id',
    summary: `Everything about a user; the newest ${SECTION} rows a section, and which sections have more`,
    access: 'administrators',
    answer: object({ data: schemaRef('UserDetails') }),
    handle: async ({ ctx, params, read }) => {
      const id = params.text('id');
      const root = userForAdmins(ctx, id);
      const [user, products, ordersPlaced, ordersReceived, chats] = await Promise.all([
        read<Parameters<typeof serializeUser>[1] | null>(root, userSelection),
        read<Parameters<typeof serializeProduct>[0][]>(await productList(ctx, { filter: { sellerId: id }, limit: ONE_MORE }), productSelection),
        read<Parameters<typeof serializeOrder>[0][]>(placedBy(ctx, id, ONE_MORE), orderSelection),
        read<Parameters<typeof serializeOrder>[0][]>(receivedBy(ctx, id, ONE_MORE), orderSelection),
        read<Parameters<typeof serializeMessage>[0][]>(chatsOf(ctx, id, ONE_MORE), messageSelection),
      ]);
      if (!user) throw notFound('User');
      return {
        data: {
          user: serializeUser(ctx, user),
          ...cut({
            products: products.map(serializeProduct),
            ordersPlaced: ordersPlaced.map(serializeOrder),
            ordersReceived: ordersReceived.map(serializeOrder),
            chats: chats.map((message) => serializeMessage(message)),
          }),
        },
      };
    },
  },
];
