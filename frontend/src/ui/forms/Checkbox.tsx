import { chakra } from '@chakra-ui/react';

/** The browser's checkbox in the brand colour. */
export const Checkbox = chakra('input', { base: { w: '5', h: '5', flexShrink: 0, accentColor: '{colors.brand.solid}' } });

/** Label of a checkbox, with the height of a touch target. */
export const Target = chakra('label', {
  base: { display: 'inline-flex', minW: '11', minH: '11', alignItems: 'center', gap: '3', cursor: 'pointer' },
});
