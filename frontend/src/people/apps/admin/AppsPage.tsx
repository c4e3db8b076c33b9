import { useMutation } from '@apollo/client/react';
import { Button, Heading, Link as ChakraLink, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { preloadQuery } from '../../../apollo/preload.ts';
import { useLoadMore } from '../../../apollo/useLoadMore.ts';
import { usePageQuery } from '../../../apollo/usePageQuery.ts';
import { graphql } from '../../../gql/documents.ts';
import type { AppsQuery as Apps } from '../../../gql/graphql.ts';
import { brand } from '../../../lib/texts/college.ts';
import { messages } from '../../../lib/texts/messages.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { useQuestion } from '../../../ui/dialogs/useQuestion.ts';
import { EmptyState } from '../../../ui/elements/EmptyState.tsx';
import { LoadMore } from '../../../ui/buttons/LoadMore.tsx';
import { PageTitle } from '../../../ui/elements/PageTitle.tsx';
import { AppPanel, AppPanelFragment } from '../AppPanel.tsx';
import { DeleteApp } from '../DeleteApp.tsx';
import { NewApp } from '../NewApp.tsx';

const AppsQuery = graphql(
  `
    query Apps($after: String) {
      accessScopes {
        about
        read
        write
        isForAdministrators
      }
      apps(first: 20, after: $after) {
        pageInfo {
          endCursor
          hasNextPage
        }
        nodes {
          id: databaseId
          name
          approvedAt
          owner {
            id: databaseId
            name
          }
          ...AppPanel
        }
      }
    }
  `,
  AppPanelFragment,
);

type ListedApp = Apps['apps']['nodes'][number];

const ApproveAppMutation = graphql(`
  mutation ApproveApp($id: ID!) {
    approveApp(input: { id: $id }) {
      app {
        id: databaseId
        approvedAt
      }
    }
  }
`);

const loader = () => preloadQuery(AppsQuery, {}, 'cache-and-network');

/** Link to the administrators' page about the owner of an app. */
function Owner({ owner: { id, name } }: Pick<ListedApp, 'owner'>) {
  return (
    <ChakraLink asChild textDecoration="underline">
      <Link to={`/dashboard/admin/viewUserDetails/${id}`}>{name}</Link>
    </ChakraLink>
  );
}

/** Page with the apps that may ask users for permission. Administrators register, approve and delete apps here. */
function AppsPage() {
  const { data, refresh } = usePageQuery<typeof loader>();
  const [approve] = useMutation(ApproveAppMutation);
  const { asked, ask, dialog } = useQuestion(async ({ id }: ListedApp) => {
    await approve({ variables: { id } });
    refresh();
  }, messages.actFailed);
  const { nodes, pageInfo } = data.apps;
  const more = useLoadMore(AppsQuery, { after: pageInfo.endCursor });
  return (
    <Stack gap="6">
      <PageTitle>{`Apps - ${brand}`}</PageTitle>
      <Heading as="h1" size="2xl">
        Apps
      </Heading>
      <NewApp groups={data.accessScopes} about="Everybody here can connect it at once." onMade={refresh} />
      {nodes.length === 0 && (
        <EmptyState title="No apps yet">Sites that sign people in with this market, and programs that act for them, appear here.</EmptyState>
      )}
      <Stack as="ul" listStyleType="none" gap="3">
        {nodes.map((app) => (
          <AppPanel
            key={app.id}
            app={app}
            owner={<Owner owner={app.owner} />}
            status={app.approvedAt ? 'Everybody here can connect it.' : 'Works for its owner only until you approve it.'}
          >
            {!app.approvedAt && (
              <Button size="sm" minH="11" onClick={() => ask(app)} aria-label={`Approve ${app.name}`}>
                Approve
              </Button>
            )}
            <DeleteApp app={app} onDeleted={refresh} />
          </AppPanel>
        ))}
      </Stack>
      {pageInfo.hasNextPage && <LoadMore {...more} />}
      <ConfirmDialog {...dialog} title={`Approve ${asked?.name}?`}>
        <Text>{asked?.owner.name} registered it. Everybody here can then connect it.</Text>
      </ConfirmDialog>
    </Stack>
  );
}

export const appsPage = { Component: AppsPage, loader, failure: () => 'The apps could not be loaded.' };
