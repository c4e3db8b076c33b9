import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

/** Labelled block of preformatted text, such as the output of a program. It scrolls if it is long or wide. */
export function Preformatted({ label, ...rest }: { label: string } & HTMLChakraProps<'pre'>) {
  return (
    <chakra.pre
      fontFamily="mono"
      fontSize="sm"
      bg="bg.muted"
      borderRadius="l2"
      p="3"
      overflow="auto"
      tabIndex={0}
      role="region"
      aria-label={label}
      {...rest}
    />
  );
}
