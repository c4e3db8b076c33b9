import type { HTMLChakraProps } from '@chakra-ui/react';

export interface Series {
  key: string;
  label: string;
  color: NonNullable<HTMLChakraProps<'rect'>['fill']>;
}

/** One bar: its label, and a value for each series, stacked in their order. */
export interface Bar {
  label: string;
  values: Record<string, number>;
}
