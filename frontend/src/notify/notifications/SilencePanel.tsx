import { Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { NotificationSettingsQuery, UpdateNotificationSettingsInput } from '../../gql/graphql.ts';
import { Panel } from '../../ui/elements/Panel.tsx';

type Settings = Pick<NotificationSettingsQuery['notificationSettings'], 'preferences' | 'weeklyMail'>;

interface Props extends Settings {
  onChange: (change: UpdateNotificationSettingsInput) => void;
}

const silent = ({ preferences }: Settings): UpdateNotificationSettingsInput => ({
  preferences: preferences.map(({ kind }) => ({ kind, mail: false, push: false })),
  weeklyMail: false,
});

const unchanged = ({ preferences, weeklyMail }: Settings): UpdateNotificationSettingsInput => ({
  preferences: preferences.map(({ kind, mail, push }) => ({ kind, mail, push })),
  weeklyMail,
});

/**
 * Panel that turns off all emails and push notifications with one tap, and restores them while the page is open. The list in the app is not affected.
 */
export function SilencePanel({ preferences, weeklyMail, onChange }: Props) {
  const [before, setBefore] = useState<Settings>();
  const isSilent = !weeklyMail && preferences.every(({ mail, push }) => !mail && !push);
  const silence = () => {
    setBefore({ preferences, weeklyMail });
    onChange(silent({ preferences, weeklyMail }));
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
        <Button variant="outline" minH="11" onClick={() => onChange(unchanged(before))}>
          As it was before
        </Button>
      )}
    </Panel>
  );
}
