import { useMutation } from '@apollo/client/react';
import { Box, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { preloadQuery } from '../../apollo/preload.ts';
import { usePageQuery } from '../../apollo/usePageQuery.ts';
import { graphql } from '../../gql/documents.ts';
import type { NotificationSettingsQuery, UpdateNotificationSettingsInput } from '../../gql/graphql.ts';
import { brand } from '../../lib/texts/college.ts';
import { isOnline } from '../../lib/connection.ts';
import { frameMessages } from '../../lib/texts/frameMessages.ts';
import { requestErrorOf } from '../../lib/texts/requestError.ts';
import { Checkbox, Target } from '../../ui/forms/Checkbox.tsx';
import { FormError } from '../../ui/forms/FormError.tsx';
import { PageTitle } from '../../ui/elements/PageTitle.tsx';
import { Panel } from '../../ui/elements/Panel.tsx';
import { SelectInput } from '../../ui/forms/SelectInput.tsx';
import { toast } from '../../ui/dialogs/toaster.ts';
import { DevicePanel } from './DevicePanel.tsx';
import { PreferenceList } from './PreferenceList.tsx';
import { SilencePanel } from './SilencePanel.tsx';

const SettingsQuery = graphql(`
  query NotificationSettings {
    pushPublicKey
    pushSubscriptions {
      endpoint
    }
    notificationSettings {
      quietFrom
      quietUntil
      dailyMail
      weeklyMail
      preferences {
        kind
        inApp
        mail
        push
      }
    }
  }
`);

const UpdateSettings = graphql(`
  mutation UpdateNotificationSettings($input: UpdateNotificationSettingsInput!) {
    updateNotificationSettings(input: $input) {
      notificationSettings {
        quietFrom
        quietUntil
        dailyMail
        weeklyMail
        preferences {
          kind
          inApp
          mail
          push
        }
      }
    }
  }
`);

const loader = () => preloadQuery(SettingsQuery, {}, 'cache-and-network');

const hours = Array.from({ length: 24 }, (_, hour) => [hour, `${String(hour).padStart(2, '0')}:00`] as const);
type Settings = NotificationSettingsQuery['notificationSettings'];

/** Returns the settings after a change, which the page shows until the server has responded. */
function changed(settings: Settings, { preferences, quietFrom, quietUntil, dailyMail, weeklyMail }: UpdateNotificationSettingsInput): Settings {
  return {
    ...settings,
    quietFrom: quietFrom ?? settings.quietFrom,
    quietUntil: quietUntil ?? settings.quietUntil,
    dailyMail: dailyMail ?? settings.dailyMail,
    weeklyMail: weeklyMail ?? settings.weeklyMail,
    preferences: settings.preferences.map((before) => {
      const now = preferences?.find(({ kind }) => kind === before.kind);
      return { ...before, inApp: now?.inApp ?? before.inApp, mail: now?.mail ?? before.mail, push: now?.push ?? before.push };
    }),
  };
}

const textOf = (error: unknown) =>
  requestErrorOf(error).message ?? `The change could not be saved. ${isOnline() ? 'Please try again.' : frameMessages.offline}`;

/** Returns a function that saves one change at once. A change that fails is rolled back, and the error is shown until the next change. */
function useSave(settings: Settings) {
  const [update, { loading }] = useMutation(UpdateSettings);
  const [failure, setFailure] = useState<string>();
  const save = async (input: UpdateNotificationSettingsInput) => {
    setFailure(undefined);
    try {
      await update({
        variables: { input },
        optimisticResponse: {
          __typename: 'Mutation',
          updateNotificationSettings: { __typename: 'UpdateNotificationSettingsPayload', notificationSettings: changed(settings, input) },
        },
      });
    } catch (error) {
      const text = textOf(error);
      setFailure(text);
      toast.error(text);
    }
  };
  return { saving: loading, failure, save: (input: UpdateNotificationSettingsInput) => void save(input) };
}

/** Page with the notification settings of the viewer. Every change is saved at once. */
function NotificationSettingsPage() {
  const { notificationSettings: settings, pushPublicKey, pushSubscriptions } = usePageQuery<typeof loader>().data;
  const endpoints = useMemo(() => pushSubscriptions.map(({ endpoint }) => endpoint), [pushSubscriptions]);
  const { preferences, quietFrom, quietUntil, dailyMail, weeklyMail } = settings;
  const { saving, failure, save } = useSave(settings);
  return (
    <Stack gap="6" aria-busy={saving}>
      <PageTitle>{`Notification settings - ${brand}`}</PageTitle>
      <Heading as="h1" size="2xl">
        Notification settings
      </Heading>
      <FormError>{failure}</FormError>
      <DevicePanel publicKey={pushPublicKey} endpoints={endpoints} />
      <SilencePanel preferences={preferences} weeklyMail={weeklyMail} onChange={save} />
      <Panel>
        <Heading as="h2" size="lg" mb="2">
          Tell me when
        </Heading>
        <PreferenceList preferences={preferences} onChange={save} />
      </Panel>
      <Panel>
        <Target>
          <Checkbox type="checkbox" checked={dailyMail} onChange={() => save({ dailyMail: !dailyMail })} />
          One mail a day instead of one for each
        </Target>
        <Target>
          <Checkbox type="checkbox" checked={weeklyMail} onChange={() => save({ weeklyMail: !weeklyMail })} />A mail on Sunday evening with what is
          new in my saved searches and courses
        </Target>
      </Panel>
      <Panel>
        <Heading as="h2" size="lg" mb="1">
          Quiet hours
        </Heading>
        <Text color="fg.muted" mb="3">
          In these hours notifications reach neither your mailbox nor your devices. For none, choose the same hour in both.
        </Text>
        <HStack wrap="wrap" gap="3">
          <Box asChild>
            <label>
              From
              <SelectInput choices={hours} value={quietFrom} onChange={(event) => save({ quietFrom: Number(event.target.value) })} />
            </label>
          </Box>
          <Box asChild>
            <label>
              Until
              <SelectInput choices={hours} value={quietUntil} onChange={(event) => save({ quietUntil: Number(event.target.value) })} />
            </label>
          </Box>
        </HStack>
      </Panel>
    </Stack>
  );
}

export const notificationSettingsPage = {
  Component: NotificationSettingsPage,
  loader,
  failure: () => 'The settings could not be loaded.',
};
