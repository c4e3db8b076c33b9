import { arrayOf, schemaRef, object, text, type Route } from '../../../platform/net/rest.ts';
import { serializeUser, userSelection } from './user.serializer.ts';
import * as service from './user.service.ts';

/** REST routes of administrators about users. */
export const userRoutes: Route[] = [
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
];
