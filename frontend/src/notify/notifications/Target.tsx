import { chakra } from '@chakra-ui/react';

/** The label of a checkbox, as high as a finger needs. */
export const Target = chakra('label', {
  base: { display: 'inline-flex', minW: '11', minH: '11', alignItems: 'center', gap: '3', cursor: 'pointer' },
});
