import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

/** Text as a program wrote it, under its name, which scrolls where it is long or wide. */
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
