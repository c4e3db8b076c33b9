import { Text } from '@chakra-ui/react';
import { formatDateTime } from '../../../lib/format/dates.ts';
import type { SessionUser } from '../../../apollo/session/session.ts';
import { useViewer } from '../../../apollo/session/useViewer.ts';
import { LocalTime } from '../../../ui/html/LocalTime.tsx';

interface Reserved {
  reservedUntil?: string | null;
  reservedFor?: { id: string } | null;
}

export const isReservedForOthers = ({ reservedUntil, reservedFor }: Reserved, viewer: SessionUser | null): boolean =>
  Boolean(reservedUntil) && reservedFor?.id !== viewer?.id;

/** Line that says until when a listing is reserved, and whether it is reserved for the viewer. */
export function ReservedLine({ product }: { product: Reserved & { viewerIsQueued: boolean } }) {
  const viewer = useViewer();
  if (!product.reservedUntil) return null;
  const isForOthers = isReservedForOthers(product, viewer);
  return (
    <Text fontWeight="semibold">
      Reserved{isForOthers ? '' : ' for you'} until <LocalTime iso={product.reservedUntil} format={formatDateTime} />
      {isForOthers && product.viewerIsQueued && '. We tell you when it is free.'}
    </Text>
  );
}
