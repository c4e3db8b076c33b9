import { Button, HStack, Text } from '@chakra-ui/react';

/** Says that a form holds what was typed before, and offers to begin anew. */
export function DraftNotice({ onStartOver }: { onStartOver: () => void }) {
  return (
    <HStack wrap="wrap" gap="2" role="status">
      <Text color="fg.muted" fontSize="sm">
        Here is what you typed before.
      </Text>
      <Button type="button" size="sm" minH="11" variant="ghost" onClick={onStartOver}>
        Start over
      </Button>
    </HStack>
  );
}
