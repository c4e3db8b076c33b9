import { Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { NotificationSettingsQuery, UpdateNotificationSettingsInput } from '../../gql/graphql.ts';
import { Panel } from '../../ui/elements/Panel.tsx';

type Preferences = NotificationSettingsQuery['notificationSettings']['preferences'];

interface Props {
  preferences: Preferences;
  onChange: (change: UpdateNotificationSettingsInput) => void;
}

const silent = (preferences: Preferences) => preferences.map(({ kind }) => ({ kind, mail: false, push: false }));

/** Switches off all mails and pushes by one tap, and back to what was on while the page is open. The list in the app goes on. */
export function SilencePanel({ preferences, onChange }: Props) {
  const [before, setBefore] = useState<Preferences>();
  const isSilent = preferences.every(({ mail, push }) => !mail && !push);
  const silence = () => {
    setBefore(preferences);
    onChange({ preferences: silent(preferences) });
  };
  return (
    <Panel>
      <Text mb="3">
        {isSilent
          ? 'Nothing reaches your mailbox or your devices. The list in the app goes on.'
          : 'Too much? One tap, and only the list in the app goes on.'}
      </Text>
      {!isSilent && (
        <Button variant="outline" minH="11" onClick={silence}>
          Silence mails and devices
        </Button>
      )}
      {isSilent && before && (
        <Button variant="outline" minH="11" onClick={() => onChange({ preferences: before.map(({ kind, mail, push }) => ({ kind, mail, push })) })}>
          As it was before
        </Button>
      )}
    </Panel>
  );
}
