import { ErrorCode } from '../../../platform/errors.ts';
import { object, type Route } from '../../../platform/net/rest.ts';
import { messages } from '../../../messages.ts';
import * as service from './erasure.service.ts';

/** REST route by which an administrator deletes an account. */
export const erasureRoutes: Route[] = [
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
];
