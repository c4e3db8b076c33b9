import { Box, Text } from '@chakra-ui/react';
import { lazyComponent } from '../../../ui/lazyComponent.tsx';
import type { Schedule } from './scheduleText.ts';

interface Props {
  price: number;
  schedule: Schedule;
}

/** Two lines on a phone: their place is the same before the text is there. */
const line = { fontSize: 'sm', lineHeight: '1.25rem', minH: { base: '10', md: '5' } } as const;

/** How the price of a listing falls until it must go, on a page. Its days are those of the browser, which the server does not know. */
export const ScheduleLine = lazyComponent<Props>({
  load: async () => {
    const { fullText } = await import('./scheduleText.ts');
    return ({ price, schedule }: Props) => <Text {...line}>{fullText(price, schedule)}</Text>;
  },
  fallback: () => <Box {...line} />,
});
