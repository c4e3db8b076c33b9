import { Button, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { preloadQuery } from '../../../apollo/preload.ts';
import { usePageQuery } from '../../../apollo/usePageQuery.ts';
import type { AdminHomeQuery as Data } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/documents.ts';
import { brand, locale } from '../../../lib/texts/college.ts';
import { formatDuration } from '../../../lib/format/duration.ts';
import { messages } from '../../../lib/texts/messages.ts';
import { useCounts, type QueueCounts } from '../../../apollo/session/useCounts.ts';
import { Facts } from '../../../ui/elements/Facts.tsx';
import { PageTitle } from '../../../ui/elements/PageTitle.tsx';
import { Panel } from '../../../ui/elements/Panel.tsx';
import { AdminCharts } from './AdminCharts.tsx';

const AdminHomeQuery = graphql(`
  query AdminHome {
    me {
      id: databaseId
      name
      email
      phone
    }
    adminFigures {
      users
      products
      openOrders
      medianDecisionHours
      searchesWithoutResults
      days {
        day
        users
        products
        messages
        orders {
          status
          count
        }
      }
    }
    categories {
      id: databaseId
    }
  }
`);

const loader = () => preloadQuery(AdminHomeQuery, {}, 'cache-and-network');

/** Interval for refreshing the shown numbers, in milliseconds. */
const REFRESH_EVERY_MS = 30_000;

function useRefresh(refresh: () => void) {
  useEffect(() => {
    const timer = setInterval(() => document.hidden || refresh(), REFRESH_EVERY_MS);
    return () => clearInterval(timer);
  }, [refresh]);
}

type Figures = Data['adminFigures'];

const tilesOf = (figures: Figures, queue: QueueCounts): [label: string, count: number | string, to: string][] => [
  ['Users', figures.users, '/dashboard/admin/users'],
  ['Products on sale', figures.products, '/dashboard/admin/products?stock=in'],
  ['Open orders', figures.openOrders, '/dashboard/admin/orders'],
  ['Open messages', queue.contactMessages, '/dashboard/admin/messages?state=open'],
  ['Open reports', queue.reports, '/dashboard/admin/moderation#reports'],
  [
    'Usual time to decide',
    figures.medianDecisionHours == null ? '-' : formatDuration(figures.medianDecisionHours),
    '/dashboard/admin/moderation#decided',
  ],
  ['Open objections', queue.objections, '/dashboard/admin/moderation#objections'],
  ['Searches without results', figures.searchesWithoutResults, '/dashboard/admin/search-words'],
];

function Tiles({ figures }: { figures: Figures }) {
  const { queue } = useCounts();
  return (
    <SimpleGrid as="ul" listStyleType="none" columns={{ base: 2, lg: 4 }} gap="4">
      {tilesOf(figures, queue).map(([label, count, to]) => (
        <Panel as="li" key={label} _hover={{ borderColor: 'brand.border' }}>
          <Text fontSize="2xl" fontWeight="bold" fontFamily="heading" fontVariantNumeric="tabular-nums" lineHeight="1.2">
            {count.toLocaleString(locale)}
          </Text>
          <Text color="fg.muted">
            <Link to={to}>{label}</Link>
          </Text>
        </Panel>
      ))}
    </SimpleGrid>
  );
}

/** Administrators' home page: the current counts and the counts of the last 30 days. */
function AdminHomePage() {
  const { data, refresh } = usePageQuery<typeof loader>();
  useRefresh(refresh);
  const { me, adminFigures, categories } = data;
  return (
    <Stack gap="6">
      <PageTitle>{`Admin - ${brand}`}</PageTitle>
      <Heading as="h1" size="2xl">
        Admin
      </Heading>
      {categories.length === 0 && (
        <Panel role="status" borderColor="brand.border">
          <Text>{messages.noCategoriesForAdmin}</Text>
          <Button asChild mt="3">
            <Link to="/dashboard/admin/create-category">Create a category</Link>
          </Button>
        </Panel>
      )}
      <Tiles figures={adminFigures} />
      <AdminCharts days={adminFigures.days} />
      <Panel>
        <Facts
          facts={[
            ['Admin Name', me?.name],
            ['Admin Email', me?.email],
            ['Admin Contact', me?.phone],
          ]}
        />
      </Panel>
    </Stack>
  );
}

export const adminHomePage = { Component: AdminHomePage, loader, failure: () => 'The figures could not be loaded.' };
