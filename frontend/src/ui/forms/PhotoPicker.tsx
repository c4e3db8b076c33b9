import { FileUpload, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { fileUploadRecipe } from '../theme/recipes.ts';

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

/** Files of the drop zone, which stays empty because the form stores the files. */
const noFiles: File[] = [];
const MOST_AT_ONCE = 100;

/** Without a label, the content of the drop zone is its name. */
const nameByContent = { dropzone: '' };

interface Props {
  /** Called with the chosen files, whatever their types. */
  onPick: (files: File[]) => void;
  /** Whether several files can be chosen at once. */
  multiple?: boolean;
  camera?: boolean;
  label?: string;
  name?: string;
  invalid?: boolean;
  /** Text in the drop zone. */
  title: string;
  hint: string;
}

/**
 * Drop zone for pictures, which can also be chosen or taken with the camera. Files of any type are passed on, because the form checks their content.
 */
export function PhotoPicker({ onPick, multiple = false, camera, label, name, invalid, title, hint }: Props) {
  return (
    <FileUpload.Root
      recipe={fileUploadRecipe}
      translations={nameByContent}
      accept="image/*"
      capture={camera ? 'environment' : undefined}
      maxFiles={multiple ? MOST_AT_ONCE : 1}
      {...(multiple ? { acceptedFiles: noFiles } : {})}
      onFileChange={({ acceptedFiles, rejectedFiles }) => onPick([...acceptedFiles, ...rejectedFiles.map(({ file }) => file)])}
      {...(invalid ? { invalid } : {})}
      width="auto"
      flex={camera ? '0 1 auto' : '1'}
      hideFrom={camera ? 'lg' : undefined}
    >
      <FileUpload.HiddenInput name={name} {...(label ? { 'aria-label': label } : {})} tabIndex={-1} />
      <FileUpload.Dropzone
        minH="24"
        flex="1"
        width="full"
        borderRadius="l3"
        bg="bg.subtle"
        borderColor={invalid ? 'bad.fg' : 'border.emphasized'}
        p="0"
      >
        <Tile hint={hint}>{title}</Tile>
      </FileUpload.Dropzone>
    </FileUpload.Root>
  );
}
