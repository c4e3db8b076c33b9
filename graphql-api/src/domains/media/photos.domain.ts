import type { Domain } from '../../read/domain.ts';
import { PhotoFile } from './photos/photo-file.entity.ts';
import { StoredPhoto } from './photos/stored-photo.entity.ts';
import { PhotoUpload } from './photos/uploads/photo-upload.entity.ts';
import { PhotoUploadResolver } from './photos/uploads/photo-upload.resolver.ts';

/** Everything that `media/photos` registers. */
export const photos: Domain = {
  entities: [StoredPhoto],
  unrecorded: [PhotoFile, PhotoUpload],
  resolvers: [PhotoUploadResolver],
};
