import { Box, Flex } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { frameMessages } from '../../lib/texts/frameMessages.ts';
import { BusyButton } from './BusyButton.tsx';
import { LoadFailure } from '../elements/LoadFailure.tsx';

interface Props {
  loading: boolean;
  /** Whether the last attempt failed. */
  failed?: boolean;
  loadMore: () => void;
  label?: string;
  /** Called when the button is at most one screen away. */
  onNear?: () => void;
}

/** Button that fetches the next page. It is disabled while the page loads, and shows an error. */
export function LoadMore({ loading, failed = false, loadMore, label = 'Load More', onNear }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useEffectEvent(() => onNear?.());
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver((entries) => entries.at(-1)!.isIntersecting && isNear(), { rootMargin: '100% 0px' });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  if (failed) {
    return (
      <Box py="6">
        <LoadFailure message={frameMessages.moreFailed} onRetry={loadMore} />
      </Box>
    );
  }
  return (
    <Flex ref={place} justify="center" py="6" data-program="">
      <BusyButton size="lg" variant="outline" waits={loading} onClick={loadMore}>
        {loading ? 'Loading...' : label}
      </BusyButton>
    </Flex>
  );
}
