import { useMutation } from '@apollo/client/react';
import { Button, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { preloadQuery } from '../../apollo/preload.ts';
import { usePageQuery } from '../../apollo/usePageQuery.ts';
import { graphql } from '../../gql/documents.ts';
import type { AnnouncementsQuery as Data } from '../../gql/graphql.ts';
import { brand } from '../../lib/texts/college.ts';
import { dayOf, formatDate } from '../../lib/format/dates.ts';
import { EmptyState } from '../../ui/elements/EmptyState.tsx';
import { PageTitle } from '../../ui/elements/PageTitle.tsx';
import { Panel } from '../../ui/elements/Panel.tsx';
import { Seasons } from '../../market/search/places/admin/Seasons.tsx';
import { AnnouncementForm, audiences } from './AnnouncementForm.tsx';
import { showFailure } from '../../ui/dialogs/showFailure.ts';

const AnnouncementsQuery = graphql(`
  query Announcements {
    announcements(first: 50) {
      nodes {
        id: databaseId
        title
        text
        audience
        createdAt
        until
      }
    }
    seasons(first: 20) {
      nodes {
        id: databaseId
        title
        startsAt
        endsAt
      }
    }
  }
`);

const EndAnnouncementMutation = graphql(`
  mutation EndAnnouncement($id: ID!) {
    endAnnouncement(input: { id: $id }) {
      announcement {
        id: databaseId
        until
      }
    }
  }
`);

type Announcement = Data['announcements']['nodes'][number];

const loader = () => preloadQuery(AnnouncementsQuery, {}, 'cache-and-network');

const DAY_MS = 86_400_000;
const inAWeek = () => dayOf(new Date(Date.now() + 7 * DAY_MS));
const isInFuture = (time: string) => Date.parse(time) > Date.now();
/** Returns the last day of an announcement. If it ends at midnight, this is the day before. */
const lastDay = (until: string) => new Date(new Date(until).getTime() - 1);

interface LineProps {
  announcement: Announcement;
  onEdit: () => void;
  onEnd: () => void;
}

function AnnouncementLine({ announcement: { title, text, audience, createdAt, until }, onEdit, onEnd }: LineProps) {
  const lasts = isInFuture(until);
  return (
    <Panel as="li">
      <Text fontWeight="bold" overflowWrap="anywhere">
        {title}
      </Text>
      <Text overflowWrap="anywhere" whiteSpace="pre-line">
        {text}
      </Text>
      <Text color="fg.muted" fontSize="sm">
        {audiences.find(([value]) => value === audience)?.[1]} · {formatDate(createdAt)} to {formatDate(lastDay(until).toISOString())}
        {!lasts && ' · ended'}
      </Text>
      {lasts && (
        <HStack mt="2">
          <Button size="sm" minH="11" variant="outline" aria-label={`Change ${title}`} onClick={onEdit}>
            Change
          </Button>
          <Button size="sm" minH="11" variant="outline" aria-label={`End ${title}`} onClick={onEnd}>
            End
          </Button>
        </HStack>
      )}
    </Panel>
  );
}

/** Page with the announcements of the administrators. */
function AnnouncementsPage() {
  const { data, refresh } = usePageQuery<typeof loader>();
  const [end] = useMutation(EndAnnouncementMutation);
  const [editing, setEditing] = useState<Announcement | null>(null);
  const done = () => {
    setEditing(null);
    refresh();
  };
  const endNow = async (id: string) => {
    try {
      await end({ variables: { id } });
    } catch (error) {
      showFailure(error, 'The announcement could not be ended. Please try again.');
    }
  };
  const { nodes } = data.announcements;
  return (
    <Stack gap="6">
      <PageTitle>{`Announcements - ${brand}`}</PageTitle>
      <Heading as="h1" size="2xl">
        Announcements
      </Heading>
      <Panel>
        <AnnouncementForm
          key={editing?.id}
          editing={editing}
          values={
            editing
              ? { title: editing.title, text: editing.text, audience: editing.audience, until: dayOf(lastDay(editing.until)) }
              : { title: '', text: '', audience: 'EVERYBODY', until: inAWeek() }
          }
          onDone={done}
        />
      </Panel>
      {nodes.length === 0 && (
        <EmptyState title="No announcements yet">What you announce is shown above every page, and everybody gets a notification.</EmptyState>
      )}
      <Stack as="ul" listStyleType="none" gap="3">
        {nodes.map((announcement) => (
          <AnnouncementLine
            key={announcement.id}
            announcement={announcement}
            onEdit={() => setEditing(announcement)}
            onEnd={() => void endNow(announcement.id)}
          />
        ))}
      </Stack>
      <Seasons seasons={data.seasons.nodes} onChanged={refresh} />
    </Stack>
  );
}

export const announcementsPage = { Component: AnnouncementsPage, loader, failure: () => 'The announcements could not be loaded.' };
