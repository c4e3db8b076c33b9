import { Heading, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Panel } from '../../ui/elements/Panel.tsx';
import { ShownOnce } from '../access-tokens/ShownOnce.tsx';
import type { ScopeGroup } from '../access-tokens/scopes.ts';
import { AppForm, type RegisteredApp } from './AppForm.tsx';

interface Props {
  groups: readonly ScopeGroup[];
  /** Text about what a new app of the viewer may do at first. */
  about: string;
  onMade: () => void;
}

/** Form of a new app. After the registration it shows the client ID and the secret once. */
export function NewApp({ groups, about, onMade }: Props) {
  const [made, setMade] = useState<RegisteredApp>();
  return (
    <Panel as="section">
      <Heading as="h2" size="lg" mb="2">
        New app
      </Heading>
      <Text color="fg.muted" mb="4">
        {about}
      </Text>
      <Stack gap="4">
        <AppForm
          groups={groups}
          onMade={(app) => {
            setMade(app);
            onMade();
          }}
        />
        {made && (
          <Text overflowWrap="anywhere">
            Client ID: <code>{made.clientId}</code>
          </Text>
        )}
        {made && made.secret !== null && <ShownOnce what="client secret" secret={made.secret} />}
      </Stack>
    </Panel>
  );
}
