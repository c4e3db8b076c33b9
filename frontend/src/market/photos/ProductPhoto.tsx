import { Box, chakra, type BoxProps } from '@chakra-ui/react';
import { PHOTO_SIZES } from './photoSizes.ts';

interface Props extends BoxProps {
  url: string;
  /** URL of the photo in half the width, from which the browser may choose. */
  smallUrl?: string;
  tint?: string | null | undefined;
  name: string;
  eager?: boolean;
  /** Whether to show the whole photo if its aspect ratio differs, with bars in its average colour. */
  whole?: boolean;
}

/** Photo in a 4:3 frame, with its average colour as the placeholder. */
export function ProductPhoto({ url, smallUrl, tint, name, eager, whole, ...box }: Props) {
  const choice = smallUrl ? { srcSet: `${smallUrl} 640w, ${url} 1280w`, sizes: PHOTO_SIZES } : {};
  return (
    <Box
      position="relative"
      aspectRatio={4 / 3}
      overflow="hidden"
      bg="bg.muted"
      style={tint ? { backgroundColor: tint } : undefined}
      // Photos are dimmed in dark mode, because most have a bright background.
      _dark={{ filter: 'brightness(0.8)' }}
      {...box}
    >
      <chakra.img
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
