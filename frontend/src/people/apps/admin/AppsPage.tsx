import { useMutation } from '@apollo/client/react';
import { Heading, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { preloadQuery } from '../../../apollo/preload.ts';
import { usePageQuery } from '../../../apollo/usePageQuery.ts';
import { graphql } from '../../../gql/documents.ts';
import { brand } from '../../../lib/texts/college.ts';
import { messages } from '../../../lib/texts/messages.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { showFailure } from '../../../ui/dialogs/showFailure.ts';
import { EmptyState } from '../../../ui/elements/EmptyState.tsx';
import { PageTitle } from '../../../ui/elements/PageTitle.tsx';
import { Panel } from '../../../ui/elements/Panel.tsx';
import { ShownOnce } from '../../access-tokens/ShownOnce.tsx';
import { AppForm, type NewApp } from './AppForm.tsx';
import { AppLine, type ListedApp } from './AppLine.tsx';

const AppsQuery = graphql(`
  query Apps {
    accessScopes {
      about
      read
      write
      isForAdministrators
    }
    apps(first: 50) {
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
  const [chosen, setChosen] = useState<ListedApp | null>(null);
  const [approve] = useMutation(ApproveAppMutation);
  const [remove, { loading }] = useMutation(DeleteAppMutation);
  const tryTo = async (work: () => Promise<unknown>) => {
    try {
      await work();
      refresh();
    } catch (error) {
      showFailure(error, messages.actFailed);
    }
    setChosen(null);
  };
  const { nodes } = data.apps;
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
          <AppLine
            key={app.id}
            app={app}
            onApprove={() => void tryTo(() => approve({ variables: { id: app.id } }))}
            onDelete={() => setChosen(app)}
          />
        ))}
      </Stack>
      <ConfirmDialog
        open={chosen !== null}
        title={`Delete ${chosen?.name}?`}
        destructive
        busy={loading}
        onYes={() => void tryTo(() => remove({ variables: { id: chosen!.id } }))}
        onNo={() => setChosen(null)}
      >
        <Text>Nobody can use it any more, and its tokens end at once.</Text>
      </ConfirmDialog>
    </Stack>
  );
}

export const appsPage = { Component: AppsPage, loader, failure: () => 'The apps could not be loaded.' };
