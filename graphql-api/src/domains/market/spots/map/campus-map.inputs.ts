import { Field, InputType } from 'type-graphql';
import { Optional } from '../../../../platform/input/validation.ts';
import { Upload } from '../../../media/photos/upload.scalar.ts';
import type { IncomingFile } from '../../../media/photos/uploaded-file.ts';

@InputType({ description: 'The picture of the campus on which spots have their pins.' })
export class SetCampusMapInput {
  @Field(() => Upload, {
    nullable: true,
    description:
      'An image file up to 5 MB, at most twice as wide as high and twice as high as wide; null or left out for the drawn map of the pages.',
  })
  @Optional()
  photo?: IncomingFile | null;
}
