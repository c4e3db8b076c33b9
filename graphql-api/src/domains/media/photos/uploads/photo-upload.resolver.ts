import { Arg, Ctx, Field, ID, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../../../platform/context.ts';
import { DateTime } from '../../../../platform/input/scalars.ts';
import { UploadPhotoInput } from './photo-upload.inputs.ts';
import * as service from './photo-upload.service.ts';

@ObjectType({ description: 'A picture that waits for its listing.' })
export class UploadPhotoPayload {
  @Field(() => ID, { description: 'What `CreateProductInput.uploadIds` and `ListingPhotoInput.uploadId` take. Only who uploaded it can use it.' })
  uploadId!: string;

  @Field(() => DateTime, { description: 'Until when a listing can take it: 24 hours from the last upload of the same picture.' })
  expiresAt!: Date;
}

@Resolver()
export class PhotoUploadResolver {
  @Mutation(() => UploadPhotoPayload, {
    description:
      'Uploads a picture for a listing that is posted or changed later, so that it is there when the form is filled in. Nobody sees it before. It counts as an upload; the same picture twice is one.',
  })
  async uploadPhoto(
    @Ctx() ctx: Context,
    @Arg('input', () => UploadPhotoInput, { description: 'The picture.' }) input: UploadPhotoInput,
  ): Promise<UploadPhotoPayload> {
    const { id, expiresAt } = await service.uploadPhoto(ctx, input);
    return { uploadId: id, expiresAt };
  }
}
