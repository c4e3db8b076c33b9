import { Heading, Stack } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { LoadMore } from '../buttons/LoadMore.tsx';

interface Props {
  id: string;
  title: string;
  /** Items of the list. */
  children: ReactNode;
  /** Placeholder for an empty list. */
  empty?: ReactNode;
  /** Props of the button that fetches the next page; omitted if there is none. */
  more?: ComponentProps<typeof LoadMore> | false;
}

/** List of entries that need the administrators' attention, under its heading. */
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
