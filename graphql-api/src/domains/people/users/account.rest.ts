import type { Viewer } from '../../../platform/context.ts';
import { ErrorCode } from '../../../platform/errors.ts';
import { schemaRef, object, text, type Call, type Route } from '../../../platform/net/rest.ts';
import { authorize } from '../../../access/policy.ts';
import { messages } from '../../../messages.ts';
import { RequestSignUpOtpInput, SignInInput, SignUpInput } from '../accounts/auth.inputs.ts';
import * as service from '../accounts/auth.service.ts';
import { me } from './user.service.ts';
import { accountSelection, type AccountRead, serializeAccount } from './user.serializer.ts';

/** The account of somebody who has just proved who they are, as they see it. */
async function accountOf(asked: Call['ctx'], viewer: Viewer, read: Call['read']): Promise<object> {
  const ctx = { ...asked, viewer };
  return serializeAccount(ctx, await read<AccountRead>(me(ctx)!, accountSelection, ctx));
}

/** The REST calls about signing up and in. */
export const accountRoutes: Route[] = [
  {
    method: 'post',
    path: '/api/auth/otp',
    summary: 'Mails a six-digit code to a student address',
    access: 'anybody',
    body: { input: { type: RequestSignUpOtpInput } },
    answer: object({}),
    statuses: { [ErrorCode.ALREADY_REGISTERED]: 401 },
    handle: async ({ ctx, input }) => {
      await service.requestSignUpOtp(ctx, input(RequestSignUpOtpInput));
      return { message: messages.otpSent };
    },
  },
  {
    method: 'post',
    path: '/api/auth/signup',
    summary: 'Makes an account with the mailed code',
    access: 'anybody',
    body: { input: { type: SignUpInput } },
    fails: [ErrorCode.ALREADY_REGISTERED, ErrorCode.OTP_INVALID, ErrorCode.CONFLICT],
    status: 201,
    answer: object({ user: schemaRef('Account') }),
    creates: true,
    handle: async ({ ctx, input, read }) => {
      const { viewer } = await service.signUp(ctx, input(SignUpInput));
      return { message: messages.signedUp, user: await accountOf(ctx, viewer, read) };
    },
  },
  {
    method: 'post',
    path: '/api/auth/login',
    summary: 'Starts a session',
    access: 'anybody',
    body: { input: { type: SignInInput } },
    fails: [ErrorCode.UNAUTHENTICATED, ErrorCode.FORBIDDEN],
    answer: object({ user: schemaRef('Account'), token: text('Send it as the Authorization header, raw or after "Bearer".') }),
    handle: async ({ ctx, input, read }) => {
      const { token, viewer } = await service.signIn(ctx, input(SignInInput));
      return { message: messages.signedIn, user: await accountOf(ctx, viewer, read), token };
    },
  },
  {
    method: 'get',
    path: '/api/auth/user-auth',
    summary: 'Whether the token is good',
    access: 'signed in',
    answer: schemaRef('Ok'),
    failure: { ok: false },
    handle: async ({ ctx }) => {
      authorize(ctx, 'account:use');
      return { ok: true };
    },
  },
  {
    method: 'get',
    path: '/api/auth/admin-auth',
    summary: "Whether the token is an administrator's",
    access: 'administrators',
    answer: schemaRef('Ok'),
    failure: { ok: false },
    handle: async ({ ctx }) => {
      authorize(ctx, 'user:manage');
      return { ok: true };
    },
  },
];
