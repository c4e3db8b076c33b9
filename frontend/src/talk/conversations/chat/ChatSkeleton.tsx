import { Stack } from '@chakra-ui/react';
import { Skeleton } from '../../../ui/elements/Skeleton.tsx';

/** Placeholder while a chat loads. */
export function ChatSkeleton() {
  return (
    <Stack flex="1" gap="3" aria-busy="true">
      <Skeleton height="16" borderRadius="l3" />
      <Skeleton height="10" width="60%" borderRadius="l3" mt="auto" />
      <Skeleton height="10" width="70%" borderRadius="l3" alignSelf="flex-end" />
      <Skeleton height="12" borderRadius="l2" />
    </Stack>
  );
}
