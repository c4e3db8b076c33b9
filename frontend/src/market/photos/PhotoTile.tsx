import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Box, chakra, CloseButton, Image, Text } from '@chakra-ui/react';
import { useFileUrl } from '../../ui/forms/useFileUrl.ts';
import type { ListingPhoto } from './listingPhotos.ts';

interface Props {
  photo: ListingPhoto;
  /** Position of the photo; 1 is the cover. */
  place: number;
  onRemove: () => void;
}

/** Photo in a form, which is dragged or moved to another place with the arrow keys. */
export function PhotoTile({ photo, place, onRemove }: Props) {
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id: photo.key });
  const fileUrl = useFileUrl(photo.file);
  const url = fileUrl ?? photo.url;
  return (
    <Box
      as="li"
      ref={setNodeRef}
      position="relative"
      style={{ transform: CSS.Translate.toString(transform), transition }}
      zIndex={isDragging ? '1' : undefined}
      opacity={isDragging ? 0.8 : undefined}
    >
      <chakra.button
        type="button"
        display="block"
        w="full"
        aspectRatio={1}
        borderRadius="l2"
        overflow="hidden"
        borderWidth="1px"
        borderColor="border"
        bg="bg.muted"
        cursor="grab"
        {...attributes}
        {...listeners}
      >
        {url && (
          <Image
            src={url}
            alt={place === 1 ? 'Preview of the photo' : `Preview of photo ${place}`}
            w="full"
            h="full"
            objectFit="cover"
            draggable={false}
          />
        )}
      </chakra.button>
      {place === 1 && (
        <Text position="absolute" bottom="1" left="1" bg="bg" color="fg" borderRadius="full" px="2" fontSize="xs" fontWeight="semibold">
          Cover
        </Text>
      )}
      <CloseButton position="absolute" top="0" right="0" size="sm" minW="11" minH="11" aria-label={`Remove ${photo.name}`} onClick={onRemove}>
        <chakra.span bg="bg" borderRadius="full" px="2" py="0.5" aria-hidden>
          ✕
        </chakra.span>
      </CloseButton>
    </Box>
  );
}
