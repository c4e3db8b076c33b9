import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { Button, HStack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { removeFromCache } from '../../apollo/cache/listUpdates.ts';
import { refetchChanged } from '../../apollo/client/refetchChanged.ts';
import { useFetchMore } from '../../apollo/useLoadMore.ts';
import type { DoubtfulListingsQuery as Data } from '../../gql/graphql.ts';
import { graphql } from '../../gql/documents.ts';
import { useOnChange } from '../../lib/useOnChange.ts';
import { useKnownCounts } from '../../apollo/session/useCounts.ts';
import { RefuseDialog } from './RefuseDialog.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { Panel } from '../../ui/elements/Panel.tsx';
import { LoadFailure } from '../../ui/elements/LoadFailure.tsx';
import { QueueSection } from '../../ui/elements/QueueSection.tsx';
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
        holds
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

const RefuseListingMutation = graphql(`
  mutation RefuseListing($id: ID!, $reason: String!) {
    refuseListing(input: { id: $id, reason: $reason }) {
      doubtfulListing {
        id: databaseId
        refusedAt
      }
    }
  }
`);

type Doubt = Data['doubtfulListings']['nodes'][number];

interface DoubtProps {
  doubt: Doubt;
  onApprove: () => void;
  onRefuse: () => void;
  onRemove: () => void;
}

function DoubtPanel({ doubt: { concerns, holds, product }, onApprove, onRefuse, onRemove }: DoubtProps) {
  return (
    <Panel as="li">
      <Text fontWeight="semibold" overflowWrap="anywhere">
        <Link to={`/product/${product.id}`}>{product.name}</Link>
      </Text>
      <Text color="fg.muted" fontSize="sm" mb="3" overflowWrap="anywhere">
        {holds ? 'Not published' : 'Listed'} · {concerns} · {product.seller.name}
      </Text>
      <HStack>
        <Button size="sm" minH="11" variant="outline" aria-label={`${holds ? 'Publish' : 'Approve'} ${product.name}`} onClick={onApprove}>
          {holds ? 'Publish' : 'Approve'}
        </Button>
        <Button size="sm" minH="11" variant="outline" aria-label={`Refuse ${product.name}`} onClick={onRefuse}>
          Refuse
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
  const client = useApolloClient();
  useOnChange(useKnownCounts()?.queue.doubtfulListings, () => void refetchChanged(client, ['DoubtfulListings']));
  return { doubts, error, refetch, more };
}

/** Listings that the review left in doubt, to publish, refuse or remove. Renders nothing if there are none. */
export function DoubtfulListings({ onRemoved }: { onRemoved: () => void }) {
  const { doubts, error, refetch, more } = useDoubtfulListings();
  const [approveListing] = useMutation(ApproveListingMutation);
  const [removeListing] = useMutation(RemoveListingMutation, {
    update: (cache, { data: result }, { variables }) => removeFromCache(cache, 'Product', result ? variables?.id : undefined),
  });
  const [refuseListing] = useMutation(RefuseListingMutation);
  const [refused, setRefused] = useState<Doubt | null>(null);
  const [removed, setRemoved] = useState<Doubt['product'] | null>(null);
  const approve = async (id: string) => {
    try {
      await approveListing({ variables: { id } });
      await refetch();
    } catch (cause) {
      showFailure(cause, 'The listing could not be approved. Please try again.');
    }
  };
  const refuse = async (id: string, reason: string) => {
    await refuseListing({ variables: { id, reason } });
    await refetch();
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
    <>
      <QueueSection
        id="doubtful"
        title={`Doubtful listings (${doubts.totalCount})`}
        more={doubts.pageInfo.hasNextPage && { ...more, label: 'More doubtful listings' }}
      >
        {doubts.nodes.map((doubt) => (
          <DoubtPanel
            key={doubt.id}
            doubt={doubt}
            onApprove={() => void approve(doubt.id)}
            onRefuse={() => setRefused(doubt)}
            onRemove={() => setRemoved(doubt.product)}
          />
        ))}
      </QueueSection>
      {refused && (
        <RefuseDialog
          name={refused.product.name}
          owner={refused.product.seller.name}
          refuse={(reason) => refuse(refused.id, reason)}
          onClose={() => setRefused(null)}
        />
      )}
      {removed && (
        <RemoveDialog
          what={`the listing ${removed.name}`}
          owner={removed.seller.name}
          act={{ kind: 'DELETE_PRODUCT', id: removed.id }}
          remove={(reason) => remove(removed.id, reason)}
          onClose={() => setRemoved(null)}
        />
      )}
    </>
  );
}
