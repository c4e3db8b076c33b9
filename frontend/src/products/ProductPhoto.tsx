import { Box, Image, type BoxProps } from '@chakra-ui/react';

/** A photo that fills a 4:3 frame, on its own average colour until it is there. */
export function ProductPhoto({
  url,
  tint,
  name,
  eager,
  ...box
}: BoxProps & { url: string; tint?: string | null | undefined; name: string; eager?: boolean }) {
  return (
    <Box aspectRatio={4 / 3} overflow="hidden" bg="bg.muted" style={tint ? { backgroundColor: tint } : undefined} {...box}>
      <Image src={url} alt={name} width="640" height="480" w="full" h="full" objectFit="cover" loading={eager ? 'eager' : 'lazy'} />
    </Box>
  );
}
