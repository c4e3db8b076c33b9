import { useQuery } from '@apollo/client/react';
import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { ListTable } from '../../../apollo/ListTable.tsx';
import { pagedList } from '../../../apollo/pagedList.ts';
import type { EmptySearchesQuery as Data } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/documents.ts';
import { EmptyState } from '../../../ui/elements/EmptyState.tsx';
import type { ListColumn } from '../../../ui/tables/listColumn.ts';
import { ListSearch } from '../../../ui/tables/ListSearch.tsx';
import { choiceOf } from '../../../ui/tables/useListParams.ts';
import { UnmetThings } from '../../wanted/UnmetThings.tsx';
import { SearchWordsFrame } from './SearchWordsFrame.tsx';
import { SynonymForm } from './SynonymForm.tsx';

const EmptySearchesQuery = graphql(`
  query EmptySearches($search: String, $sort: LoggedSearchSort!, $first: Int = 20, $after: String) {
    loggedSearches(first: $first, after: $after, found: false, search: $search, sort: $sort) {
      totalCount
      pageInfo {
        endCursor
        hasNextPage
      }
      nodes {
        id: databaseId
        text
        searches
      }
    }
  }
`);

const UnmetDemandQuery = graphql(`
  query UnmetDemand {
    unmetDemand {
      text
      people
    }
  }
`);

type Search = Data['loggedSearches']['nodes'][number];

const sorts = [
  ['SEARCHES_DESC', 'Most searched first'],
  ['SEARCHES_ASC', 'Least searched first'],
  ['TEXT_ASC', 'Search: A to Z'],
  ['TEXT_DESC', 'Search: Z to A'],
] as const;

const { loader, useList } = pagedList({
  query: EmptySearchesQuery,
  variablesOf: (params) => ({
    search: params.get('q') ?? '',
    sort: choiceOf(params, 'sort', sorts),
  }),
  pageOf: ({ loggedSearches }: Data) => loggedSearches,
});

/** Loads the list for the parameters of the URL. */
export const loadEmptySearches = loader;

const columns: ListColumn<Search>[] = [
  { header: 'Search', cell: ({ text }) => text, csv: ({ text }) => text, sort: { asc: 'TEXT_ASC', desc: 'TEXT_DESC' } },
  { header: 'Times', cell: ({ searches }) => searches, csv: ({ searches }) => searches, sort: { asc: 'SEARCHES_ASC', desc: 'SEARCHES_DESC' } },
];

/** List of searches without results, each with a button that starts a synonym with it. */
export function EmptySearches() {
  const list = useList();
  const [named, setNamed] = useState('');
  const { data: demand } = useQuery(UnmetDemandQuery, { fetchPolicy: 'cache-and-network' });
  const done = () => {
    setNamed('');
    list.refresh();
  };
  return (
    <SearchWordsFrame shown="Searches without results" form={<SynonymForm key={named} editing={null} terms={named && `${named}, `} onDone={done} />}>
      <ListSearch label="Searches without results" placeholder="Search by words..." sorts={sorts} />
      <ListTable
        things="search words"
        columns={columns}
        list={list}
        nameOf={({ text }) => text}
        usualSort="SEARCHES_DESC"
        empty={<EmptyState title="Nothing found">What people search for and do not find appears here.</EmptyState>}
        actions={({ text }) => (
          <Button size="sm" minH="11" variant="outline" aria-label={`Add synonym for ${text}`} onClick={() => setNamed(text)}>
            Add synonym
          </Button>
        )}
      />
      <UnmetThings things={demand?.unmetDemand ?? []} />
    </SearchWordsFrame>
  );
}
