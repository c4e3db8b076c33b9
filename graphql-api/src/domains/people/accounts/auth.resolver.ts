import { Arg, Ctx, Field, Int, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../../platform/context.ts';
import type { NodeReference } from '../../../platform/database/node-reference.ts';
import { DateTime } from '../../../platform/input/scalars.ts';
import { messages } from '../../../messages.ts';
import { User } from '../users/user.entity.ts';
import { RequestPasswordResetInput, RequestSignUpOtpInput, ResetPasswordInput, SignInInput, SignUpInput } from './auth.inputs.ts';
import * as auth from './auth.service.ts';

@ObjectType({ description: 'A code is being sent.' })
export class RequestOtpPayload {
  @Field(() => String, { description: 'The message to show to the user.' })
  message!: string;

  @Field(() => Int, { description: 'Number of seconds after which a form should offer to send another code.' })
  resendAfter!: number;
}

@ObjectType({ description: 'A new account.' })
export class SignUpPayload {
  @Field(() => User, { description: 'The account; sign in to use it.' })
  user!: NodeReference;

  @Field(() => String, { description: 'The message to show to the user.' })
  message!: string;
}

@ObjectType({ description: 'A signed-in device.' })
export class Session {
  @Field(() => String, { description: 'The token. Send it as the Authorization header, alone or after "Bearer".' })
  token!: string;

  @Field(() => User, { description: 'The signed-in user.' })
  user!: NodeReference;

  @Field(() => DateTime, { description: 'When it expires unless it is used; each use extends it by 30 days.' })
  expiresAt!: Date;
}

@ObjectType({ description: 'A changed password.' })
export class ResetPasswordPayload {
  @Field(() => String, { description: 'The message to show to the user.' })
  message!: string;
}

/** Seconds of the countdown before "Resend OTP", from section 9 of the specification. */
const RESEND_AFTER = 150;

@Resolver()
export class AuthResolver {
  @Mutation(() => RequestOtpPayload, {
    description: 'Emails a six-digit code to a student address. Limit: one in 30 seconds and five an hour for each address.',
  })
  async requestSignUpOtp(
    @Ctx() ctx: Context,
    @Arg('input', () => RequestSignUpOtpInput, { description: 'The address and the college ID.' }) input: RequestSignUpOtpInput,
  ): Promise<RequestOtpPayload> {
    await auth.requestSignUpOtp(ctx, input);
    return { message: messages.otpSent, resendAfter: RESEND_AFTER };
  }

  @Mutation(() => SignUpPayload, { description: 'Creates an account with the emailed code.' })
  async signUp(
    @Ctx() ctx: Context,
    @Arg('input', () => SignUpInput, { description: 'The data of the account and the code.' }) input: SignUpInput,
  ): Promise<SignUpPayload> {
    const { user, viewer } = await auth.signUp(ctx, input);
    return { user: { ...user, viewer }, message: messages.signedUp };
  }

  @Mutation(() => Session, { description: 'Starts a session. Repeated failures are delayed.' })
  async signIn(
    @Ctx() ctx: Context,
    @Arg('input', () => SignInInput, { description: 'The address and the password.' }) input: SignInInput,
  ): Promise<Session> {
    const { user, viewer, ...session } = await auth.signIn(ctx, input);
    return { ...session, user: { ...user, viewer } };
  }

  @Mutation(() => Boolean, { description: 'Ends the current session.' })
  async signOut(@Ctx() ctx: Context): Promise<boolean> {
    await auth.signOut(ctx);
    return true;
  }

  @Mutation(() => RequestOtpPayload, {
    description: 'Emails a code for a new password. The response is the same whether or not the address has an account.',
  })
  async requestPasswordReset(
    @Ctx() ctx: Context,
    @Arg('input', () => RequestPasswordResetInput, { description: 'The address.' }) input: RequestPasswordResetInput,
  ): Promise<RequestOtpPayload> {
    await auth.requestPasswordReset(ctx, input);
    return { message: messages.resetAsked, resendAfter: RESEND_AFTER };
  }

  @Mutation(() => ResetPasswordPayload, { description: 'Sets a new password with the emailed code and ends all sessions of the account.' })
  async resetPassword(
    @Ctx() ctx: Context,
    @Arg('input', () => ResetPasswordInput, { description: 'The address, the code and the new password.' }) input: ResetPasswordInput,
  ): Promise<ResetPasswordPayload> {
    await auth.resetPassword(ctx, input);
    return { message: messages.passwordReset };
  }
}
