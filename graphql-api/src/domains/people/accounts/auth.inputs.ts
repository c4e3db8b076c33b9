import { Field, InputType } from 'type-graphql';
import { Text } from '../../../platform/input/rules.ts';
import { IdempotencyKeyField } from '../../log/idempotency/idempotency-key.rule.ts';
import { messages } from '../../../messages.ts';
import { collegeIdRule, emailRule, nameRule, otpRule, passwordRule, phoneRule, signInPasswordRule } from './account-rules.ts';

@InputType({ description: 'What a student signs up with.' })
export class SignUpInput {
  @Field(() => String, { description: 'The name shown to others, 1 to 120 characters.' })
  @Text({ ...nameRule, policy: false })
  name!: string;

  @Field(() => String, { description: 'An address at the student domain; the code was mailed to it.' })
  @Text({ ...emailRule, policy: false })
  email!: string;

  @Field(() => String, { description: '5 to 128 characters.' })
  @Text({ ...passwordRule, policy: false })
  password!: string;

  @Field(() => String, { description: '10 to 15 digits, with an optional + in front.' })
  @Text({ ...phoneRule, policy: false })
  phone!: string;

  @Field(() => String, { description: 'The college ID, 1 to 40 characters, unique whatever the letter case.' })
  @Text({ ...collegeIdRule, policy: false })
  collegeId!: string;

  @Field(() => String, { description: 'The six digits from the mail.' })
  @Text({ ...otpRule, policy: false })
  otp!: string;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}

@InputType({ description: 'A new password, with the code that was mailed.' })
export class ResetPasswordInput {
  @Field(() => String, { description: 'The address of the account.' })
  @Text({ ...emailRule, policy: false })
  email!: string;

  @Field(() => String, { description: 'The six digits from the mail.' })
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

@InputType({ description: 'What a user signs in with.' })
export class SignInInput {
  @Field(() => String, { description: 'The address of the account.' })
  @Text({ ...emailRule, policy: false })
  email!: string;

  @Field(() => String, { description: 'The password.' })
  @Text({ ...signInPasswordRule, policy: false })
  password!: string;
}

@InputType({ description: 'The account whose password is forgotten.' })
export class RequestPasswordResetInput {
  @Field(() => String, { description: 'The address of the account.' })
  @Text({ ...emailRule, policy: false })
  email!: string;
}
