import { useMutation, useQuery } from '@apollo/client/react';
import { Button, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { removeFromCache } from '../../apollo/cache/listUpdates.ts';
import { useFetchMore } from '../../apollo/useLoadMore.ts';
import type { DoubtfulListingsQuery as Data } from '../../gql/graphql.ts';
import { graphql } from '../../gql/documents.ts';
import { useOnChange } from '../../lib/useOnChange.ts';
import { useKnownCounts } from '../../apollo/session/useCounts.ts';
import { RemoveDialog } from './RemoveDialog.tsx';
import { Panel } from '../../ui/elements/Panel.tsx';
import { LoadFailure } from '../../ui/elements/LoadFailure.tsx';
import { LoadMore } from '../../ui/elements/LoadMore.tsx';
import { RemoveListingMutation } from './removeListingMutation.ts';
import { appendPage } from '../../apollo/appendPage.ts';
import { showFailure } from '../../ui/dialogs/showFailure.ts';

const DoubtfulListingsQuery = graphql(`
  query DoubtfulListings($after: String) {
    doubtfulListings(first: 20, after: $after) {
      totalCount
      pageInfo {
        endCursor
        hasNextPage
      }
      nodes {
        id: databaseId
        concerns
        product {
          id: databaseId
          name
          seller {
            id: databaseId
            name
          }
        }
      }
    }
  }
`);

const ApproveListingMutation = graphql(`
  mutation ApproveListing($id: ID!) {
    approveListing(input: { id: $id }) {
      doubtfulListing {
        id: databaseId
        approvedAt
      }
    }
  }
`);

type Doubt = Data['doubtfulListings']['nodes'][number];

interface DoubtProps {
  doubt: Doubt;
  onApprove: () => void;
  onRemove: () => void;
}

function DoubtPanel({ doubt: { concerns, product }, onApprove, onRemove }: DoubtProps) {
  return (
    <Panel as="li">
      <Text fontWeight="semibold" overflowWrap="anywhere">
        <Link to={`/product/${product.id}`}>{product.name}</Link>
      </Text>
      <Text color="fg.muted" fontSize="sm" mb="3" overflowWrap="anywhere">
        {concerns} · {product.seller.name}
      </Text>
      <HStack>
        <Button size="sm" minH="11" variant="outline" aria-label={`Approve ${product.name}`} onClick={onApprove}>
          Approve
        </Button>
        <Button size="sm" minH="11" variant="outline" color="bad.fg" aria-label={`Remove ${product.name}`} onClick={onRemove}>
          Remove
        </Button>
      </HStack>
    </Panel>
  );
}

function useDoubtfulListings() {
  const { data, error, refetch, fetchMore } = useQuery(DoubtfulListingsQuery, { fetchPolicy: 'cache-and-network' });
  const doubts = data?.doubtfulListings;
  const more = useFetchMore(() =>
    fetchMore({
      variables: { after: doubts?.pageInfo.endCursor },
      updateQuery: (known, { fetchMoreResult }) => ({
        ...known,
        doubtfulListings: appendPage(known.doubtfulListings, fetchMoreResult.doubtfulListings),
      }),
    }),
  );
  useOnChange(useKnownCounts()?.queue.doubtfulListings, () => void refetch().catch(() => undefined));
  return { doubts, error, refetch, more };
}

/** Listings that the review left in doubt, to approve or remove; nothing while there are none. */
export function DoubtfulListings({ onRemoved }: { onRemoved: () => void }) {
  const { doubts, error, refetch, more } = useDoubtfulListings();
  const [approveListing] = useMutation(ApproveListingMutation);
  const [removeListing] = useMutation(RemoveListingMutation, {
    update: (cache, { data: result }, { variables }) => removeFromCache(cache, 'Product', result ? variables?.id : undefined),
  });
  const [removed, setRemoved] = useState<Doubt['product'] | null>(null);
  const approve = async (id: string) => {
    try {
      await approveListing({ variables: { id } });
      await refetch();
    } catch (cause) {
      showFailure(cause, 'The listing could not be approved. Please try again.');
    }
  };
  const remove = async (id: string, reason: string) => {
    const { data: result } = await removeListing({ variables: { id, reason } });
    await refetch();
    onRemoved();
    return result?.deleteProduct;
  };
  if (error && !doubts) return <LoadFailure message="The doubtful listings could not be loaded." onRetry={() => void refetch()} />;
  if (!doubts || doubts.totalCount === 0) return null;
  return (
    <Stack as="section" aria-labelledby="doubtful" gap="3">
      <Heading as="h2" id="doubtful" size="lg">
        Doubtful listings ({doubts.totalCount})
      </Heading>
      <Stack as="ul" listStyleType="none" gap="3">
        {doubts.nodes.map((doubt) => (
          <DoubtPanel key={doubt.id} doubt={doubt} onApprove={() => void approve(doubt.id)} onRemove={() => setRemoved(doubt.product)} />
        ))}
      </Stack>
      {doubts.pageInfo.hasNextPage && <LoadMore {...more} label="More doubtful listings" />}
      {removed && (
        <RemoveDialog
          what={`the listing ${removed.name}`}
          owner={removed.seller.name}
          act={{ kind: 'DELETE_PRODUCT', id: removed.id }}
          remove={(reason) => remove(removed.id, reason)}
          onClose={() => setRemoved(null)}
        />
      )}
    </Stack>
  );
}
