import { Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { inputTime, meetingChips, type DailyTime } from './meetingChips.ts';

interface Props {
  times: readonly DailyTime[];
  /** Time zone of the college. */
  timeZone: string;
  /** Chosen time, in the format of the `datetime-local` input. */
  value: string;
  onChoose: (value: string) => void;
}

/** Chips with the next usual meeting times of the college. A tap chooses one. */
export function MeetingChips({ times, timeZone, value, onChoose }: Props) {
  const [chips] = useState(() => meetingChips(times, timeZone).map(({ label, at }) => ({ label, at: inputTime(at) })));
  if (chips.length === 0) return null;
  return (
    <Flex gap="2" wrap="wrap" role="group" aria-label="Times to meet at">
      {chips.map(({ label, at }) => (
        <Button
          key={at}
          size="sm"
          minH="11"
          borderRadius="full"
          variant={at === value ? 'solid' : 'subtle'}
          aria-pressed={at === value}
          onClick={() => onChoose(at)}
        >
          {label}
        </Button>
      ))}
    </Flex>
  );
}
