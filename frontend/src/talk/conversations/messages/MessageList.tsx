import { Box, Flex, Text } from '@chakra-ui/react';
import { Fragment, useEffect, useRef, type ReactNode } from 'react';
import type { MorePages } from '../../../apollo/useLoadMore.ts';
import { useOnline } from '../../../lib/connection.ts';
import type { ChatQuery } from '../../../gql/graphql.ts';
import { formatDate } from '../../../lib/format/dates.ts';
import { useViewer } from '../../../apollo/session/useViewer.ts';
import { LoadMore } from '../../../ui/buttons/LoadMore.tsx';
import { chatItems, type ChatEntry } from '../chat/chatItems.ts';
import { MessageBubble } from './MessageBubble.tsx';
import type { PendingMessage } from './outbox.ts';
import { SentMessage } from './SentMessage.tsx';

type Message = NonNullable<ChatQuery['order']>['recentMessages']['nodes'][number];

interface Props {
  /** Messages, newest first. */
  messages: readonly Message[];
  pending: readonly PendingMessage[];
  onRetry: (message: PendingMessage) => void;
  onDiscard: (message: PendingMessage) => void;
  /** State of the button for earlier messages; undefined if there are none. */
  earlier: MorePages | undefined;
  /** Returns the button that reports a message of the other side, given the message's global id. */
  report: (globalId: string) => ReactNode;
  /** Events of the chat, oldest first. */
  entries: readonly ChatEntry[];
}

const NEAR_THE_END_PX = 160;

/** Keeps the list scrolled to its end as messages arrive, unless the user has scrolled up. */
function useStickToEnd(length: number) {
  const box = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  useEffect(() => {
    const element = box.current;
    if (element && atEnd.current) element.scrollTop = element.scrollHeight;
  }, [length]);
  // The list also shrinks: an offer appears above it, or the keyboard of a phone below it.
  useEffect(() => {
    const element = box.current!;
    const observer = new ResizeObserver(() => {
      if (atEnd.current) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    // Entries between the messages change their size as well.
    observer.observe(element.firstElementChild!);
    return () => observer.disconnect();
  }, []);
  const onScroll = () => {
    const { scrollTop, scrollHeight, clientHeight } = box.current!;
    atEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_THE_END_PX;
  };
  return { box, onScroll };
}

/** List of messages and events in order, grouped by day and sender, with pending messages at the end. */
export function MessageList({ messages, pending, onRetry, onDiscard, earlier, report, entries }: Props) {
  const viewer = useViewer();
  const online = useOnline();
  const items = chatItems({ messages: messages.toReversed(), entries, hasEarlier: earlier !== undefined, dayOf: formatDate });
  const { box, onScroll } = useStickToEnd(items.length + pending.length);
  const isOwn = ({ sender }: Message) => sender.id === viewer?.id;
  const lastRead = messages.find((message) => isOwn(message) && message.readAt)?.id;
  return (
    <Box ref={box} onScroll={onScroll} role="log" aria-label="Messages" tabIndex={0} flex="1" overflowY="auto" minH="0">
      <Flex direction="column" gap="2" minH="full">
        {earlier && <LoadMore {...earlier} label="Earlier messages" />}
        {items.map(({ at, isNewDay, isFirst, entry, message }) => (
          <Fragment key={entry?.key ?? message!.id}>
            {isNewDay && (
              <Text data-part="day" alignSelf="center" fontSize="sm" color="fg.muted" pt="2">
                {formatDate(at)}
              </Text>
            )}
            {entry?.node}
            {message && (
              <SentMessage
                message={message}
                own={isOwn(message)}
                name={isFirst && !isOwn(message) ? message.sender.name : undefined}
                note={message.id === lastRead ? 'Read' : undefined}
                report={report}
              />
            )}
          </Fragment>
        ))}
        {messages.length + pending.length === 0 && (
          <Text color="fg.muted" m="auto">
            No messages yet.
          </Text>
        )}
        {pending.map((message) => (
          <MessageBubble
            key={message.key}
            text={message.text}
            at={message.at}
            own
            note={message.failure ?? (online ? 'Sending…' : 'Will be sent once you are back online')}
            failed={message.failure === null ? undefined : { onRetry: () => onRetry(message), onDiscard: () => onDiscard(message) }}
          />
        ))}
      </Flex>
    </Box>
  );
}
