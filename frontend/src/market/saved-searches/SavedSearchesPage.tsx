import { useMutation } from '@apollo/client/react';
import { Button, Container, Heading, SimpleGrid, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { removeFromCache } from '../../apollo/cache/listUpdates.ts';
import { preloadQuery } from '../../apollo/preload.ts';
import { useLoadMore } from '../../apollo/useLoadMore.ts';
import { usePageQuery } from '../../apollo/usePageQuery.ts';
import { graphql } from '../../gql/documents.ts';
import { brand } from '../../lib/texts/college.ts';
import { messages } from '../../lib/texts/messages.ts';
import { requestErrorOf } from '../../lib/texts/requestError.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { EmptyState } from '../../ui/elements/EmptyState.tsx';
import { LoadMore } from '../../ui/elements/LoadMore.tsx';
import { PageTitle } from '../../ui/elements/PageTitle.tsx';
import { toast } from '../../ui/dialogs/toaster.ts';
import { RenameDialog } from './RenameDialog.tsx';
import { SavedSearchCard, SavedSearchFragment } from './SavedSearchCard.tsx';

const SavedSearchesQuery = graphql(
  `
    query SavedSearches($after: String) {
      me {
        id
        savedSearches(first: 10, after: $after) {
          pageInfo {
            endCursor
            hasNextPage
          }
          nodes {
            id
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

const loader = () => preloadQuery(SavedSearchesQuery, {}, 'cache-and-network');

const action = (
  <Button asChild>
    <Link to="/search">Search</Link>
  </Button>
);

type Chosen = { id: string; name: string };

function DeleteDialog({ search, onClose }: { search: Chosen; onClose: () => void }) {
  const [remove, { loading }] = useMutation(DeleteSavedSearchMutation, {
    variables: { id: search.id },
    update: (cache, { data }) => removeFromCache(cache, 'SavedSearch', data?.deleteSavedSearch.deletedId),
  });
  const onYes = async () => {
    await remove().catch((cause: unknown) => toast.error(requestErrorOf(cause).message ?? messages.searchNotDeleted));
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

function SavedSearchesPage() {
  const searches = usePageQuery<typeof loader>().data.me?.savedSearches;
  const more = useLoadMore(SavedSearchesQuery, { after: searches?.pageInfo.endCursor });
  const [renamed, setRenamed] = useState<Chosen | null>(null);
  const [deleted, setDeleted] = useState<Chosen | null>(null);
  if (!searches) return null;
  return (
    <Container maxW="1440px" minH="100dvh" py={{ base: '4', md: '8' }}>
      <PageTitle>{`Saved searches - ${brand}`}</PageTitle>
      <Heading as="h1" fontSize={{ base: 'xl', md: '2xl' }} mb="4">
        Saved searches
      </Heading>
      {searches.nodes.length === 0 && (
        <EmptyState title="You have no saved searches yet" action={action}>
          Search for something and choose “Save this search”. We will tell you about new matches.
        </EmptyState>
      )}
      <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, md: 2, xl: 3 }} gap="4">
        {searches.nodes.map((search) => (
          <SavedSearchCard key={search.id} search={search} onRename={setRenamed} onDelete={setDeleted} />
        ))}
      </SimpleGrid>
      {searches.pageInfo.hasNextPage && <LoadMore {...more} />}
      {renamed && <RenameDialog key={renamed.id} search={renamed} onClose={() => setRenamed(null)} />}
      {deleted && <DeleteDialog key={deleted.id} search={deleted} onClose={() => setDeleted(null)} />}
    </Container>
  );
}

export const savedSearchesPage = { Component: SavedSearchesPage, loader, failure: () => 'Your saved searches could not be loaded.' };
