import { Box, Button, Text } from '@chakra-ui/react';
import { formatTime } from '../lib/format.ts';
import { MessageText } from './MessageText.tsx';

interface Props {
  text: string;
  at: string;
  own: boolean;
  /** The sender's name, at the first message of a group. */
  name?: string | undefined;
  /** The delivery state: sent, read or not sent. */
  note?: string | undefined;
  /** The actions of a message that was not sent. */
  failed?: { onRetry: () => void; onDiscard: () => void } | undefined;
}

/** One message: the viewer's on the right in blue, the other user's on the left in green. */
export function MessageBubble({ text, at, own, name, note, failed }: Props) {
  return (
    <Box alignSelf={own ? 'flex-end' : 'flex-start'} maxW="85%" minW="0" data-own={own}>
      {name && (
        <Text fontSize="sm" color="fg.muted" px="1">
          {name}
        </Text>
      )}
      <Box
        px="3"
        py="2"
        borderRadius="l3"
        bg={own ? 'chat.own' : 'chat.other'}
        color={own ? 'chat.ownText' : 'chat.otherText'}
        borderBottomRightRadius={own ? '1' : undefined}
        borderBottomLeftRadius={own ? undefined : '1'}
      >
        <Text whiteSpace="pre-wrap" overflowWrap="anywhere" css={{ '& a': { textDecoration: 'underline' } }}>
          <MessageText>{text}</MessageText>
        </Text>
        <Text fontSize="xs" textAlign="end" mt="0.5">
          <time dateTime={at}>{formatTime(at)}</time>
        </Text>
      </Box>
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
