import type { HTMLChakraProps } from '@chakra-ui/react';

export interface Series {
  key: string;
  label: string;
  color: NonNullable<HTMLChakraProps<'rect'>['fill']>;
}

/** One bar: its label, and a value for each series. The values are stacked in the order of the series. */
export interface Bar {
  label: string;
  values: Record<string, number>;
}
