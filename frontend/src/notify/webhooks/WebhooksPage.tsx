import { chakra, Heading, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { preloadQuery } from '../../apollo/preload.ts';
import { usePageQuery } from '../../apollo/usePageQuery.ts';
import { graphql } from '../../gql/documents.ts';
import { brand } from '../../lib/texts/college.ts';
import { PageTitle } from '../../ui/elements/PageTitle.tsx';
import { Panel } from '../../ui/elements/Panel.tsx';
import { ShownOnce } from '../../people/access-tokens/ShownOnce.tsx';
import { WebhookForm } from './WebhookForm.tsx';
import { WebhookStatusFragment, WebhookStatusLine } from './WebhookStatusLine.tsx';

const WebhooksQuery = graphql(
  `
    query Webhooks {
      me {
        id: databaseId
        webhooks {
          id: databaseId
          globalId: id
          name
          url
          ...WebhookStatus
        }
      }
    }
  `,
  WebhookStatusFragment,
);

const loader = () => preloadQuery(WebhooksQuery, {}, 'cache-and-network');

const CardLink = chakra(Link, { base: { fontWeight: 'semibold', fontSize: 'lg', py: '2', overflowWrap: 'anywhere', textDecoration: 'underline' } });

/** Page with the viewer's webhooks, and the form for a new one. */
function WebhooksPage() {
  const { data, refresh } = usePageQuery<typeof loader>();
  const [secret, setSecret] = useState('');
  const webhooks = data.me?.webhooks ?? [];
  const made = (shown: string) => {
    setSecret(shown);
    refresh();
  };
  return (
    <Stack gap="6">
      <PageTitle>{`Webhooks - ${brand}`}</PageTitle>
      <Stack gap="2">
        <Heading as="h1" size="2xl">
          Webhooks
        </Heading>
        <Text color="fg.muted">
          A webhook sends the events of the marketplace to a URL of your own program, signed according to{' '}
          <a href="https://www.standardwebhooks.com" style={{ textDecoration: 'underline' }}>
            Standard Webhooks
          </a>
          .
        </Text>
      </Stack>
      {webhooks.length === 0 ? (
        <Text>You have no webhooks yet.</Text>
      ) : (
        <Stack as="ul" listStyleType="none" gap="3">
          {webhooks.map((webhook) => (
            <Panel as="li" key={webhook.id}>
              <CardLink to={`/dashboard/user/webhooks/${encodeURIComponent(webhook.globalId)}`}>{webhook.name}</CardLink>
              <Text color="fg.muted" overflowWrap="anywhere" mb="2">
                {webhook.url}
              </Text>
              <WebhookStatusLine webhook={webhook} />
            </Panel>
          ))}
        </Stack>
      )}
      <Panel as="section">
        <Heading as="h2" size="lg" mb="4">
          New webhook
        </Heading>
        <Stack gap="4">
          <WebhookForm onMade={made} />
          {secret && <ShownOnce what="secret" secret={secret} />}
        </Stack>
      </Panel>
    </Stack>
  );
}

export const webhooksPage = { Component: WebhooksPage, loader, failure: () => 'Your webhooks could not be loaded.' };
