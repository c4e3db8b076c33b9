import { chakra } from '@chakra-ui/react';

/** Star as high as the text around it. Its outline has a contrast of 3 to 1 on every background, even if the star is empty. */
export function Star({ isFilled }: { isFilled: boolean }) {
  return (
    <chakra.svg
      viewBox="0 0 24 24"
      w="1em"
      h="1em"
      flexShrink="0"
      display="inline-block"
      verticalAlign="-0.125em"
      fill={isFilled ? 'accent.solid' : 'transparent'}
      stroke={isFilled ? 'accent.fg' : 'border.emphasized'}
      strokeWidth="1.75"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="m12 2.6 2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5-4.7-4.6 6.5-.9z" />
    </chakra.svg>
  );
}
