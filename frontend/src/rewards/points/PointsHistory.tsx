import type { FragmentType } from '@apollo/client';
import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import { useLoadMore } from '../../apollo/useLoadMore.ts';
import { graphql } from '../../gql/documents.ts';
import { proofText } from '../../trade/handover/proofText.ts';
import { formatDateTime } from '../../lib/format/dates.ts';
import { LoadMore } from '../../ui/buttons/LoadMore.tsx';
import { Panel } from '../../ui/elements/Panel.tsx';

const PointsEntryFragment = graphql(`
  fragment PointsEntryRow on PointsEntry {
    id: databaseId
    action
    points
    createdAt
    proof
    unproven
    product {
      id: databaseId
      name
    }
  }
`);

export const PointsFragment = graphql(
  `
    fragment Points on User {
      id: databaseId
      points {
        total
        spendable
        history(first: 20) {
          pageInfo {
            endCursor
            hasNextPage
          }
          nodes {
            id: databaseId
            ...PointsEntryRow
          }
        }
      }
    }
  `,
  PointsEntryFragment,
);

const MorePointsQuery = graphql(
  `
    query MorePoints($after: String) {
      me {
        id: databaseId
        points {
          history(first: 20, after: $after) {
            pageInfo {
              endCursor
              hasNextPage
            }
            nodes {
              id: databaseId
              ...PointsEntryRow
            }
          }
        }
      }
    }
  `,
  PointsEntryFragment,
);

function Entry({ entry }: { entry: FragmentType<typeof PointsEntryFragment> }) {
  const shown = useFragmentData(PointsEntryFragment, entry);
  if (!shown) return null;
  const { action, points, createdAt, proof, unproven, product } = shown;
  return (
    <Flex as="li" py="3" borderBottomWidth="1px" borderColor="border" justify="space-between" gap="4" _last={{ borderBottomWidth: 0 }}>
      <Box minW="0">
        <Text fontWeight="semibold">{action}</Text>
        <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
          {product?.name ?? 'Unknown'}, {formatDateTime(createdAt)}
          {proof && `, ${proofText[proof]}`}
        </Text>
        {unproven && (
          <Text color="accent.fg" fontSize="sm">
            Unproven: to spend once the buyer’s code, the buyer or 7 days without objection confirm the handover
          </Text>
        )}
      </Box>
      <Text fontWeight="bold" fontVariantNumeric="tabular-nums" color={points >= 0 ? 'good.fg' : 'bad.fg'}>
        {points > 0 ? `+${points}` : points}
      </Text>
    </Flex>
  );
}

/** Ledger of the viewer's points, newest entry first. */
export function PointsHistory({ user }: { user: FragmentType<typeof PointsFragment> }) {
  const shown = useFragmentData(PointsFragment, user);
  const history = shown?.points?.history;
  const more = useLoadMore(MorePointsQuery, { after: history?.pageInfo.endCursor });
  if (!shown) return null;
  return (
    <Panel>
      <Heading as="h2" size="lg" mb="3">
        Points history
      </Heading>
      {!history || history.nodes.length === 0 ? (
        <Text color="fg.muted">No points history yet. Start earning points by creating products, writing reviews, or completing deliveries!</Text>
      ) : (
        <Stack as="ul" listStyleType="none" gap="0">
          {history.nodes.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </Stack>
      )}
      {history?.pageInfo.hasNextPage && <LoadMore {...more} />}
    </Panel>
  );
}
