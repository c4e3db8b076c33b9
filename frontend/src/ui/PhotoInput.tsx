import { Box, Button, FileUpload, HStack, Image, Stack, Text } from '@chakra-ui/react';
import { useEffect, useState, type ReactNode } from 'react';
import { formMessages } from '../lib/formMessages.ts';
import { preparePhoto } from '../lib/photo.ts';
import { FormError } from './FormError.tsx';
import { fileUploadRecipe } from './recipes.ts';

interface Props {
  label: string;
  name: string;
  file: File | null;
  /** Shown while no new file is chosen. */
  currentUrl?: string | null | undefined;
  error?: string | undefined;
  onChange: (file: File | null) => void;
}

/** An object URL of a file while the component is mounted. */
function useFileUrl(file: File | null): string | undefined {
  const [shown, setShown] = useState<{ file: File; url: string }>();
  useEffect(() => {
    if (!file) return;
    const url = URL.createObjectURL(file);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the URL lives exactly as long as the effect
    setShown({ file, url });
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return shown?.file === file ? shown?.url : undefined;
}

function Tile({ children, hint }: { children: ReactNode; hint: string }) {
  return (
    <Stack gap="0.5" align="center" textAlign="center" px="3" py="4">
      <Text fontWeight="semibold">{children}</Text>
      <Text fontSize="sm" color="fg.muted">
        {hint}
      </Text>
    </Stack>
  );
}

/** Without a label the drop zone is named by its content. */
const nameByContent = { dropzone: '' };

interface PickerProps {
  onPick: (file: File | undefined) => void;
  camera?: boolean;
  label?: string;
  name?: string;
  invalid?: boolean;
  /** The content of the drop zone. */
  title: string;
  hint: string;
}

/** A drop zone for one file, which can also be chosen or taken with the camera. Its type is found by reading it. */
function Picker({ onPick, camera, label, name, invalid, title, hint }: PickerProps) {
  return (
    <FileUpload.Root
      recipe={fileUploadRecipe}
      translations={nameByContent}
      accept="image/*"
      capture={camera ? 'environment' : undefined}
      onFileChange={({ acceptedFiles, rejectedFiles }) => onPick(acceptedFiles[0] ?? rejectedFiles[0]?.file)}
      {...(invalid ? { invalid } : {})}
      width="auto"
      flex={camera ? '0 1 auto' : '1'}
      hideFrom={camera ? 'lg' : undefined}
    >
      <FileUpload.HiddenInput name={name} {...(label ? { 'aria-label': label } : {})} tabIndex={-1} />
      <FileUpload.Dropzone minH="24" width="full" borderRadius="l3" bg="bg.subtle" borderColor={invalid ? 'bad.fg' : 'border.emphasized'} p="0">
        <Tile hint={hint}>{title}</Tile>
      </FileUpload.Dropzone>
    </FileUpload.Root>
  );
}

/** An input for one picture with a preview. Rejects files that are not pictures at once. */
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
    setReadError(photo ? '' : formMessages.photoUnreadable);
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
        <Picker
          onPick={(chosen) => void pick(chosen)}
          label={label}
          name={name}
          invalid={Boolean(message)}
          title={preview ? 'Another photo' : 'Add a photo'}
          hint={reading ? 'Reading…' : 'Drop it here or choose a file'}
        />
        <Picker camera onPick={(chosen) => void pick(chosen)} label="Take a photo" title="Take a photo" hint="Camera" />
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
