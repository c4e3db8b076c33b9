import { useQuery } from '@apollo/client/react';
import { Button, chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { graphql } from '../gql/index.ts';
import { useSocketLive } from '../lib/connection.ts';
import { storedValue } from '../lib/storage.ts';
import { announcementRows, ROW_HEIGHT } from './announcementRows.ts';

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

interface RowProps {
  announcement: { id: string; title: string; text: string };
  onClose: () => void;
}

/** Two lines at most; a tap shows a longer text, above the page. */
function AnnouncementRow({ announcement: { title, text }, onClose }: RowProps) {
  const [isWhole, setWhole] = useState(false);
  return (
    <chakra.li
      display="flex"
      gap="3"
      px="4"
      py="2"
      minH={ROW_HEIGHT}
      alignItems="center"
      justifyContent="center"
      bg="brand.subtle"
      borderBottomWidth="1px"
    >
      <chakra.button
        type="button"
        aria-expanded={isWhole}
        onClick={() => setWhole(!isWhole)}
        minW="0"
        minH="11"
        fontSize="sm"
        textAlign="start"
        overflowWrap="anywhere"
      >
        <chakra.span lineClamp={isWhole ? 'none' : 2} {...(isWhole && { whiteSpace: 'pre-line' })}>
          <b>{title}</b> {text}
        </chakra.span>
      </chakra.button>
      <Button size="sm" minH="11" variant="outline" flexShrink="0" aria-label={`Close ${title}`} onClick={onClose}>
        Close
      </Button>
    </chakra.li>
  );
}

/** Has pages keep a place for what is shown: from the next one on, because this one would move. */
function useRowsOfNextPage(count: number | undefined): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (count === undefined) return;
    const keep = () => announcementRows.set(count);
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [count]);
  const shownOn = useRef(pathname);
  useEffect(() => {
    if (count === undefined || shownOn.current === pathname) return;
    shownOn.current = pathname;
    announcementRows.set(count);
  }, [count, pathname]);
}

/** The announcements that last, above every page, until each is closed. */
export function AnnouncementBanner() {
  const isLive = useSocketLive();
  const { data } = useQuery(CurrentAnnouncementsQuery, { skip: !isLive, fetchPolicy: 'cache-and-network', context: { transport: 'socket' } });
  const closedIds = useSyncExternalStore(closed.subscribe, closed.get);
  const shown = data?.currentAnnouncements.filter(({ id }) => !closedIds.includes(id)) ?? [];
  useRowsOfNextPage(data && shown.length);
  const close = (id: string) => {
    closed.set([id, ...closedIds].slice(0, MOST));
    announcementRows.set(shown.length - 1);
  };
  const place = document.getElementById('announcements');
  if (!place || shown.length === 0) return null;
  return createPortal(
    <chakra.section aria-label="Announcements" position="absolute" insetX="0" top="0">
      <chakra.ul listStyleType="none">
        {shown.map((announcement) => (
          <AnnouncementRow key={announcement.id} announcement={announcement} onClose={() => close(announcement.id)} />
        ))}
      </chakra.ul>
    </chakra.section>,
    place,
  );
}
