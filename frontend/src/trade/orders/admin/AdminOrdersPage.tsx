import { Link } from 'react-router-dom';
import { pagedList } from '../../../apollo/pagedList.ts';
import { ChatButton } from '../../../talk/conversations/chat/ChatButton.tsx';
import { ChatDock } from '../../../app/chats/ChatDock.tsx';
import type { AdminOrdersQuery as Data } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/documents.ts';
import { formatDateTime } from '../../../lib/format/dates.ts';
import { formatAmount } from '../../../lib/format/format.ts';
import { statuses, statusOf } from '../statuses.ts';
import { StatusBadge, StatusBadgeFragment } from '../StatusBadge.tsx';
import { EmptyState } from '../../../ui/elements/EmptyState.tsx';
import type { ListColumn } from '../../../ui/tables/listColumn.ts';
import { choiceOf } from '../../../ui/tables/useListParams.ts';
import { CampusSpots } from '../../../market/spots/CampusSpots.tsx';
import { ListTablePage } from '../../../apollo/ListTablePage.tsx';

const AdminOrdersQuery = graphql(
  `
    query AdminOrders($status: OrderStatus, $search: String, $sort: OrderSort!, $first: Int = 20, $after: String) {
      orders(first: $first, after: $after, status: $status, search: $search, sort: $sort) {
        totalCount
        pageInfo {
          endCursor
          hasNextPage
        }
        nodes {
          id: databaseId
          status
          total
          createdAt
          lines {
            name
            quantity
          }
          buyer {
            id: databaseId
            name
          }
          seller {
            id: databaseId
            name
          }
          ...StatusBadge
        }
      }
    }
  `,
  StatusBadgeFragment,
);

type Order = Data['orders']['nodes'][number];
type Person = Order['buyer'];

const sorts = [
  ['NEWEST', 'Newest first'],
  ['OLDEST', 'Oldest first'],
  ['TOTAL_ASC', 'Total: low to high'],
  ['TOTAL_DESC', 'Total: high to low'],
] as const;

const { loader, useList } = pagedList({
  query: AdminOrdersQuery,
  variablesOf: (params) => ({
    search: params.get('q') ?? '',
    status: statuses.find(({ value }) => value === params.get('status'))?.value ?? null,
    sort: choiceOf(params, 'sort', sorts),
  }),
  pageOf: ({ orders }: Data) => orders,
});

const linesOf = ({ lines }: Order) => lines.map(({ name, quantity }) => `${name} x ${quantity}`).join(', ');
const person = ({ id, name }: Person) => <Link to={`/dashboard/admin/viewUserDetails/${id}`}>{name}</Link>;

const columns: ListColumn<Order>[] = [
  { header: 'Order', cell: ({ id }) => id, csv: ({ id }) => id },
  { header: 'Products', cell: linesOf, csv: linesOf },
  { header: 'Buyer', cell: ({ buyer }) => person(buyer), csv: ({ buyer }) => buyer.name },
  { header: 'Seller', cell: ({ seller }) => person(seller), csv: ({ seller }) => seller.name },
  { header: 'Status', cell: (order) => <StatusBadge order={order} />, csv: ({ status }) => statusOf(status).label },
  { header: 'Total', cell: ({ total }) => formatAmount(total), csv: ({ total }) => total, sort: { asc: 'TOTAL_ASC', desc: 'TOTAL_DESC' } },
  {
    header: 'Ordered at',
    cell: ({ createdAt }) => formatDateTime(createdAt),
    csv: ({ createdAt }) => createdAt,
    sort: { asc: 'OLDEST', desc: 'NEWEST' },
  },
];

const filter = {
  name: 'status',
  label: 'Status',
  choices: [['', 'All statuses'], ...statuses.map(({ value, label }) => [value, label] as const)],
} as const;

/** Page with all orders, each with its timeline and its chat, which administrators can read. */
function AdminOrdersPage() {
  const list = useList();
  return (
    <ChatDock>
      <ListTablePage
        title="Orders"
        placeholder="Search by product or person..."
        filter={filter}
        sorts={sorts}
        things="orders"
        columns={columns}
        list={list}
        nameOf={({ id }) => `order ${id}`}
        empty={<EmptyState title="No orders found." />}
        actions={({ id }) => <ChatButton orderId={id} unread={0} />}
      >
        <CampusSpots />
      </ListTablePage>
    </ChatDock>
  );
}

export const adminOrdersPage = { Component: AdminOrdersPage, loader, failure: () => 'The orders could not be loaded.' };
