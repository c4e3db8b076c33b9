import { Box } from '@chakra-ui/react';
import { lazyComponent } from '../../../ui/lazyComponent.tsx';
import { pageLine } from './pageLine.ts';
import type { ScheduleLineProps } from './ScheduleLine.tsx';

/** Loaded lazily, because few listings have one. Its line is there from the start, so that nothing moves. */
export const LazyScheduleLine = lazyComponent<ScheduleLineProps>({
  load: async () => (await import('./ScheduleLine.tsx')).ScheduleLine,
  silent: () => null,
  fallback: ({ onCard }) => (onCard ? <Box minH="4" /> : <Box {...pageLine} />),
});
