import type { FragmentType } from '@apollo/client';
import { Box, chakra, HStack, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import { graphql } from '../../gql/documents.ts';
import { messages } from '../../lib/texts/messages.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { PhotoThumbnails } from './PhotoThumbnails.tsx';
import { ProductPhoto } from './ProductPhoto.tsx';

const PhotoZoom = lazyComponent({ load: async () => (await import('./PhotoZoom.tsx')).PhotoZoom, message: messages.partFailed });

export const GalleryFragment = graphql(`
  fragment Gallery on Product {
    name
    photoUrl(width: 1280)
    smallPhotoUrl: photoUrl(width: 640)
    photoColor
    photos {
      id
      url(width: 1280)
      smallUrl: url(width: 640)
      thumbnailUrl: url(width: 160)
      color
      alt
    }
  }
`);

/** Maximum height that leaves room on a phone for the name, the price and the actions below without scrolling. */
export const PHOTO_MAX_HEIGHT = { base: '30dvh', md: 'none' } as const;

/** Photos side by side. Each one fills the width, and a swipe scrolls to the next. */
const strip = {
  display: 'flex',
  overflowX: 'auto',
  borderRadius: 'l3',
  borderWidth: '1px',
  borderColor: 'border',
  css: { scrollSnapType: 'x mandatory', scrollbarWidth: 'none' },
} as const;

/** Photos of a product, never cropped. A click shows one in full screen. */
export function ProductGallery({ product }: { product: FragmentType<typeof GalleryFragment> }) {
  const shown = useFragmentData(GalleryFragment, product);
  const [open, setOpen] = useState<number | null>(null);
  const [current, setCurrent] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  if (!shown) return null;
  const { name, photoUrl, smallPhotoUrl, photoColor, photos } = shown;
  const placeholder = [{ id: '', url: photoUrl, smallUrl: smallPhotoUrl, thumbnailUrl: photoUrl, color: photoColor, alt: name }];
  const list = photos.length > 0 ? photos : placeholder;
  const show = (index: number) => {
    const element = frame.current;
    element?.scrollTo({ left: index * element.clientWidth });
  };
  return (
    <Box minW="0">
      <Box position="relative">
        <Box ref={frame} {...strip} onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setCurrent(Math.round(scrollLeft / clientWidth))}>
          {list.map((photo, index) => (
            <chakra.button
              key={photo.id}
              type="button"
              aria-label={index === 0 ? `Enlarge the photo of ${name}` : `Enlarge photo ${index + 1} of ${name}`}
              onClick={() => setOpen(index)}
              display="block"
              flex="0 0 100%"
              css={{ scrollSnapAlign: 'start' }}
              cursor="zoom-in"
            >
              <ProductPhoto
                url={photo.url}
                smallUrl={photo.smallUrl}
                tint={photo.color}
                name={photo.alt}
                eager={index === 0}
                whole
                w="full"
                maxH={PHOTO_MAX_HEIGHT}
              />
            </chakra.button>
          ))}
        </Box>
        {list.length > 1 && (
          <Text
            position="absolute"
            bottom="2"
            right="2"
            bg="bg"
            color="fg"
            borderRadius="full"
            px="2.5"
            fontSize="sm"
            fontVariantNumeric="tabular-nums"
          >
            {current + 1}/{list.length}
          </Text>
        )}
      </Box>
      {list.length > 1 && (
        // Hidden on phones, which have swiping and the counter and need the space for name and price.
        <HStack mt="2" gap="2" wrap="wrap" hideBelow="md">
          <PhotoThumbnails photos={list} shown={current} onShow={show} />
        </HStack>
      )}
      {open !== null && <PhotoZoom url={list[open]!.url} name={list[open]!.alt} onClose={() => setOpen(null)} />}
    </Box>
  );
}
