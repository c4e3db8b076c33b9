import { Heading, Stack } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { LoadMore } from '../buttons/LoadMore.tsx';

interface Props {
  id: string;
  title: string;
  /** The items of the list. */
  children: ReactNode;
  /** Stands in place of an empty list. */
  empty?: ReactNode;
  /** Fetches the next page; left out where there is none. */
  more?: ComponentProps<typeof LoadMore> | false;
}

/** A list of what waits for administrators, under its heading. */
export function QueueSection({ id, title, children, empty, more = false }: Props) {
  return (
    <Stack as="section" aria-labelledby={id} gap="3">
      <Heading as="h2" id={id} size="lg">
        {title}
      </Heading>
      {empty || (
        <Stack as="ul" listStyleType="none" gap="3">
          {children}
        </Stack>
      )}
      {more && <LoadMore {...more} />}
    </Stack>
  );
}
