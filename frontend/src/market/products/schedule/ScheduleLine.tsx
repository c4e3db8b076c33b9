import { Box, Text } from '@chakra-ui/react';
import { lazyComponent } from '../../../ui/lazyComponent.tsx';
import type { Schedule } from './scheduleText.ts';

interface Props {
  price: number;
  schedule: Schedule;
}

/** Two lines on a phone. The space is the same before the text is loaded. */
const line = { fontSize: 'sm', lineHeight: '1.25rem', minH: { base: '10', md: '5' } } as const;

/** Price schedule of a listing on a page. Its days are in the browser's time zone, which the server does not know. */
export const ScheduleLine = lazyComponent<Props>({
  load: async () => {
    const { fullText } = await import('./scheduleText.ts');
    return ({ price, schedule }: Props) => <Text {...line}>{fullText(price, schedule)}</Text>;
  },
  fallback: () => <Box {...line} />,
});
