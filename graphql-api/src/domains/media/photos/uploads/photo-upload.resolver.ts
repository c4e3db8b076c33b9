import { Arg, Ctx, Field, ID, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../../../platform/context.ts';
import { DateTime } from '../../../../platform/input/scalars.ts';
import { UploadPhotoInput } from './photo-upload.inputs.ts';
import * as service from './photo-upload.service.ts';

@ObjectType({ description: 'An uploaded picture without a listing.' })
export class UploadPhotoPayload {
  @Field(() => ID, { description: 'Id for `CreateProductInput.uploadIds` and `ListingPhotoInput.uploadId`. Only its uploader can use it.' })
  uploadId!: string;

  @Field(() => DateTime, { description: 'When it expires: 24 hours after the last upload of the same picture.' })
  expiresAt!: Date;
}

@Resolver()
export class PhotoUploadResolver {
  @Mutation(() => UploadPhotoPayload, {
    description:
      'Uploads a picture in advance for a listing that is created or changed later. Nobody else can see it until then. It counts as an upload; uploading the same picture twice counts once.',
  })
  async uploadPhoto(
    @Ctx() ctx: Context,
    @Arg('input', () => UploadPhotoInput, { description: 'The picture.' }) input: UploadPhotoInput,
  ): Promise<UploadPhotoPayload> {
    const { id, expiresAt } = await service.uploadPhoto(ctx, input);
    return { uploadId: id, expiresAt };
  }
}
