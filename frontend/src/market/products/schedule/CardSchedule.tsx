import { Badge, Text } from '@chakra-ui/react';
import type { ProductCardFragment } from '../../../gql/graphql.ts';
import { endText, fallText, goesBy } from './scheduleText.ts';

export interface CardScheduleProps {
  product: Pick<ProductCardFragment, 'price' | 'availability' | 'priceSchedule'>;
}

/** Position in the corner of the picture without the heart. */
const mark = {
  position: 'absolute',
  left: '2',
  top: '2',
  borderRadius: 'full',
  px: '2.5',
  py: '0.5',
} as const;

/** Price schedule on the card of a listing. The date is a mark on the picture, unless the picture has another mark. */
export function CardSchedule({ product: { price, availability, priceSchedule } }: CardScheduleProps) {
  if (!priceSchedule) return null;
  return (
    <>
      {availability === 'AVAILABLE' && (
        <Badge {...mark} bg="accent.solid" color="accent.contrast">
          {goesBy(priceSchedule)}
        </Badge>
      )}
      <Text fontSize="xs" fontWeight="medium" lineHeight="1rem" truncate>
        {fallText(price, priceSchedule) || endText(priceSchedule)}
      </Text>
    </>
  );
}
