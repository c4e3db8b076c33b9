import { useQuery } from '@apollo/client/react';
import { Button, chakra, Text } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { graphql } from '../gql/index.ts';
import { useSocketLive } from '../lib/connection.ts';
import { storedValue } from '../lib/storage.ts';

const CurrentAnnouncementsQuery = graphql(`
  query CurrentAnnouncements {
    currentAnnouncements {
      id
      title
      text
    }
  }
`);

const NONE: readonly string[] = [];
const isIdList = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every((id) => typeof id === 'string');
/** The announcements that were closed in this browser. */
const closed = storedValue<readonly string[]>('closedAnnouncements', NONE, isIdList);
/** Most ids that are kept. */
const MOST = 50;

/** The announcements that last, above every page, until each is closed. */
export function AnnouncementBanner() {
  const isLive = useSocketLive();
  const { data } = useQuery(CurrentAnnouncementsQuery, { skip: !isLive, fetchPolicy: 'cache-and-network', context: { transport: 'socket' } });
  const closedIds = useSyncExternalStore(closed.subscribe, closed.get);
  const shown = data?.currentAnnouncements.filter(({ id }) => !closedIds.includes(id)) ?? [];
  const place = document.getElementById('announcements');
  if (!place || shown.length === 0) return null;
  return createPortal(
    <section aria-label="Announcements">
      <chakra.ul listStyleType="none">
        {shown.map(({ id, title, text }) => (
          <chakra.li
            key={id}
            display="flex"
            gap="3"
            px="4"
            py="2"
            alignItems="center"
            justifyContent="center"
            bg="brand.subtle"
            borderBottomWidth="1px"
          >
            <Text minW="0" overflowWrap="anywhere" whiteSpace="pre-line">
              <b>{title}</b> {text}
            </Text>
            <Button
              size="sm"
              minH="11"
              variant="outline"
              flexShrink="0"
              aria-label={`Close ${title}`}
              onClick={() => closed.set([id, ...closedIds].slice(0, MOST))}
            >
              Close
            </Button>
          </chakra.li>
        ))}
      </chakra.ul>
    </section>,
    place,
  );
}
