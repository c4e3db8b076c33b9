import { useMutation } from '@apollo/client/react';
import { Button, chakra, Heading, HStack, Input, Stack, Table, Text } from '@chakra-ui/react';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useSearchParams, type LoaderFunctionArgs } from 'react-router-dom';
import { preloadQuery } from '../apollo/preload.ts';
import { useLoadMore } from '../apollo/useLoadMore.ts';
import { usePageQuery } from '../apollo/usePageQuery.ts';
import type { SearchWordsQuery as Data } from '../gql/graphql.ts';
import { graphql } from '../gql/index.ts';
import { brand } from '../lib/college.ts';
import { plural } from '../lib/format.ts';
import { requestErrorOf } from '../lib/requestError.ts';
import { DataTable } from '../ui/DataTable.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LoadMore } from '../ui/LoadMore.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Panel } from '../ui/Panel.tsx';
import { toast } from '../ui/toaster.ts';
import { SynonymForm } from './SynonymForm.tsx';

const SearchWordsQuery = graphql(`
  query SearchWords($search: String, $after: String) {
    loggedSearches(first: 20, found: false) {
      totalCount
      nodes {
        id
        text
        searches
      }
    }
    searchSynonyms(first: 20, after: $after, search: $search) {
      totalCount
      pageInfo {
        endCursor
        hasNextPage
      }
      nodes {
        id
        terms
      }
    }
  }
`);

const DeleteSynonymMutation = graphql(`
  mutation DeleteSynonym($id: ID!) {
    deleteSearchSynonym(input: { id: $id }) {
      deletedId
    }
  }
`);

type Synonym = Data['searchSynonyms']['nodes'][number];

const searchOf = (params: URLSearchParams) => params.get('q');
const loader = ({ request }: LoaderFunctionArgs) =>
  preloadQuery(SearchWordsQuery, { search: searchOf(new URL(request.url).searchParams) }, 'cache-and-network');

/** What nothing was found for, each with a button that begins a synonym with it. */
function EmptySearches({ searches, onName }: { searches: Data['loggedSearches']; onName: (text: string) => void }) {
  return (
    <DataTable
      columns={['Search', 'Times', '']}
      empty={<EmptyState title="Every search found something">What people search for and do not find appears here.</EmptyState>}
      isEmpty={searches.nodes.length === 0}
    >
      {searches.nodes.map(({ id, text, searches: times }) => (
        <Table.Row key={id}>
          <Table.Cell data-label="Search" overflowWrap="anywhere">
            {text}
          </Table.Cell>
          <Table.Cell data-label="Times">{times}</Table.Cell>
          <Table.Cell>
            <Button size="sm" minH="11" variant="outline" aria-label={`Add synonym for ${text}`} onClick={() => onName(text)}>
              Add synonym
            </Button>
          </Table.Cell>
        </Table.Row>
      ))}
    </DataTable>
  );
}

function SynonymSearch({ search }: { search: string }) {
  const [, setParams] = useSearchParams();
  const [typed, setTyped] = useState(search);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setParams(typed.trim() ? { q: typed.trim() } : {}, { preventScrollReset: true });
  };
  return (
    <chakra.form role="search" aria-label="Synonyms" onSubmit={submit}>
      <HStack>
        <Input
          type="search"
          aria-label="Search synonyms"
          placeholder="Search synonyms..."
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" variant="outline">
          Search
        </Button>
      </HStack>
    </chakra.form>
  );
}

function SynonymLine({ synonym, children }: { synonym: Synonym; children: ReactNode }) {
  return (
    <Panel as="li">
      <HStack justify="space-between" gap="3" wrap="wrap">
        <Text overflowWrap="anywhere">{synonym.terms.join(', ')}</Text>
        <HStack>{children}</HStack>
      </HStack>
    </Panel>
  );
}

/** The synonyms of searches, and what people search for and do not find. */
function SearchWordsPage() {
  const { data, refresh } = usePageQuery<typeof loader>();
  const search = searchOf(useSearchParams()[0]);
  const [remove] = useMutation(DeleteSynonymMutation);
  const [named, setNamed] = useState('');
  const [editing, setEditing] = useState<string | null>(null);
  const { loggedSearches, searchSynonyms } = data;
  const more = useLoadMore(SearchWordsQuery, { search, after: searchSynonyms.pageInfo.endCursor });
  const done = () => {
    setNamed('');
    setEditing(null);
    refresh();
  };
  const deleteSynonym = async (id: string) => {
    try {
      await remove({ variables: { id } });
      refresh();
    } catch (error) {
      toast.error(requestErrorOf(error).message ?? 'The synonym could not be deleted. Please try again.');
    }
  };
  return (
    <Stack gap="6">
      <PageTitle>{`Search words - ${brand}`}</PageTitle>
      <Heading as="h1" size="2xl">
        Search words
      </Heading>
      <Panel>
        <SynonymForm key={named} editing={null} terms={named && `${named}, `} onDone={done} />
      </Panel>
      <Heading as="h2" size="lg">
        Searches that found nothing
      </Heading>
      <EmptySearches searches={loggedSearches} onName={setNamed} />
      <Heading as="h2" size="lg">
        {plural(searchSynonyms.totalCount, 'synonym')}
      </Heading>
      <SynonymSearch search={search ?? ''} />
      <Stack as="ul" listStyleType="none" gap="2">
        {searchSynonyms.nodes.map((synonym) =>
          synonym.id === editing ? (
            <Panel as="li" key={synonym.id}>
              <SynonymForm editing={synonym} terms={synonym.terms.join(', ')} onDone={done} />
            </Panel>
          ) : (
            <SynonymLine key={synonym.id} synonym={synonym}>
              <Button size="sm" minH="11" variant="outline" aria-label={`Edit ${synonym.terms[0]}`} onClick={() => setEditing(synonym.id)}>
                Edit
              </Button>
              <Button
                size="sm"
                minH="11"
                variant="outline"
                color="bad.fg"
                aria-label={`Delete ${synonym.terms[0]}`}
                onClick={() => void deleteSynonym(synonym.id)}
              >
                Delete
              </Button>
            </SynonymLine>
          ),
        )}
      </Stack>
      {searchSynonyms.nodes.length < searchSynonyms.totalCount && <LoadMore {...more} />}
    </Stack>
  );
}

export const searchWordsPage = { Component: SearchWordsPage, loader, failure: () => 'The search words could not be loaded.' };
