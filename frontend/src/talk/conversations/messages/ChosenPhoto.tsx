import { Button, HStack, Image } from '@chakra-ui/react';
import { UploadProgress } from '../../../ui/forms/UploadProgress.tsx';
import { useFileUrl } from '../../../ui/forms/useFileUrl.ts';
import type { Progress } from '../../../lib/files/upload.ts';

interface Props {
  file: File;
  /** Undefined while it is not being sent. */
  progress: Progress | undefined;
  /** Takes it out of the message, and ends its upload. */
  onRemove: () => void;
}

/** The photo of the message in the input, and how much of it was sent. */
export function ChosenPhoto({ file, progress, onRemove }: Props) {
  const url = useFileUrl(file);
  return (
    <HStack gap="3" p="2" borderWidth="1px" borderColor="border" borderRadius="l3" bg="bg.panel">
      {url && <Image src={url} alt="Photo to send" boxSize="14" objectFit="cover" borderRadius="l1" />}
      {progress && <UploadProgress progress={progress} />}
      <Button type="button" size="sm" minH="11" variant="outline" ms="auto" onClick={onRemove}>
        {progress ? 'Cancel' : 'Remove photo'}
      </Button>
    </HStack>
  );
}
