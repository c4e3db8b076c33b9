import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link, useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { NotFoundPage } from '../../app/NotFoundPage.tsx';
import { preloadQuery } from '../../apollo/preload.ts';
import { useLoadMore } from '../../apollo/useLoadMore.ts';
import { usePageQuery } from '../../apollo/usePageQuery.ts';
import { graphql } from '../../gql/documents.ts';
import { brand } from '../../lib/texts/college.ts';
import { Facts } from '../../ui/elements/Facts.tsx';
import { LoadMore } from '../../ui/buttons/LoadMore.tsx';
import { PageTitle } from '../../ui/elements/PageTitle.tsx';
import { Panel } from '../../ui/elements/Panel.tsx';
import { ShownOnce } from '../../people/access-tokens/ShownOnce.tsx';
import { DeliveryFragment, DeliveryRow } from './DeliveryRow.tsx';
import { WebhookActions } from './WebhookActions.tsx';
import { WebhookStatusFragment, WebhookStatusLine } from './WebhookStatusLine.tsx';
import { typeText } from './webhookTexts.ts';

const WebhookQuery = graphql(
  `
    query Webhook($id: ID!, $after: String) {
      node(id: $id) {
        ... on Webhook {
          id: databaseId
          name
          url
          status
          scope
          types
          secretHint
          ...WebhookStatus
          deliveries(first: 20, after: $after) {
            pageInfo {
              endCursor
              hasNextPage
            }
            nodes {
              id: databaseId
              ...Delivery
            }
          }
        }
      }
    }
  `,
  WebhookStatusFragment,
  DeliveryFragment,
);

const loader = ({ params }: LoaderFunctionArgs) => preloadQuery(WebhookQuery, { id: params.id! }, 'cache-and-network');

/** Page of a viewer's webhook: its state, the actions, and the deliveries. */
function WebhookPage() {
  const { id = '' } = useParams();
  const { data, refresh, refreshing } = usePageQuery<typeof loader>();
  const [secret, setSecret] = useState('');
  const webhook = data.node?.__typename === 'Webhook' ? data.node : null;
  const more = useLoadMore(WebhookQuery, { id, after: webhook?.deliveries.pageInfo.endCursor });
  if (!webhook) return <NotFoundPage />;
  const { name, deliveries } = webhook;
  const facts = [
    ['URL', webhook.url],
    ['Whose events', webhook.scope === 'ALL' ? 'All of the marketplace' : 'Those that concern you'],
    ['Secret', `ends with ${webhook.secretHint}`],
    ['Events', webhook.types.map((type) => typeText(type)).join(', ')],
  ] as const;
  return (
    <Stack gap="6">
      <PageTitle>{`${name} - ${brand}`}</PageTitle>
      <Stack gap="3" align="start">
        <Button asChild variant="ghost" size="sm" minH="11">
          <Link to="/dashboard/user/webhooks">All webhooks</Link>
        </Button>
        <Heading as="h1" size="2xl" overflowWrap="anywhere">
          {name}
        </Heading>
        <WebhookStatusLine webhook={webhook} />
      </Stack>
      <Panel>
        <Facts facts={facts} />
      </Panel>
      <WebhookActions webhook={{ id: webhook.id, name, isActive: webhook.status === 'ACTIVE' }} onChanged={refresh} onSecret={setSecret} />
      {secret && <ShownOnce what="secret" secret={secret} />}
      <Stack as="section" gap="3" aria-busy={refreshing}>
        <Flex justify="space-between" align="center" gap="3" wrap="wrap">
          <Heading as="h2" size="lg">
            Deliveries
          </Heading>
          <Button size="sm" minH="11" variant="outline" onClick={refresh}>
            Refresh
          </Button>
        </Flex>
        {deliveries.nodes.length === 0 && <Text>Nothing was sent in the last seven days.</Text>}
        <Stack as="ul" listStyleType="none" gap="3">
          {deliveries.nodes.map((delivery) => (
            <DeliveryRow key={delivery.id} delivery={delivery} onSent={refresh} />
          ))}
        </Stack>
        {deliveries.pageInfo.hasNextPage && <LoadMore {...more} />}
      </Stack>
    </Stack>
  );
}

export const webhookPage = { Component: WebhookPage, loader, failure: () => 'The webhook could not be loaded.' };
