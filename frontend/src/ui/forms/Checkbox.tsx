import { chakra } from '@chakra-ui/react';

/** The browser's checkbox in the brand colour. */
export const Checkbox = chakra('input', { base: { w: '5', h: '5', flexShrink: 0, accentColor: '{colors.brand.solid}' } });
