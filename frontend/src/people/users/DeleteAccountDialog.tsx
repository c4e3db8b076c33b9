import { useMutation } from '@apollo/client/react';
import { Text } from '@chakra-ui/react';
import { useNavigate } from 'react-router-dom';
import { graphql } from '../../gql/documents.ts';
import { discardAllDrafts } from '../../lib/files/draftOwner.ts';
import { formMessages } from '../../lib/texts/formMessages.ts';
import { messages } from '../../lib/texts/messages.ts';
import { object, text } from '../../lib/texts/rules.ts';
import { session } from '../../apollo/session/session.ts';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { PasswordInput } from '../../ui/forms/PasswordInput.tsx';
import { toast } from '../../ui/dialogs/toaster.ts';
import { useDraftForm } from '../../ui/forms/useDraftForm.ts';

const DeleteMyAccountMutation = graphql(`
  mutation DeleteMyAccount($password: String!) {
    deleteMyAccount(input: { password: $password })
  }
`);

const schema = object({ password: text({ minLength: 1, trim: false, emptyMessage: formMessages.passwordRequired }) });

/** Deletes the own account, with the password. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [deleteMyAccount, { client }] = useMutation(DeleteMyAccountMutation);
  const { form, locked, submit, errorOf } = useDraftForm({
    schema,
    defaultValues: { password: '' },
    draft: 'delete-account',
    secret: ['password'],
    send: async ({ password }) => {
      await deleteMyAccount({ variables: { password } });
      discardAllDrafts();
      session.set(null);
      await client.clearStore();
      toast.success('Account deleted');
      await navigate('/');
    },
    failure: ({ message }) => message ?? messages.profileError,
  });
  return (
    <FormDialog
      title="Delete your account?"
      yes="Delete my account"
      no="Keep it"
      locked={locked}
      error={errorOf('root')}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text>
        Your listings are taken down, open orders are cancelled and your personal data is erased. Finished orders and reviews stay under “Deleted
        user”. This cannot be undone.
      </Text>
      <FormField label="Your password" error={errorOf('password')} required>
        <PasswordInput {...form.register('password')} autoComplete="current-password" />
      </FormField>
    </FormDialog>
  );
}
