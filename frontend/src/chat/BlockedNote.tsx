import { Text } from '@chakra-ui/react';
import { PersonLink } from '../profiles/PersonLink.tsx';

interface Person {
  id: string;
  name: string;
  viewerHasBlocked: boolean;
}

/** The side of a chat whom the viewer has blocked. */
export const blockedOf = (...sides: readonly Person[]): Person | undefined => sides.find(({ viewerHasBlocked }) => viewerHasBlocked);

/** Says why nothing can be written to a person whom the viewer has blocked, and where the block ends. */
export function BlockedNote({ person }: { person: Person }) {
  return (
    <Text color="fg.muted" p="2">
      You blocked <PersonLink person={person} />. Unblock them on their page to write again.
    </Text>
  );
}
