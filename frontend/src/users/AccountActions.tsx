import { useApolloClient } from '@apollo/client/react';
import { Button, Heading, HStack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql } from '../gql/index.ts';
import { messages } from '../lib/messages.ts';
import { saveFile } from '../lib/saveFile.ts';
import { Panel } from '../ui/Panel.tsx';
import { toast } from '../ui/toaster.ts';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';

const MyDataQuery = graphql(`
  query MyData {
    myData
  }
`);

/** Download my data, delete my account. */
export function AccountActions() {
  const client = useApolloClient();
  const [asking, setAsking] = useState(false);
  const download = async () => {
    try {
      const { data } = await client.query({ query: MyDataQuery, fetchPolicy: 'no-cache' });
      saveFile('campuscart-my-data.json', data!.myData, 'application/json');
    } catch {
      toast.error(messages.profileError);
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
      {asking && <DeleteAccountDialog onClose={() => setAsking(false)} />}
    </Panel>
  );
}
