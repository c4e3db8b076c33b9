import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { Box, Button, chakra, Heading, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import { graphql } from '../../gql/documents.ts';
import { messages } from '../../lib/texts/messages.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { Panel } from '../../ui/elements/Panel.tsx';
import { toast } from '../../ui/dialogs/toaster.ts';
import { AccessTokenRow } from './AccessTokenRow.tsx';
import { AppGrants } from './AppGrants.tsx';
import { NewAccessToken } from './NewAccessToken.tsx';
import { ShownOnce } from './ShownOnce.tsx';
import { showFailure } from '../../ui/dialogs/showFailure.ts';

export const AccessTokensFragment = graphql(`
  fragment AccessTokens on User {
    id: databaseId
    accessTokens {
      id: databaseId
      name
      prefix
      scopes
      allowedIps
      expiresAt
      lastUsedAt
      lastUsedIp
    }
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

const RevokeAccessTokenMutation = graphql(`
  mutation RevokeAccessToken($id: ID!) {
    revokeAccessToken(input: { id: $id }) {
      deletedId
    }
  }
`);

interface Props {
  user: FragmentType<typeof AccessTokensFragment>;
  onChanged: () => void;
}

/** Personal access tokens, for programs that act for the user, and the way to the webhooks. */
export function AccessTokens({ user, onChanged }: Props) {
  const shown = useFragmentData(AccessTokensFragment, user);
  const [open, setOpen] = useState(false);
  const [fresh, setFresh] = useState('');
  const [chosen, setChosen] = useState<{ id: string; name: string } | null>(null);
  const [revoke, { loading }] = useMutation(RevokeAccessTokenMutation);
  if (!shown) return null;
  const { accessTokens } = shown;
  const made = (token: string) => {
    setFresh(token);
    onChanged();
  };
  const remove = async () => {
    try {
      await revoke({ variables: { id: chosen!.id } });
      toast.success(`${chosen!.name} is revoked.`);
      onChanged();
    } catch (error) {
      showFailure(error, messages.profileError);
    }
    setChosen(null);
  };
  return (
    <Panel as="details" onToggle={(event) => setOpen(event.currentTarget.hasAttribute('open'))}>
      <chakra.summary cursor="pointer" minH="11" alignContent="center" fontWeight="bold">
        Developer
      </chakra.summary>
      <Heading as="h2" size="lg" mt="3" mb="2">
        Access tokens
      </Heading>
      <Text color="fg.muted" mb="4">
        For your own programs, instead of your password. Try the API in the{' '}
        <a href="/explorer" style={{ textDecoration: 'underline' }}>
          explorer
        </a>
        .
      </Text>
      <Stack as="ul" listStyleType="none" gap="3" mb="5">
        {accessTokens?.map((token) => (
          <AccessTokenRow key={token.id} token={token} onRevoke={() => setChosen(token)} />
        ))}
      </Stack>
      {fresh && (
        <Box mb="5">
          <ShownOnce what="token" secret={fresh} />
        </Box>
      )}
      {open && <NewAccessToken onMade={made} />}
      <AppGrants grants={shown.appGrants ?? []} onChanged={onChanged} />
      <Heading as="h2" size="lg" mt="6" mb="2">
        Webhooks
      </Heading>
      <Text color="fg.muted" mb="4">
        Have your own program told what happens, instead of asking again and again.
      </Text>
      <Button asChild variant="outline">
        <Link to="/dashboard/user/webhooks">Webhooks</Link>
      </Button>
      <ConfirmDialog
        open={chosen !== null}
        title={`Revoke ${chosen?.name}?`}
        destructive
        busy={loading}
        onYes={() => void remove()}
        onNo={() => setChosen(null)}
      >
        <Text>Programs that use it stop working at once.</Text>
      </ConfirmDialog>
    </Panel>
  );
}
