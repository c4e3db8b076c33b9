import { chakra } from '@chakra-ui/react';

/** A pulsing block in the place of what is loading. The library's, with its circles, lines and variants, would be a kilobyte of the first script. */
export const Skeleton = chakra('div', {
  base: { bg: 'bg.emphasized', borderRadius: 'l2', flexShrink: '0', animation: 'pulse', animationDuration: '1.2s' },
});
