import { useQuery } from '@apollo/client/react';
import { Text } from '@chakra-ui/react';
import type { ActPreviewQueryVariables } from '../../gql/graphql.ts';
import { graphql } from '../../gql/documents.ts';
import { useWhenOnline } from '../../lib/connection.ts';
import { describeCounts } from './counts.ts';

const ActPreviewQuery = graphql(`
  query ActPreview($kind: ActKind!, $id: ID!, $moveTo: ID, $action: ModerationAction, $alsoRemove: Boolean, $handedOver: Boolean) {
    actPreview(kind: $kind, id: $id, moveTo: $moveTo, action: $action, alsoRemove: $alsoRemove, handedOver: $handedOver) {
      counts {
        kind
        count
      }
    }
  }
`);

/**
 * Line that says what a destructive act would change, once the server has counted it. The query is sent again when the network is back. The line
 * keeps its height while it is empty.
 */
export function ActPreview(act: ActPreviewQueryVariables) {
  const { data, error, refetch } = useQuery(ActPreviewQuery, { variables: act, fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' });
  useWhenOnline(() => {
    if (error) refetch().catch(() => undefined);
  });
  return (
    <Text aria-live="polite" minH="6" color="fg.muted">
      {data && describeCounts(data.actPreview.counts)}
    </Text>
  );
}
