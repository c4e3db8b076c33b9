import { Badge, Text } from '@chakra-ui/react';
import { pageLine } from './pageLine.ts';
import { endText, fallText, goesBy, type Schedule } from './scheduleText.ts';

export interface ScheduleLineProps {
  price: number;
  schedule: Schedule;
  /** On a card the date is a mark on the picture, unless that has another. */
  onCard?: 'marked' | 'unmarked';
}

/** In the corner of the picture without the heart; on a phone, where the picture is narrow, above the mark of a boosted listing. */
const mark = {
  position: 'absolute',
  left: '2',
  top: { sm: '2' },
  bottom: { base: '9', sm: 'auto' },
  maxW: { base: '24', sm: 'none' },
  whiteSpace: 'normal',
  lineHeight: '1.2',
  borderRadius: { base: 'l2', sm: 'full' },
  px: '2.5',
  py: '0.5',
} as const;

/** How the price of a listing falls until it must go. */
export function ScheduleLine({ price, schedule, onCard }: ScheduleLineProps) {
  const fall = fallText(price, schedule);
  if (!onCard) return <Text {...pageLine}>{[fall, endText(schedule)].filter(Boolean).join('. ')}</Text>;
  return (
    <>
      {onCard === 'marked' && (
        <Badge {...mark} bg="accent.solid" color="accent.contrast">
          {goesBy(schedule)}
        </Badge>
      )}
      <Text fontSize="xs" fontWeight="medium" truncate>
        {fall || endText(schedule)}
      </Text>
    </>
  );
}
