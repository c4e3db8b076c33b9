import { DomainError, ErrorCode, notFound } from '../../../platform/errors.ts';
import { arrayOf, schemaRef, object, text, type Route } from '../../../platform/net/rest.ts';
import { messages } from '../../../messages.ts';
import { messageSelection, serializeMessage } from '../../talk/conversations/messages/message.serializer.ts';
import { chatsOf } from '../../talk/conversations/messages/chat.service.ts';
import { orderSelection, serializeOrder } from '../../trade/orders/order.serializer.ts';
import { placedBy, receivedBy } from '../../trade/orders/order.service.ts';
import { productSelection, serializeProduct } from '../../market/products/product.serializer.ts';
import { productList } from '../../market/products/product.service.ts';
import { accountSelection, type AccountRead, serializeAccount, serializeUser, userSelection } from './user.serializer.ts';
import { UpdateProfileInput } from './user.inputs.ts';
import * as service from './user.service.ts';

/** Largest number of rows in one section of a user's details. */
const SECTION = 1000;
/** One row more shows whether there are more. */
const ONE_MORE = SECTION + 1;

/** The sections of a user's details, and the names of those that were cut. */
function cut<Sections extends Record<string, unknown[]>>(sections: Sections): Sections & { truncated: string[] } {
  const entries = Object.entries(sections);
  const shown = Object.fromEntries(entries.map(([name, rows]) => [name, rows.slice(0, SECTION)])) as Sections;
  return { ...shown, truncated: entries.flatMap(([name, rows]) => (rows.length > SECTION ? [name] : [])) };
}

const passwordError = (error: unknown): string | undefined =>
  error instanceof DomainError ? error.extensions.fields?.find(({ field }) => field === 'password')?.message : undefined;

/** Documented clients send the whole form: what is empty stays, but for the name, which is required. */
const withoutEmpty = ({ name, ...rest }: UpdateProfileInput): UpdateProfileInput => ({
  ...(name === undefined ? {} : { name }),
  ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== '')),
});

/** The REST calls about the own profile, and those of administrators about users. */
export const userRoutes: Route[] = [
  {
    method: 'put',
    path: '/api/auth/Editprofile',
    summary: 'Changes the own profile, what is left out stays; a password that is too short answers 200 with success false',
    access: 'signed in',
    body: { input: { type: UpdateProfileInput } },
    fails: [ErrorCode.CONFLICT],
    answer: object({ updatedUser: schemaRef('Account') }, ['updatedUser']),
    handle: async ({ ctx, input, read }) => {
      try {
        // Documented clients send the new password alone.
        await service.updateProfile(ctx, withoutEmpty(input(UpdateProfileInput)), { freshSessionSuffices: true });
      } catch (error) {
        const message = passwordError(error);
        if (!message) throw error;
        return { success: false, message };
      }
      return { message: messages.profileUpdated, updatedUser: serializeAccount(ctx, await read<AccountRead>(service.me(ctx)!, accountSelection)) };
    },
  },
  {
    method: 'get',
    path: '/api/category/allUsers',
    summary: 'All users, newest first',
    access: 'administrators',
    answer: object({ users: arrayOf(schemaRef('User')) }),
    handle: async ({ ctx, read }) => {
      const users = await read<Parameters<typeof serializeUser>[1][]>(service.userList(ctx), userSelection);
      return { users: users.map((user) => serializeUser(ctx, user)) };
    },
  },
  {
    method: 'get',
    path: '/api/category/searchUsers',
    summary: 'Users by a part of name, email or college ID',
    access: 'administrators',
    query: { query: text('The part; blank means all.') },
    answer: object({ data: arrayOf(schemaRef('User')) }),
    handle: async ({ ctx, query, read }) => {
      const search = query.has('query') ? query.text('query') : '';
      const users = await read<Parameters<typeof serializeUser>[1][]>(service.userList(ctx, search), userSelection);
      return { data: users.map((user) => serializeUser(ctx, user)) };
    },
  },
  {
    method: 'delete',
    path: '/api/category/deleteUsers/:id',
    summary: "Deletes another's account",
    access: 'administrators',
    fails: [ErrorCode.CONFLICT],
    answer: object({}),
    handle: async ({ ctx, params }) => {
      await service.deleteUser(ctx, params.text('id'));
      return { message: messages.userDeleted };
    },
  },
  {
    method: 'get',
    path: '/api/category/userDetails/:id',
    summary: `Everything about a user; the newest ${SECTION} rows a section, and which sections have more`,
    access: 'administrators',
    answer: object({ data: schemaRef('UserDetails') }),
    handle: async ({ ctx, params, read }) => {
      const id = params.text('id');
      const root = service.userForAdmins(ctx, id);
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
