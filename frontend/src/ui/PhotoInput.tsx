import { Box, Button, chakra, Field, HStack, Image, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';

const MAX_BYTES = 5 * 1024 * 1024;

interface Props {
  label: string;
  name: string;
  file: File | null;
  /** Shown while no new file is chosen. */
  currentUrl?: string | null | undefined;
  error?: string | undefined;
  onChange: (file: File | null) => void;
}

/** Chooses one image file, up to 5 MB, and shows it. */
export function PhotoInput({ label, name, file, currentUrl, error, onChange }: Props) {
  const [refusal, setRefusal] = useState('');
  const [picked, setPicked] = useState<{ file: File; url: string } | null>(null);
  const preview = file && picked?.file === file ? picked.url : currentUrl;
  const id = useId();
  const choose = (chosen: File | undefined) => {
    if (!chosen) return;
    if (!chosen.type.startsWith('image/')) return setRefusal('Choose an image file.');
    if (chosen.size > MAX_BYTES) return setRefusal('The photo is larger than 5 MB. Choose a smaller one.');
    setRefusal('');
    if (picked) URL.revokeObjectURL(picked.url);
    setPicked({ file: chosen, url: URL.createObjectURL(chosen) });
    onChange(chosen);
  };
  const problem = refusal || error;
  return (
    <Field.Root invalid={Boolean(problem)}>
      <chakra.label htmlFor={id} fontWeight="semibold" fontSize="sm">
        {label}
      </chakra.label>
      {preview && (
        <Box width="full" maxW="sm" aspectRatio={4 / 3} borderRadius="l3" overflow="hidden" bg="bg.muted" mb="2">
          <Image src={preview} alt="Preview of the photo" width="full" height="full" objectFit="cover" />
        </Box>
      )}
      <HStack wrap="wrap" gap="3">
        <chakra.input
          id={id}
          name={name}
          type="file"
          accept="image/*"
          aria-invalid={problem ? true : undefined}
          onChange={(event) => choose(event.target.files?.[0])}
          maxW="full"
          fontSize="sm"
          py="2"
          css={{
            '&::file-selector-button': {
              marginInlineEnd: '12px',
              padding: '10px 16px',
              borderRadius: '10px',
              border: '1px solid',
              fontWeight: 600,
              cursor: 'pointer',
            },
          }}
        />
        {file && (
          <Button type="button" size="sm" variant="ghost" onClick={() => onChange(null)}>
            Remove
          </Button>
        )}
      </HStack>
      {file && (
        <Text fontSize="sm" color="fg.muted">
          {file.name}
        </Text>
      )}
      <Field.ErrorText role="alert">{problem}</Field.ErrorText>
    </Field.Root>
  );
}
