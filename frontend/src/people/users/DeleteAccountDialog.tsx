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
  mutation DeleteMyAccount($password: String) {
    deleteMyAccount(input: { password: $password })
  }
`);

const schema = object({ password: text({ minLength: 1, trim: false, emptyMessage: formMessages.passwordRequired }) });
const withoutPassword = object({ password: text({ minLength: 0 }) });

interface Props {
  /** Whether to ask for the password of the account. Without a password, the user must have signed in with the college a short time ago. */
  asksPassword: boolean;
  onClose: () => void;
}

/** Dialog that deletes the viewer's account, after the viewer has proved their identity. */
export function DeleteAccountDialog({ asksPassword, onClose }: Props) {
  const navigate = useNavigate();
  const [deleteMyAccount, { client }] = useMutation(DeleteMyAccountMutation);
  const { form, locked, submit, errorOf } = useDraftForm({
    schema: asksPassword ? schema : withoutPassword,
    defaultValues: { password: '' },
    draft: 'delete-account',
    secret: ['password'],
    send: async ({ password }) => {
      await deleteMyAccount({ variables: asksPassword ? { password } : {} });
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
      error={errorOf('root') ?? (asksPassword ? undefined : errorOf('password'))}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text>
        Your listings are taken down, open orders are cancelled and your personal data is erased. Finished orders and reviews stay under “Deleted
        user”. This cannot be undone.
      </Text>
      {asksPassword ? (
        <FormField label="Your password" error={errorOf('password')} required>
          <PasswordInput {...form.register('password')} autoComplete="current-password" />
        </FormField>
      ) : (
        <Text>It is possible in the first 10 minutes after you signed in with your college.</Text>
      )}
    </FormDialog>
  );
}
