import { Button, Center } from '@chakra-ui/react';

/** Fetches the next page; disabled while it loads. */
export function LoadMore({ loading, onClick }: { loading: boolean; onClick: () => void }) {
  return (
    <Center py="6">
      <Button size="lg" variant="outline" onClick={onClick} disabled={loading}>
        {loading ? 'Loading...' : 'Load More'}
      </Button>
    </Center>
  );
}
