import { GraphQLUpload, type FileUpload } from 'graphql-upload-minimal';
import { Field, InputType } from 'type-graphql';

@InputType({ description: 'What changes in the own profile; what is left out stays.' })
export class UpdateProfileInput {
  @Field(() => String, { description: 'The name shown to others, 1 to 120 characters.' })
  name!: string;

  @Field(() => String, { nullable: true, description: '10 to 15 digits, with an optional + in front.' })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: '1 to 40 characters, unique whatever the letter case.' })
  collegeId?: string | null;

  @Field(() => String, { nullable: true, description: 'A new password, 5 to 128 characters; it ends all other sessions.' })
  password?: string | null;

  @Field(() => GraphQLUpload, { nullable: true, description: 'A new picture: an image file up to 5 MB.' })
  profilePicture?: Promise<FileUpload> | null;
}
