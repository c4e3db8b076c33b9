import { Alert, Button } from '@chakra-ui/react';

/** Says what could not be loaded and offers to try again. */
export function Retry({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <Alert.Root status="error" variant="surface" bg="bad.subtle" color="bad.fg" borderRadius="l3" alignItems="center">
      <Alert.Content>
        <Alert.Title>{message}</Alert.Title>
      </Alert.Content>
      <Button size="sm" variant="outline" color="inherit" borderColor="currentColor" onClick={onRetry}>
        Retry
      </Button>
    </Alert.Root>
  );
}
