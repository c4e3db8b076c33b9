import { Box, Image } from '@chakra-ui/react';

interface Props {
  /** URL of the picture; null for the initials. */
  url: string | null | undefined;
  /** Alternative text; empty if the name is shown beside the avatar. */
  name: string;
  /** Initials, shown if there is no picture. */
  letters: string;
  /** Width and height as a size token. */
  size: string;
}

/** Picture of a user, or two letters. */
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
