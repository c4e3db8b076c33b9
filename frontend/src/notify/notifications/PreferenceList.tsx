import { chakra, Flex, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import type { NotificationSettingsQuery, UpdateNotificationSettingsInput } from '../../gql/graphql.ts';
import { Checkbox, Target } from '../../ui/forms/Checkbox.tsx';
import { groupPreferences, kindLabel } from './kinds.ts';

const channels = [
  ['inApp', 'In the app'],
  ['mail', 'By mail'],
  ['push', 'On my devices'],
] as const;

type Preference = NotificationSettingsQuery['notificationSettings']['preferences'][number];

interface RowProps {
  label: string;
  /** Preferences that a checkbox of the row changes together. */
  preferences: readonly Preference[];
  onChange: (input: UpdateNotificationSettingsInput) => void;
}

/** Row of three checkboxes. A checkbox for several kinds is indeterminate if they differ; a click then turns all of them on. */
function PreferenceRow({ label, preferences, onChange }: RowProps) {
  return (
    <Flex as="li" wrap="wrap" justify="space-between" columnGap="6">
      <Text alignContent="center">{label}</Text>
      <SimpleGrid columns={channels.length} columnGap={{ base: '2', md: '6' }} w={{ base: 'full', md: 'auto' }} lineHeight="1.2">
        {channels.map(([channel, name]) => {
          const isOn = preferences.every((preference) => preference[channel]);
          const isMixed = !isOn && preferences.some((preference) => preference[channel]);
          return (
            <Target key={channel}>
              <Checkbox
                type="checkbox"
                aria-label={`${label}: ${name}`}
                checked={isOn}
                ref={(box: HTMLInputElement | null) => {
                  if (box) box.indeterminate = isMixed;
                }}
                onChange={() => onChange({ preferences: preferences.map(({ kind }) => ({ kind, [channel]: !isOn })) })}
              />
              {name}
            </Target>
          );
        })}
      </SimpleGrid>
    </Flex>
  );
}

/** Notification preferences by group, with the single kinds collapsed below each group. */
export function PreferenceList({ preferences, onChange }: { preferences: readonly Preference[]; onChange: RowProps['onChange'] }) {
  return (
    <Stack gap="4">
      {groupPreferences(preferences).map((group) => (
        <div key={group.label}>
          <Stack as="ul" listStyleType="none">
            <PreferenceRow {...group} onChange={onChange} />
          </Stack>
          <chakra.details>
            <chakra.summary
              cursor="pointer"
              color="fg.muted"
              fontSize="sm"
              minH="11"
              alignContent="center"
              aria-label={`Choose one by one: ${group.label}`}
            >
              Choose one by one
            </chakra.summary>
            <Stack as="ul" listStyleType="none" gap="1" ps={{ base: '2', md: '6' }}>
              {group.preferences.map((preference) => (
                <PreferenceRow key={preference.kind} label={kindLabel(preference.kind)} preferences={[preference]} onChange={onChange} />
              ))}
            </Stack>
          </chakra.details>
        </div>
      ))}
    </Stack>
  );
}
