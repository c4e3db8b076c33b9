import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useFragmentData } from '../../../apollo/cache/useFragmentData.ts';
import { graphql } from '../../../gql/documents.ts';
import { messages } from '../../../lib/texts/messages.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { toast } from '../../../ui/dialogs/toaster.ts';
import { showFailure } from '../../../ui/dialogs/showFailure.ts';

export const RoleButtonFragment = graphql(`
  fragment RoleButton on User {
    id: databaseId
    name
    role
  }
`);

const SetUserRoleMutation = graphql(`
  mutation SetUserRole($id: ID!, $role: Role!) {
    setUserRole(input: { id: $id, role: $role }) {
      id: databaseId
      role
    }
  }
`);

/** Button that makes a student an administrator, or an administrator a student again. */
export function RoleButton({ user }: { user: FragmentType<typeof RoleButtonFragment> }) {
  const shown = useFragmentData(RoleButtonFragment, user);
  const [asking, setAsking] = useState(false);
  const [setRole, { loading }] = useMutation(SetUserRoleMutation);
  if (!shown) return null;
  const { id, name, role } = shown;
  const next = role === 'ADMIN' ? 'STUDENT' : 'ADMIN';
  const label = next === 'ADMIN' ? 'Make administrator' : 'Make student';
  const change = async () => {
    try {
      await setRole({ variables: { id, role: next } });
      toast.success(next === 'ADMIN' ? `${name} is an administrator now.` : `${name} is a student now.`);
    } catch (error) {
      showFailure(error, messages.profileError);
    }
    setAsking(false);
  };
  return (
    <>
      <Button alignSelf="start" variant="outline" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog open={asking} title={`${label}: ${name}?`} busy={loading} onYes={() => void change()} onNo={() => setAsking(false)}>
        <Text>{name} is signed out everywhere and can sign in again with the new role.</Text>
      </ConfirmDialog>
    </>
  );
}
