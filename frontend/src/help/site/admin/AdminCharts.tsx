import { SimpleGrid } from '@chakra-ui/react';
import type { AdminHomeQuery } from '../../../gql/graphql.ts';
import { statuses } from '../../../trade/orders/statuses.ts';
import { BarChart } from '../../../ui/tables/BarChart.tsx';
import type { Series } from '../../../ui/tables/chart.ts';
import { Panel } from '../../../ui/elements/Panel.tsx';

const counted = (label: string): Series[] => [{ key: 'count', label, color: 'brand.solid' }];
const byStatus = statuses.map(({ value, label, solid }) => ({ key: value, label, color: solid }));

const dayLabel = (day: string) => day.split('-').toReversed().join('/');

/** Four small charts with the daily counts of the last 30 days. */
export function AdminCharts({ days }: { days: AdminHomeQuery['adminFigures']['days'] }) {
  const bars = (count: (day: (typeof days)[number]) => number) => days.map((day) => ({ label: dayLabel(day.day), values: { count: count(day) } }));
  const orders = days.map(({ day, orders: counts }) => ({
    label: dayLabel(day),
    values: Object.fromEntries(counts.map(({ status, count }) => [status, count])),
  }));
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
      <Panel>
        <BarChart title="New users" series={counted('Users')} bars={bars(({ users }) => users)} />
      </Panel>
      <Panel>
        <BarChart title="New listings" series={counted('Listings')} bars={bars(({ products }) => products)} />
      </Panel>
      <Panel>
        <BarChart title="Orders by status" series={byStatus} bars={orders} />
      </Panel>
      <Panel>
        <BarChart title="Messages" series={counted('Messages')} bars={bars(({ messages }) => messages)} />
      </Panel>
    </SimpleGrid>
  );
}
