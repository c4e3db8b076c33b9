import { Heading, Stack, Text } from '@chakra-ui/react';
import { preloadQuery } from '../../apollo/preload.ts';
import { usePageQuery } from '../../apollo/usePageQuery.ts';
import { brand } from '../../lib/texts/college.ts';
import { Facts } from '../../ui/elements/Facts.tsx';
import { PageTitle } from '../../ui/elements/PageTitle.tsx';
import { Panel } from '../../ui/elements/Panel.tsx';
import { CampusSettingsPageQuery } from './settingDocuments.ts';
import type { Setting } from './settingFields.ts';
import { SettingsForm } from './SettingsForm.tsx';

const loader = () => preloadQuery(CampusSettingsPageQuery, {}, 'cache-and-network');

/** Settings that are shown here but changed elsewhere. */
function ReadSettings({ settings }: { settings: readonly Setting[] }) {
  return (
    <Panel>
      <Facts
        facts={settings.map(({ name, title, value, source }) => [
          `${title} (${name})`,
          `${value ?? 'none'}${source === 'DEFAULT' ? ' · the default' : ''}`,
        ])}
      />
    </Panel>
  );
}

/** Page with the settings of the college. In an installation for several campuses, each changes its own here. */
function CampusSettingsPage() {
  const { data } = usePageQuery<typeof loader>();
  const { campus, file, settings } = data.campusSettings;
  const [own, others] = [settings.filter(({ isChangeable }) => isChangeable), settings.filter(({ isChangeable }) => !isChangeable)];
  return (
    <Stack gap="6">
      <PageTitle>{`Settings - ${brand}`}</PageTitle>
      <Heading as="h1" size="2xl">
        Settings
      </Heading>
      {campus === null && (
        <Text>
          The settings of this marketplace are variables of its server. Change them in the file <Text as="code">{file}</Text> where the server starts,
          and restart it.
        </Text>
      )}
      {own.length > 0 && (
        <>
          <Text>An empty field keeps the value of the installation, which is shown in it.</Text>
          <SettingsForm key={JSON.stringify(own)} settings={own} />
          <Heading as="h2" size="lg">
            Set by the installation
          </Heading>
          <Text>
            Whoever runs the installation can change these:{' '}
            <Text as="code" overflowWrap="anywhere">{`npm run campus -- set ${campus} NAME=value`}</Text>
          </Text>
        </>
      )}
      <ReadSettings settings={others} />
    </Stack>
  );
}

export const campusSettingsPage = { Component: CampusSettingsPage, loader, failure: () => 'The settings could not be loaded.' };
