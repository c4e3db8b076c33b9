import { Box, Button, Flex } from '@chakra-ui/react';
import { frameMessages } from '../../lib/texts/frameMessages.ts';
import { LoadFailure } from './LoadFailure.tsx';

interface Props {
  loading: boolean;
  /** The last attempt failed. */
  failed?: boolean;
  loadMore: () => void;
  label?: string;
}

/** Fetches the next page. Disabled while it loads; shows a failure. */
export function LoadMore({ loading, failed = false, loadMore, label = 'Load More' }: Props) {
  if (failed) {
    return (
      <Box py="6">
        <LoadFailure message={frameMessages.moreFailed} onRetry={loadMore} />
      </Box>
    );
  }
  return (
    <Flex justify="center" py="6" data-program="">
      {/* A disabled button would lose the focus. */}
      <Button size="lg" variant="outline" onClick={loading ? undefined : loadMore} aria-disabled={loading}>
        {loading ? 'Loading...' : label}
      </Button>
    </Flex>
  );
}
