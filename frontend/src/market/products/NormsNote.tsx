import { Text } from '@chakra-ui/react';
import { hasPoints } from '../../lib/texts/points.ts';

/** Note about what happens to a listing that does not meet the norms. */
export const NormsNote = (props: { mt?: string }) => (
  <Text color="fg.muted" fontSize="sm" {...props}>
    Every listing is checked against the marketplace norms.{hasPoints && ' The third rejection within 7 days costs 20 points.'}
  </Text>
);
