import { Button, Heading, HStack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { messages } from '../lib/messages.ts';
import { saveFile } from '../lib/saveFile.ts';
import { session } from '../session/session.ts';
import { Panel } from '../ui/Panel.tsx';
import { toast } from '../ui/toaster.ts';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';

/** Saves everything stored about the viewer, as one ZIP file. Throws when it cannot be read. */
async function downloadMyData(): Promise<void> {
  const response = await fetch('/my-data.zip', { headers: { authorization: session.get()?.token ?? '' } });
  if (!response.ok) throw new Error(await response.text());
  saveFile('campuscart-my-data.zip', await response.blob(), 'application/zip');
}

/** Download my data, delete my account. */
export function AccountActions() {
  const [asking, setAsking] = useState(false);
  const download = async () => {
    try {
      await downloadMyData();
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
      {asking && <DeleteAccountDialog onClose={() => setAsking(false)} />}
    </Panel>
  );
}
