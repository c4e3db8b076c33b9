import { Heading, Stack } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { brand } from '../lib/texts/college.ts';
import { PageTitle } from '../ui/elements/PageTitle.tsx';
import { ListSearch } from '../ui/tables/ListSearch.tsx';
import { ListTable } from './ListTable.tsx';

type Search = ComponentProps<typeof ListSearch>;

interface Props<Item extends { id: string }> extends Omit<ComponentProps<typeof ListTable<Item>>, 'usualSort'>, Omit<Search, 'label'> {
  title: string;
  /** Number of rows that need the administrators' attention. */
  count?: number;
  /** Content below the list. */
  children?: ReactNode;
}

/** Administrators' page of a list: the heading, the search with filter and order, and the table. */
export function ListTablePage<Item extends { id: string }>({ title, count = 0, children, placeholder, filter, sorts, ...table }: Props<Item>) {
  return (
    <Stack gap="5">
      <PageTitle count={count}>{`${title} - ${brand}`}</PageTitle>
      <Heading as="h1" size="2xl">
        {title}
      </Heading>
      <ListSearch label={title} placeholder={placeholder} sorts={sorts} {...(filter ? { filter } : {})} />
      <ListTable {...table} usualSort={sorts[0]![0]} />
      {children}
    </Stack>
  );
}
