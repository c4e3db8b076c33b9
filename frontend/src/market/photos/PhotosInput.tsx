import { HStack, Stack, Text } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useState, type Dispatch, type SetStateAction } from 'react';
import { formMessages } from '../../lib/texts/formMessages.ts';
import { messages } from '../../lib/texts/messages.ts';
import { newKey } from '../../lib/files/idempotencyKey.ts';
import { takePhotos } from '../../lib/files/chosenPhotos.ts';
import { preparePhoto, unreadableBecause } from '../../lib/files/photo.ts';
import { FormError } from '../../ui/forms/FormError.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { useKeptPictures } from '../../lib/files/useKeptPictures.ts';
import { PhotoPicker } from '../../ui/forms/PhotoPicker.tsx';
import { MOST_PHOTOS, withFile, type ListingPhoto } from './listingPhotos.ts';
import { PhotoGrid, PhotoPlaces } from './PhotoGrid.tsx';

const PhotoSorter = lazyComponent({
  load: async () => (await import('./PhotoSorter.tsx')).PhotoSorter,
  fallback: ({ photos, preparing }) => (
    <PhotoGrid>
      <PhotoPlaces count={photos.length + preparing} />
    </PhotoGrid>
  ),
  message: messages.partFailed,
});

interface Props {
  /** Draft with which the chosen photos are stored. */
  draft: string;
  photos: ListingPhoto[];
  /** Returns the photos at the time of the call, which may be newer than the rendered ones. */
  current: () => ListingPhoto[];
  error?: string | undefined;
  /** Number of chosen photos that are being prepared and not yet in `photos`. */
  preparing: number;
  setPreparing: Dispatch<SetStateAction<number>>;
  /** Whether the input receives the photos that were chosen with the tap on Sell. */
  takesChosen: boolean;
  onChange: (photos: ListingPhoto[]) => void;
}

/**
 * Input for the photos of a listing. Several can be chosen at once, or taken with the camera. They are shrunk one after another and can be sorted.
 * Each photo gets its place at once, so that nothing moves later.
 */
export function PhotosInput({ draft, photos, current, error, preparing, setPreparing, takesChosen, onChange }: Props) {
  const [pickError, setPickError] = useState('');
  // Loads the script before the first photo, which may be chosen without a network.
  useEffect(() => void PhotoSorter.load().catch(() => undefined), []);
  const addOne = async (chosen: File) => {
    try {
      const file = await preparePhoto(chosen);
      if (file) onChange([...current(), { key: newKey(), name: file.name, file }]);
      else setPickError(await unreadableBecause(chosen));
    } catch {
      setPickError(formMessages.photoUnreadable);
    }
    setPreparing((before) => before - 1);
  };
  const add = async (files: File[]) => {
    if (files.length === 0) return;
    const wanted = files.slice(0, MOST_PHOTOS - current().length - preparing);
    setPickError(wanted.length < files.length ? formMessages.photosTooMany(MOST_PHOTOS) : '');
    setPreparing((before) => before + wanted.length);
    for (const chosen of wanted) await addOne(chosen);
  };
  useKeptPictures(
    draft,
    photos.filter(({ id }) => id === undefined),
    (found) => onChange(current().flatMap((photo) => withFile(photo, found.get(photo.key)))),
  );
  const addChosen = useEffectEvent((files: File[]) => void add(files));
  useEffect(() => (takesChosen ? takePhotos(addChosen) : undefined), [takesChosen]);
  const message = pickError || error;
  const count = photos.length + preparing;
  const picker = { multiple: true, onPick: (files: File[]) => void add(files), invalid: Boolean(message) };
  return (
    <Stack gap="2">
      <Text fontWeight="semibold" fontSize="sm">
        Photos
      </Text>
      {count > 0 && <PhotoSorter photos={photos} preparing={preparing} onChange={onChange} />}
      {count < MOST_PHOTOS && (
        <HStack width="full" align="stretch" gap="3">
          <PhotoPicker
            {...picker}
            label="Photo"
            name="photo"
            title={count > 0 ? 'More photos' : 'Add photos'}
            hint={`Up to ${MOST_PHOTOS}; the first is the cover`}
          />
          <PhotoPicker {...picker} camera label="Take a photo" title="Take a photo" hint="Camera" />
        </HStack>
      )}
      {count > 1 && (
        <Text fontSize="sm" color="fg.muted">
          Drag a photo to another place. The first one is what people see in lists.
        </Text>
      )}
      <FormError>{message}</FormError>
    </Stack>
  );
}
