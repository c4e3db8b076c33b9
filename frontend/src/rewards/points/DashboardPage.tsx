import { Button, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { preloadLiveQuery } from '../../apollo/preload.ts';
import { usePageQuery } from '../../apollo/usePageQuery.ts';
import { usePollWhileDown } from '../../apollo/usePollWhileDown.ts';
import { graphql } from '../../gql/documents.ts';
import { PageTitle } from '../../ui/elements/PageTitle.tsx';
import { Panel } from '../../ui/elements/Panel.tsx';
import { Skeleton } from '../../ui/elements/Skeleton.tsx';
import { SpendFragment, SpendPanel } from '../perks/SpendPanel.tsx';
import { PointsHistory, PointsFragment } from './PointsHistory.tsx';
import { hasPoints } from '../../lib/texts/points.ts';
import { brand } from '../../lib/texts/college.ts';

const DashboardQuery = graphql(
  `
    query Dashboard {
      me {
        id: databaseId
        name
        email
        phone
        collegeId
        points {
          total
          spendable
        }
        ...Points
        ...Spend
      }
      perks {
        perk
        name
        description
        points
        isPerDay
        minDays
        maxDays
        endsAt
      }
    }
  `,
  PointsFragment,
  SpendFragment,
);

const POLL_WHILE_DOWN_MS = 30_000;

const loader = () => preloadLiveQuery(DashboardQuery, {});

const DashboardSkeleton = () => <Skeleton height="60vh" borderRadius="l3" />;

/** User dashboard with the points of the viewer. */
function DashboardPage() {
  const { data, refresh, refreshing } = usePageQuery<typeof loader>();
  usePollWhileDown(refresh, POLL_WHILE_DOWN_MS);
  const { me } = data;
  if (!me) return null;
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
        {hasPoints && (
          <Panel bg="accent.subtle" borderColor="accent.solid" color="accent.fg">
            <Text fontWeight="semibold">Total points</Text>
            <Flex align="center" justify="space-between" gap="3">
              <Text fontFamily="heading" fontSize="3xl" fontWeight="extrabold" fontVariantNumeric="tabular-nums" data-testid="points-total">
                {me.points?.total ?? 0}
              </Text>
              <Button variant="outline" color="inherit" borderColor="currentColor" onClick={refresh} loading={refreshing}>
                Refresh
              </Button>
            </Flex>
            {me.points && me.points.spendable !== me.points.total && (
              <Text fontSize="sm" data-testid="points-spendable">
                {me.points.spendable} to spend now
              </Text>
            )}
          </Panel>
        )}
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
      <SpendPanel user={me} offers={data.perks} onBought={refresh} />
      {hasPoints && <PointsHistory user={me} />}
    </Stack>
  );
}

export const dashboardPage = { Component: DashboardPage, Skeleton: DashboardSkeleton, loader, failure: () => 'Your dashboard could not be loaded.' };
