import { Field, InputType } from 'type-graphql';

@InputType({ description: 'What a student signs up with.' })
export class SignUpInput {
  @Field(() => String, { description: 'The name shown to others, 1 to 120 characters.' })
  name!: string;

  @Field(() => String, { description: 'An address at the student domain; the code was mailed to it.' })
  email!: string;

  @Field(() => String, { description: '5 to 128 characters.' })
  password!: string;

  @Field(() => String, { description: '10 to 15 digits, with an optional + in front.' })
  phone!: string;

  @Field(() => String, { description: 'The college ID, 1 to 40 characters, unique whatever the letter case.' })
  collegeId!: string;

  @Field(() => String, { description: 'The six digits from the mail.' })
  otp!: string;
}

@InputType({ description: 'A new password, with the code that was mailed.' })
export class ResetPasswordInput {
  @Field(() => String, { description: 'The address of the account.' })
  email!: string;

  @Field(() => String, { description: 'The six digits from the mail.' })
  otp!: string;

  @Field(() => String, { description: 'The new password, 5 to 128 characters.' })
  password!: string;
}
