import { PinInput, Text } from '@chakra-ui/react';
import type { Ref } from 'react';
import { pinInputRecipe } from '../theme/recipes.ts';

const BOXES = [0, 1, 2, 3, 4, 5];

interface Props {
  value: string;
  onChange: (code: string) => void;
  error?: string | undefined;
  /** First box, which receives the focus on an error. */
  inputRef?: Ref<HTMLInputElement>;
}

/** Six boxes of one digit each. A code that is autofilled or pasted is distributed over them, without its spaces and hyphens. */
export function CodeInput({ value, onChange, error, inputRef }: Props) {
  return (
    <PinInput.Root
      recipe={pinInputRecipe}
      otp
      type="numeric"
      placeholder=""
      count={BOXES.length}
      value={BOXES.map((at) => value[at] ?? '')}
      onValueChange={(event) => onChange(event.valueAsString)}
      sanitizeValue={(pasted) => pasted.replace(/\D/g, '')}
      invalid={Boolean(error)}
      role="group"
      aria-label="Six-digit code"
    >
      <PinInput.HiddenInput name="otp" />
      <PinInput.Control gap="2">
        {BOXES.map((index) => (
          <PinInput.Input
            key={index}
            index={index}
            ref={index === 0 ? inputRef : undefined}
            aria-label={`Digit ${index + 1}`}
            flex="1"
            minW="0"
            maxW="12"
            height="14"
            fontSize="lg"
            fontWeight="bold"
          />
        ))}
      </PinInput.Control>
      {error && (
        <Text role="alert" color="bad.fg" fontSize="sm" mt="1.5">
          {error}
        </Text>
      )}
    </PinInput.Root>
  );
}
