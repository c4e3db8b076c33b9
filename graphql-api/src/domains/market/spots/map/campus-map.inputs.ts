import { Field, InputType } from 'type-graphql';
import { Optional } from '../../../../platform/input/validation.ts';
import { Upload } from '../../../media/photos/upload.scalar.ts';
import type { IncomingFile } from '../../../media/photos/uploaded-file.ts';

@InputType({ description: 'The picture behind the pins of campus spots.' })
export class SetCampusMapInput {
  @Field(() => Upload, {
    nullable: true,
    description: 'An image file up to 5 MB with an aspect ratio of at most 2:1 or 1:2; null or omitted: the drawn map.',
  })
  @Optional()
  photo?: IncomingFile | null;
}
