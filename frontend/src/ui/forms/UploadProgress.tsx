import { chakra, Stack, Text } from '@chakra-ui/react';
import { formatBytes, type Progress } from '../../lib/files/upload.ts';

/** Progress of an upload. Once all bytes are sent, it says that the server checks them. */
export function UploadProgress({ progress: { sent, total } }: { progress: Progress }) {
  const isSent = total > 0 && sent >= total;
  const words = isSent ? 'Checking…' : total > 0 ? `Sent ${formatBytes(sent)} of ${formatBytes(total)}` : 'Sending…';
  return (
    <Stack gap="1" flex="1" minW="0">
      <chakra.progress aria-label="Upload" w="full" {...(total > 0 ? { value: sent, max: total } : {})} />
      <Text fontSize="sm" color="fg.muted">
        {words}
      </Text>
    </Stack>
  );
}
