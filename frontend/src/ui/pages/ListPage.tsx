import { Flex, Heading } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { brand } from '../../lib/texts/college.ts';
import { LoadMore } from '../buttons/LoadMore.tsx';
import { PageTitle } from '../elements/PageTitle.tsx';

interface Props {
  /** Heading, and title of the document. */
  title: string;
  /** Number of things on the page that need the viewer's attention. */
  count?: number;
  /** Content beside the heading. */
  actions?: ReactNode;
  /** Content between the heading and the list. */
  below?: ReactNode;
  /** Placeholder for an empty list. */
  empty: ReactNode;
  isEmpty: boolean;
  /** Props of Load More; undefined at the end of the list. */
  more: ComponentProps<typeof LoadMore> | undefined;
  /** The list itself. */
  children: ReactNode;
}

/** Page of a list: its heading, the list or its placeholder, and Load More. */
export function ListPage({ title, count = 0, actions, below, empty, isEmpty, more, children }: Props) {
  return (
    <>
      <PageTitle count={count}>{`${title} - ${brand}`}</PageTitle>
      <Flex justify="space-between" align="center" gap="3" wrap="wrap" mb="4">
        <Heading as="h1" fontSize={{ base: 'xl', md: '2xl' }}>
          {title}
        </Heading>
        {actions}
      </Flex>
      {below}
      {isEmpty ? empty : children}
      {more && <LoadMore {...more} />}
    </>
  );
}
