import { useApolloClient, useMutation } from '@apollo/client/react';
import { Button, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { graphql } from '../gql/index.ts';
import { messages } from '../lib/messages.ts';
import { requestErrorOf } from '../lib/requestError.ts';
import { saveFile } from '../lib/saveFile.ts';
import { session } from '../session/session.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { FormField } from '../ui/FormField.tsx';
import { Panel } from '../ui/Panel.tsx';
import { PasswordInput } from '../ui/PasswordInput.tsx';
import { toast } from '../ui/toaster.ts';

const MyDataQuery = graphql(`
  query MyData {
    myData
  }
`);

const DeleteMyAccountMutation = graphql(`
  mutation DeleteMyAccount($password: String!) {
    deleteMyAccount(input: { password: $password })
  }
`);

/** Download my data, delete my account. */
export function AccountActions() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState('');
  const [deleteMyAccount, { loading }] = useMutation(DeleteMyAccountMutation);
  const download = async () => {
    try {
      const { data } = await client.query({ query: MyDataQuery, fetchPolicy: 'no-cache' });
      saveFile('campuscart-my-data.json', data!.myData, 'application/json');
    } catch {
      toast.error(messages.profileError);
    }
  };
  const remove = async () => {
    try {
      await deleteMyAccount({ variables: { password } });
      session.set(null);
      await client.clearStore();
      toast.success('Account deleted');
      await navigate('/');
    } catch (error) {
      setFailure(requestErrorOf(error).message ?? messages.profileError);
    }
  };
  return (
    <Panel>
      <Heading as="h2" size="lg" mb="2">
        Your data
      </Heading>
      <Text color="fg.muted" mb="4">
        Take everything we store about you as a file, or delete your account.
      </Text>
      <HStack wrap="wrap">
        <Button variant="outline" onClick={() => void download()}>
          Download my data
        </Button>
        <Button variant="outline" color="bad.fg" borderColor="bad.fg" onClick={() => setAsking(true)}>
          Delete my account
        </Button>
      </HStack>
      <ConfirmDialog
        open={asking}
        title="Delete your account?"
        yes="Delete my account"
        no="Keep it"
        destructive
        busy={loading}
        onYes={() => void remove()}
        onNo={() => setAsking(false)}
      >
        <Stack gap="4">
          <Text>
            Your listings are taken down, open orders are cancelled and your personal data is erased. Finished orders and reviews stay under “Deleted
            user”. This cannot be undone.
          </Text>
          <FormField label="Your password" error={failure}>
            <PasswordInput name="password" autoComplete="current-password" value={password} onChange={(event) => setPassword(event.target.value)} />
          </FormField>
        </Stack>
      </ConfirmDialog>
    </Panel>
  );
}
