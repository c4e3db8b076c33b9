import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import { Link, useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { preloadQuery } from '../../../apollo/preload.ts';
import { usePageQuery } from '../../../apollo/usePageQuery.ts';
import { graphql } from '../../../gql/documents.ts';
import { messages } from '../../../lib/texts/messages.ts';
import { Avatar } from '../../../ui/elements/Avatar.tsx';
import { Facts } from '../../../ui/elements/Facts.tsx';
import { PageTitle } from '../../../ui/elements/PageTitle.tsx';
import { Panel } from '../../../ui/elements/Panel.tsx';
import { LoadFailure } from '../../../ui/elements/LoadFailure.tsx';
import { RoleButton, RoleButtonFragment } from './RoleButton.tsx';
import { SanctionButtons, SanctionButtonsFragment } from '../../../safety/moderation/SanctionButtons.tsx';
import { useSectionPages } from './useSectionPages.ts';
import { TokenListFragment } from '../../access-tokens/TokenList.tsx';
import { UserTokens } from '../../access-tokens/UserTokens.tsx';
import { UserChats, UserChatsFragment } from '../../../talk/conversations/UserChats.tsx';
import { UserOrders, UserOrderFragment } from '../../../trade/orders/admin/UserOrders.tsx';
import { UserProducts, UserProductsFragment } from '../../../safety/moderation/UserProducts.tsx';
import { UserReviews, UserReviewsFragment } from '../../../safety/moderation/UserReviews.tsx';
import { formatDateTime } from '../../../lib/format/dates.ts';
import { hasPoints } from '../../../lib/texts/points.ts';
import { brand } from '../../../lib/texts/college.ts';

const UserDetailsQuery = graphql(
  `
    query UserDetails($id: ID!, $products: String, $placed: String, $received: String, $reviews: String, $messages: String) {
      user(id: $id) {
        id: databaseId
        name
        email
        phone
        collegeId
        role
        createdAt
        profilePictureUrl(width: 160)
        points {
          total
        }
        ...UserProducts
        ...UserReviews
        ordersPlaced(first: 10, after: $placed) {
          totalCount
          pageInfo {
            endCursor
            hasNextPage
          }
          nodes {
            id: databaseId
            ...UserOrder
          }
        }
        ordersReceived(first: 10, after: $received) {
          totalCount
          pageInfo {
            endCursor
            hasNextPage
          }
          nodes {
            id: databaseId
            ...UserOrder
          }
        }
        ...UserChats
        ...TokenList
        ...RoleButton
        ...SanctionButtons
      }
    }
  `,
  UserProductsFragment,
  UserReviewsFragment,
  UserOrderFragment,
  UserChatsFragment,
  TokenListFragment,
  RoleButtonFragment,
  SanctionButtonsFragment,
);

const loader = ({ params }: LoaderFunctionArgs) => preloadQuery(UserDetailsQuery, { id: params.id! }, 'cache-and-network');

/** Page with all data about a user, loaded in one operation. */
function UserDetailsPage() {
  const { id = '' } = useParams();
  const { data, refresh } = usePageQuery<typeof loader>();
  const more = useSectionPages(UserDetailsQuery, { id });
  const { user } = data;
  if (!user) {
    return (
      <>
        <PageTitle>{`User Details - ${brand}`}</PageTitle>
        <LoadFailure message={messages.userDetailsFailed} onRetry={refresh} />
      </>
    );
  }
  return (
    <Stack gap="8">
      <PageTitle>{`${user.name} - ${brand}`}</PageTitle>
      <Heading as="h1" size="2xl" overflowWrap="anywhere">
        {user.name}
      </Heading>
      <Box as="section" aria-labelledby="info">
        <Heading as="h2" size="lg" mb="3" id="info">
          User Info
        </Heading>
        <Panel>
          <Stack gap="5">
            <Box>
              <Text color="fg.muted" fontSize="sm" mb="1">
                Picture
              </Text>
              <Avatar url={user.profilePictureUrl} name={`Picture of ${user.name}`} letters={user.name.slice(0, 2)} size="20" />
            </Box>
            <Facts
              facts={[
                ['ID', user.id],
                ['Name', user.name],
                ['Email', user.email],
                ['Phone', user.phone],
                ['College ID', user.collegeId],
                ['Role', user.role === 'ADMIN' ? 'Administrator' : 'Student'],
                ...(hasPoints ? ([['Points', String(user.points?.total ?? 0)]] as const) : []),
                ['Created', formatDateTime(user.createdAt)],
              ]}
            />
            <Link to={`/dashboard/admin/audit?user=${user.id}`}>What administrators did about this person</Link>
            <RoleButton user={user} />
            <SanctionButtons user={user} />
          </Stack>
        </Panel>
      </Box>
      <UserProducts user={user} owner={user.name} more={more} onChanged={refresh} />
      {user.ordersPlaced && <UserOrders title="Orders Placed" empty="No orders placed." orders={user.ordersPlaced} section="placed" more={more} />}
      {user.ordersReceived && (
        <UserOrders title="Orders Received" empty="No orders received." orders={user.ordersReceived} section="received" more={more} />
      )}
      <UserReviews user={user} owner={user.name} more={more} onChanged={refresh} />
      <UserChats user={user} more={more} />
      <UserTokens user={user} onChanged={refresh} />
    </Stack>
  );
}

export const userDetailsPage = { Component: UserDetailsPage, loader, failure: () => messages.userDetailsFailed };
