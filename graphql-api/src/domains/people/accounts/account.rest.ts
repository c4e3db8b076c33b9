import type { Viewer } from '../../../platform/context.ts';
import { DomainError, ErrorCode } from '../../../platform/errors.ts';
import { schemaRef, object, text, type Call, type Route } from '../../../platform/net/rest.ts';
import { authorize } from '../../../access/policy.ts';
import { messages } from '../../../messages.ts';
import { RequestSignUpOtpInput, SignInInput, SignUpInput, UpdateProfileInput } from './auth.inputs.ts';
import * as service from './auth.service.ts';
import { updateProfile } from './own-profile.service.ts';
import { me } from '../users/user.service.ts';
import { accountSelection, type AccountRead, serializeAccount } from '../users/user.serializer.ts';

const passwordError = (error: unknown): string | undefined =>
  error instanceof DomainError ? error.extensions.fields?.find(({ field }) => field === 'password')?.message : undefined;

/** Removes empty fields, which stay unchanged, because documented clients send the whole form. Only the name is required. */
const withoutEmpty = ({ name, ...rest }: UpdateProfileInput): UpdateProfileInput => ({
  ...(name === undefined ? {} : { name }),
  ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== '')),
});

/** Returns the account of a user who has just authenticated, as the user sees it. */
async function accountOf(asked: Call['ctx'], viewer: Viewer, read: Call['read']): Promise<object> {
  const ctx = { ...asked, viewer };
  return serializeAccount(ctx, await read<AccountRead>(me(ctx)!, accountSelection, ctx));
}

/** REST routes of sign-up, sign-in and the viewer's profile. */
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
    answer: object({ user: schemaRef('Account'), token: text('The token. Send it as the Authorization header, alone or after "Bearer".') }),
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
        // Documented clients send the new password without the current one.
        await updateProfile(ctx, withoutEmpty(input(UpdateProfileInput)), { freshSessionSuffices: true });
      } catch (error) {
        const message = passwordError(error);
        if (!message) throw error;
        return { success: false, message };
      }
      return { message: messages.profileUpdated, updatedUser: serializeAccount(ctx, await read<AccountRead>(me(ctx)!, accountSelection)) };
    },
  },
];
