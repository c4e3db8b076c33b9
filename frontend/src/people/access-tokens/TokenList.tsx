import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { Stack, Text } from '@chakra-ui/react';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import { graphql } from '../../gql/documents.ts';
import { messages } from '../../lib/texts/messages.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { toast } from '../../ui/dialogs/toaster.ts';
import { useQuestion } from '../../ui/dialogs/useQuestion.ts';
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

/** List of a user's access tokens. Each can be revoked after a confirmation. */
export function TokenList({ user, onChanged }: Props) {
  const accessTokens = useFragmentData(TokenListFragment, user)?.accessTokens ?? [];
  const [revoke] = useMutation(RevokeAccessTokenMutation);
  const { asked, ask, dialog } = useQuestion(async ({ id, name }: AccessToken) => {
    await revoke({ variables: { id } });
    toast.success(`${name} is revoked.`);
    onChanged();
  }, messages.profileError);
  return (
    <>
      <Stack as="ul" listStyleType="none" gap="3">
        {accessTokens.map((token) => (
          <AccessTokenRow key={token.id} token={token} onRevoke={() => ask(token)} />
        ))}
      </Stack>
      <ConfirmDialog {...dialog} title={`Revoke ${asked?.name}?`} destructive>
        <Text>Programs that use it stop working at once.</Text>
      </ConfirmDialog>
    </>
  );
}
