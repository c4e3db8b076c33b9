import { Heading, Link as ChakraLink, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { preloadQuery } from '../../apollo/preload.ts';
import { useViewer } from '../../apollo/session/useViewer.ts';
import { usePageQuery } from '../../apollo/usePageQuery.ts';
import { graphql } from '../../gql/documents.ts';
import { brand } from '../../lib/texts/college.ts';
import { PageTitle } from '../../ui/elements/PageTitle.tsx';
import { AppPanel, AppPanelFragment } from './AppPanel.tsx';
import { DeleteApp } from './DeleteApp.tsx';
import { NewApp } from './NewApp.tsx';

const OwnAppsQuery = graphql(
  `
    query OwnApps {
      accessScopes {
        about
        read
        write
        isForAdministrators
      }
      me {
        id: databaseId
        apps {
          id: databaseId
          name
          approvedAt
          ...AppPanel
        }
      }
    }
  `,
  AppPanelFragment,
);

const loader = () => preloadQuery(OwnAppsQuery, {}, 'cache-and-network');

const statusOf = (approvedAt: string | null | undefined): string =>
  approvedAt ? 'Everybody here can connect it.' : 'Works for you only until an administrator approves it.';

/** Page with the viewer's apps, and the form for a new one. */
function OwnAppsPage() {
  const { data, refresh } = usePageQuery<typeof loader>();
  const isAdmin = useViewer()?.role === 'ADMIN';
  const apps = data.me?.apps ?? [];
  return (
    <Stack gap="6">
      <PageTitle>{`Your apps - ${brand}`}</PageTitle>
      <Stack gap="2">
        <Heading as="h1" size="2xl">
          Your apps
        </Heading>
        <Text color="fg.muted">
          A site or program of yours that signs people in with {brand}, and acts for them within what they allow.{' '}
          <ChakraLink asChild textDecoration="underline">
            <Link to="/developers/apps">How it works</Link>
          </ChakraLink>
        </Text>
      </Stack>
      {apps.length === 0 ? (
        <Text>You have no apps yet.</Text>
      ) : (
        <Stack as="ul" listStyleType="none" gap="3">
          {apps.map((app) => (
            <AppPanel key={app.id} app={app} status={statusOf(app.approvedAt)}>
              <DeleteApp app={app} onDeleted={refresh} />
            </AppPanel>
          ))}
        </Stack>
      )}
      <NewApp
        groups={data.accessScopes}
        about={isAdmin ? 'Everybody here can connect it at once.' : 'It works for you only until an administrator approves it.'}
        onMade={refresh}
      />
    </Stack>
  );
}

export const ownAppsPage = { Component: OwnAppsPage, loader, failure: () => 'Your apps could not be loaded.' };
