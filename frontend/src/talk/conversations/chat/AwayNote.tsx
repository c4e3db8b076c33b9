import { Text } from '@chakra-ui/react';

/** Note in place of the input while one side of a chat is suspended. */
export function AwayNote() {
  return <Text color="fg.muted">The other side is away. You can write again when they are back.</Text>;
}
