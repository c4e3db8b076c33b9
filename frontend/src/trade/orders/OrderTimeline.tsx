import { useQuery } from '@apollo/client/react';
import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { graphql } from '../../gql/documents.ts';
import { formatDateTime } from '../../lib/format/dates.ts';
import { InfoDialog } from '../../ui/dialogs/InfoDialog.tsx';
import { LoadFailure } from '../../ui/elements/LoadFailure.tsx';
import { Skeleton } from '../../ui/elements/Skeleton.tsx';
import { statusOf } from './statuses.ts';

const TimelineQuery = graphql(`
  query Timeline($id: ID!) {
    order(id: $id) {
      id: databaseId
      timeline {
        from
        to
        at
        reason
        by {
          id: databaseId
          name
        }
      }
    }
  }
`);

/** All status changes of an order, each with its time and user. */
export function OrderTimeline({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const { data, error, refetch } = useQuery(TimelineQuery, { variables: { id: orderId }, fetchPolicy: 'cache-and-network' });
  const timeline = data?.order?.timeline;
  return (
    <InfoDialog open title={`Timeline of order ${orderId}`} onClose={onClose}>
      {error && !timeline && <LoadFailure message="The timeline could not be loaded." onRetry={() => void refetch()} />}
      {!error && !timeline && <Skeleton height="24" borderRadius="l3" />}
      <Stack as="ol" gap="4" listStyleType="none">
        {timeline?.map((event, index) => (
          <Flex as="li" key={`${event.at} ${index}`} gap="3" align="flex-start">
            <Box
              mt="1.5"
              boxSize="3"
              borderRadius="full"
              flexShrink={0}
              bg={statusOf(event.to).bg}
              borderWidth="2px"
              borderColor={statusOf(event.to).color}
            />
            <Box minW="0">
              <Text fontWeight="semibold">{event.from ? statusOf(event.to).label : `Ordered, ${statusOf(event.to).label}`}</Text>
              <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
                {formatDateTime(event.at)}
                {event.by && ` by ${event.by.name}`}
              </Text>
              {event.reason && (
                <Text fontSize="sm" overflowWrap="anywhere">
                  {event.reason}
                </Text>
              )}
            </Box>
          </Flex>
        ))}
      </Stack>
    </InfoDialog>
  );
}
