import { Badge, Text } from '@chakra-ui/react';
import { endText, fallText, goesBy, type Schedule } from './scheduleText.ts';

export interface ScheduleLineProps {
  price: number;
  schedule: Schedule;
  /** On a card the date is a mark on the picture, unless that has another. */
  onCard?: 'marked' | 'unmarked';
}

/** How the price of a listing falls until it must go. */
export function ScheduleLine({ price, schedule, onCard }: ScheduleLineProps) {
  const fall = fallText(price, schedule);
  if (!onCard) return <Text fontSize="sm">{[fall, endText(schedule)].filter(Boolean).join('. ')}</Text>;
  return (
    <>
      {onCard === 'marked' && (
        <Badge position="absolute" top="2" left="2" bg="accent.solid" color="accent.contrast" borderRadius="full" px="2.5" py="0.5">
          {goesBy(schedule)}
        </Badge>
      )}
      <Text fontSize="xs" fontWeight="medium" truncate>
        {fall || endText(schedule)}
      </Text>
    </>
  );
}
