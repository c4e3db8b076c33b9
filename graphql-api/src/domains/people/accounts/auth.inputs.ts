import { Field, InputType } from 'type-graphql';
import { IdempotencyKeyField, Optional, Text } from '../../../platform/input/validation.ts';
import { Upload } from '../../media/photos/upload.scalar.ts';
import type { IncomingFile } from '../../media/photos/uploaded-file.ts';
import { messages } from '../../../messages.ts';
import { collegeIdRule, emailRule, nameRule, otpRule, ownPasswordRule, passwordRule, phoneRule, signInPasswordRule } from '../users/account-rules.ts';

@InputType({ description: 'The data of a new account.' })
export class SignUpInput {
  @Field(() => String, { description: 'The name shown to others, 1 to 120 characters.' })
  @Text({ ...nameRule, policy: false })
  name!: string;

  @Field(() => String, { description: 'An address at the student domain, to which the code was emailed.' })
  @Text({ ...emailRule, policy: false })
  email!: string;

  @Field(() => String, { description: '5 to 128 characters.' })
  @Text({ ...passwordRule, policy: false })
  password!: string;

  @Field(() => String, { description: '10 to 15 digits, with an optional + in front.' })
  @Text({ ...phoneRule, policy: false })
  phone!: string;

  @Field(() => String, { description: 'College ID, 1 to 40 characters, unique regardless of letter case.' })
  @Text({ ...collegeIdRule, policy: false })
  collegeId!: string;

  @Field(() => String, { description: 'The six digits from the email.' })
  @Text({ ...otpRule, policy: false })
  otp!: string;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}

@InputType({ description: 'A new password, with the emailed code.' })
export class ResetPasswordInput {
  @Field(() => String, { description: 'The address of the account.' })
  @Text({ ...emailRule, policy: false })
  email!: string;

  @Field(() => String, { description: 'The six digits from the email.' })
  @Text({ ...otpRule, policy: false })
  otp!: string;

  @Field(() => String, { description: 'The new password, 5 to 128 characters.' })
  @Text({ ...passwordRule, policy: false })
  password!: string;
}

@InputType({ description: 'The address and college ID to sign up with.' })
export class RequestSignUpOtpInput {
  @Field(() => String, { description: 'An address at the student domain.' })
  @Text({ ...emailRule, empty: messages.requiredFields, policy: false })
  email!: string;

  @Field(() => String, { description: 'The college ID to sign up with.' })
  @Text({ ...collegeIdRule, empty: messages.requiredFields, policy: false })
  collegeId!: string;
}

@InputType({ description: 'The credentials of a user.' })
export class SignInInput {
  @Field(() => String, { description: 'The address of the account.' })
  @Text({ ...emailRule, policy: false })
  email!: string;

  @Field(() => String, { description: 'The password.' })
  @Text({ ...signInPasswordRule, policy: false })
  password!: string;
}

@InputType({ description: 'The account whose password is to be reset.' })
export class RequestPasswordResetInput {
  @Field(() => String, { description: 'The address of the account.' })
  @Text({ ...emailRule, policy: false })
  email!: string;
}

@InputType({ description: 'Changes of your profile; omitted fields do not change.' })
export class UpdateProfileInput {
  @Field(() => String, { nullable: true, description: 'The name shown to others, 1 to 120 characters.' })
  @Text({ ...nameRule, policy: false })
  name?: string;

  @Field(() => String, { nullable: true, description: '10 to 15 digits, with an optional + in front.' })
  @Text({ ...phoneRule, policy: false })
  phone?: string;

  @Field(() => String, { nullable: true, description: '1 to 40 characters, unique regardless of letter case.' })
  @Text({ ...collegeIdRule, policy: false })
  collegeId?: string;

  @Field(() => String, { nullable: true, description: 'A new password, 5 to 128 characters; it ends all other sessions.' })
  @Text({ ...passwordRule, policy: false })
  password?: string;

  @Field(() => String, { nullable: true, description: 'The present password, required for a new one. Failures count as at sign-in.' })
  @Text({ ...ownPasswordRule, policy: false })
  currentPassword?: string;

  @Field(() => Boolean, { nullable: true, description: 'Whether others see only your name.' })
  profilePrivate?: boolean;

  @Field(() => Upload, { nullable: true, description: 'A new picture: an image file up to 5 MB; null removes the present one.' })
  @Optional()
  profilePicture?: IncomingFile | null;
}
