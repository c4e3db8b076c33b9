import { Box, Button, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { ChatMessageFragment } from '../../../gql/graphql.ts';
import { formatTime } from '../../../lib/format/dates.ts';
import { MessagePhoto } from './MessagePhoto.tsx';
import { MessageText } from './MessageText.tsx';

interface Props {
  text: string;
  /** Photo; null if there is none, and after the sender deleted the account. */
  photo?: ChatMessageFragment['photo'];
  /** Name of the sender. */
  sender?: string;
  /** Whether an administrator removed the text and the photo. */
  removed?: boolean;
  at: string;
  own: boolean;
  /** Name of the sender above the first message of a group. */
  name?: string | undefined;
  /** Button that reports the message. */
  report?: ReactNode;
  /** Delivery state: sent, read or not sent. */
  note?: string | undefined;
  /** Actions of a message that was not sent. */
  failed?: { onRetry: () => void; onDiscard: () => void } | undefined;
}

function Content({ text, photo, sender, removed }: Pick<Props, 'text' | 'photo' | 'sender' | 'removed'>) {
  if (removed) return <Text fontStyle="italic">Removed by an administrator</Text>;
  return (
    <>
      {photo && <MessagePhoto photo={photo} alt={`Photo from ${sender ?? ''}`} />}
      {!photo && text === '' && <Text fontStyle="italic">Photo removed</Text>}
      <Text whiteSpace="pre-wrap" overflowWrap="anywhere" css={{ '& a': { textDecoration: 'underline' } }}>
        <MessageText>{text}</MessageText>
      </Text>
    </>
  );
}

const sides = {
  own: { align: 'flex-end', bg: 'chat.own', color: 'chat.ownText', borderBottomRightRadius: '1' },
  other: { align: 'flex-start', bg: 'chat.other', color: 'chat.otherText', borderBottomLeftRadius: '1' },
} as const;

/** One message: the viewer's on the right in blue, other users' on the left in green. */
export function MessageBubble({ text, photo, sender, removed, at, own, name, report, note, failed }: Props) {
  const { align, ...bubble } = sides[own ? 'own' : 'other'];
  return (
    <Box alignSelf={align} maxW="85%" minW="0" data-own={own}>
      {name && (
        <Text fontSize="sm" color="fg.muted" px="1">
          {name}
        </Text>
      )}
      <Flex align="center" justify={align}>
        <Box minW="0" px="3" py="2" borderRadius="l3" {...bubble}>
          <Content text={text} photo={photo} sender={sender} removed={removed} />
          <Text fontSize="xs" textAlign="end" mt="0.5">
            <time dateTime={at}>{formatTime(at)}</time>
          </Text>
        </Box>
        {report}
      </Flex>
      {note && (
        <Text fontSize="xs" color={failed ? 'bad.fg' : 'fg.muted'} textAlign={own ? 'end' : 'start'} px="1">
          {note}{' '}
          {failed && (
            <>
              <Button size="xs" minH="11" variant="plain" color="bad.fg" textDecoration="underline" onClick={failed.onRetry}>
                Retry
              </Button>
              <Button size="xs" minH="11" variant="plain" color="bad.fg" textDecoration="underline" onClick={failed.onDiscard}>
                Delete
              </Button>
            </>
          )}
        </Text>
      )}
    </Box>
  );
}
