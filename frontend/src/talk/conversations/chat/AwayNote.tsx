import { Text } from '@chakra-ui/react';

/** Why nothing can be written while one side of a chat is suspended. */
export function AwayNote() {
  return <Text color="fg.muted">The other side is away. You can write again when they are back.</Text>;
}
