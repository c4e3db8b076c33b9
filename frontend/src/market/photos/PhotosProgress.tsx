import { useSyncExternalStore } from 'react';
import { UploadProgress } from '../../ui/forms/UploadProgress.tsx';
import { onSent, sentOf, type ChosenPicture } from './photoUploads.ts';

/** Upload progress of the chosen pictures of a form. Renders nothing once all of them are sent. */
export function PhotosProgress({ pictures }: { pictures: readonly ChosenPicture[] }) {
  const total = pictures.reduce((sum, { file }) => sum + file.size, 0);
  const sent = useSyncExternalStore(onSent, () => sentOf(pictures));
  return sent < total ? <UploadProgress progress={{ sent, total }} /> : null;
}
