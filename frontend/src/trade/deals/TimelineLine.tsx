import { chakra, Text } from '@chakra-ui/react';
import { formatTime } from '../../lib/format/dates.ts';

/** Event in one line between the messages. */
export function TimelineLine({ text, at }: { text: string; at: string }) {
  return (
    <Text
      alignSelf="center"
      maxW="85%"
      px="3"
      py="1"
      fontSize="sm"
      color="fg.muted"
      bg="bg.muted"
      borderRadius="l3"
      textAlign="center"
      textWrap="balance"
      overflowWrap="anywhere"
    >
      {text} ·{' '}
      <chakra.time dateTime={at} whiteSpace="nowrap">
        {formatTime(at)}
      </chakra.time>
    </Text>
  );
}
