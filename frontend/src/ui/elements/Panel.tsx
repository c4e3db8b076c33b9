import { Box, type BoxProps } from '@chakra-ui/react';

/** Framed section of a page. */
export function Panel(props: BoxProps) {
  return <Box bg="bg.panel" borderWidth="1px" borderColor="border" borderRadius="l3" p={{ base: '4', md: '6' }} {...props} />;
}
