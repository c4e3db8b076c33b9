import { Field, InputType } from 'type-graphql';
import { Upload } from '../upload.scalar.ts';
import type { IncomingFile } from '../uploaded-file.ts';

@InputType({ description: 'A picture for a listing that is created or changed later.' })
export class UploadPhotoInput {
  @Field(() => Upload, { description: 'An image file up to 5 MB and 40 megapixels; metadata is removed.' })
  photo!: IncomingFile;
}
