import { Button, HStack, Input, Stack } from '@chakra-ui/react';
import { useState, type Ref } from 'react';
import { messages } from '../../../lib/texts/messages.ts';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { lazyComponent } from '../../../ui/lazyComponent.tsx';
import type { IsbnScannerProps } from './IsbnScanner.tsx';

const IsbnScanner = lazyComponent<IsbnScannerProps>({
  load: async () => (await import('./IsbnScanner.tsx')).IsbnScanner,
  message: messages.partFailed,
});

/** Whether the page may ask for a camera. */
const hasCamera = 'mediaDevices' in navigator;

interface Props {
  value: string;
  onChange: (isbn: string) => void;
  inputRef?: Ref<HTMLInputElement>;
  error: string | undefined;
}

/** Input for the ISBN of a book. The ISBN is typed, or read from the bar code with the camera. */
export function IsbnInput({ value, onChange, inputRef, error }: Props) {
  const [scanning, setScanning] = useState(false);
  return (
    <Stack gap="2">
      <FormField label="ISBN" error={error} hint="Of a book: the number at the bar code on its back">
        <HStack w="full">
          <Input ref={inputRef} value={value} inputMode="text" autoComplete="off" onChange={(event) => onChange(event.target.value)} />
          {hasCamera && !scanning && (
            <Button variant="outline" minH="11" onClick={() => setScanning(true)}>
              Scan
            </Button>
          )}
        </HStack>
      </FormField>
      {scanning && (
        <IsbnScanner
          onIsbn={(isbn) => {
            onChange(isbn);
            setScanning(false);
          }}
          onClose={() => setScanning(false)}
        />
      )}
    </Stack>
  );
}
