import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { Button, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import { graphql } from '../../gql/documents.ts';
import type { AppGrantsFragment as Grants } from '../../gql/graphql.ts';
import { formatDate, formatDateTime } from '../../lib/format/dates.ts';
import { messages } from '../../lib/texts/messages.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { showFailure } from '../../ui/dialogs/showFailure.ts';
import { toast } from '../../ui/dialogs/toaster.ts';
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

/** What the viewer lets apps do. */
export function AppGrants({ user, onChanged }: Props) {
  const grants = useFragmentData(AppGrantsFragment, user)?.appGrants ?? [];
  const [chosen, setChosen] = useState<AppGrant | null>(null);
  const [revoke, { loading }] = useMutation(RevokeAppGrantMutation);
  if (grants.length === 0) return null;
  const remove = async () => {
    try {
      await revoke({ variables: { id: chosen!.id } });
      toast.success(`${chosen!.app.name} is disconnected.`);
      onChanged();
    } catch (error) {
      showFailure(error, messages.profileError);
    }
    setChosen(null);
  };
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
            <Button size="sm" minH="11" variant="outline" onClick={() => setChosen(grant)} aria-label={`Disconnect ${grant.app.name}`}>
              Disconnect
            </Button>
          </HStack>
        ))}
      </Stack>
      <ConfirmDialog
        open={chosen !== null}
        title={`Disconnect ${chosen?.app.name}?`}
        destructive
        busy={loading}
        onYes={() => void remove()}
        onNo={() => setChosen(null)}
      >
        <Text>It can no longer act for you. You can connect it again.</Text>
      </ConfirmDialog>
    </>
  );
}
