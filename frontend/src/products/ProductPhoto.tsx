import { Box, Image, type BoxProps } from '@chakra-ui/react';
import { PHOTO_SIZES } from './photoSizes.ts';

interface Props extends BoxProps {
  url: string;
  /** The same photo half as wide, for the page of a product: the browser chooses. */
  smallUrl?: string;
  tint?: string | null | undefined;
  name: string;
  eager?: boolean;
  /** Shows all of a photo that has another shape, between bars of its own colour. */
  whole?: boolean;
}

/** A photo in a 4:3 frame, on its own average colour until it is there. */
export function ProductPhoto({ url, smallUrl, tint, name, eager, whole, ...box }: Props) {
  const choice = smallUrl ? { srcSet: `${smallUrl} 640w, ${url} 1280w`, sizes: PHOTO_SIZES } : {};
  return (
    <Box
      position="relative"
      aspectRatio={4 / 3}
      overflow="hidden"
      bg="bg.muted"
      style={tint ? { backgroundColor: tint } : undefined}
      // The grounds of photos are bright: a dark page takes some of it away.
      _dark={{ filter: 'brightness(0.8)' }}
      {...box}
    >
      <Image
        {...choice}
        src={url}
        alt={name}
        width="640"
        height="480"
        position="absolute"
        inset="0"
        w="full"
        h="full"
        objectFit={whole ? 'contain' : 'cover'}
        loading={eager ? 'eager' : 'lazy'}
      />
    </Box>
  );
}
