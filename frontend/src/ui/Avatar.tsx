import { Box, Image } from '@chakra-ui/react';

interface Props {
  /** The picture, or null for the letters. */
  url: string | null | undefined;
  /** Whose picture it is; empty where the name stands beside it. */
  name: string;
  /** Shown while there is no picture. */
  letters: string;
  /** Width and height as a size token. */
  size: string;
}

/** The picture of a person, or two letters. */
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
