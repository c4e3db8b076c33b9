import { HStack, Text } from '@chakra-ui/react';
import { BlockButton } from './BlockButton.tsx';

interface Props {
  person: { id: string; name: string };
}

/** Replacement for the contact actions of a person whom the viewer has blocked. */
export function BlockedState({ person: { id, name } }: Props) {
  return (
    <HStack role="status" wrap="wrap" gap="1" bg="bg.muted" borderRadius="l2" px="4" py="2">
      <Text overflowWrap="anywhere">You blocked {name}</Text>
      <Text aria-hidden>·</Text>
      <BlockButton userId={id} name={name} blocked />
    </HStack>
  );
}
