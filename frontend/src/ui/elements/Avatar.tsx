import { Box, Image } from '@chakra-ui/react';

interface Props {
  /** The picture, or null for the initials. */
  url: string | null | undefined;
  /** The alternative text; empty where the name is shown beside it. */
  name: string;
  /** Shown while there is no picture. */
  letters: string;
  /** Width and height as a size token. */
  size: string;
}

/** A user's picture, or two letters. */
export function Avatar({ url, name, letters, size }: Props) {
  return (
    <Box
      boxSize={size}
      flexShrink={0}
      display="grid"
      placeItems="center"
      borderRadius="full"
      overflow="hidden"
      bg="brand.subtle"
      color="brand.fg"
      fontWeight="bold"
      textTransform="uppercase"
    >
      {url ? <Image src={url} alt={name} w="full" h="full" objectFit="cover" /> : letters}
    </Box>
  );
}
