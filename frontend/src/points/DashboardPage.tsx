import { useQuery } from '@apollo/client/react';
import { Box, Button, Flex, Grid, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import { graphql } from '../gql/index.ts';
import { formatDateTime } from '../lib/format.ts';
import { LoadMore } from '../ui/LoadMore.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Panel } from '../ui/Panel.tsx';
import { Retry } from '../ui/Retry.tsx';

const DashboardQuery = graphql(`
  query Dashboard($after: String) {
    me {
      id
      name
      email
      phone
      collegeId
      points {
        total
        history(first: 20, after: $after) {
          pageInfo {
            endCursor
            hasNextPage
          }
          nodes {
            id
            action
            points
            createdAt
            product {
              id
              name
            }
          }
        }
      }
    }
  }
`);

const REFRESH_EVERY_MS = 30_000;

/** The user dashboard: who you are, and your points. */
export function DashboardPage() {
  const { data, error, refetch, fetchMore, loading } = useQuery(DashboardQuery, { fetchPolicy: 'cache-and-network', pollInterval: REFRESH_EVERY_MS });
  const me = data?.me;
  if (error && !me) return <Retry message="Your dashboard could not be loaded." onRetry={() => void refetch()} />;
  if (!me) return <Skeleton height="60vh" borderRadius="l3" />;
  const points = me.points;
  const history = points?.history;
  const facts = [
    ['E-mail', me.email],
    ['Phone', me.phone],
    ['College ID', me.collegeId],
  ];
  return (
    <Stack gap="6">
      <PageTitle>Dashboard - CampusCart</PageTitle>
      <Heading as="h1" size="2xl" overflowWrap="anywhere">
        Welcome, {me.name}
      </Heading>
      <Grid templateColumns={{ base: '1fr', md: '1fr 1.4fr' }} gap="5">
        <Panel bg="accent.subtle" borderColor="accent.solid" color="accent.fg">
          <Text fontWeight="semibold">Total points</Text>
          <Flex align="center" justify="space-between" gap="3">
            <Text fontFamily="heading" fontSize="3xl" fontWeight="extrabold" fontVariantNumeric="tabular-nums" data-testid="points-total">
              {points?.total ?? 0}
            </Text>
            <Button variant="outline" color="inherit" borderColor="currentColor" onClick={() => void refetch()} loading={loading && Boolean(data)}>
              Refresh
            </Button>
          </Flex>
        </Panel>
        <Panel>
          <Stack as="dl" gap="2">
            {facts.map(([label, value]) => (
              <Flex key={label} gap="3" wrap="wrap">
                <Text as="dt" color="fg.muted" minW="24">
                  {label}
                </Text>
                <Text as="dd" fontWeight="semibold" overflowWrap="anywhere">
                  {value || 'Not given'}
                </Text>
              </Flex>
            ))}
          </Stack>
        </Panel>
      </Grid>
      <Panel>
        <Heading as="h2" size="lg" mb="3">
          Points history
        </Heading>
        {!history || history.nodes.length === 0 ? (
          <Text color="fg.muted">No points history yet. Start earning points by creating products, writing reviews, or completing deliveries!</Text>
        ) : (
          <Stack as="ul" listStyleType="none" gap="0">
            {history.nodes.map((entry) => (
              <Flex
                as="li"
                key={entry.id}
                py="3"
                borderBottomWidth="1px"
                borderColor="border"
                justify="space-between"
                gap="4"
                _last={{ borderBottomWidth: 0 }}
              >
                <Box minW="0">
                  <Text fontWeight="semibold">{entry.action}</Text>
                  <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
                    {entry.product?.name ?? 'Unknown'}, {formatDateTime(entry.createdAt)}
                  </Text>
                </Box>
                <Text fontWeight="bold" fontVariantNumeric="tabular-nums" color={entry.points >= 0 ? 'good.fg' : 'bad.fg'}>
                  {entry.points > 0 ? `+${entry.points}` : entry.points}
                </Text>
              </Flex>
            ))}
          </Stack>
        )}
        {history?.pageInfo.hasNextPage && (
          <LoadMore loading={loading} onClick={() => void fetchMore({ variables: { after: history.pageInfo.endCursor } })} />
        )}
      </Panel>
    </Stack>
  );
}
