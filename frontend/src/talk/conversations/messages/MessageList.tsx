import { Flex, Text } from '@chakra-ui/react';
import { Fragment, useEffect, useRef, type ReactNode } from 'react';
import type { MorePages } from '../../../apollo/useLoadMore.ts';
import { useOnline } from '../../../lib/connection.ts';
import type { ChatQuery } from '../../../gql/graphql.ts';
import { formatDate } from '../../../lib/format/dates.ts';
import { useViewer } from '../../../apollo/session/useViewer.ts';
import { LoadMore } from '../../../ui/elements/LoadMore.tsx';
import { MessageBubble } from './MessageBubble.tsx';
import type { PendingMessage } from './outbox.ts';
import { SentMessage } from './SentMessage.tsx';

interface Props {
  /** Newest first. */
  messages: NonNullable<ChatQuery['order']>['recentMessages']['nodes'];
  pending: readonly PendingMessage[];
  onRetry: (message: PendingMessage) => void;
  onDiscard: (message: PendingMessage) => void;
  /** Undefined when there are none. */
  earlier: MorePages | undefined;
  /** The button that reports a message of the other side; takes its global id. */
  report: (globalId: string) => ReactNode;
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
  // It also gets smaller: an offer appears above it, or the keyboard of a phone below.
  useEffect(() => {
    const element = box.current!;
    const observer = new ResizeObserver(() => {
      if (atEnd.current) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const onScroll = () => {
    const { scrollTop, scrollHeight, clientHeight } = box.current!;
    atEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_THE_END_PX;
  };
  return { box, onScroll };
}

/** The messages in order, grouped by day and sender, with pending ones at the end. */
export function MessageList({ messages, pending, onRetry, onDiscard, earlier, report }: Props) {
  const viewer = useViewer();
  const online = useOnline();
  const shown = messages.toReversed();
  const { box, onScroll } = useStickToEnd(shown.length + pending.length);
  const lastRead = shown.findLast(({ sender, readAt }) => sender.id === viewer?.id && readAt)?.id;
  return (
    <Flex ref={box} onScroll={onScroll} role="log" aria-label="Messages" tabIndex={0} direction="column" gap="2" flex="1" overflowY="auto" minH="0">
      {earlier && <LoadMore {...earlier} label="Earlier messages" />}
      {shown.length + pending.length === 0 && (
        <Text color="fg.muted" m="auto">
          No messages yet.
        </Text>
      )}
      {shown.map((message, index) => {
        const before = shown[index - 1];
        const newDay = !before || formatDate(before.createdAt) !== formatDate(message.createdAt);
        const own = message.sender.id === viewer?.id;
        const name = !own && (newDay || before.sender.id !== message.sender.id) ? message.sender.name : undefined;
        return (
          <Fragment key={message.id}>
            {newDay && (
              <Text alignSelf="center" fontSize="sm" color="fg.muted" pt="2">
                {formatDate(message.createdAt)}
              </Text>
            )}
            <SentMessage message={message} own={own} name={name} note={message.id === lastRead ? 'Read' : undefined} report={report} />
          </Fragment>
        );
      })}
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
  );
}
