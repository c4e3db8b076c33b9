import { Field, ID, InputType } from 'type-graphql';
import { Upload } from '../../../media/photos/upload.scalar.ts';
import type { IncomingFile } from '../../../media/photos/uploaded-file.ts';

/** Maximum number of photos of a listing. */
export const MOST_PHOTOS = 8;

@InputType({ description: 'A photo of a changed listing: one of its photos, a new file, or an uploaded picture.' })
export class ListingPhotoInput {
  @Field(() => ID, { nullable: true, description: 'Id of a photo of the listing.' })
  id?: string | null;

  @Field(() => Upload, { nullable: true, description: 'A new image file up to 5 MB and 40 megapixels; metadata is removed.' })
  file?: IncomingFile | null;

  @Field(() => ID, { nullable: true, description: 'A picture that you uploaded with `uploadPhoto` within the last 24 hours.' })
  uploadId?: string | null;
}
