import { Button, Heading, HStack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { messages } from '../../lib/texts/messages.ts';
import { saveFile } from '../../lib/files/saveFile.ts';
import { session } from '../../apollo/session/session.ts';
import { Panel } from '../../ui/elements/Panel.tsx';
import { toast } from '../../ui/dialogs/toaster.ts';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';

/** Saves all stored data about the viewer as one ZIP file. Returns the server's message if it rejects the download. */
async function downloadMyData(): Promise<string | undefined> {
  const response = await fetch('/my-data.zip', { headers: { authorization: session.get()?.token ?? '' } });
  if (response.status === 429) return response.text();
  if (!response.ok) return messages.profileError;
  saveFile('campuscart-my-data.zip', await response.blob(), 'application/zip');
  return undefined;
}

/** Buttons to download the viewer's data and to delete the account. */
export function AccountActions({ asksPassword }: { asksPassword: boolean }) {
  const [asking, setAsking] = useState(false);
  const download = async () => {
    const rejection = await downloadMyData().catch(() => messages.profileError);
    if (rejection) toast.error(rejection);
  };
  return (
    <Panel>
      <Heading as="h2" size="lg" mb="2">
        Your data
      </Heading>
      <Text color="fg.muted" mb="4">
        Take everything we store about you as a ZIP file with your pictures, or delete your account.
      </Text>
      <HStack wrap="wrap">
        <Button variant="outline" onClick={() => void download()}>
          Download my data
        </Button>
        <Button variant="outline" color="bad.fg" borderColor="bad.fg" onClick={() => setAsking(true)}>
          Delete my account
        </Button>
      </HStack>
      {asking && <DeleteAccountDialog asksPassword={asksPassword} onClose={() => setAsking(false)} />}
    </Panel>
  );
}
