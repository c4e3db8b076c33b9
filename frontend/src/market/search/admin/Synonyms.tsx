import { useMutation } from '@apollo/client/react';
import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { ListTable } from '../../../apollo/ListTable.tsx';
import { pagedList } from '../../../apollo/pagedList.ts';
import type { SynonymsQuery as Data } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/documents.ts';
import { formatDate } from '../../../lib/format/dates.ts';
import { EmptyState } from '../../../ui/elements/EmptyState.tsx';
import type { ListColumn } from '../../../ui/tables/listColumn.ts';
import { ListSearch } from '../../../ui/tables/ListSearch.tsx';
import { choiceOf } from '../../../ui/tables/useListParams.ts';
import { SearchWordsFrame } from './SearchWordsFrame.tsx';
import { SynonymForm } from './SynonymForm.tsx';
import { showFailure } from '../../../ui/dialogs/showFailure.ts';

const SynonymsQuery = graphql(`
  query Synonyms($search: String, $sort: SearchSynonymSort!, $first: Int = 20, $after: String) {
    searchSynonyms(first: $first, after: $after, search: $search, sort: $sort) {
      totalCount
      pageInfo {
        endCursor
        hasNextPage
      }
      nodes {
        id: databaseId
        terms
        createdAt
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

const sorts = [
  ['NEWEST', 'Newest first'],
  ['OLDEST', 'Oldest first'],
  ['TERMS_ASC', 'Words: A to Z'],
  ['TERMS_DESC', 'Words: Z to A'],
] as const;

const { loader, useList } = pagedList({
  query: SynonymsQuery,
  variablesOf: (params) => ({
    search: params.get('q') ?? '',
    sort: choiceOf(params, 'sort', sorts),
  }),
  pageOf: ({ searchSynonyms }: Data) => searchSynonyms,
});

/** Loads the list for the parameters of the URL. */
export const loadSynonyms = loader;

const termsOf = ({ terms }: Synonym) => terms.join(', ');

const columns: ListColumn<Synonym>[] = [
  { header: 'Words', cell: termsOf, csv: termsOf, sort: { asc: 'TERMS_ASC', desc: 'TERMS_DESC' } },
  {
    header: 'Added',
    cell: ({ createdAt }) => formatDate(createdAt),
    csv: ({ createdAt }) => createdAt,
    sort: { asc: 'OLDEST', desc: 'NEWEST' },
  },
];

function Actions({ synonym, onEdit, onDeleted }: { synonym: Synonym; onEdit: () => void; onDeleted: () => void }) {
  const [remove, { loading }] = useMutation(DeleteSynonymMutation);
  const deleteSynonym = async () => {
    try {
      await remove({ variables: { id: synonym.id } });
      onDeleted();
    } catch (error) {
      showFailure(error, 'The synonym could not be deleted. Please try again.');
    }
  };
  const [first] = synonym.terms;
  return (
    <>
      <Button size="sm" minH="11" variant="outline" aria-label={`Edit ${first}`} onClick={onEdit}>
        Edit
      </Button>
      <Button
        size="sm"
        minH="11"
        variant="outline"
        color="bad.fg"
        loading={loading}
        aria-label={`Delete ${first}`}
        onClick={() => void deleteSynonym()}
      >
        Delete
      </Button>
    </>
  );
}

/** List of the synonyms. A synonym that is being edited is in the form above the list. */
export function Synonyms() {
  const list = useList();
  const [editing, setEditing] = useState<Synonym | null>(null);
  const done = () => {
    setEditing(null);
    list.refresh();
  };
  return (
    <SearchWordsFrame
      shown="Synonyms"
      form={<SynonymForm key={editing?.id} editing={editing} terms={editing ? termsOf(editing) : ''} onDone={done} />}
    >
      <ListSearch label="Synonyms" placeholder="Search synonyms..." sorts={sorts} />
      <ListTable
        things="synonyms"
        columns={columns}
        list={list}
        nameOf={termsOf}
        usualSort="NEWEST"
        empty={<EmptyState title="Nothing found">Words that mean the same to a search appear here.</EmptyState>}
        actions={(synonym) => <Actions synonym={synonym} onEdit={() => setEditing(synonym)} onDeleted={list.refresh} />}
      />
    </SearchWordsFrame>
  );
}
