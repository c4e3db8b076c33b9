import { useMutation } from '@apollo/client/react';
import { Heading, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { preloadQuery } from '../../../apollo/preload.ts';
import { useLoadMore } from '../../../apollo/useLoadMore.ts';
import { usePageQuery } from '../../../apollo/usePageQuery.ts';
import { graphql } from '../../../gql/documents.ts';
import { brand } from '../../../lib/texts/college.ts';
import { messages } from '../../../lib/texts/messages.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { useQuestion } from '../../../ui/dialogs/useQuestion.ts';
import { EmptyState } from '../../../ui/elements/EmptyState.tsx';
import { LoadMore } from '../../../ui/elements/LoadMore.tsx';
import { PageTitle } from '../../../ui/elements/PageTitle.tsx';
import { Panel } from '../../../ui/elements/Panel.tsx';
import { ShownOnce } from '../../access-tokens/ShownOnce.tsx';
import { AppForm, type NewApp } from './AppForm.tsx';
import { AppLine, type ListedApp } from './AppLine.tsx';

const AppsQuery = graphql(`
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
        homepage
        clientId
        redirectUris
        scopes
        isConfidential
        approvedAt
        createdAt
        owner {
          id: databaseId
          name
        }
      }
    }
  }
`);

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

const DeleteAppMutation = graphql(`
  mutation DeleteApp($id: ID!) {
    deleteApp(input: { id: $id }) {
      deletedId
    }
  }
`);

const loader = () => preloadQuery(AppsQuery, {}, 'cache-and-network');

/** What is shown once of a new app. */
function Registered({ app: { clientId, secret } }: { app: NewApp }) {
  return (
    <Stack gap="2">
      <Text overflowWrap="anywhere">
        Client ID: <code>{clientId}</code>
      </Text>
      {secret !== null && <ShownOnce what="client secret" secret={secret} />}
    </Stack>
  );
}

/** The apps that may ask people to act for them: registered, approved and deleted here. */
function AppsPage() {
  const { data, refresh } = usePageQuery<typeof loader>();
  const [made, setMade] = useState<NewApp>();
  const [approve] = useMutation(ApproveAppMutation);
  const [remove] = useMutation(DeleteAppMutation);
  const approval = useQuestion(async ({ id }: ListedApp) => {
    await approve({ variables: { id } });
    refresh();
  }, messages.actFailed);
  const deletion = useQuestion(async ({ id }: ListedApp) => {
    await remove({ variables: { id } });
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
      <Panel>
        <AppForm
          groups={data.accessScopes}
          onMade={(app) => {
            setMade(app);
            refresh();
          }}
        />
      </Panel>
      {made && <Registered app={made} />}
      {nodes.length === 0 && (
        <EmptyState title="No apps yet">Sites that sign people in with this market, and programs that act for them, appear here.</EmptyState>
      )}
      <Stack as="ul" listStyleType="none" gap="3">
        {nodes.map((app) => (
          <AppLine key={app.id} app={app} onApprove={() => approval.ask(app)} onDelete={() => deletion.ask(app)} />
        ))}
      </Stack>
      {pageInfo.hasNextPage && <LoadMore {...more} />}
      <ConfirmDialog {...approval.dialog} title={`Approve ${approval.asked?.name}?`}>
        <Text>Everybody here can then connect it.</Text>
      </ConfirmDialog>
      <ConfirmDialog {...deletion.dialog} title={`Delete ${deletion.asked?.name}?`} destructive>
        <Text>Nobody can use it any more, and its tokens end at once.</Text>
      </ConfirmDialog>
    </Stack>
  );
}

export const appsPage = { Component: AppsPage, loader, failure: () => 'The apps could not be loaded.' };
