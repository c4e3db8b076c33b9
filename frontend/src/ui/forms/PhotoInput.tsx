import { Box, Button, HStack, Image, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { preparePhoto, unreadableBecause } from '../../lib/files/photo.ts';
import { FormError } from './FormError.tsx';
import { PhotoPicker } from './PhotoPicker.tsx';
import { useFileUrl } from './useFileUrl.ts';

interface Props {
  label: string;
  name: string;
  file: File | null;
  /** URL of the picture to show if no new file is chosen. */
  currentUrl?: string | null | undefined;
  error?: string | undefined;
  onChange: (file: File | null) => void;
}

/** Input for one picture, with a preview. Rejects files that are not pictures at once. */
export function PhotoInput({ label, name, file, currentUrl, error, onChange }: Props) {
  const [readError, setReadError] = useState('');
  const [reading, setReading] = useState(false);
  const url = useFileUrl(file);
  const preview = file ? url : currentUrl;
  const pick = async (chosen: File | undefined) => {
    if (!chosen) return;
    setReading(true);
    const photo = await preparePhoto(chosen);
    setReading(false);
    setReadError(photo ? '' : await unreadableBecause(chosen));
    if (photo) onChange(photo);
  };
  const message = readError || error;
  return (
    <Stack gap="1.5">
      <Text fontWeight="semibold" fontSize="sm">
        {label}
      </Text>
      {preview && (
        <Box width="full" maxW="sm" aspectRatio={4 / 3} borderRadius="l3" overflow="hidden" bg="bg.muted" mb="2">
          <Image src={preview} alt="Preview of the photo" width="full" height="full" objectFit="contain" />
        </Box>
      )}
      <HStack width="full" maxW="lg" align="stretch" gap="3">
        <PhotoPicker
          onPick={([chosen]) => void pick(chosen)}
          label={label}
          name={name}
          invalid={Boolean(message)}
          title={preview ? 'Another photo' : 'Add a photo'}
          hint={reading ? 'Reading…' : 'Drop it here or choose a file'}
        />
        <PhotoPicker camera onPick={([chosen]) => void pick(chosen)} label="Take a photo" title="Take a photo" hint="Camera" />
      </HStack>
      {file && (
        <Button type="button" size="sm" variant="ghost" minH="11" onClick={() => onChange(null)}>
          Remove {file.name}
        </Button>
      )}
      <FormError>{message}</FormError>
    </Stack>
  );
}
