import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { Button, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import { graphql } from '../../gql/documents.ts';
import type { AppGrantsFragment as Grants } from '../../gql/graphql.ts';
import { formatDate, formatDateTime } from '../../lib/format/dates.ts';
import { messages } from '../../lib/texts/messages.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { toast } from '../../ui/dialogs/toaster.ts';
import { useQuestion } from '../../ui/dialogs/useQuestion.ts';
import { scopesText } from './scopes.ts';

type AppGrant = NonNullable<Grants['appGrants']>[number];

export const AppGrantsFragment = graphql(`
  fragment AppGrants on User {
    id: databaseId
    appGrants {
      id: databaseId
      scopes
      grantedAt
      lastUsedAt
      app {
        id: databaseId
        name
      }
    }
  }
`);

const RevokeAppGrantMutation = graphql(`
  mutation RevokeAppGrant($id: ID!) {
    revokeAppGrant(input: { id: $id }) {
      deletedId
    }
  }
`);

interface Props {
  user: FragmentType<typeof AppGrantsFragment>;
  onChanged: () => void;
}

const factsOf = ({ scopes, grantedAt, lastUsedAt }: AppGrant): string =>
  [
    scopes.length > 0 ? scopesText(scopes) : 'sign-in only',
    `since ${formatDate(grantedAt)}`,
    lastUsedAt ? `last used ${formatDateTime(lastUsedAt)}` : 'never used',
  ].join(', ');

/** List of the permissions that the viewer has granted to apps. */
export function AppGrants({ user, onChanged }: Props) {
  const grants = useFragmentData(AppGrantsFragment, user)?.appGrants ?? [];
  const [revoke] = useMutation(RevokeAppGrantMutation);
  const { asked, ask, dialog } = useQuestion(async ({ id, app }: AppGrant) => {
    await revoke({ variables: { id } });
    toast.success(`${app.name} is disconnected.`);
    onChanged();
  }, messages.profileError);
  if (grants.length === 0) return null;
  return (
    <>
      <Heading as="h2" size="lg" mt="6" mb="2">
        Connected apps
      </Heading>
      <Stack as="ul" listStyleType="none" gap="3">
        {grants.map((grant) => (
          <HStack as="li" key={grant.id} justify="space-between" gap="4">
            <Stack gap="0" minW="0">
              <Text fontWeight="semibold" overflowWrap="anywhere">
                {grant.app.name}
              </Text>
              <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
                {factsOf(grant)}
              </Text>
            </Stack>
            <Button size="sm" minH="11" variant="outline" onClick={() => ask(grant)} aria-label={`Disconnect ${grant.app.name}`}>
              Disconnect
            </Button>
          </HStack>
        ))}
      </Stack>
      <ConfirmDialog {...dialog} title={`Disconnect ${asked?.app.name}?`} destructive>
        <Text>It can no longer act for you. You can connect it again.</Text>
      </ConfirmDialog>
    </>
  );
}
