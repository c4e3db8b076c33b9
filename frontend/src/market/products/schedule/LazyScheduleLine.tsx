import { Box } from '@chakra-ui/react';
import { lazyComponent } from '../../../ui/lazyComponent.tsx';
import type { ScheduleLineProps } from './ScheduleLine.tsx';

/** Loaded lazily, because few listings have one. Its line is there from the start, so that nothing moves. */
export const LazyScheduleLine = lazyComponent<ScheduleLineProps>({
  load: async () => (await import('./ScheduleLine.tsx')).ScheduleLine,
  silent: () => null,
  fallback: ({ onCard }) => <Box minH={onCard ? '4' : '5'} />,
});
