import { useQuery } from '@apollo/client/react';
import { Button, Flex, Grid, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useSocketDown } from '../lib/connection.ts';
import { graphql, readFragment } from '../gql/index.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Panel } from '../ui/Panel.tsx';
import { Retry } from '../ui/Retry.tsx';
import { PointsFragment, PointsHistory } from './PointsHistory.tsx';
import { brand } from '../lib/brand.ts';

const DashboardQuery = graphql(`
  query Dashboard {
    me {
      id
      name
      email
      phone
      collegeId
      ...Points
    }
  }
`);

const POLL_WHILE_DOWN_MS = 30_000;

/** The user dashboard: who you are, and your points. */
export function DashboardPage() {
  const pollInterval = useSocketDown() ? POLL_WHILE_DOWN_MS : 0;
  const { data, error, refetch, loading } = useQuery(DashboardQuery, { fetchPolicy: 'cache-and-network', pollInterval });
  const points = readFragment(PointsFragment, data?.me);
  const me = data?.me;
  if (error && !me) return <Retry message="Your dashboard could not be loaded." onRetry={() => void refetch()} />;
  if (!me) return <Skeleton height="60vh" borderRadius="l3" />;
  const facts = [
    ['Email', me.email],
    ['Phone', me.phone],
    ['College ID', me.collegeId],
  ];
  return (
    <Stack gap="6">
      <PageTitle>{`Dashboard - ${brand}`}</PageTitle>
      <Heading as="h1" size="2xl" overflowWrap="anywhere">
        Welcome, {me.name}
      </Heading>
      <Grid templateColumns={{ base: '1fr', md: '1fr 1.4fr' }} gap="5">
        <Panel bg="accent.subtle" borderColor="accent.solid" color="accent.fg">
          <Text fontWeight="semibold">Total points</Text>
          <Flex align="center" justify="space-between" gap="3">
            <Text fontFamily="heading" fontSize="3xl" fontWeight="extrabold" fontVariantNumeric="tabular-nums" data-testid="points-total">
              {points?.points?.total ?? 0}
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
      <PointsHistory user={me} />
    </Stack>
  );
}
