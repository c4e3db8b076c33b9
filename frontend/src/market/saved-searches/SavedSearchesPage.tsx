import { useMutation } from '@apollo/client/react';
import { Button, SimpleGrid, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { removeFromCache } from '../../apollo/cache/listUpdates.ts';
import { graphql } from '../../gql/documents.ts';
import { messages } from '../../lib/texts/messages.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { EmptyState } from '../../ui/elements/EmptyState.tsx';
import { RenameDialog } from './RenameDialog.tsx';
import { SavedSearchCard, SavedSearchFragment } from './SavedSearchCard.tsx';
import { showFailure } from '../../ui/dialogs/showFailure.ts';
import { growingList } from '../../apollo/growingList.ts';
import { ListPage } from '../../ui/pages/ListPage.tsx';
import { WidePage } from '../../ui/pages/WidePage.tsx';

const SavedSearchesQuery = graphql(
  `
    query SavedSearches($after: String) {
      me {
        id: databaseId
        savedSearches(first: 10, after: $after) {
          pageInfo {
            endCursor
            hasNextPage
          }
          nodes {
            id: databaseId
            ...SavedSearchCard
          }
        }
      }
    }
  `,
  SavedSearchFragment,
);

const DeleteSavedSearchMutation = graphql(`
  mutation DeleteSavedSearch($id: ID!) {
    deleteSavedSearch(input: { id: $id }) {
      deletedId
    }
  }
`);

const { loader, useList } = growingList({ query: SavedSearchesQuery, listOf: ({ me }) => me?.savedSearches });

const action = (
  <Button asChild>
    <Link to="/search">Search</Link>
  </Button>
);

type Chosen = { id: string; name: string };

function DeleteDialog({ search, onClose }: { search: Chosen; onClose: () => void }) {
  const [remove, { loading }] = useMutation(DeleteSavedSearchMutation, {
    variables: { id: search.id },
    update: (cache, { data }) => removeFromCache(cache, 'SavedSearch', data ? search.id : undefined),
  });
  const onYes = async () => {
    await remove().catch((cause: unknown) => showFailure(cause, messages.searchNotDeleted));
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={`Delete “${search.name}”?`}
      yes="Delete"
      no="Keep"
      destructive
      busy={loading}
      onYes={() => void onYes()}
      onNo={onClose}
    >
      <Text>You will no longer be notified about matching listings.</Text>
    </ConfirmDialog>
  );
}

const empty = (
  <EmptyState title="You have no saved searches yet" action={action}>
    Search for something and choose “Save this search”. We will tell you about new matches.
  </EmptyState>
);

function SavedSearchesPage() {
  const { items, isEmpty, more } = useList();
  const [renamed, setRenamed] = useState<Chosen | null>(null);
  const [deleted, setDeleted] = useState<Chosen | null>(null);
  return (
    <WidePage>
      <ListPage title="Saved searches" empty={empty} isEmpty={isEmpty} more={more}>
        <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, md: 2, xl: 3 }} gap="4">
          {items.map((search) => (
            <SavedSearchCard key={search.id} search={search} onRename={setRenamed} onDelete={setDeleted} />
          ))}
        </SimpleGrid>
      </ListPage>
      {renamed && <RenameDialog key={renamed.id} search={renamed} onClose={() => setRenamed(null)} />}
      {deleted && <DeleteDialog key={deleted.id} search={deleted} onClose={() => setDeleted(null)} />}
    </WidePage>
  );
}

export const savedSearchesPage = { Component: SavedSearchesPage, loader, failure: () => 'Your saved searches could not be loaded.' };
