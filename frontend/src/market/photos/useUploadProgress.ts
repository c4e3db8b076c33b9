import { useState } from 'react';
import { uploadContext, type Progress } from '../../lib/files/upload.ts';
import type { ListingPhoto } from './listingPhotos.ts';

const START: Progress = { sent: 0, total: 0 };

/**
 * How much of a listing's new photos was sent; undefined before, and once all of it was. `start` gives the context of the request that reports it, which is
 * empty without new photos.
 */
export function useUploadProgress() {
  const [progress, setProgress] = useState<Progress>();
  const start = (photos: readonly ListingPhoto[]) => {
    const hasNew = photos.some(({ file }) => file);
    setProgress(hasNew ? START : undefined);
    return hasNew ? uploadContext(setProgress) : {};
  };
  const isSent = progress && progress.total > 0 && progress.sent >= progress.total;
  return { progress: isSent ? undefined : progress, start };
}
