import { Button, Flex, Text } from '@chakra-ui/react';

/** Shows what could not be loaded, with Retry. */
export function Retry({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <Flex role="alert" gap="3" px="4" py="3" align="center" justify="space-between" bg="bad.subtle" color="bad.fg" borderRadius="l3">
      <Text fontWeight="medium">{message}</Text>
      <Button size="sm" variant="outline" color="inherit" borderColor="currentColor" onClick={onRetry}>
        Retry
      </Button>
    </Flex>
  );
}
