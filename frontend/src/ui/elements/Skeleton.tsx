import { chakra } from '@chakra-ui/react';

/** Pulsing block in place of loading content. The library's skeleton also has circles and lines, and would add a kilobyte to the first script. */
export const Skeleton = chakra('div', {
  base: { bg: 'bg.emphasized', borderRadius: 'l2', flexShrink: '0', animation: 'pulse', animationDuration: '1.2s' },
});
