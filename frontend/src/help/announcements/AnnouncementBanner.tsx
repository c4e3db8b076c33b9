import { useQuery } from '@apollo/client/react';
import { Button, chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Link, useLocation } from 'react-router-dom';
import type { CurrentAnnouncementsQuery as CurrentAnnouncementsData } from '../../gql/graphql.ts';
import { graphql } from '../../gql/documents.ts';
import { formatDateTime } from '../../lib/format/dates.ts';
import { useSocketLive } from '../../lib/connection.ts';
import { storedValue } from '../../lib/files/storage.ts';
import { keepRows, ROW_HEIGHT } from './announcementRows.ts';

const CurrentAnnouncementsQuery = graphql(`
  query CurrentAnnouncements {
    currentAnnouncements {
      id: databaseId
      title
      text
    }
    currentSeason {
      id: databaseId
      title
    }
    me {
      id: databaseId
      suspendedUntil
      decisions(first: 5) {
        nodes {
          id: databaseId
          reason
          until
          appealCode
        }
      }
    }
  }
`);

function Row({ children }: { children: ReactNode }) {
  return (
    <chakra.li
      display="flex"
      gap="3"
      px="4"
      py="2"
      minH={`${ROW_HEIGHT}px`}
      alignItems="center"
      justifyContent="center"
      bg="brand.subtle"
      borderBottomWidth="1px"
    >
      {children}
    </chakra.li>
  );
}

type Me = CurrentAnnouncementsData['me'];

/** Line that says why and until when the viewer can only read, with a link to appeal. */
function SuspensionRow({ me: { suspendedUntil, decisions } }: { me: NonNullable<Me> }) {
  const decision = decisions?.nodes.find(({ until }) => until !== null);
  return (
    <Row>
      <chakra.span fontSize="sm" minW="0" lineClamp={2} overflowWrap="anywhere">
        <b>You are suspended until {formatDateTime(suspendedUntil!)}</b> and can only read. {decision?.reason}
      </chakra.span>
      <Button asChild size="sm" minH="11" variant="outline" flexShrink="0">
        {decision?.appealCode ? <Link to={`/appeal/${decision.appealCode}`}>Appeal</Link> : <Link to="/dashboard/user/profile#safety">See why</Link>}
      </Button>
    </Row>
  );
}

const NONE: readonly string[] = [];
const isIdList = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every((id) => typeof id === 'string');
/** Ids of the announcements that were closed in this browser. */
const closed = storedValue<readonly string[]>('closedAnnouncements', NONE, isIdList);
/** Returns the key of a closed season, which is stored with the closed announcements. */
const seasonKey = (id: string) => `season:${id}`;
/** Maximum number of stored ids. */
const MOST = 50;

interface RowProps {
  announcement: { id: string; title: string; text: string };
  onClose: () => void;
}

/** Announcement of at most two lines. A tap shows the whole text, which covers the page. */
function AnnouncementRow({ announcement: { title, text }, onClose }: RowProps) {
  const [isWhole, setWhole] = useState(false);
  return (
    <Row>
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
    </Row>
  );
}

/** Link to the current season. */
function SeasonRow({ title, onClose }: { title: string; onClose: () => void }) {
  return (
    <Row>
      <chakra.span minW="0" fontSize="sm" fontWeight="bold" lineClamp={2} overflowWrap="anywhere">
        {title}
      </chakra.span>
      <Button asChild size="sm" minH="11" flexShrink="0">
        <Link to="/season">See all</Link>
      </Button>
      <Button size="sm" minH="11" variant="outline" flexShrink="0" aria-label={`Close ${title}`} onClick={onClose}>
        Close
      </Button>
    </Row>
  );
}

/** Reserves space for the shown announcements on later pages. On this page the content would move. */
function useRowsOfNextPage(count: number | undefined): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (count === undefined) return;
    const keep = () => keepRows(count);
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [count]);
  const shownOn = useRef(pathname);
  useEffect(() => {
    if (count === undefined || shownOn.current === pathname) return;
    shownOn.current = pathname;
    keepRows(count);
  }, [count, pathname]);
}

/** Returns the lines to show, without those that were closed in this browser. */
function rowsOf(data: CurrentAnnouncementsData | undefined, closedIds: readonly string[]) {
  const shown = data?.currentAnnouncements.filter(({ id }) => !closedIds.includes(id)) ?? [];
  const suspended = data?.me?.suspendedUntil ? data.me : undefined;
  const isOpen = data?.currentSeason && !closedIds.includes(seasonKey(data.currentSeason.id));
  const season = isOpen ? data.currentSeason : undefined;
  return { shown, suspended, season, count: shown.length + (suspended ? 1 : 0) + (season ? 1 : 0) };
}

/** Banner above every page: the viewer's suspension, and the current season and announcements until each is closed. */
export function AnnouncementBanner() {
  const isLive = useSocketLive();
  const { data } = useQuery(CurrentAnnouncementsQuery, { skip: !isLive, fetchPolicy: 'cache-and-network', context: { transport: 'socket' } });
  const closedIds = useSyncExternalStore(closed.subscribe, closed.get);
  const { shown, suspended, season, count } = rowsOf(data, closedIds);
  useRowsOfNextPage(data && count);
  const close = (id: string) => {
    closed.set([id, ...closedIds].slice(0, MOST));
    keepRows(count - 1);
  };
  const place = document.getElementById('announcements');
  if (!place || count === 0) return null;
  return createPortal(
    <chakra.section aria-label="Announcements" position="absolute" insetX="0" top="0">
      <chakra.ul listStyleType="none">
        {suspended && <SuspensionRow me={suspended} />}
        {season && <SeasonRow title={season.title} onClose={() => close(seasonKey(season.id))} />}
        {shown.map((announcement) => (
          <AnnouncementRow key={announcement.id} announcement={announcement} onClose={() => close(announcement.id)} />
        ))}
      </chakra.ul>
    </chakra.section>,
    place,
  );
}
