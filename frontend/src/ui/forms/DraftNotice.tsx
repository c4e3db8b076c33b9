import { Button, HStack, Text } from '@chakra-ui/react';

/** Notice that a form was restored from a draft, with a button to start over. */
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
