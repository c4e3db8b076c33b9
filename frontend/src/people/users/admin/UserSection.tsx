import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { LoadMore } from '../../../ui/buttons/LoadMore.tsx';
import type { MoreOf } from './useSectionPages.ts';

/** Lists of the page about a user, by the variables of their cursors. */
export type More = MoreOf<'products' | 'placed' | 'received' | 'reviews' | 'messages'>;

/** Props for showing a list of the page. */
export interface SectionPage {
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
}

interface Props {
  title: string;
  empty: string;
  page: SectionPage;
  section: Parameters<More>[0];
  more: More;
  children: ReactNode;
}

/** One list of the page about a user: heading with the count, the items, and Load More. */
export function UserSection({ title, empty, page, section, more, children }: Props) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id}>
      <Heading as="h2" size="lg" mb="3" id={id}>
        {title} {page.totalCount > 0 && `(${page.totalCount})`}
      </Heading>
      {page.totalCount === 0 ? <Text color="fg.muted">{empty}</Text> : <Stack gap="3">{children}</Stack>}
      {page.pageInfo.hasNextPage && <LoadMore {...more(section, page.pageInfo.endCursor)} />}
    </Box>
  );
}
