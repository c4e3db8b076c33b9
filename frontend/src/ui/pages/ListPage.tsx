import { Flex, Heading } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { brand } from '../../lib/texts/college.ts';
import { LoadMore } from '../buttons/LoadMore.tsx';
import { PageTitle } from '../elements/PageTitle.tsx';

interface Props {
  /** The heading, and the title of the document. */
  title: string;
  /** How much waits on the page. */
  count?: number;
  /** Beside the heading. */
  actions?: ReactNode;
  /** Between the heading and the list. */
  below?: ReactNode;
  /** Shown in place of the list while nothing is listed. */
  empty: ReactNode;
  isEmpty: boolean;
  /** Load More; undefined at the end of the list. */
  more: ComponentProps<typeof LoadMore> | undefined;
  /** The list. */
  children: ReactNode;
}

/** A page that is a list: its heading, the list or what stands in its place, and Load More. */
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
