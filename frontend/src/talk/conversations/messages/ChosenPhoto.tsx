import { Button, HStack, Image } from '@chakra-ui/react';
import { UploadProgress } from '../../../ui/forms/UploadProgress.tsx';
import { useFileUrl } from '../../../ui/forms/useFileUrl.ts';
import type { Progress } from '../../../lib/files/upload.ts';

interface Props {
  file: File;
  /** Progress of the upload; undefined while the photo is not being sent. */
  progress: Progress | undefined;
  /** Removes the photo from the message and aborts its upload. */
  onRemove: () => void;
}

/** Photo of the message in the input, with the progress of its upload. */
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
