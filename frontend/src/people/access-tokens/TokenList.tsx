import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import { graphql } from '../../gql/documents.ts';
import { messages } from '../../lib/texts/messages.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { showFailure } from '../../ui/dialogs/showFailure.ts';
import { toast } from '../../ui/dialogs/toaster.ts';
import { AccessTokenRow, type AccessToken } from './AccessTokenRow.tsx';

export const TokenListFragment = graphql(`
  fragment TokenList on User {
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
  user: FragmentType<typeof TokenListFragment>;
  onChanged: () => void;
}

/** The access tokens of a user, each of which can be revoked after a question. */
export function TokenList({ user, onChanged }: Props) {
  const accessTokens = useFragmentData(TokenListFragment, user)?.accessTokens ?? [];
  const [chosen, setChosen] = useState<AccessToken | null>(null);
  const [revoke, { loading }] = useMutation(RevokeAccessTokenMutation);
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
    <>
      <Stack as="ul" listStyleType="none" gap="3">
        {accessTokens.map((token) => (
          <AccessTokenRow key={token.id} token={token} onRevoke={() => setChosen(token)} />
        ))}
      </Stack>
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
    </>
  );
}
